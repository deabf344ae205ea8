import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Sql } from './database.server.ts';
import { escapeHtml } from './mail-layout.ts';

interface OutboxMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  readonly at: string;
}

const maxShown = 100;

const css = `
:root { color-scheme: light dark; --paper: #FBF7F0; --card: #FFFFFF; --ink: #211A15; --soft: #5E5349; --green: #1B6A47; --edge: #D9CFC0 }
@media (prefers-color-scheme: dark) { :root { --paper: #14110E; --card: #1E1A16; --ink: #F4EDE2; --soft: #B9AC9C; --green: #6FC79B; --edge: #3A332C } }
body { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
h1, h2 { font: 600 1.6rem/1.3 ui-serif, "Noto Serif", "Noto Serif Ethiopic", Georgia, serif; overflow-wrap: anywhere }
h2 { font-size: 1.25rem }
a { color: var(--green) }
p, small { color: var(--soft) }
ul { list-style: none; padding: 0; border-top: 1px solid var(--edge) }
li { border-bottom: 1px solid var(--edge) }
li a { display: block; padding: .75rem 0; overflow-wrap: anywhere }
li small { display: block }
iframe { display: block; width: 100%; height: 46rem; border: 1px solid var(--edge); border-radius: 12px; background: var(--card) }
pre { padding: 1rem; border: 1px solid var(--edge); border-radius: 12px; background: var(--card); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`;

const styleHash = createHash('sha256').update(css).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** A mail's styles stand on its elements; it has no scripts, and could run none. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * `/dev/mail`: every mail, newest first, to read while trying the product out. Never to be mounted in production.
 * Each answer brings its own Content-Security-Policy.
 */
export function outbox(sql: Sql): Hono {
  const app = new Hono();
  app.get('/dev/mail', async (c) => answer(c.req.method, listPage(await newest(sql)), pagePolicy));
  app.get('/dev/mail/:id', async (c) => {
    const mail = await find(sql, c.req.param('id'));
    return mail ? answer(c.req.method, mailPage(mail), pagePolicy) : c.text('No such mail.', 404);
  });
  app.get('/dev/mail/:id/html', async (c) => {
    const mail = await find(sql, c.req.param('id'));
    return mail ? answer(c.req.method, inFrame(mail.html), mailPolicy) : c.text('No such mail.', 404);
  });
  return app;
}

function answer(method: string, html: string, policy: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  };
  return new Response(method === 'HEAD' ? null : html, { headers });
}

const columns = (sql: Sql) =>
  sql`id, recipient, coalesce(nullif(subject, ''), 'Text message') as subject, text, html, language, to_char(created_at, 'YYYY-MM-DD HH24:MI:SS') as at`;

function newest(sql: Sql): Promise<OutboxMail[]> {
  return sql<OutboxMail[]>`
    select ${columns(sql)} from mails where recipient <> '' order by created_at desc, id desc limit ${maxShown}`;
}

async function find(sql: Sql, id: string): Promise<OutboxMail | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [mail] = await sql<OutboxMail[]>`select ${columns(sql)} from mails where id = ${id}`;
  return mail;
}

function page(title: string, body: string, language = 'en'): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body>
<main>
<h1 lang="${escapeHtml(language)}">${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

function listPage(mails: readonly OutboxMail[]): string {
  const item = ({ id, subject, recipient, language, at }: OutboxMail) =>
    `<li><a href="/dev/mail/${id}"><span lang="${escapeHtml(language)}">${escapeHtml(subject)}</span><small>${escapeHtml(recipient)}, ${at} UTC</small></a></li>`;
  const list = mails.length > 0 ? `<ul>\n${mails.map(item).join('\n')}\n</ul>` : '<p>No mail yet.</p>';
  return page('Outbox', `<p>Mails and text messages of this local trial, newest first.</p>\n${list}`);
}

function mailPage(mail: OutboxMail): string {
  const { id, subject, recipient, at, text, html, language } = mail;
  const head = `<p><a href="/dev/mail">All mails</a></p>\n<p>To ${escapeHtml(recipient)}, ${at} UTC</p>`;
  if (text === '')
    return page(
      subject,
      `${head}\n<p>This was handed to the server that sends it, and its words forgotten.</p>`,
      language,
    );
  return page(
    subject,
    `${head}
${html === '' ? '' : frameOf(id)}<pre lang="${escapeHtml(language)}">${withLinks(text)}</pre>`,
    language,
  );
}

const frameOf = (
  id: string,
): string => `<iframe src="/dev/mail/${id}/html" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As plain text</h2>
`;

/** Links leave the frame, as they leave a mail program. */
function inFrame(html: string): string {
  return html.replace('<head>', '<head>\n<base target="_blank">');
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
}
