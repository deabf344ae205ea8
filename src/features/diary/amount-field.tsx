import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { lessGrams, lessOf, moreGrams, moreOf } from '#src/features/foods/amounts.ts';
import { unitOf } from '#src/features/foods/measures.ts';
import { inLanguage } from '#src/lib/language.ts';
import { controlLook } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { amountText } from './amounts-text.ts';
import { amountOf, gramsOf, gramsTyped, type Amount } from './amounts.ts';
import { measuredText, type Eatable } from './figures.ts';
import { diaryMessages } from './messages.ts';

interface AmountFieldProps {
  /** Of what it is, for those who hear it. */
  readonly name: string;
  /** Null where the tables could not be read: then grams are all there is. */
  readonly eatable: Eatable | null;
  readonly amount: Amount;
  readonly onChange: (amount: Amount) => void;
}

/** How much of a food: so many of a measure, with the grams beside, or grams alone. */
export function AmountField({ name, eatable, amount, onChange }: AmountFieldProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const measures = eatable?.measures ?? [];
  const measure = measures.find((each) => each.id === amount.measure?.id);
  const count = measure && amount.measure ? amount.measure.count : null;
  const told = measuredText(eatable, amount);
  const grams = typed ?? String(amount.grams);
  const isWrong = typed !== null && gramsTyped(typed) === null;
  const change = (next: Amount) => {
    setTyped(null);
    onChange(next);
  };
  const step = (direction: 'more' | 'less') => {
    if (measure && count !== null)
      change(amountOf(measure, direction === 'more' ? moreOf(count) : lessOf(count)));
    else change(gramsOf(direction === 'more' ? moreGrams(amount.grams) : lessGrams(amount.grams)));
  };
  const button = 'diary-step button min-h-12 justify-center text-large';
  return (
    <div role="group" aria-label={name} className="grid gap-2">
      {measures.length > 0 && (
        <select
          aria-label={t`Measure of ${name}`}
          className={controlLook}
          value={measure?.id ?? ''}
          onChange={({ target }) => {
            const chosen = measures.find((each) => each.id === target.value);
            change(chosen ? amountOf(chosen, 1) : { grams: amount.grams });
          }}
        >
          {measures.map((each) => (
            <option key={each.id} value={each.id}>
              {amountText({ measured: unitOf(each), grams: each.grams }, language)}
            </option>
          ))}
          <option value="">{t`grams`}</option>
        </select>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" className={button} aria-label={t`Less of ${name}`} onClick={() => step('less')}>
          −
        </button>
        {told && (
          <output className="diary-amount text-center font-semibold">{inLanguage(told, language)}</output>
        )}
        <button type="button" className={button} aria-label={t`More of ${name}`} onClick={() => step('more')}>
          +
        </button>
        <span className="flex items-center gap-2">
          <input
            aria-label={t`Grams of ${name}`}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
            inputMode="decimal"
            autoComplete="off"
            className={`${controlLook} diary-grams text-end`}
            value={grams}
            onChange={({ target }) => {
              setTyped(target.value);
              const meant = gramsTyped(target.value);
              if (meant !== null) onChange({ grams: meant });
            }}
            onBlur={() => !isWrong && setTyped(null)}
          />
          <Trans>g</Trans>
        </span>
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} className="text-small font-semibold text-red">
          {i18n._(diaryMessages.grams)}
        </p>
      )}
    </div>
  );
}
