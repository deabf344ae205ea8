import { describe, found, saved } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import { staffImport } from '#src/api/staff-import.server.ts';
import { staffResource } from '#src/api/staff-resource.server.ts';
import { staffContentMessages as messages } from './messages.ts';
import {
  articleChangeSchema,
  articleDraftSchema,
  articleLinksSchema,
  articleListQuerySchema,
  previewAnswerSchema,
  previewSchema,
  publicationChangeSchema,
  staffArticlesSchema,
  storedArticleSchema,
} from './schema.ts';
import {
  bringBackArticle,
  changeArticle,
  changePublication,
  createArticle,
  creatingRefusals,
  deleteArticle,
  draftFrom,
  importable,
  linksTo,
  listForStaff,
  previewArticle,
  readForStaff,
  records,
  refuse,
  savingRefusals,
} from './service.server.ts';

const tag = 'Staff';

/** `/api/admin/content`: articles for those who write them. */
export const staffContentApi = staffResource({
  name: 'article',
  list: 'All articles, drafts and scheduled ones included, the newest first',
  schemas: {
    query: articleListQuerySchema,
    page: staffArticlesSchema,
    draft: articleDraftSchema,
    change: articleChangeSchema,
    stored: storedArticleSchema,
  },
  verbs: {
    list: listForStaff,
    read: readForStaff,
    create: createArticle,
    change: changeArticle,
    remove: deleteArticle,
    bringBack: bringBackArticle,
  },
  versions: { records, draftOf: draftFrom },
  states: {
    publish: (article) => ({ ...article, publication: { state: 'published' } }),
    unpublish: (article) => ({ ...article, publication: { state: 'draft' } }),
  },
  notFound: messages.notFound,
  refusals: { creating: creatingRefusals, saving: savingRefusals },
})
  .route('/', staffImport('articles', importable))
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
    '/:id/links',
    describe({
      tag,
      summary: 'The articles that lead to this one',
      answers: { 200: ['Ten of them at most', articleLinksSchema] },
      refusals: refuse.of('not_found'),
    }),
    async (c) => c.json(found(await linksTo(memberOf(c), c.req.param('id')), refuse)),
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
      return c.json(saved(outcome, refuse, (article) => article));
    },
  );
