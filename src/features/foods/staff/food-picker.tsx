import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Food } from '../schema.ts';
import { inLanguage, otherLanguage, otherName } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { controlLook } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { FastingSign } from './fasting-sign.tsx';
import { type FoodPlace, foodsFound } from './food-search.ts';
import { useFoods } from './foods-known.tsx';

interface FoodPickerProps {
  label: string;
  /** What does not belong there is not offered. */
  place: FoodPlace;
  onPick: (food: Food) => void;
}

/** A search in the food table: type, then press a food, or go to it with the arrow keys and press Enter. */
export function FoodPicker({ label, place, onPick }: FoodPickerProps) {
  const { t } = useLingui();
  const { list } = useFoods();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const options = useRef<HTMLUListElement>(null);
  const { found, leftOut } = isOpen ? foodsFound(list, typed, place) : { found: [], leftOut: [] };
  const chosen = found[active];

  // All of it can be seen, above the bar that saves.
  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  function pick(food: Food) {
    onPick(food);
    setTyped('');
    setOpen(false);
  }
  function goTo(index: number) {
    setActive(index);
    options.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }
  function onKeyDown(event: KeyboardEvent) {
    const count = found.length;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter') {
      // Never sends the form.
      event.preventDefault();
      if (chosen) pick(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    } else if (step !== 0) {
      event.preventDefault();
      if (!isOpen) setOpen(true);
      else if (count > 0) goTo((active + step + count) % count);
    }
  }

  return (
    <div className="relative grid gap-1">
      <label htmlFor={id} className="text-small text-soft">
        {label}
      </label>
      <input
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t`Shiro, injera, ምስር...`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className={controlLook}
      />
      {isOpen && (
        // Over what follows: a list that gives its room back would move a button from under the press that closes it.
        <div
          ref={panel}
          className="absolute inset-x-0 top-full z-20 mt-1 grid scroll-mb-24 gap-1 rounded-card border border-field-edge bg-card shadow-lg"
        >
          <ul
            ref={options}
            id={`${id}-list`}
            role="listbox"
            aria-label={t`Foods`}
            className="max-h-64 overflow-y-auto"
          >
            {found.map((food, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
              <li
                key={food.id}
                id={`${id}-${food.id}`}
                role="option"
                aria-selected={index === active}
                // Before the field loses the focus, and with it the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(food)}
                className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-3 py-1 hover:bg-paper aria-selected:bg-green-tint"
              >
                <FoodName food={food} />
                {place !== 'any' && <FastingSign verdict={food.fasting} />}
              </li>
            ))}
          </ul>
          {leftOut.length > 0 && <LeftOut foods={leftOut} isTyped={typed.trim() !== ''} />}
          {found.length + leftOut.length === 0 && (
            <output className="px-3 py-2 text-small text-soft">
              <Trans>
                No such food in the table. Describe the dish in words, and write its figures below.
              </Trans>
            </output>
          )}
        </div>
      )}
    </div>
  );
}

/** What was found and does not belong on the table, by name once something is typed. */
function LeftOut({ foods, isTyped }: { foods: readonly Food[]; isTyped: boolean }) {
  const language = useLanguage();
  const names = listed(
    foods.map(({ name }) => inLanguage(name, language)),
    language,
  );
  return (
    <output className="px-3 py-2 text-small text-soft">
      {isTyped ? (
        <Trans>Found, but not for this table: {names}</Trans>
      ) : (
        <Plural
          value={foods.length}
          one="# food of the table is left out: it does not belong here."
          other="# foods of the table are left out: they do not belong here."
        />
      )}
    </output>
  );
}

function FoodName({ food }: { food: Food }) {
  const language = useLanguage();
  const other = otherName(food.name, language);
  const { calories } = food.per100g;
  return (
    <>
      <span className="font-semibold">{inLanguage(food.name, language)}</span>
      <span className="text-soft" lang={otherLanguage(language)}>
        {other}
      </span>
      {calories !== null && (
        <span className="ms-auto text-small text-soft">
          <Trans>{Math.round(calories)} kcal in 100 g</Trans>
        </span>
      )}
    </>
  );
}
