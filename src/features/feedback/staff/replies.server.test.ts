import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mails } from '#db/schema.ts';
import { openFeedbackStage, type FeedbackStage, type StaffMember } from '#test/feedback-stage.ts';
import { plainTextOf } from '#test/mail-server.ts';
import { maxReplyLength } from './kinds.ts';
import { staffFeedbackSchema } from './schema.ts';

let stage: FeedbackStage;
let hana: StaffMember;
let dawit: StaffMember;

beforeAll(async () => {
  stage = await openFeedbackStage();
  hana = await stage.member('Hana Girma');
  dawit = await stage.member('Dawit Alemu');
});
afterAll(() => stage.close());

describe('a reply', () => {
  const mailsTo = (recipient: string) =>
    stage.mailServer.received.filter(({ recipients }) => recipients.includes(recipient));
  const arrived = async (recipient: string, count = 1) => {
    await expect.poll(() => mailsTo(recipient).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
    return mailsTo(recipient);
  };
  const reply = (given: object = {}) => ({
    message: 'Begin with a walk.\nThen rest.',
    language: 'en',
    replies: 0,
    ...given,
  });

  test('goes out by mail in the chosen language with the message below it, and is kept', async () => {
    const email = 'sender@mail.test';
    const id = await stage.storedOne({ email, language: 'am', subject: 'ዕቅድ', content: 'ሰላም\nእንዴት ልጀምር?' });
    const answer = await hana.call(
      'POST',
      `/feedback/${id}/replies`,
      reply({ language: 'am', resolve: true }),
    );
    expect(answer.status).toBe(201);
    const kept = staffFeedbackSchema.parse(await answer.json());
    expect(kept).toMatchObject({
      reply_message: reply().message,
      replied_by: 'Hana Girma',
      replies: 1,
      is_resolved: true,
      resolved_by: 'Hana Girma',
    });
    expect(kept.replied_at).not.toBeNull();
    const [mail] = await arrived(email);
    const text = plainTextOf(mail!).replaceAll('\r\n', '\n');
    expect(text).toContain('ሰላም Selam Tesfaye፣');
    expect(text).toContain('Begin with a walk.\nThen rest.');
    expect(text).toContain('> ሰላም\n> እንዴት ልጀምር?');
    expect(text).toContain('http://birtu.test/am/contact');
    const name = 'Selam Tesfaye';
    expect(await stage.logOf(id)).toMatchObject([
      { action: 'reply', before: { name, replyMessage: null }, after: { replyMessage: reply().message } },
      { action: 'resolve', after: { name, isResolved: true } },
    ]);
  });

  test('of two at once goes out only once, and the other writer is told what was sent', async () => {
    const email = 'raced@mail.test';
    const id = await stage.storedOne({ email });
    const answers = await Promise.all(
      [hana, dawit].map(({ call }, index) =>
        call('POST', `/feedback/${id}/replies`, reply({ message: `Reply ${index}` })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const bodies = await Promise.all(answers.map((each) => each.json() as Promise<Record<string, unknown>>));
    const refused = bodies.find(({ code }) => code === 'changed_meanwhile');
    const sent = staffFeedbackSchema.parse(bodies.find(({ code }) => code === undefined));
    expect(staffFeedbackSchema.parse(refused?.['current'])).toEqual(sent);
    const [mail] = await arrived(email);
    expect(plainTextOf(mail!)).toContain(sent.reply_message);
    expect(await stage.db.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(1);
    expect((await stage.logOf(id)).map(({ action }) => action)).toEqual(['reply']);
  });

  test('may follow another one by whoever knows of it; the log has both', async () => {
    const id = await stage.storedOne({ email: 'twice@mail.test' });
    await hana.call('POST', `/feedback/${id}/replies`, reply({ message: 'First' }));
    const second = await dawit.call(
      'POST',
      `/feedback/${id}/replies`,
      reply({ message: 'Second', replies: 1 }),
    );
    expect(await second.json()).toMatchObject({
      reply_message: 'Second',
      replied_by: 'Dawit Alemu',
      replies: 2,
    });
    expect(await arrived('twice@mail.test', 2)).toHaveLength(2);
    expect((await stage.logOf(id)).at(-1)).toMatchObject({ before: { replyMessage: 'First' } });
  });

  test('is refused where the sender’s account, and the address with it, is gone', async () => {
    const id = await stage.storedOne({ fullName: '', email: '' });
    const answer = await hana.call('POST', `/feedback/${id}/replies`, reply());
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'no_address' });
    expect(await stage.logOf(id)).toEqual([]);
  });

  test('to a message without a subject speaks of the message', async () => {
    const id = await stage.storedOne({ email: 'untitled@mail.test', subject: null });
    await hana.call('POST', `/feedback/${id}/replies`, reply());
    const [mail] = await arrived('untitled@mail.test');
    expect(mail!.source).toContain('Subject: Birtu answers: your message');
  });

  test.each([
    ['nothing', { message: ' \n ' }],
    ['too much', { message: 'a'.repeat(maxReplyLength + 1) }],
    ['what cannot be kept', { message: 'a\0b' }],
    ['half a letter', { message: '\uD83D' }],
    ['an unknown language', { language: 'fr' }],
    ['no word of earlier replies', { replies: undefined }],
  ])('that says %s is refused, and nothing leaves', async (_what, given) => {
    const email = 'never@mail.test';
    const id = await stage.storedOne({ email });
    expect((await hana.call('POST', `/feedback/${id}/replies`, reply(given))).status).toBe(422);
    expect(await stage.db.select().from(mails).where(eq(mails.recipient, email))).toEqual([]);
  });
});
