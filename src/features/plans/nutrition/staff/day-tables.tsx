import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#src/ui/button.tsx';
import { mealNames, type PlanVariant } from '../kinds.ts';
import { DayTotal } from './day-total.tsx';
import { FastCheck } from './fast-check.tsx';
import { MealEditor } from './meal-editor.tsx';
import { useForgetStates, useKeptState } from './kept-state.tsx';
import { newId } from './new-id.client.ts';
import {
  copyOfMeals,
  type DayFields,
  type MealsFields,
  newMeals,
  type PlanFields,
  tableName,
} from './plan-fields.ts';
import { usePieces } from '#src/ui/staff/form-parts.tsx';
import { RemovedNotice } from '#src/ui/staff/removed-notice.tsx';

interface DayTablesProps {
  /** Of the day, from 0. */
  index: number;
  variant: PlanVariant;
  onVariant: (variant: PlanVariant) => void;
}

/** The two tables of a day, one of them open: for days without a fast, and of fasting food. */
export function DayTables({ index, variant, onVariant }: DayTablesProps) {
  const { t } = useLingui();
  const day = useWatch<PlanFields, `meals.${number}`>({ name: `meals.${index}` }) as DayFields | undefined;
  const change = useDayChange(index);
  if (!day) return null;
  const button = (offered: PlanVariant, label: string) => (
    <Button
      aria-pressed={offered === variant}
      look={offered === variant ? 'primary' : 'plain'}
      onClick={() => onVariant(offered)}
    >
      {label}
    </Button>
  );
  const isMissing = variant === 'fasting' && !day.hasFasting;
  return (
    <div data-place={`meals.${index}`} tabIndex={-1} className="grid gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <div role="group" aria-label={t`Table of the day`} className="flex flex-wrap gap-2">
          {button('regular', t`Non-fasting meals`)}
          {button('fasting', t`Fasting meals`)}
        </div>
        {day.hasFasting && (
          <Button className="ms-auto" onClick={() => change.copyTo(variant)}>
            {variant === 'fasting' ? (
              <Trans>Copy the non-fasting table here</Trans>
            ) : (
              <Trans>Copy the fasting table here</Trans>
            )}
          </Button>
        )}
        {day.hasFasting && variant === 'fasting' && (
          <Button onClick={change.removeFasting}>
            <Trans>Remove the fasting table</Trans>
          </Button>
        )}
      </div>
      {change.before && (
        <RemovedNotice isStanding={change.isStanding} onUndo={change.undo}>
          <Trans>The table that was here is gone.</Trans>
        </RemovedNotice>
      )}
      {variant === 'fasting' && <FastCheck index={index} day={day} />}
      {!day.hasFasting && (
        <p className="text-soft">
          <Trans>This day has one table. It is shown for all days, fasting or not.</Trans>
        </p>
      )}
      {isMissing ? (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => change.copyTo('fasting')}>
            <Trans>Begin the fasting table with a copy</Trans>
          </Button>
          <Button onClick={change.beginEmpty}>
            <Trans>Begin an empty fasting table</Trans>
          </Button>
        </div>
      ) : (
        <Table key={`${variant} ${change.count}`} index={index} variant={variant} day={day} />
      )}
    </div>
  );
}

function Table({ index, variant, day }: { index: number; variant: PlanVariant; day: DayFields }) {
  const pieces = usePieces(mealNames.length);
  return (
    <>
      <DayTotal meals={variant === 'fasting' ? day.fasting : day} />
      {mealNames.slice(0, pieces).map((meal) => (
        <MealEditor key={meal} table={tableName(index, variant)} meal={meal} />
      ))}
    </>
  );
}

/** Changes of whole tables, the last of which can be undone. */
function useDayChange(index: number) {
  const { getValues, setValue } = useFormContext<PlanFields>();
  const [before, setBefore] = useKeptState<DayFields | null>('before', null);
  const [standing] = useState(before);
  const forget = useForgetStates();
  // Lists of the form take in what is set from outside when they begin anew.
  const [count, setCount] = useState(0);
  const name = `meals.${index}` as const;

  function put(day: DayFields, replaced: DayFields | null) {
    setValue(name, day, { shouldDirty: true });
    // Of dishes that are not there any more.
    forget();
    setBefore(replaced);
    setCount((changes) => changes + 1);
  }
  function copyTo(variant: PlanVariant) {
    const day = structuredClone(getValues(name));
    const isLost = variant === 'regular' || day.hasFasting;
    const changed: DayFields =
      variant === 'fasting'
        ? { ...day, hasFasting: true, fasting: copyOfMeals(day, newId) }
        : { ...day, ...copyOfMeals(day.fasting, newId) };
    put(changed, isLost && holdsDishes(variant === 'fasting' ? day.fasting : day) ? day : null);
  }
  function beginEmpty() {
    put({ ...getValues(name), hasFasting: true, fasting: newMeals() }, null);
  }
  function removeFasting() {
    const day = structuredClone(getValues(name));
    put({ ...day, hasFasting: false, fasting: newMeals() }, holdsDishes(day.fasting) ? day : null);
  }
  function undo() {
    if (before) put(before, null);
  }
  return { before, isStanding: before === standing, count, copyTo, beginEmpty, removeFasting, undo };
}

const holdsDishes = (meals: MealsFields) => mealNames.some((name) => meals[name].length > 0);
