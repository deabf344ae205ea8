import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { outbox } from './outbox.server.ts';

const database = await createTestDatabase();
const { sql } = database;
afterAll(() => database.close());

const app = outbox(sql);

async function keep(mail: { subject: string; text?: string; html?: string; at?: string }): Promise<string> {
  const { subject, text = 'Words', html = '<html><head></head><body>Words</body></html>', at = 'now' } = mail;
  const [row] = await sql<{ id: string }[]>`
    insert into mails (recipient, subject, text, html, language, created_at)
    values ('selam@example.org', ${subject}, ${text}, ${html}, 'en', ${at}) returning id`;
  return row!.id;
}

test('an empty outbox says so', async () => {
  expect(await (await app.request('/dev/mail')).text()).toContain('No mail yet.');
});

test('the newest mail stands first', async () => {
  await keep({ subject: 'Older', at: '2026-01-01 10:00:00Z' });
  const id = await keep({ subject: 'Newer', at: '2026-01-02 10:00:00Z' });
  const list = await (await app.request('/dev/mail')).text();
  expect(list.indexOf('Newer')).toBeLessThan(list.indexOf('Older'));
  expect(list).toContain(
    `<a href="/dev/mail/${id}"><span lang="en">Newer</span><small>selam@example.org, 2026-01-02 10:00:00 UTC`,
  );
});

test('a mail reads as text, with its links, and as HTML in a frame that runs nothing', async () => {
  const id = await keep({ subject: 'Confirm', text: 'Open https://birtu.example/a?b=1&c=2 now' });
  const page = await (await app.request(`/dev/mail/${id}`)).text();
  expect(page).toContain('<a href="https://birtu.example/a?b=1&amp;c=2">');
  expect(page).toContain(`<iframe src="/dev/mail/${id}/html"`);
  const frame = await app.request(`/dev/mail/${id}/html`);
  expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox [^;]*; default-src 'none'/);
  expect(frame.headers.get('content-security-policy')).not.toContain('allow-scripts');
  expect(await frame.text()).toContain('<base target="_blank">');
});

test('what a mail says cannot become markup of the page', async () => {
  const hostile = '<script>alert(1)</script>"\'&';
  const id = await keep({ subject: hostile, text: `${hostile} https://x.example/"><img>` });
  for (const path of ['/dev/mail', `/dev/mail/${id}`]) {
    const html = await (await app.request(path)).text();
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  }
});

test('the policy allows the page’s own style and nothing inline beside it', async () => {
  const answer = await app.request('/dev/mail');
  const policy = answer.headers.get('content-security-policy')!;
  expect(policy).toMatch(/style-src 'sha256-[\w+/=]+'/);
  expect(policy).not.toContain('unsafe-inline');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an unknown mail is not found', async () => {
  for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000'])
    expect((await app.request(`/dev/mail/${id}`)).status).toBe(404);
});
