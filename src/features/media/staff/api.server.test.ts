import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetDeletedRecords } from '#src/server/record-history.server.ts';
import { pictureWidths, pictureFile, pictureFormats, addressOfPicture } from '#src/lib/picture.ts';
import { bulkAnswerSchema } from '#src/api/bulk-change.ts';
import { startApi, type ApiMember } from '#test/api-caller.ts';
import { bytesOf, joined, jpegOf, photo, photoWithPlace, pngBomb, textBytes } from '#test/pictures.ts';
import { createPictureFiles } from '../files.server.ts';
import { pictureLimits } from '../kinds.ts';
import { pictureMessages as messages } from './messages.ts';
import { faultIn, inTurn } from './renditions.server.ts';
import { forgetDeletedPictures } from './service.server.ts';
import { picturePageSchema, storedPictureSchema, type ListedPicture, type StoredPicture } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let hana: ApiMember;

beforeAll(async () => {
  api = await startApi({}, 'bundled');
  hana = await api.member('planner', 'Hana');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql`delete from exercises where id like 'test-%'`;
  await api.sql`delete from content_items where id like 'test-%'`;
  await api.sql`delete from record_versions`;
  await api.sql`delete from pictures`;
  await api.sql`delete from picture_files`;
  await api.sql`delete from rate_limits`;
});

const path = '/admin/pictures';
const upload = async (file: Uint8Array<ArrayBuffer>, name = ''): Promise<StoredPicture> => {
  const { status, body } = await hana.call('POST', `${path}?name=${encodeURIComponent(name)}`, file);
  expect(status).toBe(201);
  expect(storedPictureSchema.parse(body)).toEqual(body);
  return body;
};
const list = async (query = ''): Promise<ListedPicture[]> => {
  const { body } = await hana.call('GET', path + query);
  expect(picturePageSchema.parse(body)).toEqual(body);
  return body.items;
};
const fileAt = async (address: string, headers: Record<string, string> = {}) =>
  await createPictureFiles(api).answer(new Request(`http://birtu.test${address}`, { headers }), address);
const faultOf = (complaint: string) => faultIn(new Error(complaint));
const article = (id: string, image: string, body = 'Text') => ({
  id: `test-${id}`,
  type: 'educational',
  category: 'fitness',
  icon: 'sprout',
  image,
  sources: [],
  title: { en: `Of ${id}` },
  summary: { en: 'S' },
  body: { en: body },
  author: { en: 'Hana' },
  publication: { state: 'published' },
});

