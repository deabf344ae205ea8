import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailWords } from '#content/mails.ts';
import { languages } from '#src/lib/language.ts';
import { renderMail, type MailKind, type MailValues } from './mail-layout.ts';

const values = {
  name: 'Selam',
  link: 'https://birtu.example/auth/v1/verify?token=a&type=signup',
  minutes: 60,
};

/** What a reader of the HTML sees, without the link hint that only HTML needs. */
function visible(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

const everything: MailValues[MailKind] & Record<string, string | number> = {
  ...values,
  code: '047311',
  email: 'new@birtu.test',
  factor: 'My phone',
  left: 9,
  days: 3,
  provider: 'Google',
  date: 'Saturday, 28 November 2026',
  subject: 'My knees',
  reply: 'Rest a week.',
  original: 'They hurt.',
  off: 'https://birtu.example/reminders/off?token=a',
  from: 'Hidar 8',
  to: 'Hidar 14',
  workouts: 3,
  minutes: 95,
  meals: 4,
  messages: 3,
  weighed: 1,
  fast: 'Fast of Nineveh',
};

describe.each(Object.keys(mailWords) as MailKind[])('%s', (kind) => {
  test.each(languages)('%s: its text says all that its HTML says, with every value filled in', (language) => {
    const mail = renderMail(kind, language, everything as MailValues[typeof kind]);
    for (const part of [mail.subject, mail.text, mail.html.replace(/<style>.*<\/style>/s, '')])
      expect(part).not.toMatch(/\{\w+\}/);
    const unshown = ['', '--', everything['off']];
    for (const line of mail.text.split('\n').filter((text) => !unshown.includes(text)))
      expect(visible(mail.html)).toContain(line.replace(/^> /, ''));
  });
});

test('a code stands alone on its line, large in HTML, and in the subject', () => {
  const mail = renderMail('reset-code', 'en', { ...values, code: '047311' });
  expect(mail.text.split('\n')).toContain('047311');
  expect(mail.subject).toContain('047311');
  expect(mail.html).toMatch(/<p class="code"[^>]*>047311<\/p>/);
});

describe('a reply to a message', () => {
  const typed = {
    reply: 'Rest a week,\nthen {name} < 3 & walk.',
    original: 'Hello,\r\n\n<b>my knees</b>\n{reply}',
  };
  const reply = (subject: string) => renderMail('feedback-reply', 'en', { ...values, ...typed, subject });

  test('says line by line what staff wrote, and quotes the message line by line, each as it was typed', () => {
    const { text, html } = reply('Knees');
    expect(text).toContain('\n\nRest a week,\nthen {name} < 3 & walk.\n\n');
    expect(text).toContain('\n\n> Hello,\n> \n> <b>my knees</b>\n> {reply}\n\n');
    expect(html).toContain('Rest a week,<br>\nthen {name} &lt; 3 &amp; walk.');
    expect(html).toMatch(
      /<blockquote[^>]*>Hello,<br>\n<br>\n&lt;b&gt;my knees&lt;\/b&gt;<br>\n\{reply\}<\/blockquote>/,
    );
  });

  test('has one line of subject, whatever the sender typed into theirs', () => {
    expect(reply('Knees\r\nBcc: everyone@birtu.test').subject).toBe(
      'Birtu answers: Knees Bcc: everyone@birtu.test',
    );
  });
});

test.each(languages)('%s: whatever the text says, the HTML says too', (language) => {
  const mail = renderMail('confirm-signup', language, values);
  const seen = visible(mail.html);
  const lines = mail.text.split('\n').filter((line) => line !== '' && line !== '--');
  for (const line of lines) expect(seen).toContain(line);
  expect(mail.text).toContain(values.link);
  expect(mail.text).toContain('60');
  expect(mail.html).toContain(`<html lang="${language}">`);
});

test('no placeholder is left, and the languages differ', () => {
  const [en, am] = languages.map((language) => renderMail('confirm-signup', language, values));
  for (const part of [en, am].flatMap((mail) => [mail!.subject, mail!.text]))
    expect(part).not.toMatch(/\{\w+\}/);
  expect(en!.subject).toBe('Confirm your e-mail for Birtu');
  expect(am!.subject).toMatch(/^[\u1200-\u137f ]+$/);
  expect(am!.text).toContain('ሰላም Selam፣');
});

test('a value cannot become markup', () => {
  const hostile = { ...values, name: `<b onclick="x">'&`, link: `https://birtu.example/?a="><script>` };
  const { html, text } = renderMail('confirm-signup', 'en', hostile);
  expect(html).toContain('Hello &lt;b onclick=&quot;x&quot;&gt;&#39;&amp;,');
  expect(html).not.toContain('<script>');
  expect(text).toContain(`Hello <b onclick="x">'&,`);
});

test('any name keeps the same elements', () => {
  const elements = (html: string) => html.match(/<[a-z][^>]*>/g);
  const expected = elements(renderMail('confirm-signup', 'am', values).html);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(elements(renderMail('confirm-signup', 'am', { ...values, name }).html)).toEqual(expected);
    }),
  );
});

test('a value in braces is not filled a second time', () => {
  const { text } = renderMail('confirm-signup', 'en', { ...values, name: '{link}' });
  expect(text).toContain('Hello {link},');
});
