import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { MeasureDialog } from '#src/features/measurements/measure-dialog.tsx';
import { useRemoving } from '#src/features/measurements/measurements.client.ts';
import { PressureRule } from '#src/features/measurements/pressure-rule.tsx';
import type { MeasurementOf } from '#src/features/measurements/schema.ts';
import { pressureBounds } from '#src/lib/blood-pressure.ts';
import type { Calendar } from '#src/lib/month.ts';
import { Button } from '#src/ui/button.tsx';
import { RangeChart } from '#src/ui/chart/range-chart.tsx';
import { extentOf } from '#src/ui/chart/scale.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { useMeasuredAt } from './measured-at.client.ts';
import { monthTicks, placeAt, type Period } from './period.ts';
import { ReadingsTable } from './readings-table.tsx';

type Reading = MeasurementOf<'blood_pressure'>;

interface PressureSectionProps {
  readonly period: Period;
  /** Of the period, the oldest first. */
  readonly readings: readonly Reading[];
  /** The newest of all. */
  readonly latest: Reading | null;
  readonly calendar: Calendar;
  /** As answered elsewhere; empty where it is not known. */
  readonly gender: string;
}

/** mmHg: what is less than this apart fills no more of the drawing than it should. */
const leastSpan = 80;
/** Where high begins: the figures of one reading lie on either side. */
const marks = [pressureBounds.high.diastolic, pressureBounds.high.systolic];

/** Blood pressure over time: what the newest reading asks for, the readings as a drawing and as a table. */
export function PressureSection({ period, readings, latest, calendar, gender }: PressureSectionProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const measuredAt = useMeasuredAt(calendar);
  const { entries, remove, restore } = useRemoving(readings);
  const [edited, setEdited] = useState<Reading | 'new' | null>(null);
  const kept = entries
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ measurement }) => measurement)
    .toReversed();
  const shown = kept.at(-1) ?? latest;
  const [figures, at] = shown ? [textOf(shown), measuredAt(shown)] : ['', ''];
  return (
    <section id="blood-pressure" aria-labelledby="blood-pressure-title" className="scroll-mt-24">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="blood-pressure-title" className="text-title">
          <Trans>Blood pressure</Trans>
        </h2>
        <Button onClick={() => setEdited('new')}>
          <Trans>Add blood pressure</Trans>
        </Button>
      </div>
      {shown ? (
        <>
          <p className="mt-2">
            <b className="text-large font-semibold">
              <Trans>{figures} mmHg</Trans>
            </b>{' '}
            <span className="text-soft">{at}</span>
          </p>
          {kept.length > 1 && <Drawing kept={kept} period={period} calendar={calendar} />}
          {entries.length > 0 && (
            <ReadingsTable
              caption={t`Blood pressure, newest first`}
              columns={[t`mmHg`, t`Arm`, t`Pulse`]}
              entries={entries}
              calendar={calendar}
              cellsOf={(reading) => [textOf(reading), armText(reading), reading.figures.pulse ?? '–']}
              onEdit={setEdited}
              remove={remove}
              restore={restore}
            />
          )}
          <PressureRule latest={shown} readings={kept.length > 0 ? kept : [shown]} gender={gender} />
        </>
      ) : (
        <p className="mt-3 max-w-2xl text-soft">
          <Trans>
            At home, at a pharmacy or a health post: sit quietly for five minutes, back and feet supported,
            the arm bare and at the height of the heart; then write both figures down here.
          </Trans>
        </p>
      )}
      <MeasureDialog
        kind={edited === null ? null : 'blood_pressure'}
        corrected={edited === 'new' ? null : edited}
        latest={latest}
        gender={gender}
        onClose={() => setEdited(null)}
        onSaved={() => void revalidate()}
      />
    </section>
  );

  function armText({ figures: { arm } }: Reading) {
    return arm === 'left' ? t`Left arm` : arm === 'right' ? t`Right arm` : '–';
  }
}

const textOf = ({ figures: { systolic, diastolic } }: Reading) => `${systolic}/${diastolic}`;

function Drawing({
  kept,
  period,
  calendar,
}: {
  kept: readonly Reading[];
  period: Period;
  calendar: Calendar;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const points = kept.map((reading) => ({
    place: placeAt(reading, period),
    low: reading.figures.diastolic,
    high: reading.figures.systolic,
  }));
  const [lows, highs] = [points.map(({ low }) => low), points.map(({ high }) => high)];
  const count = points.length;
  const [upper, lower] = [spanOf(highs), spanOf(lows)];
  return (
    <figure className="mt-4">
      <figcaption className="mb-1 text-soft">
        <Trans>
          In these weeks: upper {upper}, lower {lower}. The thin lines are where high begins, 140 and 90.
        </Trans>
      </figcaption>
      <RangeChart
        label={t`Blood pressure, ${count} readings: upper ${upper}, lower ${lower} mmHg`}
        points={points}
        extent={extentOf([...lows, ...highs, ...marks], leastSpan)}
        ticks={monthTicks(period, calendar, language)}
        marks={marks}
      />
    </figure>
  );
}

/** From the lowest to the highest, as `118–141`. */
function spanOf(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? String(low) : `${low}–${high}`;
}
