import balance from './exercises/balance.json' with { type: 'json' };
import cardio from './exercises/cardio.json' with { type: 'json' };
import carry from './exercises/carry.json' with { type: 'json' };
import core from './exercises/core.json' with { type: 'json' };
import legs from './exercises/legs.json' with { type: 'json' };
import mobility from './exercises/mobility.json' with { type: 'json' };
import pull from './exercises/pull.json' with { type: 'json' };
import push from './exercises/push.json' with { type: 'json' };

/** The library that comes with the product, as `exerciseSchema` has it. */
export const bundledExercises = [
  ...cardio,
  ...legs,
  ...push,
  ...pull,
  ...core,
  ...carry,
  ...mobility,
  ...balance,
];
