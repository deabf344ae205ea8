import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { countedName, unmeasuredGrams } from './amounts.ts';
import { press } from './plate-address.ts';
import { isUsual, maxOfGroup, pictureOf, type PlateFood } from './plate-table.ts';
import type { foundByName } from '#src/lib/search-name.ts';

interface DishPickerProps {
  foods: readonly PlateFood[];
  groups: readonly { readonly id: string; readonly name: string }[];
  /** Ids of what is on the tray already. */
  onTray: readonly string[];
  /** For how many a helping is offered. */
  eaters: number;
  find: string;
  /** Whether those are shown too that seldom come to a tray. */
  all: boolean;
  onFind: (find: string) => void;
  /** What the address looked for, with the ids of what was found. */
  asked: { readonly find: string; readonly found: readonly string[] | null };
}

/** Every dish that can be put on the tray by one tap, with the amount that is assumed for it. */
export function DishPicker({ foods, groups, onTray, eaters, find, all, onFind, asked }: DishPickerProps) {
  const offered = foods.filter(({ isOffered }) => isOffered);
  const [search, setSearch] = useState<typeof foundByName | null>(null);
  const found = foundDishes();
  /** By how names sound, so that the language they are in does not matter. Null where all are shown: nothing is looked for, or the search has not come yet. */
  function foundDishes(): readonly PlateFood[] | null {
    if (find.trim() === '') return null;
    if (search) return search(offered, ({ name }) => [name], find);
    return find === asked.find && asked.found ? offered.filter(({ id }) => asked.found?.includes(id)) : null;
  }
  const buttons = (list: readonly PlateFood[]) => (
    <ul className="dish-buttons">
      {list.map((food) => (
        <li key={food.id}>
          <DishButton food={food} eaters={eaters} isOn={onTray.includes(food.id)} />
        </li>
      ))}
    </ul>
  );
  const byGroup = (list: readonly PlateFood[], max = Infinity) =>
    groups
      .map(({ id, name }) => ({ id, name, members: list.filter(({ group }) => group === id) }))
      .filter(({ members }) => members.length > 0)
      .map(({ id, name, members }) => (
        <section key={id} className="grid gap-2">
          <h3 className="font-sans text-small font-semibold text-soft">{name}</h3>
          {buttons(members.slice(0, max))}
        </section>
      ));
  return (
    <section
      id="add"
      aria-labelledby="add-title"
      className="dish-picker no-print grid grid-cols-1 scroll-mt-24 gap-4"
    >
      <h2 id="add-title" className="text-title">
        <Trans>Add a dish</Trans>
      </h2>
      <p className="text-small text-soft">
        <Trans>
          One tap adds one of the usual measure for each eater. What it weighs, and who says so, stands on the
          page of the food.
        </Trans>
      </p>
      <Search
        find={find}
        onFind={onFind}
        onBegin={() => {
          import('#src/lib/search-name.ts').then(
            (module) => setSearch(() => module.foundByName),
            () => undefined, // All dishes stay there to choose from.
          );
        }}
      />
      {all && <input type="hidden" name="all" value="1" />}
      {found && found.length > 0 && buttons(found)}
      {found && found.length === 0 && (
        <p role="status">
          <Trans>No dish by that name. Another spelling may help.</Trans>
        </p>
      )}
      {!found && (
        <>
          {byGroup(offered.filter(isUsual), all ? Infinity : maxOfGroup)}
          {all && byGroup(offered.filter((food) => !isUsual(food)))}
          <Button type="submit" name="press" value={press.allDishes}>
            {all ? <Trans>Show fewer dishes</Trans> : <Trans>Show all dishes</Trans>}
          </Button>
        </>
      )}
    </section>
  );
}

function Search({
  find,
  onFind,
  onBegin,
}: Pick<DishPickerProps, 'find' | 'onFind'> & { onBegin: () => void }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-2">
      <input
        type="search"
        name="find"
        value={find}
        onFocus={onBegin}
        onChange={({ target }) => onFind(target.value)}
        aria-label={t`Find a dish`}
        placeholder={t`Shiro, misir, doro…`}
        autoComplete="off"
        className="plate-field flex-[1_1_8rem]"
      />
      <Button type="submit" name="press" value={press.show}>
        <Trans>Find</Trans>
      </Button>
    </div>
  );
}

function DishButton({ food, eaters, isOn }: { food: PlateFood; eaters: number; isOn: boolean }) {
  const { i18n } = useLingui();
  const [usual] = food.measures;
  const amount = i18n.number(unmeasuredGrams * eaters);
  // What a dish is made of stands in brackets behind its name.
  const [name, made] = food.name.replace(')', '').split(' (');
  return (
    <button
      type="submit"
      name="press"
      value={press.add(food.id)}
      data-on={isOn || undefined}
      className="dish-button"
    >
      <img src={pictureOf(food)} alt="" width="32" height="32" loading="lazy" />
      <span className="min-w-0">
        {name}{' '}
        <span className="block text-small text-soft">
          {made && (
            <>
              {made}
              <Dot />
            </>
          )}
          {usual ? countedName(usual, eaters) : <Trans>{amount} g</Trans>}
        </span>
      </span>
    </button>
  );
}
