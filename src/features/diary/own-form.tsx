import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { lessOf, moreOf } from '#src/features/foods/amounts.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { amountText } from './amounts-text.ts';
import { Energy } from './figure-range.tsx';
import { diaryLimits } from './limits.ts';
import { ownFoodId, ownLimits, ownPortion } from './own-food.ts';
import { readOwn, type OwnFault, type OwnTyped } from './own-typed.ts';

interface OwnFormProps {
  readonly first: OwnTyped;
  /** Carbohydrate is asked for as well. */
  readonly mindsCarbs: boolean;
  /** It is eaten on a day on which not everything is. */
  readonly isFast: boolean;
  readonly isNew: boolean;
  readonly onSave: (chosen: NonNullable<ReturnType<typeof readOwn>['chosen']>) => void;
  /** What else can be changed. */
  readonly children?: ReactNode;
}

/** What is in no table: its name, what is known of one portion, and how many there were. */
export function OwnForm({ first, mindsCarbs, isFast, isNew, onSave, children }: OwnFormProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { faults, chosen } = readOwn(typed);
  useEffect(() => {
    // It took the place of the search, and the focus was there; who changes one may not mean to type.
    if (isNew) form.current?.querySelector<HTMLInputElement>('[name=name]')?.focus();
  }, [isNew]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (chosen) return onSave(chosen);
    form.current?.querySelector<HTMLInputElement>(`[name=${Object.keys(faults)[0]}]`)?.focus();
  };
  const field = (name: OwnFault) => ({
    name,
    autoComplete: 'off',
    value: typed[name],
    error: isTried && faults[name] ? i18n._(faults[name]) : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <form ref={form} noValidate onSubmit={save} className="grid gap-4">
      {children}
      <Field label={t`What was it?`} maxLength={ownLimits.name} {...field('name')} />
      <p className="text-soft">
        <Trans>
          What one portion holds, as it stands on the packet. Leave empty what you do not know: the day then
          says “at least”.
        </Trans>
      </p>
      <Field label={t`Energy of one portion (kcal)`} inputMode="numeric" {...field('calories')} />
      <Field label={t`Protein of one portion (g)`} inputMode="decimal" {...field('protein')} />
      {(mindsCarbs || first.carbs !== '') && (
        <Field label={t`Carbohydrate of one portion (g)`} inputMode="decimal" {...field('carbs')} />
      )}
      <Portions grams={typed.grams} onChange={(grams) => setTyped((now) => ({ ...now, grams }))} />
      {isFast && (
        <p className="rounded-card bg-gold-tint px-4 py-3">
          <Trans>Whether this is eaten on your fast is not known here.</Trans>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" className="min-h-12">
          {isNew ? <Trans>I ate this</Trans> : <Trans>Save</Trans>}
        </Button>
        <p className="text-soft">{chosen && <Energy amount={chosen.figures.calories} />}</p>
      </div>
    </form>
  );
}

/** How many there were, in the steps of a measure. */
function Portions({ grams, onChange }: { grams: number; onChange: (grams: number) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const count = grams / ownPortion;
  const button = 'diary-step button min-h-12 justify-center text-large';
  const { max } = diaryLimits.count;
  return (
    <div role="group" aria-label={t`How many portions`} className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        className={button}
        aria-label={t`Fewer portions`}
        onClick={() => onChange(lessOf(count) * ownPortion)}
      >
        −
      </button>
      <output className="diary-amount text-center font-semibold">
        {amountText({ foodId: nothingKnown, grams, measured: null }, language)}
      </output>
      <button
        type="button"
        className={button}
        aria-label={t`More portions`}
        onClick={() => onChange(Math.min(max, moreOf(count)) * ownPortion)}
      >
        +
      </button>
    </div>
  );
}

const nothingKnown = ownFoodId({ calories: null, protein: null, carbs: null });
