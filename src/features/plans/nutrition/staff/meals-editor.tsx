import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#src/ui/button.tsx';
import { useFieldError, useIsFaulty } from '#src/ui/staff/form-fields.tsx';
import { usePieces } from '#src/ui/staff/form-parts.tsx';
import { placeAfter } from '#src/ui/staff/place-after.ts';
import { RemovedNotice } from '#src/ui/staff/removed-notice.tsx';
import { SortableList } from '#src/ui/staff/sortable-list.tsx';
import { nutritionPlanLimits as limits, type PlanVariant } from '../kinds.ts';
import { DayTables } from './day-tables.tsx';
import { DaySign } from './day-total.tsx';
import { brokenBy } from './fast-check.tsx';
import { useFoods } from '#src/features/foods/staff/foods-known.tsx';
import { KeepStates } from './kept-state.tsx';
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
  const { fields, insert, remove, move } = useFieldArray<PlanFields, 'meals', 'key'>({
    control,
    name: 'meals',
    keyName: 'key',
  });
  const [removed, setRemoved] = useState<{ index: number; day: DayFields } | null>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const fault = useFieldError()('meals');
  const count = fields.length;
  const shown = Math.min(day, count - 1);
  const field = fields[shown];
  const pieces = usePieces(2);
  const onDay = (index: number) => onPlace({ day: index, variant });

  function add(index: number, draft: DayFields) {
    insert(index, draft, { shouldFocus: false });
    onDay(index);
    setRemoved(null);
  }
  function take() {
    setRemoved({ index: shown, day: structuredClone(getValues(`meals.${shown}`)) });
    remove(shown);
    onDay(Math.max(0, shown - 1));
  }
  /** The day that is shown stays shown, wherever it comes to stand. */
  function put(from: number, to: number) {
    move(from, to);
    onDay(placeAfter(shown, from, to));
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
      <SortableList
        items={pieces > 0 ? fields : []}
        nameOf={(_, index) => t`Day ${index + 1}`}
        onMove={put}
        isWrapped
        className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-2"
      >
        {(_, index, handle) => (
          <DayButton index={index} handle={handle} isShown={index === shown} onPress={() => onDay(index)} />
        )}
      </SortableList>
      {count < limits.days && (
        <Button onClick={() => add(count, newDay())} className="justify-self-start">
          <Trans>Add a day</Trans>
        </Button>
      )}
      {removed && (
        <RemovedNotice
          onUndo={() => {
            add(Math.min(removed.index, count), removed.day);
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
      {field && pieces > 1 && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <h4 className="me-auto text-large font-semibold">
              <Trans>Day {shown + 1}</Trans>
            </h4>
            {count < limits.days && (
              <Button onClick={() => add(shown + 1, copyOfDay(getValues(`meals.${shown}`), newId))}>
                <Trans>Copy day</Trans>
              </Button>
            )}
            <Button ref={removeButton} onClick={take}>
              <Trans>Remove day</Trans>
            </Button>
          </div>
          <KeepStates key={field.key}>
            <DayTables
              // Lists of the form belong to their place in it.
              key={shown}
              index={shown}
              variant={variant}
              onVariant={(next) => onPlace({ day: shown, variant: next })}
            />
          </KeepStates>
        </>
      )}
    </section>
  );
}

interface DayButtonProps {
  index: number;
  /** What it is moved by. */
  handle: ReactNode;
  isShown: boolean;
  onPress: () => void;
}

function DayButton({ index, handle, isShown, onPress }: DayButtonProps) {
  const day = useWatch<PlanFields, `meals.${number}`>({ name: `meals.${index}` }) as DayFields | undefined;
  const isFaulty = useIsFaulty()(`meals.${index}`);
  const { byId } = useFoods();
  const breaksFast = day !== undefined && brokenBy(index, day, byId).length > 0;
  const look = isFaulty || breaksFast ? 'border-red' : 'border-edge hover:border-ink';
  return (
    <div
      className={`flex h-full items-center rounded-card border ${isShown ? 'border-green bg-green-tint' : `bg-card ${look}`}`}
    >
      {handle}
      <button
        type="button"
        aria-current={isShown ? 'true' : undefined}
        onClick={onPress}
        className="grid min-h-14 grow cursor-pointer content-center justify-items-start py-1 pe-3 text-ink"
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
    </div>
  );
}
