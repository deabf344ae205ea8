import everydayBalance from './nutrition/everyday-balance.json' with { type: 'json' };
import bloodSugar from './nutrition/even-blood-sugar.json' with { type: 'json' };
import expecting from './nutrition/expecting-and-nursing.json' with { type: 'json' };
import farFromHome from './nutrition/far-from-home.json' with { type: 'json' };
import fastingTable from './nutrition/fasting-table.json' with { type: 'json' };
import fuelForTheRun from './nutrition/fuel-for-the-long-run.json' with { type: 'json' };
import gainWeight from './nutrition/gain-weight-well.json' with { type: 'json' };
import iron from './nutrition/iron-for-the-blood.json' with { type: 'json' };
import lightMesob from './nutrition/light-mesob.json' with { type: 'json' };
import lowInSalt from './nutrition/low-in-salt.json' with { type: 'json' };
import onePot from './nutrition/one-pot-little-money.json' with { type: 'json' };
import proteinForMuscle from './nutrition/protein-for-muscle.json' with { type: 'json' };
import ramadan from './nutrition/ramadan-nights.json' with { type: 'json' };

/** The nutrition plans that come with the product. */
export const bundledNutritionPlans = [
  farFromHome,
  onePot,
  ramadan,
  expecting,
  iron,
  bloodSugar,
  lowInSalt,
  proteinForMuscle,
  gainWeight,
  lightMesob,
  fuelForTheRun,
  everydayBalance,
  fastingTable,
];
