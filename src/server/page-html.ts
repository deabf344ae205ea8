interface Words {
  /** In whose place it is. */
  readonly file: string;
  readonly script: string;
}

/** A page as it is kept: late-starting, with all that its Content-Security-Policy must allow. */
export interface LatePage {
  readonly html: string;
  /** The text of every inline script that may run, including the one that the boot script puts back. */
  readonly inlineScripts: readonly string[];
  /** The text of every style sheet that stands in it. */
  readonly inlineStyles: readonly string[];
  /** What the page speaks, as data, for whoever has no files of words (src/app/entry.server.tsx). */
  readonly words: readonly Words[];
  /** False when the framework's start script was not where it is expected: the page then starts at once. */
  readonly late: boolean;
  /** A member's own document, which asks the API itself (src/app/early.ts). */
  readonly own: boolean;
}

const bootScript = /<script id="boot"([\s\S]*?<\/script>)/;
const headStart = /<head>(?:<meta charSet="utf-8"\/>)?/;
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const entryImport = /import\("([^"]+)"\)/;
const routeImports = /import \* as route\d+ from "([^"]+)"/g;
const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const wordScript = /<script type="application\/json" data-words="[^"]*" data-file="([^"]*)">[^<]*<\/script>/g;
const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Makes the application's start script inert and takes its preloads out of the head, so that HTML, style sheet and the
 * boot script are all that a reader waits for. The boot script puts both back (src/app/boot.ts); it stands first, as a
 * script behind a style sheet waits for it.
 */
export function startLate(rendered: string): LatePage {
  const words = [...rendered.matchAll(wordScript)].map(([script, file = '']) => ({ file, script }));
  const html = rendered.replace(wordScript, '');
  const start = startScript.exec(html)?.[1];
  const boot = bootScript.exec(html)?.[1];
  const entry = entryImport.exec(start ?? '')?.[1];
  // In the order in which they are run: a route behind what it imports, and last the entry, which the boot script leaves out.
  const routes = new Set([...(start ?? '').matchAll(routeImports)].map(([, href]) => href));
  const turn = (href = '') => (href === entry ? 2 : Number(routes.has(href)));
  const hrefs = [...html.matchAll(preloads)].map(([, href]) => href).toSorted((a, b) => turn(a) - turn(b));
  const page =
    start === undefined || boot === undefined || entry === undefined
      ? html
      : html
          .replace(preloads, '')
          .replace(bootScript, '')
          .replace(headStart, (head) => `${head}<script id="boot" data-preload="${hrefs.join(' ')}"${boot}`)
          .replace(startScript, () => `<script type="text/plain" id="app-start">${start}</script>`);
  return {
    html: page,
    inlineScripts: scriptsIn(page),
    inlineStyles: [],
    words,
    late: page !== html,
    own: ownDocument.test(page),
  };
}

const scriptsIn = (html: string) =>
  [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text);

const ownDocument = /<script id="boot"[^>]* data-reads="/;
const styleSheet = /<link rel="stylesheet" href="([^"#]+)(#?)"([^>]*)\/>/g;
const routeList = /import "(\/assets\/manifest-[^"]+)";/;

/**
 * A page for whoever has none of its files yet: its style sheets stand in it, and in a member's own document, which runs at
 * once, its words and the list of routes as well. They cross the line while the browser would wait for the first of them.
 *
 * @param textOf the text of a file of the build
 * @returns null for a page that starts at once
 */
export function withFirstFiles(
  page: LatePage,
  textOf: (path: string) => string | undefined,
): LatePage | null {
  if (!page.late) return null;
  const inlineStyles: string[] = [];
  const html = page.html.replace(styleSheet, (link, path: string, mark: string, attributes: string) => {
    const text = textOf(path);
    if (text === undefined) return link;
    inlineStyles.push(text);
    // Neither the framework nor the loader of later parts, which goes without the mark, shall fetch what is here.
    const known = (mark ? ['', mark] : ['']).map(
      (each) => `<link rel="stylesheet" href="${path}${each}"${attributes} disabled=""/>`,
    );
    return `<style>${text}</style>${known.join('')}`;
  });
  if (inlineStyles.length === 0) return null;
  const whole = page.own ? withWordsAndRoutes(html, page.words, textOf) : html;
  return { ...page, html: whole, inlineScripts: scriptsIn(whole), inlineStyles };
}

const withWordsAndRoutes = (
  html: string,
  words: readonly Words[],
  textOf: (path: string) => string | undefined,
): string =>
  withoutPreloads(
    withRoutes(html, textOf),
    words.map(({ file }) => file),
  ).replace('</body>', () => `${words.map(({ script }) => script).join('')}</body>`);

/** The list of routes stands where it was imported; the framework names its file once more as it starts, and finds it. */
function withRoutes(html: string, textOf: (path: string) => string | undefined): string {
  const [imported = '', list = ''] = routeList.exec(html) ?? [];
  const routes = textOf(list);
  if (routes === undefined) return html;
  return withoutPreloads(html, [list])
    .replace(imported, () => routes)
    .replace('</head>', `<link rel="modulepreload" href="${list}" media="not all"/></head>`);
}

const withoutPreloads = (html: string, files: readonly string[]) =>
  html.replace(/(?<= data-preload=")[^"]*/, (named) =>
    named
      .split(' ')
      .filter((file) => !files.includes(file))
      .join(' '),
  );

/** The policy of one page, by the base64 SHA-256 digests of its inline scripts and style sheets. */
export function contentSecurityPolicy(scripts: readonly string[], styles: readonly string[] = []): string {
  const allowed = (hashes: readonly string[]) =>
    ["'self'", ...new Set(hashes.map((hash) => `'sha256-${hash}'`))].join(' ');
  return [
    "default-src 'none'",
    `script-src ${allowed(scripts)}`,
    `style-src ${allowed(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
