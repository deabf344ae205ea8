import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { mealLabels } from '../meal-labels.ts';
import { nutritionPlanLimits as limits, type mealNames } from '../kinds.ts';
import { DishEditor } from './dish-editor.tsx';
import { useKeptState } from './kept-state.tsx';
import { newId } from './new-id.client.ts';
import { DishAdder } from './dish-adder.tsx';
import { isOnFastingTable } from './fast-check.tsx';
import {
  copyOfDish,
  newDish,
  portionsOf,
  type DishFields,
  type PlanFields,
  type TableName,
} from './plan-fields.ts';
import { RemovedNotice } from '#src/ui/staff/removed-notice.tsx';
import { SortableList } from '#src/ui/staff/sortable-list.tsx';

interface MealEditorProps {
  table: TableName;
  meal: (typeof mealNames)[number];
}

interface Removed {
  index: number;
  dish: DishFields;
}

/** The dishes of one meal, to add, open, put in order and remove. */
export function MealEditor({ table, meal }: MealEditorProps) {
  const { t, i18n } = useLingui();
  const { control, getValues } = useFormContext<PlanFields>();
  const name = `${table}.${meal}` as const;
  const { fields, append, insert, remove, move } = useFieldArray<PlanFields, typeof name, 'key'>({
    control,
    name,
    keyName: 'key',
  });
  const [added, setAdded] = useState<string | null>(null);
  const [removed, setRemoved] = useKeptState<Removed | null>(`removed ${name}`.replace(/\d+/, ''), null);
  const [standing] = useState(removed);
  const addButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const mealTimes = useWatch<PlanFields, 'mealTimes'>({ control, name: 'mealTimes' });
  const language = i18n.locale as Language;
  const label = inLanguage(mealLabels[mealTimes][meal], language);

  function add() {
    const dish = newDish(newId);
    setAdded(dish.mealId);
    append(dish, { focusName: `${name}.${fields.length}.name.${i18n.locale}` });
  }
  function copy(index: number) {
    const dish = copyOfDish(getValues(`${name}.${index}`), newId);
    setAdded(dish.mealId);
    insert(index + 1, dish, { focusName: `${name}.${index + 1}.name.${i18n.locale}` });
  }
  function take(index: number) {
    setRemoved({ index, dish: structuredClone(getValues(`${name}.${index}`)) });
    remove(index);
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h5 id={titleId} className="font-semibold text-green">
        {label}
      </h5>
      <SortableList
        items={fields}
        nameOf={(_, index) => {
          const number = index + 1;
          return getValues(`${name}.${index}.name.${language}`) || t`${label}, dish ${number}`;
        }}
        onMove={move}
        className="grid gap-2 empty:hidden"
      >
        {(field, index, handle) => {
          const number = index + 1;
          return (
            <div className="flex items-start gap-1">
              {handle}
              <DishEditor
                name={`${name}.${index}`}
                id={field.mealId}
                isNew={field.mealId === added}
                actions={
                  <>
                    {fields.length < limits.itemsPerMeal && (
                      <Button onClick={() => copy(index)} aria-label={t`Copy: ${label}, dish ${number}`}>
                        <Trans>Copy</Trans>
                      </Button>
                    )}
                    <Button onClick={() => take(index)} aria-label={t`Remove: ${label}, dish ${number}`}>
                      <Trans>Remove</Trans>
                    </Button>
                  </>
                }
              />
            </div>
          );
        }}
      </SortableList>
      {removed && (
        <RemovedNotice
          isStanding={removed === standing}
          onUndo={() => {
            insert(Math.min(removed.index, fields.length), removed.dish, { shouldFocus: false });
            setRemoved(null);
            addButton.current?.focus();
          }}
        >
          <Trans>The dish is removed.</Trans>
        </RemovedNotice>
      )}
      {fields.length < limits.itemsPerMeal && (
        <DishAdder
          meal={label}
          place={isOnFastingTable(name) ? 'fasting' : 'any'}
          onAdd={({ name: title, portions }) =>
            append({ ...newDish(newId), name: title, portions: portionsOf(portions) }, { shouldFocus: false })
          }
        />
      )}
      {fields.length < limits.itemsPerMeal && (
        <Button
          ref={addButton}
          onClick={add}
          className="justify-self-start"
          aria-label={t`Add a dish: ${label}`}
        >
          <Trans>Add a dish</Trans>
        </Button>
      )}
    </section>
  );
}
