import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#src/ui/button.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { Differences } from '#src/ui/staff/differences.tsx';
import { useRecipeLabels } from './labels.client.ts';
import { fieldsOfRecipe, type RecipeFields } from './recipe-fields.ts';
import type { EarlierRecipe } from './schema.ts';

interface EarlierFormsProps {
  readonly earlier: readonly EarlierRecipe[];
  /** With foods by what they are called. */
  readonly named: (fields: RecipeFields) => RecipeFields;
}

/** What the recipe said before each change: taken into the fields, it is looked at, saved or given up like any change. */
export function EarlierForms({ earlier, named }: EarlierFormsProps) {
  const { t } = useLingui();
  const labels = useRecipeLabels();
  const { getValues, reset } = useFormContext<RecipeFields>();
  const [taken, setTaken] = useState<number | null>(null);
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 content-center text-large font-semibold">
        <Trans>Earlier forms of this recipe</Trans>
      </summary>
      <ol className="rows">
        {earlier.map(({ changedAt, changedBy, recipe }, index) => (
          <li key={changedAt} className="grid justify-items-start gap-2 py-3">
            <p>
              {changedBy === null ? (
                <Trans>
                  As it was until <Moment at={changedAt} />
                </Trans>
              ) : (
                <Trans>
                  As it was until <Moment at={changedAt} />, when {changedBy} changed it
                </Trans>
              )}
            </p>
            <details className="w-full text-small">
              <summary className="min-h-11 content-center">
                <Trans>How it differs from what stands above</Trans>
              </summary>
              <Differences labels={labels} mine={named(getValues())} theirs={named(fieldsOfRecipe(recipe))} />
            </details>
            <Button
              aria-label={t`Put back: number ${index + 1} of the earlier forms`}
              onClick={() => {
                reset(fieldsOfRecipe(recipe), { keepDefaultValues: true });
                setTaken(index);
              }}
            >
              <Trans>Put it back</Trans>
            </Button>
            <p role="status" className="text-small">
              {taken === index && <Trans>It stands in the fields above. Save it to make it so.</Trans>}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
