/** Tables that staff write, which stay small: what is done to them is done within a second. */
const ofStaff = new Set([
  'content_items',
  'exercises',
  'feasts',
  'fitness_plan_versions',
  'fitness_plans',
  'foods',
  'nutrition_plans',
  'pictures',
  'recipes',
  'saved_replies',
]);

interface Rule {
  readonly pattern: RegExp;
  readonly why: string;
  /** It takes something away that the release before may use: a release later, by a migration named `contract`, it may. */
  readonly takesAway: boolean;
  /** It keeps others waiting while a whole table is gone through: never, but of a table that stays small. */
  readonly isLong: boolean;
}

/** A name, with or without its schema. */
const name = String.raw`(?:"\w+"\.)?"?(?<table>\w+)"?`;
const altering = String.raw`^alter table (?:only )?${name} `;
const ruleOf = (takesAway: boolean, isLong: boolean) => (pattern: string, why: string) => ({
  pattern: new RegExp(pattern, 'is'),
  why,
  takesAway,
  isLong,
});
const rule = ruleOf(true, false);
const longRule = ruleOf(false, true);

/** What the release before cannot live with while it serves on, and what keeps everybody else from a table. */
const rules: readonly Rule[] = [
  rule(`^drop (?:table|schema|type|view|function|sequence)`, 'takes away what the release before may use'),
  rule(`^drop index`, 'takes away an index by which the release before may read'),
  rule(`^truncate`, 'takes rows away'),
  rule(`${altering}.*drop column`, 'takes a column away'),
  rule(`${altering}.*rename`, 'the release before knows it by its former name'),
  rule(`${altering}.*set not null`, 'the release before may write null'),
  rule(
    `${altering}.*set data type|${altering}.*alter column \\S+ type`,
    'the release before reads another type',
  ),
  rule(
    // A check that is put anew in its place, as where it takes one value more, is none of those that `on conflict` needs.
    `${altering}.*drop constraint (?!"?\\w+_fk"?(?!\\w))(?!"?(?<check>\\w+)"?, add constraint "?\\k<check>"? check)`,
    '`on conflict` of the release before may need it',
  ),
  rule(`${altering}.*drop default`, 'the release before may leave the column out'),
  rule(
    `${altering}.*add column (?:(?!default|generated).)*not null(?:(?!default|generated).)*$`,
    'the release before leaves the column out: it needs a default',
  ),
  longRule(
    `${altering}.*add column.*(?:generated always as|serial|default (?!now\\b)\\w+\\()`,
    'writes the whole table anew',
  ),
  longRule(
    `^create (?:unique )?index (?!concurrently).* on (?:only )?${name} `,
    'nobody writes until it is made: `.concurrently()`',
  ),
  longRule(
    `${altering}.*set not null`,
    'looks through the table: add `check (… is not null) not valid` as `<table>_<column>_not_null`, validate it by the next migration, and drop it beside this',
  ),
  longRule(
    `${altering}.*(?:set data type|alter column \\S+ type|set (?:un)?logged|set tablespace|set access method)`,
    'writes the whole table anew: another column, filled by a job',
  ),
  longRule(
    `^(?:reindex (?!.*concurrently)|vacuum full|cluster|lock table)`,
    'keeps everybody else from the table',
  ),
  longRule(
    // Each of several in one statement.
    `${altering}.*add constraint (?!(?:(?!add constraint).)*(?:not valid|using index))`,
    'looks through the table while nobody writes: `not valid`, then `validate constraint` in the next migration',
  ),
  longRule(`${altering}.*add primary key`, 'looks through the table while nobody writes'),
  longRule(
    `^(?:update|delete from) (?:only )?${name} `,
    'holds its rows until all are done: in a job, some at a time',
  ),
];

const made = new RegExp(`^create table (?:if not exists )?${name}`, 'i');

const altered = new RegExp(`^alter table (?:only )?${name}`, 'i');
/** What does not lock a table wholly. */
const weaklyLocked = new RegExp(
  `^(?:create (?:unique )?index (?!concurrently).* on (?:only )?${name}|create statistics .* from ${name}|update (?:only )?${name})`,
  'is',
);

/** Whether a column is known to hold no null, by a condition that was validated before and is needed no longer. */
function isKnownNotNull(statement: string, statements: readonly string[]): boolean {
  const found = new RegExp(`${altering}alter column "?(?<column>\\w+)"? set not null;?$`, 'is').exec(
    statement,
  );
  const condition = found && `${found.groups!['table']}_${found.groups!['column']}_not_null`;
  return statements.some((each) => new RegExp(`drop constraint "?${condition}"?(?!\\w)`, 'i').test(each));
}

/**
 * Whether the release before can serve on while a migration runs and after it: first what is new is added (expand), and
 * what nobody reads any more goes a release later, in a migration whose name says so (`contract`). What keeps everybody
 * from a table that grows with its members no name allows.
 *
 * @param file its name
 * @param text its SQL
 * @returns what is wrong with it
 */
export function wrongWith(file: string, text: string): readonly string[] {
  const isContract = /\bcontract\b/.test(file);
  const statements = text
    .split('--> statement-breakpoint')
    .map((each) => each.replace(/^\s*--.*$/gm, '').trim())
    .filter((each) => each !== '');
  const fresh = new Set(statements.map((each) => made.exec(each)?.groups?.['table']));
  const wrong = statements.flatMap((statement) =>
    rules
      .filter(({ pattern, takesAway, isLong }) => {
        const found = pattern.exec(statement);
        const table = found?.groups?.['table'];
        if (!found || (table && fresh.has(table))) return false;
        if (takesAway && !isContract) return true;
        return isLong && !(table && ofStaff.has(table)) && !isKnownNotNull(statement, statements);
      })
      .map(({ why }) => `${statement.slice(0, 80)}: ${why}`),
  );
  const held = new Set<string>();
  for (const statement of statements) {
    const table = altered.exec(statement)?.groups?.['table'];
    if (table && held.has(table))
      wrong.push(
        `${statement.slice(0, 80)}: needs a stronger lock than it has, which others may wait for: a migration of its own`,
      );
    const other = weaklyLocked.exec(statement)?.groups?.['table'];
    if (other && !fresh.has(other)) held.add(other);
  }
  const isBeside = (statement: string) =>
    /^(create (unique )?index|drop index) concurrently/i.test(statement);
  if (statements.some(isBeside) && !statements.every(isBeside))
    wrong.push('what is done `concurrently` stands in no transaction: a migration of its own');
  const isAdded = statements.some((statement) => /add constraint/i.test(statement));
  if (isAdded && statements.some((statement) => /validate constraint/i.test(statement)))
    wrong.push('`validate constraint` in the same transaction holds the table: a migration of its own');
  return wrong;
}
