import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#src/ui/button.tsx';
import { LineField } from '#src/ui/staff/form-fields.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { foodLimits } from '../kinds.ts';
import type { FoodFields } from './food-fields.ts';

/** What a kitchen measures the food with, the usual measure first. */
export function MeasuresEditor() {
  const { t } = useLingui();
  const { control } = useFormContext<FoodFields>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'measures', keyName: 'key' });
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-serif text-title font-semibold">
        <Trans>Kitchen measures</Trans>
      </legend>
      <p className="max-w-prose text-soft">
        <Trans>
          The usual one first: it is what is offered. A measure without a source is shown as assumed. A plan
          keeps its grams where a measure comes to weigh something else.
        </Trans>
      </p>
      {fields.map(({ key, name }, i) => {
        const called = name.en || name.am || String(i + 1);
        return (
          <div key={key} className="grid gap-3 rounded-card border border-edge p-4">
            <LocalizedField name={`measures.${i}.name`} label={t`Measure`} maxLength={foodLimits.name} />
            <div className="grid gap-3 sm:grid-cols-3">
              <LineField name={`measures.${i}.plural`} label={t`More than one, in English`} maxLength={80} />
              <LineField
                name={`measures.${i}.grams`}
                label={t`Grams`}
                inputMode="decimal"
                autoComplete="off"
              />
              <LineField name={`measures.${i}.source`} label={t`Who says so`} maxLength={300} />
            </div>
            <div className="flex flex-wrap gap-3">
              {i > 0 && (
                <Button onClick={() => move(i, 0)} aria-label={t`Make it the usual one: ${called}`}>
                  <Trans>Make it the usual one</Trans>
                </Button>
              )}
              <Button onClick={() => remove(i)} aria-label={t`Remove: ${called}`}>
                <Trans>Remove</Trans>
              </Button>
            </div>
          </div>
        );
      })}
      {fields.length < foodLimits.measures && (
        <Button
          onClick={() => append({ id: '', name: { en: '', am: '' }, plural: '', grams: '', source: '' })}
          className="justify-self-start"
        >
          <Trans>Add a measure</Trans>
        </Button>
      )}
    </fieldset>
  );
}
