import { Hono } from 'hono';
import { describe, found, saved } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import {
  articleChangeSchema,
  articleDraftSchema,
  articleListQuerySchema,
  previewAnswerSchema,
  previewSchema,
  publicationChangeSchema,
  staffArticlesSchema,
  storedArticleSchema,
  type StoredArticle,
} from './schema.ts';
import {
  changeArticle,
  changePublication,
  createArticle,
  deleteArticle,
  listForStaff,
  previewArticle,
  readForStaff,
  refuse,
} from './service.server.ts';

const tag = 'Staff';
const asItIs = (article: StoredArticle) => article;

/** `/api/admin/content`: articles for those who write them. */
export const staffContentApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'All articles, drafts and scheduled ones included, the newest first',
      answers: { 200: ['One page of the list', staffArticlesSchema] },
    }),
    validated('query', articleListQuerySchema),
    async (c) => c.json(await listForStaff(memberOf(c), c.req.valid('query'))),
  )
  .post(
    '/',
    describe({
      tag,
      summary: 'Store a new article, as a draft, published or scheduled',
      description: 'Without an id it gets one made from its title.',
      answers: { 201: ['The article', storedArticleSchema] },
      refusals: refuse.of('id_taken', 'time_past'),
    }),
    validated('json', articleDraftSchema),
    async (c) => c.json(await createArticle(memberOf(c), c.req.valid('json')), 201),
  )
  .post(
    '/preview',
    describe({
      tag,
      summary: 'A text as its readers will see it',
      answers: { 200: ['As HTML', previewAnswerSchema] },
    }),
    validated('json', previewSchema),
    (c) => c.json(previewArticle(c.req.valid('json'))),
  )
  .get(
    '/:id',
    describe({
      tag,
      summary: 'An article, whole',
      answers: { 200: ['The article', storedArticleSchema] },
      refusals: refuse.of('not_found'),
    }),
    async (c) => c.json(found(await readForStaff(memberOf(c), c.req.param('id')), refuse)),
  )
  .put(
    '/:id',
    describe({
      tag,
      summary: 'Store an article anew',
      description: 'With the version that the change was made to. Without an id it keeps its own.',
      answers: { 200: ['The article as it is now', storedArticleSchema] },
      refusals: refuse.of(
        'not_found',
        'id_taken',
        'id_fixed',
        'changed_meanwhile',
        'time_past',
        'unfinished',
      ),
    }),
    validated('json', articleChangeSchema),
    async (c) => {
      const outcome = await changeArticle(memberOf(c), c.req.param('id'), c.req.valid('json'));
      return c.json(saved(outcome, refuse, asItIs));
    },
  )
  .put(
    '/:id/publication',
    describe({
      tag,
      summary: 'Publish an article, take it back, or give it a time',
      answers: { 200: ['The article as it is now', storedArticleSchema] },
      refusals: refuse.of('not_found', 'changed_meanwhile', 'time_past', 'unfinished'),
    }),
    validated('json', publicationChangeSchema),
    async (c) => {
      const outcome = await changePublication(memberOf(c), c.req.param('id'), c.req.valid('json'));
      return c.json(saved(outcome, refuse, asItIs));
    },
  )
  .delete(
    '/:id',
    describe({
      tag,
      summary: 'Remove an article for good',
      answers: { 204: 'It is gone' },
      refusals: refuse.of('not_found'),
    }),
    async (c) => {
      if (!(await deleteArticle(memberOf(c), c.req.param('id')))) throw refuse('not_found');
      return c.body(null, 204);
    },
  );
