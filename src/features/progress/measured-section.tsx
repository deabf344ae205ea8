import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import { useRevalidator } from 'react-router';
import type { MeasurementKind } from '#src/features/measurements/kinds.ts';
import { useMeasuredWords } from '#src/features/measurements/measured-words.client.ts';
import { useRemoving } from '#src/features/measurements/measurements.client.ts';
import type { MeasurementOf } from '#src/features/measurements/schema.ts';
import type { Calendar } from '#src/lib/month.ts';
import { Button } from '#src/ui/button.tsx';
import { useMeasuredAt } from './measured-at.client.ts';
import { ReadingsTable } from './readings-table.tsx';

const measureDialog = laterPart(() => import('#src/features/measurements/measure-dialog.tsx'));

interface MeasuredSectionProps<Kind extends MeasurementKind> {
  readonly kind: Kind;
  /** What the button is called beside those of the other kinds. */
  readonly add: string;
  /** What is said while nothing is known. */
  readonly empty: ReactNode;
  /** Of the period, the oldest first. */
  readonly readings: readonly MeasurementOf<Kind>[];
  /** The newest of all. */
  readonly latest: MeasurementOf<Kind> | null;
  readonly calendar: Calendar;
  /** As `PressureAdvice` takes it. */
  readonly gender?: string;
  readonly table: {
    readonly caption: string;
    readonly columns: readonly string[];
    readonly cellsOf: (reading: MeasurementOf<Kind>) => readonly ReactNode[];
  };
  /** @param kept of the period, the oldest first */
  readonly drawing: (kept: readonly MeasurementOf<Kind>[]) => ReactNode;
  /** What answers the newest. */
  readonly rule: (shown: MeasurementOf<Kind>, kept: readonly MeasurementOf<Kind>[]) => ReactNode;
}

/** What was measured of one kind over time: the newest, the drawing, the table, the rule that answers it. */
export function MeasuredSection<Kind extends MeasurementKind>({
  kind,
  add,
  empty,
  readings,
  latest,
  calendar,
  gender = '',
  table,
  drawing,
  rule,
}: MeasuredSectionProps<Kind>) {
  const { revalidate } = useRevalidator();
  const { names, textOf } = useMeasuredWords();
  const measuredAt = useMeasuredAt(calendar);
  const { entries, remove, restore } = useRemoving(readings, kind);
  const [edited, setEdited] = useState<MeasurementOf<Kind> | 'new' | null>(null);
  const dialog = useLaterPart(measureDialog);
  const edit = (reading: MeasurementOf<Kind> | 'new') => dialog.want(() => setEdited(reading));
  const kept = entries
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ measurement }) => measurement)
    .toReversed();
  const isGone = entries.some(({ isRemoved, measurement }) => isRemoved && measurement.id === latest?.id);
  const shown = kept.at(-1) ?? (isGone ? null : latest);
  const id = kind.replace('_', '-');
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="text-title">
          {names[kind]}
        </h2>
        <Button onClick={() => edit('new')} aria-label={add}>
          <Trans>Add</Trans>
        </Button>
      </div>
      {shown ? (
        <p className="mt-2">
          <b className="text-large font-semibold">{textOf(shown)}</b>{' '}
          <span className="text-soft">{measuredAt(shown)}</span>
        </p>
      ) : (
        <p className="mt-3 max-w-2xl text-soft">{empty}</p>
      )}
      {drawing(kept)}
      {entries.length > 0 && (
        <ReadingsTable
          {...table}
          entries={entries}
          calendar={calendar}
          onEdit={edit}
          remove={remove}
          restore={restore}
        />
      )}
      {shown && rule(shown, kept.length > 0 ? kept : [shown])}
      {dialog.part && (
        <dialog.part.MeasureDialog
          kind={edited === null ? null : kind}
          corrected={edited === 'new' ? null : edited}
          latest={latest}
          gender={gender}
          onClose={() => setEdited(null)}
          onSaved={() => void revalidate()}
        />
      )}
    </section>
  );
}
