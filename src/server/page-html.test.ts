import { expect, test } from 'vitest';
import { contentSecurityPolicy, startLate, withFirstFiles } from './page-html.ts';

const page =
  '<html><head><meta charSet="utf-8"/><link rel="modulepreload" href="/assets/a.js"/>' +
  '<link rel="modulepreload" href="/assets/b.js"/><link rel="stylesheet" href="/assets/c.css"/>' +
  '<script id="boot">boot("$&")</script></head><body><script type="application/ld+json">{"@type":"Diet"}</script>' +
  '<script type="module" async="">import("/assets/a.js");</script><script>data("$&")</script></body></html>';

test('the start script becomes inert, and the boot script carries the preloads that leave the head', () => {
  const { html, late } = startLate(page);
  expect(late).toBe(true);
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('<script type="text/plain" id="app-start">import("/assets/a.js");</script>');
});

test('the entry is asked for last: it is small, and runs when all others are there', () => {
  const withEntry = page.replace('import("/assets/a.js");', 'import "/assets/b.js";import("/assets/a.js");');
  expect(startLate(withEntry).html).toContain('data-preload="/assets/b.js /assets/a.js"');
});

test('a route is run behind what it imports, and so asked for behind it', () => {
  const start = 'import * as route0 from "/assets/a.js";import("/assets/c.js");';
  const withRoutes = page
    .replace('import("/assets/a.js");', start)
    .replace(
      '<link rel="stylesheet"',
      '<link rel="modulepreload" href="/assets/c.js"/><link rel="stylesheet"',
    );
  expect(startLate(withRoutes).html).toContain('data-preload="/assets/b.js /assets/a.js /assets/c.js"');
});

test('a page whose entry is not found starts at once: the boot script would run it before its routes', () => {
  const withoutEntry = page.replace('import("/assets/a.js");', 'import "/assets/a.js";');
  expect(startLate(withoutEntry)).toMatchObject({ html: withoutEntry, late: false });
});

test('the boot script stands before the style sheet, which it would wait for', () => {
  expect(startLate(page).html).toContain(
    '<head><meta charSet="utf-8"/><script id="boot" data-preload="/assets/b.js /assets/a.js">boot("$&")</script>' +
      '<link rel="stylesheet"',
  );
});

test('every script that may run is named, the inert one too, and data is not', () => {
  expect(startLate(page).inlineScripts).toEqual(['boot("$&")', 'import("/assets/a.js");', 'data("$&")']);
});

test.each([
  ['the framework’s start script', '<script id="boot">boot()</script>', 'boot()'],
  [
    'the boot script',
    '<script type="module" async="">import("/assets/a.js");</script>',
    'import("/assets/a.js");',
  ],
])('a page without %s stays as it is', (_what, script, text) => {
  const html = `<html><head></head><body>${script}</body></html>`;
  const expected = { html, inlineScripts: [text], inlineStyles: [], words: [], late: false, own: false };
  expect(startLate(html)).toEqual(expected);
});

const own =
  '<html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/a.js"/>' +
  '<link rel="modulepreload" href="/assets/words.js"/><script id="boot" data-reads="/api/today">boot()</script>' +
  '<link rel="stylesheet" href="/assets/c.css" data-precedence="default"/><link rel="stylesheet" href="/assets/d.css#"/>' +
  '<link rel="stylesheet" href="/assets/unknown.css"/></head><body>' +
  '<script type="module" async="">import "/assets/manifest-1.js";import("/assets/a.js");</script>' +
  '<script type="application/json" data-words="am/today" data-file="/assets/words.js">{"$&":"ዛሬ"}</script></body></html>';

const files: Readonly<Record<string, string>> = {
  '/assets/c.css': 'p{color:red}',
  '/assets/d.css': 'p::after{content:"$&"}',
  '/assets/manifest-1.js': 'list={"$&":1};',
};
const textOf = (path: string) => files[path];

test('a member’s document holds its styles and its routes for whoever has none of its files yet', () => {
  const first = withFirstFiles(startLate(own), textOf);
  expect(first?.html).toBe(
    '<html><head><script id="boot" data-preload="/assets/a.js" data-reads="/api/today">boot()</script>' +
      '<style>p{color:red}</style><link rel="stylesheet" href="/assets/c.css" data-precedence="default" disabled=""/>' +
      '<style>p::after{content:"$&"}</style><link rel="stylesheet" href="/assets/d.css" disabled=""/>' +
      '<link rel="stylesheet" href="/assets/d.css#" disabled=""/><link rel="stylesheet" href="/assets/unknown.css"/>' +
      '<link rel="modulepreload" href="/assets/manifest-1.js" media="not all"/></head><body>' +
      '<script type="text/plain" id="app-start">list={"$&":1};import("/assets/a.js");</script>' +
      '<script type="application/json" data-words="am/today" data-file="/assets/words.js">{"$&":"ዛሬ"}</script></body></html>',
  );
  expect(first?.inlineStyles).toEqual(['p{color:red}', 'p::after{content:"$&"}']);
  expect(first?.inlineScripts).toEqual(['boot()', 'list={"$&":1};import("/assets/a.js");']);
});

test('whoever has its files gets it without them', () => {
  const { html } = startLate(own);
  expect(html).not.toContain('data-words');
  expect(html).toContain('data-preload="/assets/manifest-1.js /assets/words.js /assets/a.js"');
});

test('any other page holds its styles alone: its reader waits for no application', () => {
  const first = withFirstFiles(startLate(page), textOf);
  expect(first?.html).toContain(
    '<style>p{color:red}</style><link rel="stylesheet" href="/assets/c.css" disabled=""/>',
  );
  expect(first?.html).toContain('data-preload="/assets/b.js /assets/a.js"');
  expect(first?.inlineStyles).toEqual(['p{color:red}']);
});

test.each([
  ['starts at once', '<html><head><link rel="stylesheet" href="/assets/c.css"/></head></html>'],
  ['has none of the build’s styles', page.replace('c.css', 'unknown.css')],
])('a page that %s stays as it is', (_what, html) => {
  expect(withFirstFiles(startLate(html), textOf)).toBeNull();
});

test('styles that stand in a page are allowed by what they are, and no others', () => {
  expect(contentSecurityPolicy([], ['YQ=='])).toContain("style-src 'self' 'sha256-YQ==';");
  expect(contentSecurityPolicy([])).toContain("style-src 'self';");
});

test('the policy allows the page’s own scripts and nothing inline beside them', () => {
  const policy = contentSecurityPolicy(['YQ==', 'YQ==', 'Yg==']);
  expect(policy).toContain("script-src 'self' 'sha256-YQ==' 'sha256-Yg==';");
  expect(policy).toContain("default-src 'none'");
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
});