describe('a picture', () => {
  test('is kept small, in two formats at three widths, each answered for good', async () => {
    const { picture, usedBy } = await upload(await bytesOf(photo().png()), 'Entoto.png');
    expect(picture).toMatchObject({ name: 'Entoto.png', alt: {}, width: 1280, height: 720 });
    expect(picture.createdBy).toBe('Hana');
    expect(usedBy).toEqual([]);
    for (const width of pictureWidths)
      for (const format of pictureFormats) {
        const answer = (await fileAt(pictureFile(picture.id, width, format)))!;
        expect(answer.headers.get('content-type')).toBe(`image/${format}`);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(answer.headers.has('set-cookie')).toBe(false);
        const made = await sharp(new Uint8Array(await answer.arrayBuffer())).metadata();
        expect({ ...made }).toMatchObject({ width, format: format === 'avif' ? 'heif' : format });
        const etag = answer.headers.get('etag')!;
        expect(
          (await fileAt(pictureFile(picture.id, width, format), { 'if-none-match': etag }))!.status,
        ).toBe(304);
      }
    for (const wrong of ['321.webp', '640.jpg', '640.svg', '0640.webp'])
      expect(await fileAt(`/media/${picture.id}-${wrong}`), wrong).toBeNull();
    expect(await fileAt(pictureFile('0'.repeat(32), 640, 'webp'))).toBeNull();
  });

  test('that is sent again is the same, with its words', async () => {
    const file = await jpegOf();
    const { picture } = await upload(file, 'one.jpg');
    await hana.call('PUT', `${path}/${picture.id}`, { alt: { en: 'A hill' }, version: 1 });
    const { status, body } = await hana.call('POST', path, file);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      version: 2,
      picture: { id: picture.id, name: 'one.jpg', alt: { en: 'A hill' } },
    });
    expect(await list()).toHaveLength(1);
  });

  test('that two send at once is one', async () => {
    const file = await jpegOf('#123456');
    const answers = await Promise.all([1, 2, 3].map(() => hana.call('POST', path, file)));
    expect(answers.map(({ status, body }) => [status, body.picture.id])).toEqual(
      Array.from({ length: 3 }, () => [201, answers[0]!.body.picture.id]),
    );
    expect(await list()).toHaveLength(1);
  });

  test('stands upright and says nothing of where, with what and by whom it was taken', async () => {
    const file = await photoWithPlace();
    expect(Buffer.from(file).toString('latin1')).toContain('Selam of Bole');
    const { picture } = await upload(file);
    expect(picture).toMatchObject({ width: 800, height: 1200 });
    for (const { bytes } of await api.sql<{ bytes: Buffer }[]>`select bytes from picture_files`) {
      const made = await sharp(bytes).metadata();
      expect([made.exif, made.xmp, made.orientation]).toEqual([undefined, undefined, undefined]);
      expect(bytes.toString('latin1')).not.toMatch(/Selam|Tecno|GPS/);
    }
  });

  test.each([
    ['of print colours', () => bytesOf(photo().toColourspace('cmyk').jpeg())],
    ['of 16 bits', () => bytesOf(photo().toColourspace('rgb16').png())],
    ['in grey', () => bytesOf(photo().greyscale().png())],
    ['that is half transparent', () => bytesOf(photo().ensureAlpha(0.5).webp())],
    [
      'that moves',
      async () =>
        bytesOf(sharp([await jpegOf('#111'), await jpegOf('#eee')], { join: { animated: true } }).gif()),
    ],
    ['that is AVIF', () => bytesOf(photo().avif({ effort: 0 }))],
  ])('%s is taken', async (_what, make) => {
    const { picture } = await upload(await make());
    const answer = (await fileAt(pictureFile(picture.id, 640, 'webp')))!;
    const made = await sharp(new Uint8Array(await answer.arrayBuffer())).metadata();
    expect(made).toMatchObject({ width: 640, space: 'srgb', hasAlpha: false });
    expect(made.pages ?? 1).toBe(1);
  });

  test('with a page hidden in it comes out as a picture and nothing else', async () => {
    const hidden = textBytes('<html><script>alert(1)</script></html>');
    await upload(joined(await jpegOf('#456'), hidden));
    for (const { bytes } of await api.sql<{ bytes: Buffer }[]>`select bytes from picture_files`)
      expect(bytes.includes('<script')).toBe(false);
  });
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>';

describe('no picture', () => {
  test.each([
    ['nothing', 'not_a_picture', async () => new Uint8Array()],
    ['a drawing with a script', 'not_a_picture', async () => textBytes(svg)],
    ['a drawing after blanks', 'not_a_picture', async () => textBytes(`\ufeff  <?xml version="1.0"?>${svg}`)],
    ['a page', 'not_a_picture', async () => textBytes('<!doctype html><script>alert(1)</script>')],
    ['JSON', 'not_a_picture', async () => textBytes('{}')],
    ['a PDF', 'not_a_picture', async () => textBytes('%PDF-1.7')],
    ['a TIFF', 'not_a_picture', async () => bytesOf(photo().tiff())],
    ['a page that begins as a GIF', 'damaged', async () => textBytes('GIF89a=1;alert(1)//<script>')],
    [
      'a script that begins as a JPEG',
      'damaged',
      async () => joined(new Uint8Array([255, 216, 255, 224]), textBytes('*/=alert(1)/*')),
    ],
    ['a photo of an iPhone', 'heic', async () => textBytes('\0\0\0\u0018ftypheic\0\0\0\0')],
    [
      'half of a photo',
      'damaged',
      async () => (await bytesOf(photo('#789', 3000, 2000).jpeg())).slice(0, 9000),
    ],
    ['half of a PNG', 'damaged', async () => (await bytesOf(photo('#789').png())).slice(0, 3000)],
    ['a gigapixel', 'too_many_pixels', async () => pngBomb()],
    ['thirteen megapixels', 'too_many_pixels', async () => bytesOf(photo('#abc', 4000, 3250).jpeg())],
    ['a thumbnail', 'too_small', async () => bytesOf(photo('#abc', 900, 199).jpeg())],
    ['a ribbon', 'too_narrow', async () => bytesOf(photo('#abc', 900, 280).jpeg())],
  ] as const)('%s is refused in a sentence', async (_what, code, make) => {
    const { status, body } = await hana.call('POST', path, await make());
    expect({ status, code: body.code }).toEqual({ status: 422, code });
    expect(Object.values(messages).map(({ id }) => id)).toContain(body.detail);
    expect(await list()).toEqual([]);
  });

  test('what is too large is not read', async () => {
    const { status, body } = await hana.call('POST', path, new Uint8Array(pictureLimits.bytes + 1));
    expect([status, body.code]).toEqual([413, 'too_large']);
  });

  test('nobody sends more than so many within an hour; what is there already counts for nothing', async () => {
    await upload(await jpegOf('#010101'));
    await api.sql`update rate_limits set count = ${pictureLimits.uploadsAnHour}`;
    const { status, body, headers } = await hana.call('POST', path, await jpegOf('#020202'));
    expect([status, body.code]).toEqual([429, 'too_many']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await hana.call('POST', path, await jpegOf('#010101'))).status).toBe(201);
  });

  test.each(['user', 'admin_of_old'])('a %s may neither send nor see any', async (role) => {
    const member = await api.member(role);
    expect((await member.call('POST', path, await jpegOf())).status).toBe(403);
    expect((await member.call('GET', path)).status).toBe(403);
  });
});

