import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#src/ui/button.tsx';
import { useFieldError, useIsFaulty } from '#src/ui/staff/form-fields.tsx';
import { RemovedNotice } from '#src/ui/staff/removed-notice.tsx';
import { nutritionPlanLimits as limits } from '../schema.ts';
import type { PlanVariant } from '../kinds.ts';
import { DayTables } from './day-tables.tsx';
import { DaySign } from './day-total.tsx';
import { brokenBy } from './fast-check.tsx';
import { useFoods } from '#src/features/foods/staff/foods-known.tsx';
import { newId } from './new-id.client.ts';
import { copyOfDay, newDay, type DayFields, type PlanFields } from './plan-fields.ts';

/** Which table of which day, from 0. */
export interface TablePlace {
  readonly day: number;
  readonly variant: PlanVariant;
}

interface MealsEditorProps {
  place: TablePlace;
  onPlace: (place: TablePlace) => void;
}

/** The days of the plan in a row, and one of them with its meals. */
export function MealsEditor({ place: { day, variant }, onPlace }: MealsEditorProps) {
  const { t } = useLingui();
  const { control, getValues } = useFormContext<PlanFields>();
  const { fields, insert, remove, move } = useFieldArray<PlanFields, 'meals'>({ control, name: 'meals' });
  const [removed, setRemoved] = useState<{ index: number; day: DayFields } | null>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const fault = useFieldError()('meals');
  const count = fields.length;
  const shown = Math.min(day, count - 1);
  const field = fields[shown];
  const onDay = (index: number) => onPlace({ day: index, variant });

  function put(index: number, draft: DayFields) {
    insert(index, draft, { shouldFocus: false });
    onDay(index);
    setRemoved(null);
  }
  function take() {
    setRemoved({ index: shown, day: structuredClone(getValues(`meals.${shown}`)) });
    remove(shown);
    onDay(Math.max(0, shown - 1));
  }
  function moveTo(index: number) {
    move(shown, index);
    onDay(index);
  }

  return (
    <section data-place="meals" tabIndex={-1} className="grid gap-4" aria-labelledby="meals-by-day">
      <h3 id="meals-by-day" className="border-b border-edge pb-2 text-large font-semibold">
        <Trans>Meals by day</Trans>
      </h3>
      {fault && (
        <p role="alert" className="text-small font-semibold text-red">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {fields.map(({ id }, index) => (
          <DayButton key={id} index={index} isShown={index === shown} onPress={() => onDay(index)} />
        ))}
        {count < limits.days && (
          <Button onClick={() => put(count, newDay())} className="min-h-14">
            <Trans>Add a day</Trans>
          </Button>
        )}
      </div>
      {removed && (
        <RemovedNotice
          onUndo={() => {
            put(Math.min(removed.index, count), removed.day);
            setTimeout(() => removeButton.current?.focus());
          }}
        >
          <Trans>Day {removed.index + 1} is removed.</Trans>
        </RemovedNotice>
      )}
      {count === 0 && !removed && (
        <p className="text-soft">
          <Trans>No day yet. Add the first one, then copy it and change what differs.</Trans>
        </p>
      )}
      {field && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <h4 className="me-auto text-large font-semibold">
              <Trans>Day {shown + 1}</Trans>
            </h4>
            {count < limits.days && (
              <Button onClick={() => put(shown + 1, copyOfDay(getValues(`meals.${shown}`), newId))}>
                <Trans>Copy day</Trans>
              </Button>
            )}
            <Button
              aria-disabled={shown === 0 || undefined}
              onClick={() => shown > 0 && moveTo(shown - 1)}
              aria-label={t`Move day ${shown + 1} earlier`}
            >
              <Trans>Earlier</Trans>
            </Button>
            <Button
              aria-disabled={shown === count - 1 || undefined}
              onClick={() => shown < count - 1 && moveTo(shown + 1)}
              aria-label={t`Move day ${shown + 1} later`}
            >
              <Trans>Later</Trans>
            </Button>
            <Button ref={removeButton} onClick={take}>
              <Trans>Remove day</Trans>
            </Button>
          </div>
          <DayTables
            key={`${field.id} ${shown}`}
            index={shown}
            variant={variant}
            onVariant={(next) => onPlace({ day: shown, variant: next })}
          />
        </>
      )}
    </section>
  );
}

function DayButton({ index, isShown, onPress }: { index: number; isShown: boolean; onPress: () => void }) {
  const day = useWatch<PlanFields, `meals.${number}`>({ name: `meals.${index}` }) as DayFields | undefined;
  const isFaulty = useIsFaulty()(`meals.${index}`);
  const { byId } = useFoods();
  const breaksFast = day !== undefined && brokenBy(index, day, byId).length > 0;
  const look = isFaulty || breaksFast ? 'border-red' : 'border-edge hover:border-ink';
  return (
    <button
      type="button"
      aria-current={isShown ? 'true' : undefined}
      onClick={onPress}
      className={`grid min-h-14 min-w-14 cursor-pointer place-content-center justify-items-center rounded-card border bg-card px-2 py-1 text-ink aria-[current]:border-green aria-[current]:bg-green aria-[current]:text-on-green ${look}`}
    >
      <span className="text-small">
        <Trans>Day {index + 1}</Trans>
      </span>{' '}
      <span className="font-semibold">{day && <DaySign day={day} />}</span>
      {breaksFast && (
        <span className="text-small font-semibold">
          <Trans>breaks the fast</Trans>
        </span>
      )}
    </button>
  );
}
