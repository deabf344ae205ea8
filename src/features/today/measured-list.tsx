import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { measurementKinds, type MeasurementKind } from '#src/features/measurements/kinds.ts';
import { useMeasuredWords } from '#src/features/measurements/measured-words.client.ts';
import type { Measurement } from '#src/features/measurements/schema.ts';
import { daysBetween, type Day } from '#src/lib/day.ts';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import { useWaiting } from '#src/session/writes.client.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Measured } from './schema.ts';

const measureDialog = laterPart(() => import('#src/features/measurements/measure-dialog.tsx'));

interface MeasuredListProps {
  /** Kept answers of an earlier release say nothing of it. */
  readonly measured: Measured | undefined;
  readonly day: Day;
  /** As the dialog takes it. */
  readonly gender: string;
  readonly onDone: () => Promise<void>;
}

/** What was measured last of what the member measures, each measured again by a tap; what they do not, one tap further. */
export function MeasuredList({ measured, day, gender, onDone }: MeasuredListProps) {
  const { t } = useLingui();
  const id = useId();
  const { names } = useMeasuredWords();
  const [open, setOpen] = useState<MeasurementKind | null>(null);
  const dialog = useLaterPart(measureDialog);
  const measure = (kind: MeasurementKind) => dialog.want(() => setOpen(kind));
  const waiting = useWaiting().flatMap(({ method, path, body }) =>
    method === 'POST' && path === '/measurements' ? [body as unknown as Measurement] : [],
  );
  const shown = measurementKinds.map((kind) => {
    const kept = waiting.findLast((each) => each.kind === kind);
    return { kind, isWaiting: kept !== undefined, latest: kept ?? measured?.[kind] ?? null };
  });
  const known = shown.filter(({ latest }) => latest !== null);
  const others = shown.filter(({ latest }) => latest === null);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={known.length > 0 ? 'text-title' : 'sr-only'}>
        <Trans>Also measured</Trans>
      </h2>
      {known.length > 0 && (
        <ul className="rows mt-1">
          {known.map(({ kind, latest, isWaiting }) => (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <Latest name={names[kind]} latest={latest!} day={day} isWaiting={isWaiting} />
              <Button onClick={() => measure(kind)} aria-label={t`Measure again: ${names[kind]}`}>
                <Trans>Measure again</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center text-soft underline decoration-dotted underline-offset-4">
            <Trans>Measure something else</Trans>
          </summary>
          <p className="mt-1 flex flex-wrap gap-3">
            {others.map(({ kind }) => (
              <Button key={kind} onClick={() => measure(kind)}>
                {names[kind]}
              </Button>
            ))}
          </p>
        </details>
      )}
      {known.length > 0 && (
        <ArrowLink to={`/profile/progress#${known[0]!.kind.replace('_', '-')}`}>
          <Trans>What the figures say</Trans>
        </ArrowLink>
      )}
      {dialog.part && (
        <dialog.part.MeasureDialog
          kind={open}
          latest={shown.find(({ kind }) => kind === open)?.latest ?? null}
          gender={gender}
          onClose={() => setOpen(null)}
          onSaved={() => void onDone()}
        />
      )}
    </section>
  );
}

interface LatestProps {
  readonly name: string;
  readonly latest: Measurement;
  readonly day: Day;
  readonly isWaiting: boolean;
}

function Latest({ name, latest, day, isWaiting }: LatestProps) {
  const { textOf } = useMeasuredWords();
  return (
    <span className="min-w-0">
      <span className="block text-small text-soft">{name}</span>
      <strong className="font-semibold">{textOf(latest)}</strong>{' '}
      <span className="text-soft">
        {isWaiting ? (
          <Trans>Waiting for a connection</Trans>
        ) : (
          <Plural value={daysBetween(latest.day as Day, day)} _0="today" one="yesterday" other="# days ago" />
        )}
      </span>
    </span>
  );
}
