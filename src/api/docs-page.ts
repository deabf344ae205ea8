/** Where the viewer's script and style sheet are served: `scripts/build.ts` lays them there. */
const viewer = '/api-docs';

/** Dark where the reader has chosen it on the site's pages, and light otherwise, as they are. */
const start = `
document.documentElement.classList.toggle('dark-mode', localStorage.getItem('birtu-theme') === 'dark');
addEventListener('load', () =>
  SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#documentation',
    deepLinking: true,
    defaultModelsExpandDepth: -1,
    validatorUrl: null,
  }),
);`;

/** The API's documentation as a whole page: Swagger UI from this origin reads the same document as programs do. */
export const docsPage = (publicUrl: string): string => `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API · Birtu</title>
    <meta
      name="description"
      content="Plans, exercises, foods and articles of Birtu as JSON, public to read, and a member’s own records."
    />
    <link rel="canonical" href="${publicUrl}/api/docs" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${viewer}/swagger-ui.css" />
    <script>${start}</script>
    <script src="${viewer}/swagger-ui-bundle.js" defer></script>
  </head>
  <body style="margin: 0">
    <div class="swagger-ui">
      <header class="wrapper" style="padding-block: 12px">
        <a href="/" class="link" style="text-decoration: underline">Birtu</a> · <a href="/api/openapi.json" class="link" style="text-decoration: underline">The document for programs</a>
        (OpenAPI 3.1), all that there is without scripts
      </header>
      <div id="documentation"></div>
    </div>
  </body>
</html>
`;
