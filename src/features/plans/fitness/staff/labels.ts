import type { Localized } from '#src/lib/language.ts';
import type { durationUnits, intensities, locations, timesOfDay } from '../kinds.ts';

export const unitLabels: Readonly<Record<(typeof durationUnits)[number], Localized>> = {
  weeks: { en: 'weeks', am: 'ሳምንት' },
  minutes: { en: 'minutes', am: 'ደቂቃ' },
};

export const timeLabels: Readonly<Record<(typeof timesOfDay)[number], Localized>> = {
  any: { en: 'Any time', am: 'በማንኛውም ሰዓት' },
  morning: { en: 'Morning', am: 'ጠዋት' },
  afternoon: { en: 'Afternoon', am: 'ከሰዓት በኋላ' },
  evening: { en: 'Evening', am: 'ማታ' },
};

export const locationLabels: Readonly<Record<(typeof locations)[number], Localized>> = {
  any: { en: 'Anywhere', am: 'በማንኛውም ቦታ' },
  home: { en: 'At home', am: 'ቤት ውስጥ' },
  gym: { en: 'Gym', am: 'ጂም' },
  outdoors: { en: 'Outdoors', am: 'ከቤት ውጭ' },
};

export const intensityLabels: Readonly<Record<(typeof intensities)[number], Localized>> = {
  low: { en: 'Low', am: 'ዝቅተኛ' },
  moderate: { en: 'Moderate', am: 'መካከለኛ' },
  high: { en: 'High', am: 'ከፍተኛ' },
};
