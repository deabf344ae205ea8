import type { Localized } from '#src/lib/language.ts';

/** What an exercise needs, as people choose by it; `equipment` says it in words. */
export const gear = [
  'mat',
  'wall',
  'chair',
  'step',
  'towel',
  'rope',
  'band',
  'jerrycan',
  'dumbbells',
  'barbell',
  'bench',
  'machine',
] as const;
export type Gear = (typeof gear)[number];

export const gearLabels: Readonly<Record<Gear, Localized>> = {
  mat: { en: 'Mat or blanket', am: 'ምንጣፍ ወይም ብርድ ልብስ' },
  wall: { en: 'Wall', am: 'ግድግዳ' },
  chair: { en: 'Chair', am: 'ወንበር' },
  step: { en: 'Step', am: 'መወጣጫ ደረጃ' },
  towel: { en: 'Towel or netela', am: 'ፎጣ ወይም ነጠላ' },
  rope: { en: 'Rope', am: 'ገመድ' },
  band: { en: 'Elastic band', am: 'የሚለጠጥ ላስቲክ' },
  jerrycan: { en: 'Jerrycan', am: 'ጀሪካን' },
  dumbbells: { en: 'Two small weights', am: 'ሁለት ትንንሽ ክብደቶች' },
  barbell: { en: 'Barbell', am: 'ባርቤል' },
  bench: { en: 'Bench', am: 'አግዳሚ ወንበር' },
  machine: { en: 'Machine or cable', am: 'የጂም ማሽን' },
};
