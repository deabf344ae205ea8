import { Hono } from 'hono';
import type { ZodObject } from 'zod';
import { describe, refusals, wholeList, wholeListSchema } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { keptQuery } from './kept-query.ts';
import { savedFilterMessages as messages } from './messages.ts';
import type { FilteredList } from './kinds.ts';
import {
  filterParamSchema,
  listParamSchema,
  savedFilterDraftSchema,
  savedFilterSchema,
  type SavedFilterDraft,
} from './schema.ts';
import { changeFilter, keepFilter, listFilters, removeFilter } from './service.server.ts';

const tag = 'Staff';
const refuse = refusals({
  not_found: [404, messages.gone],
  name_taken: [409, messages.nameTaken],
  too_many: [409, messages.tooMany],
  unfit_filter: [422, messages.unfit],
});

/** @throws what stands in its way, at its field */
function taken<Kept extends object>(outcome: Kept | 'name_taken' | 'too_many' | 'not_found'): Kept {
  if (outcome === 'name_taken') throw refuse.at('name_taken', 'name');
  return refuse.unless(outcome);
}

/**
 * `/api/admin/filters`: how the caller narrows lists down and sorts them, under names. Nobody meets another one's.
 *
 * @param queries what each list can be asked for
 */
export function filtersApi(queries: Readonly<Record<FilteredList, ZodObject>>) {
  const shown = <Kept extends { readonly query: string }>(list: FilteredList, kept: Kept) => ({
    ...kept,
    isOutdated: keptQuery(kept.query, queries[list]) !== kept.query,
  });

  /** @throws where the list cannot be asked like that */
  function fitting(list: FilteredList, { name, query }: SavedFilterDraft): SavedFilterDraft {
    const kept = keptQuery(query, queries[list]);
    if (kept === null) throw refuse.at('unfit_filter', 'query');
    return { name, query: kept };
  }

  const filter = ['The filter', savedFilterSchema] as const;
  return new Hono<ApiEnvironment>()
    .get(
      '/:list',
      describe({
        tag,
        summary: 'The caller’s filters of a list, in the order in which they were kept',
        answers: { 200: ['All of them', wholeListSchema(savedFilterSchema)] },
      }),
      validated('param', listParamSchema),
      async (c) => {
        const { list } = c.req.valid('param');
        const filters = await listFilters(memberOf(c), list);
        return c.json(wholeList(filters.map((each) => shown(list, each))));
      },
    )
    .post(
      '/:list',
      describe({
        tag,
        summary: 'Keep a filter of a list under a name',
        answers: { 201: filter },
        refusals: refuse.of('name_taken', 'too_many', 'unfit_filter'),
      }),
      validated('param', listParamSchema),
      validated('json', savedFilterDraftSchema),
      async (c) => {
        const { list } = c.req.valid('param');
        const draft = fitting(list, c.req.valid('json'));
        return c.json(shown(list, taken(await keepFilter(memberOf(c), list, draft))), 201);
      },
    )
    .put(
      '/:list/:id',
      describe({
        tag,
        summary: 'Give a filter another name, or another address',
        answers: { 200: filter },
        refusals: refuse.of('not_found', 'name_taken', 'unfit_filter'),
      }),
      validated('param', filterParamSchema),
      validated('json', savedFilterDraftSchema),
      async (c) => {
        const { list, id } = c.req.valid('param');
        const draft = fitting(list, c.req.valid('json'));
        return c.json(shown(list, taken(await changeFilter(memberOf(c), list, id, draft))));
      },
    )
    .delete(
      '/:list/:id',
      describe({
        tag,
        summary: 'Remove a filter; one that is not there is gone already',
        answers: { 204: 'Removed' },
      }),
      validated('param', filterParamSchema),
      async (c) => {
        const { list, id } = c.req.valid('param');
        await removeFilter(memberOf(c), list, id);
        return c.body(null, 204);
      },
    );
}
