import { useEffect, useState } from 'react';
import type { Day } from '#src/lib/day.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useLingui } from '@lingui/react/macro';
import { whyFailed } from '#src/api/client.ts';
import { firstAmount } from './amounts.ts';
import type { Asked } from './asked.ts';
import { readDayOfPlan, readEatables } from './eatables.client.ts';
import { eatableOf, shown, type Eatables } from './eaten.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { diaryMessages } from './messages.ts';
import type { LocalEntry } from './outbox.ts';
import { trayPortions } from './tray-portions.ts';
import { plannedEntries } from './planned.ts';
import { meals } from './kinds.ts';
import type { Meal } from './schema.ts';

interface AskedEntryProps {
  readonly asked: Asked;
  readonly day: Day;
  /** Where the address names none. */
  readonly meal: Meal;
  readonly onEat: (entry: LocalEntry) => void;
  readonly onClose: () => void;
}

/** What was eaten on another page, with its amount, to be written down or changed first. */
export function AskedEntry({ asked, day, meal, onEat, onClose }: AskedEntryProps) {
  const { i18n } = useLingui();
  const [entry, setEntry] = useState<LocalEntry | null>(null);
  useEffect(() => {
    let isLeft = false;
    const failed = (why: { readonly id: string }) => {
      showToast('error', i18n._(why.id));
      onClose();
    };
    entryFor(asked, meal).then(
      (found) => {
        if (isLeft) return;
        if (found) setEntry({ id: crypto.randomUUID(), day, ...found });
        else failed(diaryMessages.notThere);
      },
      (error: unknown) => !isLeft && failed({ id: whyFailed(error, diaryMessages.foodsNotLoaded) }),
    );
    return () => {
      isLeft = true;
    };
    // Once for what was asked: the rest does not change while it is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked]);
  return entry && <EntryDialog entry={entry} isNew onSave={onEat} onClose={onClose} />;
}

type Found = Omit<LocalEntry, 'id' | 'day'>;

/** Null where what is asked for is not there. @throws {ApiError} */
async function entryFor(asked: Asked, meal: Meal): Promise<Found | null> {
  if (asked.kind === 'dish') {
    const detail = await readDayOfPlan(asked.planId, asked.day);
    const planned = plannedEntries(detail, asked.day, asked.variant, () => true);
    for (const each of meals) {
      const dish = planned[each].find(({ source }) => source?.kind === 'plan' && source.item === asked.item);
      if (dish) return { ...dish, meal: each };
    }
    return null;
  }
  const things = await readEatables();
  if (asked.kind === 'tray') return trayEntry(asked.tray, things, meal);
  const key = asked.kind === 'food' ? { foodId: asked.id } : { recipeId: asked.id };
  const eatable = eatableOf(key, things);
  if (!eatable) return null;
  const source = asked.kind === 'recipe' ? ({ kind: 'recipe', recipeId: asked.id } as const) : null;
  const portions = [{ ...key, ...firstAmount(eatable) }];
  return { ...shown({ name: eatable.name, portions, source }, things), meal };
}

const shareName = { en: 'My part of a tray', am: 'ከገበታው የደረሰኝ' } as const;

/** One’s own part of everything on a tray. */
function trayEntry(tray: string, things: Eatables, meal: Meal): Found | null {
  const portions = trayPortions(tray, [...things.foods.values()]);
  if (portions.length === 0) return null;
  return { ...shown({ name: shareName, portions, source: { kind: 'tray' } as const }, things), meal };
}
