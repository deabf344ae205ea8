import { describeRoute, resolver } from 'hono-openapi';
import { z, type ZodRawShape, type ZodType } from 'zod';
import type { SaveOutcome } from '#src/server/versioned.server.ts';
import { problemSchema } from './problem-schema.ts';
import { problem, ProblemError, type Problem } from './problem.ts';

/** What it is, with the schema of its JSON where it has any, or those of the types that it comes in. */
type Answer = string | readonly [description: string, schema: ZodType | Readonly<Record<string, ZodType>>];

interface Description {
  /** The part of the API, as `openapi.server.ts` lists them. */
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** What the body is, where it is a file as it stands. */
  readonly file?: string;
  /** Good answers by status. What all endpoints share (401, 403, 413, 415, 422) is added by `openapi.ts`. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** `refuse.of(…)` */
  readonly refusals?: Readonly<Record<number, RefusalAnswer>>;
}

/** Describes an endpoint. Every handler of `/api` has it as its first. */
export const describe = ({ tag, file, answers, refusals = {}, ...said }: Description) =>
  describeRoute({
    ...said,
    tags: [tag],
    ...(file !== undefined && {
      requestBody: { description: file, required: true, content: { 'application/octet-stream': {} } },
    }),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, answerOf(answer)])),
      ...refusals,
    },
  });

function answerOf(answer: Answer) {
  if (typeof answer === 'string') return { description: answer };
  const [description, schema] = answer;
  const types = schema instanceof z.ZodType ? { 'application/json': schema } : schema;
  const content = Object.entries(types).map(([type, each]) => [type, { schema: resolver(each) }] as const);
  return { description, content: Object.fromEntries(content) };
}

interface RefusalAnswer {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: ReturnType<typeof resolver> }>>;
}

/** By its stable code: the status, what to tell the person, and what else comes along. */
export type Refusals = Readonly<
  Record<string, readonly [status: number, message: { readonly id: string }, more?: ZodRawShape]>
>;

/**
 * The refusals of a part of the API, as a table: `throw refuse('not_found')` answers one, `refuse.at('id_taken', 'id')`
 * says at which field, `refuse.unless(outcome)` passes on what is none, `refuse.of('not_found')` describes it.
 */
export function refusals<Table extends Refusals>(table: Table) {
  const refuse = (
    code: keyof Table & string,
    more: Partial<Problem> = {},
    retryAfterSeconds?: number,
  ): ProblemError => {
    const [status, message] = table[code]!;
    return new ProblemError({ ...problem(status, code, message.id), ...more }, retryAfterSeconds);
  };
  const describing = (codes: readonly string[]): RefusalAnswer => ({
    description: codes.map((code) => `\`${code}\`: ${table[code]![1].id}`).join('\n\n'),
    content: { 'application/problem+json': { schema: resolver(union(codes.map(schemaOf))) } },
  });
  const schemaOf = (code: string) => problemSchema.extend({ code: z.literal(code), ...table[code]![2] });
  return Object.assign(refuse, {
    at: (code: keyof Table & string, ...path: (string | number)[]): ProblemError =>
      refuse(code, { errors: [{ path, message: table[code]![1].id }] }),
    /** What was done. @throws the refusal, where a code of one is given instead */
    unless: <Done extends object>(outcome: Done | (keyof Table & string)): Done => {
      if (typeof outcome === 'string') throw refuse(outcome);
      return outcome;
    },
    of: (...codes: readonly (keyof Table & string)[]): Readonly<Record<number, RefusalAnswer>> => {
      const statuses = [...new Set(codes.map((code) => table[code]![0]))];
      return Object.fromEntries(
        statuses.map((status) => [status, describing(codes.filter((code) => table[code]![0] === status))]),
      );
    },
  });
}

/** A list that is always answered whole. */
export const wholeListSchema = <Item extends ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int() });
export const wholeList = <Item>(items: readonly Item[]) => ({ items, total: items.length });

const union = ([first, ...others]: readonly ZodType[]): ZodType =>
  others.length === 0 ? first! : z.union([first!, ...others]);

/** For the table: somebody else has saved since the caller read. @param record the schema of what stands */
export const changedMeanwhile = (record: ZodType) =>
  [409, { id: 'Somebody else has changed this in the meantime.' }, { current: record }] as const;

/** What was read. @throws the refusal `not_found` where there is none */
export function found<Stored>(record: Stored | null, refuse: (code: 'not_found') => ProblemError): Stored {
  if (record === null) throw refuse('not_found');
  return record;
}

/** The record of a save. @throws the refusals `not_found` and `changed_meanwhile` */
export function saved<Stored, Shown>(
  outcome: SaveOutcome<Stored>,
  refuse: (code: 'not_found' | 'changed_meanwhile', more?: Partial<Problem>) => ProblemError,
  shown: (record: Stored) => Shown,
): Shown {
  if (outcome.outcome === 'not_found') throw refuse('not_found');
  const record = shown(outcome.record);
  if (outcome.outcome === 'changed_meanwhile') throw refuse('changed_meanwhile', { current: record });
  return record;
}
