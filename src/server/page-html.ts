/** A page as it is kept: late-starting, with all that its Content-Security-Policy must allow. */
export interface LatePage {
  readonly html: string;
  /** The text of every inline script that may run, including the one that the boot script puts back. */
  readonly inlineScripts: readonly string[];
  /** False when the framework's start script was not where it is expected: the page then starts at once. */
  readonly late: boolean;
}

const bootScript = /<script id="boot"([\s\S]*?<\/script>)/;
const headStart = /<head>(?:<meta charSet="utf-8"\/>)?/;
const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Makes the application's start script inert and takes its preloads out of the head, so that HTML, style sheet and the
 * boot script are all that a reader waits for. The boot script puts both back (src/app/boot.ts); it stands first, as a
 * script behind a style sheet waits for it.
 */
export function startLate(html: string): LatePage {
  const start = startScript.exec(html)?.[1];
  const boot = bootScript.exec(html)?.[1];
  const hrefs = [...html.matchAll(preloads)].map((match) => match[1]);
  const page =
    start === undefined || boot === undefined
      ? html
      : html
          .replace(preloads, '')
          .replace(bootScript, '')
          .replace(headStart, (head) => `${head}<script id="boot" data-preload="${hrefs.join(' ')}"${boot}`)
          .replace(startScript, () => `<script type="text/plain" id="app-start">${start}</script>`);
  const inlineScripts = [...page.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !/type="application\/ld\+json"/.test(attributes))
    .map(([, , text = '']) => text);
  return { html: page, inlineScripts, late: page !== html };
}

/** The policy of one page; `hashes` are base64 SHA-256 digests of its inline scripts. */
export function contentSecurityPolicy(hashes: readonly string[]): string {
  const scripts = ["'self'", ...new Set(hashes.map((hash) => `'sha256-${hash}'`))].join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
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
