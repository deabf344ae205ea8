import { expect, test } from 'vitest';
import { contentSecurityPolicy, startLate } from './page-html.ts';

const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<script>boot()</script></head><body><script type="application/ld+json">{"@type":"Diet"}</script>' +
  '<script type="module" async="">import "/assets/a.js";</script><script>data("$&")</script></body></html>';

test('the start script becomes inert, and carries the preloads that leave the head', () => {
  const { html, late } = startLate(page);
  expect(late).toBe(true);
  expect(html).not.toContain('modulepreload');
  expect(html).toContain(
    '<script type="text/plain" id="app-start" data-preload="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
  );
});

test('every script that may run is named, the inert one too, and data is not', () => {
  expect(startLate(page).inlineScripts).toEqual(['boot()', 'import "/assets/a.js";', 'data("$&")']);
});

test('a page without the framework’s start script stays as it is', () => {
  const html = '<html><head></head><body><script>boot()</script></body></html>';
  expect(startLate(html)).toEqual({ html, inlineScripts: ['boot()'], late: false });
});

test('the policy allows the page’s own scripts and nothing inline beside them', () => {
  const policy = contentSecurityPolicy(['YQ==', 'YQ==', 'Yg==']);
  expect(policy).toContain("script-src 'self' 'sha256-YQ==' 'sha256-Yg==';");
  expect(policy).toContain("default-src 'none'");
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
});
