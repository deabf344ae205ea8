import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '#src/lib/dates.ts';
import { isDay } from '#src/lib/day.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { useMoment } from '#src/ui/moment.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { differences, partsBeside, shortened, type Difference } from './comparison.ts';
import type { FullLogEntry } from './schema.ts';
import { valueNames, valueWords } from './value-names.ts';
import { useLanguage } from '#src/ui/language.client.ts';

/** What was changed, value by value: as it was beside as it became. Folded away until it is wanted. */
export function ComparedValues({ entry: { before, after } }: { entry: FullLogEntry }) {
  const { t } = useLingui();
  if (differences(before, after).length === 0) return null;
  const title = !before ? t`What was created` : !after ? t`What was deleted` : t`What was changed`;
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-green">{title}</summary>
      <ComparedTable {...{ before, after, title }} columns={[t`Before`, t`After`]} />
    </details>
  );
}

interface ComparedTableProps {
  before: FullLogEntry['before'];
  after: FullLogEntry['after'];
  /** What both are called. */
  columns: readonly [ReactNode, ReactNode];
  title?: string;
}

/** Two forms of a record side by side, value by value, on a phone below each other: what is not the same. */
export function ComparedTable({ before, after, columns: [was, is], title }: ComparedTableProps) {
  const { t, i18n } = useLingui();
  const wordsOf = useValueWords();
  const found = differences(before, after).map(wordsOf);
  if (found.length === 0)
    return (
      <p>
        <Trans>Both say the same.</Trans>
      </p>
    );
  return (
    <DataTable
      caption={title ?? t`Differences`}
      columns={[t`Value`, ...(before ? [was] : []), ...(after ? [is] : [])]}
      rows={found.map(({ path, before: old, after: young }) => ({
        key: path.join(' '),
        cells: [
          nameOfValue(path, i18n),
          ...(before ? [<Marked key="before" text={old} beside={young} as="del" />] : []),
          ...(after ? [<Marked key="after" text={young} beside={old} as="ins" />] : []),
        ],
      }))}
    />
  );
}

const dayText = /*i18n*/ { id: 'Day {day}' };

/** `Schedule › 2 › Rest day`: names that staff know, else the words of the key. */
export function nameOfValue(path: Difference['path'], i18n: I18n): string {
  const nameOf = (part: string) => {
    const name = valueNames[part];
    if (name) return inLanguage(name, i18n.locale as Language);
    const day = /^day (\d+)$/.exec(part)?.[1];
    return day === undefined ? words(part) : i18n._(dayText.id, { day });
  };
  return path.map((part) => (typeof part === 'number' ? i18n.number(part) : nameOf(part))).join(' › ');
}

/** As JSON writes it. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** What is one of a few, yes or no, a day or a moment, in the reader's words. */
function useValueWords(): (difference: Difference) => Difference {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const momentText = useMoment();
  const isTrue: Readonly<Record<string, string>> = { true: t`Yes`, false: t`No` };
  return ({ path, before, after }) => {
    const known = valueWords[String(path.at(-1))] ?? {};
    const word = (value: string) => {
      const found = known[value];
      if (found) return inLanguage(found, language);
      if (moment.test(value)) return momentText(value);
      return isDay(value) ? formatDate(value, calendar, language) : (isTrue[value] ?? value);
    };
    const said = (text: string | null) => text && text.split('\n').map(word).join('\n');
    return { path, before: said(before), after: said(after) };
  };
}

const words = (key: string): string =>
  key.replaceAll(/[_-]+|(?<=[a-z])(?=[A-Z])/g, ' ').replace(/^./, (first) => first.toUpperCase());

/** A value beside the other one, what is not the same marked. */
function Marked({
  text,
  beside,
  as: Mark,
}: {
  text: string | null;
  beside: string | null;
  as: 'del' | 'ins';
}) {
  if (text === null)
    return (
      <span className="text-soft">
        <Trans>nothing</Trans>
      </span>
    );
  const { start, changed, end } = shortened(partsBeside(text, beside));
  return (
    <span className="whitespace-pre-wrap wrap-anywhere">
      {start}
      {changed && <Mark className={Mark === 'del' ? 'bg-red-tint' : 'bg-green-tint'}>{changed}</Mark>}
      {end}
    </span>
  );
}
