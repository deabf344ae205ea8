import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { ChoiceField } from '#src/ui/staff/form-fields.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { useFastingLabels } from '../fasting-mark.tsx';
import { fastingVerdicts, foodLimits } from '../kinds.ts';
import type { FoodFields } from './food-fields.ts';
import type { OpenedFood } from './schema.ts';

/** Whether it is fasting food, with what another verdict touches. @param opened null for a new food */
export function FastingEditor({ opened }: { opened: OpenedFood | null }) {
  const { t } = useLingui();
  const labels = useFastingLabels();
  const fasting = useWatch<FoodFields, 'fasting'>({ name: 'fasting' });
  const retired = useWatch<FoodFields, 'retired'>({ name: 'retired' });
  const isChanged = opened !== null && (fasting !== opened.food.fasting || (retired && !opened.food.retired));
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-serif text-title font-semibold">
        <Trans>On fasting days</Trans>
      </legend>
      <ChoiceField
        name="fasting"
        label={t`Is it fasting food?`}
        options={[
          ...(opened ? [] : [{ value: '', label: t`Choose one` }]),
          ...fastingVerdicts.map((value) => ({ value, label: labels[value] })),
        ]}
      />
      {fasting === 'disputed' && (
        <ChoiceField
          name="disputedFor"
          label={t`What customs differ on`}
          options={[
            { value: '', label: t`Something else` },
            { value: 'fish', label: t`Fish` },
            { value: 'honey', label: t`Honey` },
          ]}
        />
      )}
      {fasting === 'yes' && (
        <LocalizedField
          name="fastingIf"
          label={t`On which condition, if on any`}
          maxLength={foodLimits.note}
          isLong
        />
      )}
      {opened && <Touched opened={opened} isWarning={isChanged} breaks={fasting === 'no'} />}
    </fieldset>
  );
}

interface TouchedProps {
  readonly opened: OpenedFood;
  readonly isWarning: boolean;
  readonly breaks: boolean;
}

/** Plans, recipes and trays that hold the food. */
function Touched({ opened: { usedBy }, isWarning, breaks }: TouchedProps) {
  const language = useLanguage();
  const { plans, recipes, startingTray } = usedBy;
  const count = plans.length + recipes.length + (startingTray ? 1 : 0);
  if (count === 0)
    return (
      <p className="text-small text-soft">
        <Trans>No plan, recipe or tray holds it.</Trans>
      </p>
    );
  const fasts = plans.filter(({ onFastingTable }) => onFastingTable).length;
  return (
    <details open={isWarning} className={isWarning ? 'border-s-4 border-red ps-3' : undefined}>
      <summary className="flex min-h-11 items-center font-semibold">
        <Plural
          value={count}
          one="This touches # plan, recipe or tray"
          other="This touches # plans, recipes and trays"
        />
      </summary>
      {isWarning && breaks && fasts > 0 && (
        <p className="text-red">
          <Plural
            value={fasts}
            one="The fasting table of # plan holds it: nobody sees that table until it is put right."
            other="The fasting tables of # plans hold it: nobody sees those tables until they are put right."
          />
        </p>
      )}
      <ul className="list-disc ps-5">
        {plans.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/nutrition-plans/${id}`} className="inline-flex min-h-11 items-center underline">
              {inLanguage(name, language)}
            </Link>
          </li>
        ))}
        {recipes.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/recipes/${id}`} className="inline-flex min-h-11 items-center underline">
              {inLanguage(name, language)}
            </Link>
          </li>
        ))}
        {startingTray && (
          <li>
            <Trans>A tray that the plate builder begins with</Trans>
          </li>
        )}
      </ul>
    </details>
  );
}
