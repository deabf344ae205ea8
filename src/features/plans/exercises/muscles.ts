import type { Localized } from '#src/lib/language.ts';

/** The muscles that an exercise can name, head to foot. */
export const muscles = [
  'shoulders',
  'chest',
  'upper-back',
  'lats',
  'lower-back',
  'biceps',
  'triceps',
  'forearms',
  'abdominals',
  'obliques',
  'hip-flexors',
  'glutes',
  'quadriceps',
  'hamstrings',
  'calves',
] as const;
export type Muscle = (typeof muscles)[number];

export const muscleLabels: Readonly<Record<Muscle, Localized>> = {
  shoulders: { en: 'Shoulders', am: 'ትከሻ' },
  chest: { en: 'Chest', am: 'ደረት' },
  'upper-back': { en: 'Upper back', am: 'የላይኛው ጀርባ' },
  lats: { en: 'Sides of the back', am: 'የጀርባ ጎን ጡንቻ' },
  'lower-back': { en: 'Lower back', am: 'የወገብ ጡንቻ' },
  biceps: { en: 'Biceps', am: 'የክንድ ፊት ጡንቻ' },
  triceps: { en: 'Triceps', am: 'የክንድ ኋላ ጡንቻ' },
  forearms: { en: 'Forearms', am: 'የክንድ ታችኛው ክፍል' },
  abdominals: { en: 'Abdominals', am: 'የሆድ ጡንቻ' },
  obliques: { en: 'Sides of the waist', am: 'የጎን ሆድ ጡንቻ' },
  'hip-flexors': { en: 'Hip flexors', am: 'የዳሌ ፊት ጡንቻ' },
  glutes: { en: 'Glutes', am: 'የመቀመጫ ጡንቻ' },
  quadriceps: { en: 'Front of the thighs', am: 'የጭን ፊት ጡንቻ' },
  hamstrings: { en: 'Back of the thighs', am: 'የጭን ኋላ ጡንቻ' },
  calves: { en: 'Calves', am: 'ባት' },
};

/** The part of the body that an exercise, a day or a plan is mainly about. */
export const muscleGroups = ['full-body', 'legs', 'chest', 'back', 'shoulders', 'arms', 'core'] as const;
export type MuscleGroup = (typeof muscleGroups)[number];

export const muscleGroupLabels: Readonly<Record<MuscleGroup, Localized>> = {
  'full-body': { en: 'Full body', am: 'ሙሉ ሰውነት' },
  legs: { en: 'Legs and glutes', am: 'እግርና መቀመጫ' },
  chest: { en: 'Chest', am: 'ደረት' },
  back: { en: 'Back', am: 'ጀርባ' },
  shoulders: { en: 'Shoulders', am: 'ትከሻ' },
  arms: { en: 'Arms', am: 'ክንድ' },
  core: { en: 'Core', am: 'ሆድና ወገብ' },
};