describe('the words of a picture', () => {
  test('are written in either language, over the version that was read, and found', async () => {
    const { picture, version } = await upload(await jpegOf(), 'IMG_2041.jpg');
    const change = { alt: { am: 'ሴት በእንጦጦ ተራራ ስትሮጥ' }, version };
    const { status, body } = await hana.call('PUT', `${path}/${picture.id}`, change);
    expect([status, body.version, body.picture.alt]).toEqual([200, version + 1, change.alt]);
    const again = await hana.call('PUT', `${path}/${picture.id}`, { ...change, alt: { en: 'Mine' } });
    expect([again.status, again.body.code]).toEqual([409, 'changed_meanwhile']);
    const none = await hana.call('PUT', `${path}/${picture.id}`, { alt: {}, version: version + 1 });
    expect([none.status, none.body.errors[0].message]).toEqual([422, messages.noWords.id]);
    for (const q of ['እንጦጦ', 'img_2041'])
      expect(await list(`?q=${encodeURIComponent(q)}`), q).toHaveLength(1);
    expect(await list('?q=elsewhere')).toEqual([]);
    const [line] = await api.sql`
      select action, after from activity_log where subject_kind = 'picture' order by id desc limit 1`;
    expect(line).toMatchObject({ action: 'update', after: { name: 'IMG_2041.jpg', alt: change.alt } });
  });

  test('are had again as they were, as a new version; a picture that is sent anew begins anew', async () => {
    const file = await jpegOf();
    const { picture, version } = await upload(file);
    const at = `${path}/${picture.id}`;
    const [first, second] = [{ en: 'A woman runs' }, { am: 'ሴት ስትሮጥ' }];
    await hana.call('PUT', at, { alt: first, version });
    await hana.call('PUT', at, { alt: second, version: version + 1 });
    const { items } = (await hana.call('GET', `${at}/versions`)).body;
    expect(items.map(({ by }: { by: string }) => by)).toEqual(['Hana', 'Hana', 'Hana']);
    expect((await hana.call('GET', `${at}/versions/${version + 1}`)).body).toMatchObject({
      values: { alt: first },
      now: { version: version + 2, values: { alt: second } },
    });
    const restore = (to: number, over: number) =>
      hana.call('POST', `${at}/versions/${to}/restore`, { version: over });
    expect((await restore(version + 1, version)).status).toBe(409);
    const { body } = await restore(version + 1, version + 2);
    expect([body.version, body.picture.alt]).toEqual([version + 3, first]);
    // It had no words at first, which no picture may go back to.
    expect((await restore(version, version + 3)).body.code).toBe('no_longer_fits');

    expect((await hana.call('DELETE', at)).status).toBe(204);
    expect((await hana.call('GET', `${at}/versions`)).status).toBe(404);
    expect((await upload(file)).picture.alt).toEqual({});
  });
});

