import { Hono } from 'hono';
import { describe, found, saved } from '#src/api/describe.server.ts';
import { staffBulk } from '#src/api/staff-bulk.server.ts';
import { staffVersions } from '#src/api/staff-versions.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { pictureMessages as messages } from './messages.ts';
import {
  pictureChangeSchema,
  pictureListQuerySchema,
  picturePageSchema,
  storedPictureSchema,
  uploadQuerySchema,
} from './schema.ts';
import {
  bringBackPicture,
  changePicture,
  deletePicture,
  listPictures,
  readPicture,
  records,
  refuse,
  uploadPicture,
  uploadRefusals,
  wordsFrom,
} from './service.server.ts';

const tag = 'Staff';
const stored = ['The picture with its version', storedPictureSchema] as const;

/** `/api/admin/pictures`: the library of pictures, for staff. */
export const staffPicturesApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'The pictures that were uploaded, the newest first',
      answers: { 200: ['One page of the library', picturePageSchema] },
    }),
    validated('query', pictureListQuerySchema),
    async (c) => c.json(await listPictures(memberOf(c), c.req.valid('query'))),
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'Upload a picture: the body is the file',
      description:
        'What it is shows in its first bytes. It is kept in AVIF and WebP at three widths, without what the file says of place and camera; sent again, it is the same record. Read at `/media/{id}-{320|640|1280}.{avif|webp}`.',
      file: 'A JPEG, PNG, WebP, AVIF or GIF of at most 12 MB and 12 megapixels',
      answers: { 201: stored },
      refusals: refuse.of(...(Object.keys(uploadRefusals) as (keyof typeof uploadRefusals)[])),
    }),
    validated('query', uploadQuerySchema),
    async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      return c.json(await uploadPicture(memberOf(c), bytes, c.req.valid('query').name), 201);
    },
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'The picture, its words and where it is shown',
      answers: { 200: stored },
      refusals: refuse.of('not_found'),
    }),
    async (c) => c.json(found(await readPicture(memberOf(c), c.req.param('id')), refuse)),
  )
  .put(
    '/:id',
    describe({
      tag,
      summary: 'Write what is to be seen on the picture over the version that was read',
      answers: { 200: stored },
      refusals: refuse.of('not_found', 'changed_meanwhile'),
    }),
    validated('json', pictureChangeSchema),
    async (c) => {
      const outcome = await changePicture(memberOf(c), c.req.param('id'), c.req.valid('json'));
      return c.json(saved(outcome, refuse, (record) => record));
    },
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Delete a picture that is shown nowhere, nor in what can still be brought back',
      description: 'For a day it can be brought back.',
      answers: { 204: 'It is gone' },
      refusals: refuse.of('not_found', 'in_use', 'may_come_back'),
    }),
    async (c) => {
      if (!(await deletePicture(memberOf(c), c.req.param('id')))) throw refuse('not_found');
      return c.body(null, 204);
    },
  )
  .post(
    '/:id/restore',
    describe({
      tag,
      summary: 'Bring the picture back that was deleted',
      answers: { 200: stored },
      refusals: refuse.of('not_deleted'),
    }),
    async (c) => c.json(await bringBackPicture(memberOf(c), c.req.param('id'))),
  )
  .route(
    '/',
    staffBulk({
      name: 'picture',
      records,
      actions: {
        async delete(context, id) {
          if (!(await deletePicture(context, id))) throw refuse('not_found');
        },
        restore: bringBackPicture,
      },
      onDeleted: 'restore',
      notFound: messages.notFound,
    }),
  )
  .route(
    '/',
    staffVersions({
      name: 'picture',
      at: '/:id',
      keyOf: ({ id = '' }) => id,
      records,
      draftOf: wordsFrom,
      change: pictureChangeSchema,
      save: changePicture,
      stored: storedPictureSchema,
      notFound: messages.notFound,
      saving: {},
    }),
  );
