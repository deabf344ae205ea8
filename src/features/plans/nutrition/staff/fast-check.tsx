import { Plural } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { FastingSign } from '#src/features/foods/staff/fasting-sign.tsx';
import { useFoods } from '#src/features/foods/staff/foods-known.tsx';
import { breaksFast } from '../../publishing/finding.ts';
import { useFindingText } from '../../publishing/findings-list.tsx';
import { fastFaults } from '../fasting-table.ts';
import type { DishName } from './dish-editor.tsx';
import type { Foods } from '../meals.ts';
import { type DayFields, dishOf, type DishFields, mealsOf, type PlanFields } from './plan-fields.ts';
import { fastFindings } from './publishing.ts';

/** Whether a part of the form stands on a fasting table. */
export const isOnFastingTable = (name: string): boolean => /^meals\.\d+\.fasting\b/.test(name);

/** Beside the name of a dish on a fasting table that has something in it that breaks the fast. */
export function DishFastingSign({ name }: { name: DishName }) {
  const { byId } = useFoods();
  const dish = useWatch<PlanFields, DishName>({ name }) as DishFields | undefined;
  if (!dish || !isOnFastingTable(name)) return null;
  const table = { breakfast: [dishOf(dish)], lunch: [], dinner: [], snacks: [] };
  const breaks = fastFaults(table, byId).some(({ kind }) => kind === 'breaks');
  return breaks ? <FastingSign verdict="no" /> : null;
}

/** Everything on the fasting table of a day that breaks the fast: with it nothing is saved. */
export function FastCheck({ index, day }: { index: number; day: DayFields }) {
  const { byId } = useFoods();
  const textOf = useFindingText();
  const broken = brokenBy(index, day, byId);
  return (
    <div role="status" className="empty:hidden">
      {broken.length > 0 && (
        <div className="grid gap-1 rounded-card border border-red bg-red-tint px-4 py-3 text-red">
          <p className="font-semibold">
            <Plural
              value={broken.length}
              one="# food here breaks the fast. Take it out or put another in its place: with it the plan cannot be saved."
              other="# foods here break the fast. Take them out or put others in their place: with them the plan cannot be saved."
            />
          </p>
          <ul className="list-disc ps-5">
            {broken.map((finding) => (
              <li key={finding.path.join('.')}>{textOf(finding)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** What breaks the fast on the fasting table of a day, the day's place being counted from 0. */
export const brokenBy = (index: number, day: DayFields, foods: Foods) =>
  day.hasFasting
    ? fastFindings({ day: index + 1, ...mealsOf(day), fasting: mealsOf(day.fasting) }, index, foods).filter(
        ({ code }) => code === breaksFast,
      )
    : [];