describe('the library', () => {
  test('is read page by page, on and back, and narrowed down', async () => {
    await api.sql`
      insert into pictures (id, name, alt, width, height, bytes, search_text, created_at)
      select md5(n::text), 'p' || n, case when n % 2 = 0 then '{"en": "a", "am": "b"}'::jsonb else '{"en": "a"}' end,
        640, 360, 1, 'p' || n, timestamptz '2026-01-01' + n * interval '1 second' from generate_series(1, 60) n`;
    const first = (await hana.call('GET', path)).body;
    expect([first.items[0].name, first.items.length, first.previous]).toEqual(['p60', 24, null]);
    const second = (await hana.call('GET', `${path}?after=${first.next}`)).body;
    expect(second.items[0].name).toBe('p36');
    const back = (await hana.call('GET', `${path}?before=${second.previous}`)).body;
    expect(back.items.map(({ id }: ListedPicture) => id)).toEqual(
      first.items.map(({ id }: ListedPicture) => id),
    );
    const wordless = await list('?state=wordless');
    expect(wordless.every(({ alt }) => alt.am === undefined)).toBe(true);
    expect((await hana.call('GET', `${path}?after=1_x`)).status).toBe(422);
  });

  test('knows where a picture is shown, wherever in a record, and keeps it as long as it is', async () => {
    const { picture } = await upload(await jpegOf());
    const address = addressOfPicture(picture.id);
    const one = await hana.call('POST', '/admin/content', article('one', address));
    expect(one.status).toBe(201);
    const two = article('two', '/figures/plank.svg', `![A hill](${pictureFile(picture.id, 1280, 'webp')})`);
    expect((await hana.call('POST', '/admin/content', two)).status).toBe(201);
    const uses = async () => (await hana.call('GET', `${path}/${picture.id}`)).body.usedBy;
    expect(await uses()).toEqual([
      { kind: 'content-item', id: 'test-one', title: { en: 'Of one' } },
      { kind: 'content-item', id: 'test-two', title: { en: 'Of two' } },
    ]);
    expect(await list('?state=unused')).toEqual([]);
    expect((await list())[0]!.uses).toBe(2);

    const refused = await hana.call('DELETE', `${path}/${picture.id}`);
    expect([refused.status, refused.body.code, refused.body.usedBy]).toEqual([
      409,
      'in_use',
      [
        { id: 'test-one', title: 'Of one' },
        { id: 'test-two', title: 'Of two' },
      ],
    ]);
    await hana.call('DELETE', '/admin/content/test-two');
    const without = { ...article('one', ''), image: null, version: one.body.version };
    expect((await hana.call('PUT', '/admin/content/test-one', without)).status).toBe(200);
    expect(await uses()).toEqual([]);
    // What was deleted with it comes back as it was.
    const { status, body } = await hana.call('DELETE', `${path}/${picture.id}`);
    expect([status, body.code]).toEqual([409, 'may_come_back']);
    expect((await hana.call('POST', '/admin/content/test-two/restore')).status).toBe(200);
    await hana.call('DELETE', '/admin/content/test-two');
    await api.sql`update record_versions set at = at - interval '25 hours'`;
    await forgetDeletedRecords(api.sql);
    expect((await hana.call('DELETE', `${path}/${picture.id}`)).status).toBe(204);
    expect((await hana.call('GET', `${path}/${picture.id}`)).status).toBe(404);
    expect(await fileAt(address)).toBeNull();
  });

  test('is shown by no plan that is deleted, but waits for it', async () => {
    const { picture } = await upload(await jpegOf('#246'));
    const [plan] = await api.sql<{ id: string }[]>`select id from fitness_plans order by id limit 1`;
    await api.sql`
      update fitness_plans set data = data || jsonb_build_object('image', ${addressOfPicture(picture.id)}::text)
      where id = ${plan!.id}`;
    expect(await list('?state=unused')).toEqual([]);
    expect((await hana.call('GET', `${path}/${picture.id}`)).body.usedBy).toMatchObject([{ id: plan!.id }]);
    const sara = await api.member('admin_super', 'Sara');
    expect((await sara.call('DELETE', `/admin/fitness-plans/${plan!.id}`)).status).toBe(204);
    expect(await list('?state=unused')).toMatchObject([{ id: picture.id, uses: 0 }]);
    expect((await hana.call('GET', `${path}/${picture.id}`)).body.usedBy).toEqual([]);
    const { status, body } = await hana.call('DELETE', `${path}/${picture.id}`);
    expect([status, body.code]).toEqual([409, 'may_come_back']);
    await api.sql`delete from fitness_plans where id = ${plan!.id}`;
    await api.sql`delete from record_versions`;
    expect((await hana.call('DELETE', `${path}/${picture.id}`)).status).toBe(204);
  });

  test('that are shown nowhere go together, those that are shown stay, and what went comes back for a day', async () => {
    const [one, two, shown] = [
      await upload(await jpegOf('#111')),
      await upload(await jpegOf('#222')),
      await upload(await jpegOf('#333')),
    ];
    await hana.call('PUT', `${path}/${one.picture.id}`, { alt: { en: 'A hill' }, version: one.version });
    await hana.call('POST', '/admin/content', article('shown', addressOfPicture(shown.picture.id)));
    const change = async (
      action: string,
      items: readonly { id: string; version: number }[],
      key?: string,
    ) => {
      const { status, body } = await hana.call('POST', `${path}/bulk`, { action, items }, key);
      expect(status).toBe(200);
      return bulkAnswerSchema.parse(body).items;
    };
    const items = (await list()).map(({ id, version }) => ({ id, version }));
    const key = crypto.randomUUID();
    const answers = await change('delete', items, key);
    expect(new Map(answers.map(({ id, refusal }) => [id, refusal?.code ?? 'done']))).toEqual(
      new Map([
        [shown.picture.id, 'in_use'],
        [two.picture.id, 'done'],
        [one.picture.id, 'done'],
      ]),
    );
    expect(answers.find(({ refusal }) => refusal)!.refusal!.usedBy).toEqual([
      { id: 'test-shown', title: 'Of shown' },
    ]);
    // Sent once more, because the answer was lost, it is answered the same.
    expect(await change('delete', items, key)).toEqual(answers);
    expect(await fileAt(addressOfPicture(one.picture.id))).toBeNull();
    await forgetDeletedRecords(api.sql);
    await forgetDeletedPictures(api.sql);
    const gone = items.filter(({ id }) => id !== shown.picture.id);
    const back = await change('restore', gone);
    expect(back.map(({ refusal }) => refusal)).toEqual([null, null]);
    expect((await hana.call('GET', `${path}/${one.picture.id}`)).body.picture.alt).toEqual({ en: 'A hill' });
    expect((await fileAt(addressOfPicture(one.picture.id)))!.status).toBe(200);

    expect((await hana.call('DELETE', `${path}/${two.picture.id}`)).status).toBe(204);
    expect((await hana.call('POST', `${path}/${two.picture.id}/restore`)).status).toBe(200);
    expect((await hana.call('DELETE', `${path}/${two.picture.id}`)).status).toBe(204);
    await api.sql`update record_versions set at = at - interval '25 hours'`;
    await forgetDeletedRecords(api.sql);
    await forgetDeletedPictures(api.sql);
    expect((await hana.call('POST', `${path}/${two.picture.id}/restore`)).body.code).toBe('not_deleted');
    expect((await upload(await jpegOf('#222'))).picture.id).toBe(two.picture.id);
    expect((await fileAt(addressOfPicture(two.picture.id)))!.status).toBe(200);
    const files = await api.sql`select count(*)::int as files from picture_files group by picture_id`;
    expect(files.map(({ files: count }) => count)).toEqual([6, 6, 6]);
  });

  test('that this server has no time for costs nothing of the limit, and is not called damaged', async () => {
    let free!: () => void;
    const held = new Promise<void>((resolve) => (free = resolve));
    const waiting: Promise<unknown>[] = [];
    const stand = () => waiting.push(inTurn(() => held));
    for (let count = 0; count < 20; count += 1) stand();
    const { status, body } = await hana.call('POST', path, await jpegOf('#864'));
    expect([status, body.code]).toEqual([503, 'busy']);
    expect(await api.sql`select from rate_limits where key like 'pictures:%' and count > 0`).toEqual([]);
    free();
    await Promise.all(waiting);
    expect(
      ['timeout: 40% complete', 'out of memory', 'Input buffer has corrupt header'].map(faultOf),
    ).toEqual(['busy', 'busy', 'damaged']);
  });

  test('refuses a record that shows a picture which is gone', async () => {
    const gone = article('gone', addressOfPicture('0'.repeat(32)));
    const { status, body } = await hana.call('POST', '/admin/content', gone);
    expect([status, body.code]).toEqual([422, 'picture_gone']);
  });

  test('of a picture that is deleted while a record takes it, one is told', async () => {
    for (const round of [1, 3, 5, 7, 9]) {
      const { picture } = await upload(await jpegOf(`#${round}00000`));
      const [made, deleted] = await Promise.all([
        hana.call('POST', '/admin/content', article(`race-${round}`, addressOfPicture(picture.id))),
        hana.call('DELETE', `${path}/${picture.id}`),
      ]);
      expect([
        [201, 409],
        [422, 204],
      ]).toContainEqual([made.status, deleted.status]);
    }
  });
});
