import { foodGroupNames } from './food-groups.ts';
import breakfast from './foods/breakfast.json' with { type: 'json' };
import dairy from './foods/dairy.json' with { type: 'json' };
import drink from './foods/drink.json' with { type: 'json' };
import fat from './foods/fat.json' with { type: 'json' };
import fruit from './foods/fruit.json' with { type: 'json' };
import ingredient from './foods/ingredient.json' with { type: 'json' };
import meat from './foods/meat.json' with { type: 'json' };
import platter from './foods/platter.json' with { type: 'json' };
import pulse from './foods/pulse.json' with { type: 'json' };
import seed from './foods/seed.json' with { type: 'json' };
import snack from './foods/snack.json' with { type: 'json' };
import spice from './foods/spice.json' with { type: 'json' };
import staple from './foods/staple.json' with { type: 'json' };
import sweet from './foods/sweet.json' with { type: 'json' };
import vegetable from './foods/vegetable.json' with { type: 'json' };
import watFasting from './foods/wat-fasting.json' with { type: 'json' };
import wat from './foods/wat.json' with { type: 'json' };

interface BundledFood {
  readonly id: string;
  readonly name: { readonly en: string; readonly am: string };
  readonly nameOm?: string;
  readonly alsoKnown?: readonly string[];
  readonly group: string;
}

/** The table of foods that comes with the product, as `foodTableSchema` has it. */
export const foodTable: {
  readonly groups: typeof foodGroupNames;
  readonly foods: readonly BundledFood[];
} = {
  groups: foodGroupNames,
  foods: [
    ...staple,
    ...breakfast,
    ...watFasting,
    ...wat,
    ...platter,
    ...meat,
    ...dairy,
    ...pulse,
    ...vegetable,
    ...fruit,
    ...snack,
    ...sweet,
    ...seed,
    ...fat,
    ...spice,
    ...drink,
    ...ingredient,
  ],
};
