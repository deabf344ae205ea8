import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { useCombobox } from '#src/ui/combobox.client.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useReading } from '#src/ui/reading.client.ts';
import { AmountField } from './amount-field.tsx';
import { firstAmount } from './amounts.ts';
import { amountsText } from './amounts-text.ts';
import { readEatables } from './eatables.client.ts';
import { eatableOf, shown, type Eatables } from './eaten.ts';
import { Energy } from './figure-range.tsx';
import { findEatables, type Findable } from './findable.ts';
import type { Offered } from './fitting.ts';
import { useMealName } from './meal-names.client.ts';
import { diaryMessages } from './messages.ts';
import { OwnForm } from './own-form.tsx';
import { newOwn } from './own-typed.ts';
import type { LocalEntry } from './outbox.ts';
import type { Meal, Often } from './schema.ts';

/** What was chosen, without day and meal. */
export type Chosen = Pick<LocalEntry, 'name' | 'portions' | 'source' | 'figures'>;

interface AddDialogProps {
  readonly meal: Meal;
  readonly often: Often[Meal];
  /** What is often eaten, at whichever meal. */
  readonly usual: readonly Findable['id'][];
  readonly offered: Offered;
  readonly mindsCarbs: boolean;
  /** What was added since it opened. */
  readonly added: readonly LocalEntry[];
  /** @returns whether it is kept */
  readonly onAdd: (chosen: Chosen) => boolean;
  readonly onUndo: (entry: LocalEntry) => void;
  readonly onClose: () => void;
}

const maxShown = 12;

