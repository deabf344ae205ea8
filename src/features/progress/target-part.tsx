import { Trans, useLingui } from '@lingui/react/macro';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { whyFailed } from '#src/api/client.ts';
import type { AimsAnswer } from '#src/features/diary/schema.ts';
import { diaryPath } from '#src/lib/diary-address.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { SourceList } from '#src/ui/source-list.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useToday } from '#src/ui/today.client.ts';
import { progressMessages } from './messages.ts';
import { removeTarget, setTarget } from './target.client.ts';
import { courseTo, isTooFast, lossOfLate, targetSources, targetsFor, type Target } from './target.ts';
import { WayThere } from './way-there.tsx';

const targetDialog = laterPart(() => import('./target-dialog.tsx'));

interface TargetPartProps {
  readonly target: Target | null;
  /** kg, of the newest measurement. */
  readonly weight: number;
  /** The oldest first. */
  readonly measurements: readonly { readonly date: string; readonly weight: number }[];
  readonly eater: AimsAnswer['known'];
}

/** The weight that somebody wants to reach: none for whom no aim is right. */
export function TargetPart({ target, weight, measurements, eater }: TargetPartProps) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const today = useToday();
  const [isAsking, setIsAsking] = useState(false);
  const dialog = useLaterPart(targetDialog);
  /** What was taken away a moment ago. */
  const [removed, setRemoved] = useState<Target | null>(null);
  const offer = targetsFor({ ...eater, weight });
  if (offer.none !== null) return <NotOffered none={offer.none} />;
  const reload = () => {
    setRemoved(null);
    void revalidate();
  };
  async function attempt(change: () => Promise<void>) {
    try {
      await change();
    } catch (error) {
      return showToast('error', i18n._(whyFailed(error, progressMessages.targetNotSaved)));
    }
    await revalidate();
  }
  const course = target && courseTo(target, weight, today);
  const kg = target && formatNumber(target.weight);
  const loss = lossOfLate(measurements);
  const perWeek = loss === null ? '' : formatNumber(loss);
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {course && (
        <div>
          <p>
            <b className="font-semibold">
              <Trans>Target: {kg} kg</Trans>
            </b>
          </p>
          {course.left === 0 ? (
            <p>
              <Trans>You have reached it. To keep a weight is worth as much as to reach it.</Trans>
            </p>
          ) : (
            <WayThere course={course} />
          )}
          {course.to === 'lose' && course.left > 0 && isTooFast(loss) && (
            <p className="mt-2">
              <Trans>
                Of late it was {perWeek} kg a week, faster than one kilogram: eat more, and if you do not mean
                to lose so fast, see a health worker.
              </Trans>
            </p>
          )}
        </div>
      )}
      {removed && !target && (
        <p role="status">
          <Trans>Your target is removed.</Trans>{' '}
          <button
            type="button"
            className="text-button"
            onClick={() =>
              void attempt(async () => {
                await setTarget({ ...removed, day: today });
                setRemoved(null);
              })
            }
          >
            <Trans>Undo</Trans>
          </button>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => dialog.want(() => setIsAsking(true))}>
          {target ? <Trans>Change the target</Trans> : <Trans>Set a target weight</Trans>}
        </Button>
        {target && (
          <Button
            onClick={() =>
              void attempt(async () => {
                await removeTarget();
                setRemoved(target);
              })
            }
          >
            <Trans>Remove the target</Trans>
          </Button>
        )}
      </p>
      {target && <SourceList sources={targetSources} />}
      {dialog.part && (
        <dialog.part.TargetDialog
          isOpen={isAsking}
          range={offer.range}
          weight={weight}
          target={target}
          today={today}
          onClose={() => setIsAsking(false)}
          onSaved={reload}
        />
      )}
    </div>
  );
}

/** Why there is none; said only where something can be done, or where it helps to know. */
function NotOffered({ none }: { none: NonNullable<ReturnType<typeof targetsFor>['none']> }): ReactNode {
  const texts: Readonly<Record<typeof none, ReactNode>> = {
    off: null,
    young: <Trans>Under 18 no target weight is offered: ask a health worker.</Trans>,
    pregnant: (
      <Trans>While you are pregnant no target weight is offered. Ask at your antenatal visits.</Trans>
    ),
    nursing: <Trans>While you are nursing no target weight is offered. Ask a health worker.</Trans>,
    unknown: (
      <Trans>
        For a target weight,{' '}
        <Link to={`${diaryPath}#aims`} className="underline">
          answer two or three questions
        </Link>{' '}
        first.
      </Trans>
    ),
    unmeasured: <Trans>For a target weight, add a measurement with your height.</Trans>,
  };
  return texts[none] && <p className="mt-3 max-w-2xl text-soft">{texts[none]}</p>;
}
