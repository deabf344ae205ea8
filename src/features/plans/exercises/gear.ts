import { inLanguage, type Language, type Localized } from '#src/lib/language.ts';

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
  'kettlebell',
  'barbell',
  'bench',
  'pull-up-bar',
  'dip-bars',
  'machine',
] as const;
export type Gear = (typeof gear)[number];

/** What a home has without buying or looking for it. */
export const household: readonly Gear[] = ['mat', 'wall', 'chair', 'step', 'towel'];

/** What stands in a gym, and hardly in a home. */
export const gymGear: readonly Gear[] = [
  'kettlebell',
  'barbell',
  'bench',
  'pull-up-bar',
  'dip-bars',
  'machine',
];

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
  kettlebell: { en: 'Kettlebell', am: 'ኬትልቤል' },
  barbell: { en: 'Barbell', am: 'ባርቤል' },
  bench: { en: 'Bench', am: 'አግዳሚ ወንበር' },
  'pull-up-bar': { en: 'Pull-up bar', am: 'የመንጠልጠያ ብረት' },
  'dip-bars': { en: 'Dip bars', am: 'ትይዩ ብረቶች' },
  machine: { en: 'Machine or cable', am: 'የጂም ማሽን' },
};

/** In words. A page may be older than the library that it shows, and not know a piece. */
export function gearNames(pieces: readonly Gear[], language: Language): string[] {
  const labels: Readonly<Partial<Record<string, Localized>>> = gearLabels;
  return pieces.flatMap((piece) => {
    const label = labels[piece];
    return label ? [inLanguage(label, language)] : [];
  });
}