/** One search over all foods, in both scripts; before anything is typed, what is often eaten at this meal. */
export function AddDialog(props: AddDialogProps) {
  const { meal, often, usual, offered, mindsCarbs, added, onAdd, onUndo, onClose } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const { value: things, isMissing, retry } = useReading(readEatables);
  const [food, setFood] = useState<Findable | null>(null);
  /** What was looked for and is in no table; null while it is looked for. */
  const [own, setOwn] = useState<string | null>(null);
  const back = () => {
    setFood(null);
    setOwn(null);
  };
  const add = (chosen: Chosen) => {
    if (onAdd(chosen)) back();
  };
  const isFinding = food === null && own === null;
  const label = useMealName()(meal);
  return (
    <Dialog
      isOpen
      isForm
      onClose={isFinding ? onClose : back}
      title={
        food ? inLanguage(food.name, language) : isFinding ? t`Add to ${label}` : t`Write it down anyway`
      }
      actions={
        isFinding && (
          <Button onClick={onClose} className="min-h-12">
            <Trans>That is all</Trans>
          </Button>
        )
      }
    >
      {food && things ? (
        <Measuring key={food.key} food={food} things={things} onAdd={add} />
      ) : own !== null ? (
        <OwnForm first={newOwn(own)} mindsCarbs={mindsCarbs} isFast={!offered(null)} isNew onSave={add} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          {added.length > 0 && (
            <div role="status">
              <ul className="grid gap-1 rounded-card bg-green-tint px-3">
                {added.map((entry) => (
                  <li key={entry.id} className="flex min-h-11 items-center justify-between gap-3">
                    <span className="min-w-0 wrap-anywhere">
                      <Trans>Written down: {inLanguage(entry.name, language)}</Trans>
                    </span>
                    <button
                      type="button"
                      className="min-h-11 cursor-pointer font-semibold text-green"
                      aria-label={t`Undo: ${inLanguage(entry.name, language)}`}
                      onClick={() => onUndo(entry)}
                    >
                      <Trans>Undo</Trans>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <Finder
            {...{ things, isMissing, retry, offered, often, usual }}
            onPick={setFood}
            onAdd={add}
            onOwn={setOwn}
          />
        </div>
      )}
    </Dialog>
  );
}

/** How much of a food that was found. */
function Measuring({
  food,
  things,
  onAdd,
}: {
  food: Findable;
  things: Eatables;
  onAdd: (chosen: Chosen) => void;
}) {
  const language = useLanguage();
  const eatable = eatableOf(food.id, things);
  const [amount, setAmount] = useState(() => firstAmount(eatable ?? {}));
  const { name } = food;
  const { portions, figures } = shown({ name, portions: [{ ...food.id, ...amount }] }, things);
  const source =
    food.id.recipeId === undefined ? null : ({ kind: 'recipe', recipeId: food.id.recipeId } as const);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <AmountField
        name={inLanguage(food.name, language)}
        eatable={eatable}
        amount={amount}
        onChange={setAmount}
      />
      <div className="flex flex-wrap items-center gap-3">
        <button
          ref={button}
          type="button"
          className="button button-primary min-h-12"
          onClick={() => onAdd({ name, portions, source, figures })}
        >
          <Trans>I ate this</Trans>
        </button>
        <p className="text-soft">
          <Energy amount={figures.calories} />
        </p>
      </div>
    </div>
  );
}

interface FinderProps extends Pick<AddDialogProps, 'offered' | 'often' | 'usual'> {
  readonly things: Eatables | undefined;
  /** They could not be read. */
  readonly isMissing: boolean;
  readonly retry: () => void;
  readonly onPick: (food: Findable) => void;
  readonly onAdd: (chosen: Chosen) => void;
  /** Told what was looked for, to write it down though it is in no table. */
  readonly onOwn: (typed: string) => void;
}

function Finder(props: FinderProps) {
  const { things, isMissing, retry, offered, often, usual, onPick, onAdd, onOwn } = props;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A dialog that opens puts the focus where this stands.
    field.current?.setAttribute('autofocus', '');
    field.current?.focus();
  }, []);
  const all = things ? findEatables(things, query, usual) : [];
  const isNothing = query.trim() !== '' && things !== undefined && all.length === 0;
  const fitting = all.filter(({ fast }) => offered(fast));
  const hidden = showsAll ? 0 : all.length - fitting.length;
  const found = (showsAll ? all : fitting).slice(0, maxShown);
  const suggested = often.filter(({ portions }) => portions.every(({ fast }) => offered(fast)));
  const combobox = useCombobox({ count: found.length, onTake: (index) => onPick(found[index]!) });
  const row =
    'flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 rounded-card border border-edge px-3 py-1 text-start hover:border-green aria-selected:border-green';
  return (
    <>
      <FieldFrame label={t`What did you eat?`}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="search"
            {...combobox.field}
            maxLength={60}
            placeholder={t`shiro, እንጀራ, buna…`}
            className={controlLook}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              combobox.reset();
              setShowsAll(false);
            }}
          />
        )}
      </FieldFrame>
      {isMissing && (
        <div role="alert" className="grid justify-items-start gap-2 rounded-card bg-gold-tint px-4 py-3">
          <p>{i18n._(diaryMessages.foodsNotLoaded)}</p>
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <ul {...combobox.list} aria-label={t`Foods`} className="grid gap-1 empty:hidden">
        {found.map((food, index) => (
          // The field has the focus and its keys; this is for pointers and those who go by what is read to them.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li key={food.key} {...combobox.option(index)} className={row}>
            <span className="min-w-0 font-semibold wrap-anywhere">{inLanguage(food.name, language)}</span>
            {food.id.recipeId !== undefined && (
              <span className="text-small break-words text-soft">
                <Trans>recipe</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      <output className="text-soft empty:hidden">
        {isNothing && (
          <Trans>Nothing is called so. Another spelling may help, or the name in the other script.</Trans>
        )}
        {query.trim() !== '' && found.length === 0 && hidden > 0 && (
          <Trans>Nothing of that name is on the table that you keep on this fasting day.</Trans>
        )}
      </output>
      {hidden > 0 && (
        <Button className="justify-self-start" onClick={() => setShowsAll(true)}>
          <Trans>Show all foods of that name</Trans>
        </Button>
      )}
      {query.trim() === '' && suggested.length > 0 && (
        <section aria-labelledby={`${listId}-often`} className="grid gap-2">
          <h3 id={`${listId}-often`} className="font-sans text-base font-semibold">
            <Trans>Often at this meal: one tap</Trans>
          </h3>
          <ul className="grid gap-1">
            {suggested.map((each) => (
              <li key={JSON.stringify([each.name, each.portions])}>
                <button
                  type="button"
                  className={row}
                  onClick={() =>
                    onAdd({
                      name: each.name,
                      portions: each.portions,
                      source: each.source,
                      figures: each.figures,
                    })
                  }
                >
                  <span className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">
                      {inLanguage(each.name, language)}
                    </span>
                    <span className="block text-small text-soft wrap-anywhere">
                      {amountsText(each.portions, language)}
                    </span>
                  </span>
                  <span className="text-small whitespace-nowrap text-soft">
                    <Energy amount={each.figures.calories} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button
        look={isNothing ? 'primary' : 'plain'}
        className="justify-self-start"
        onClick={() => onOwn(query)}
      >
        <Trans>Write it down anyway</Trans>
      </Button>
    </>
  );
}
