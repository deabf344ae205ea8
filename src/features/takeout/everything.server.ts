import type { MemberContext } from '#src/server/context.server.ts';
import { batchesOf, personOf } from './rows.server.ts';
import { takeoutVersion } from './schema.ts';
import { sections, type Person, type Section } from './sections.server.ts';

/** All that is stored about a person, as `takeoutSchema` has it, a row on each line. */
export async function* everything(context: MemberContext): AsyncGenerator<string, void> {
  const person = await personOf(context);
  const head = { format: 'birtu-export', version: takeoutVersion, exported_at: context.now().toISOString() };
  yield JSON.stringify(head).slice(0, -1);
  for (const name of new Set(sections.map((section) => section.name))) {
    yield `,\n${JSON.stringify(name)}:`;
    const filling = sections.filter((section) => section.name === name);
    yield* filling.some(({ isSingle }) => isSingle)
      ? only(context, filling, person)
      : list(context, filling, person);
  }
  yield '}\n';
}

type Part = (
  context: MemberContext,
  filling: readonly Section[],
  person: Person,
) => AsyncGenerator<string, void>;

const only: Part = async function* (context, filling, person) {
  for (const section of filling)
    for await (const [row] of batchesOf(context, section, person)) return yield JSON.stringify(row);
  yield 'null';
};

const list: Part = async function* (context, filling, person) {
  let opening = '[\n';
  for (const section of filling)
    for await (const rows of batchesOf(context, section, person)) {
      yield opening + rows.map((row) => JSON.stringify(row)).join(',\n');
      opening = ',\n';
    }
  yield opening === '[\n' ? '[]' : '\n]';
};
