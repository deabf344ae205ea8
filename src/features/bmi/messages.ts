import type { BmiCategory } from '#src/lib/bmi.ts';

/** What the BMI page says, word for word from the specification where that quotes it. */
export const bmiMessages = {
  invalid: /*i18n*/ { id: 'Please enter valid height and weight values.' },
  saved: /*i18n*/ { id: 'BMI data saved to your profile!' },
  logIn: /*i18n*/ { id: 'Log in to save your BMI result' },
  /** `{reason}` is whole sentences, but for the last mark. */
  notSaved: /*i18n*/ { id: 'Failed to save BMI data: {reason}.' },
  sessionEnded: /*i18n*/ { id: 'Your session has ended. Please log in again.' },
  tryLater: /*i18n*/ { id: 'Something went wrong on our side. Please try again in a moment.' },
} as const;

/** The labels of this page and of the profile. */
export const categoryLabels: Readonly<Record<BmiCategory, { readonly id: string }>> = {
  underweight: /*i18n*/ { id: 'Underweight' },
  normal: /*i18n*/ { id: 'Normal weight' },
  overweight: /*i18n*/ { id: 'Overweight' },
  obese: /*i18n*/ { id: 'Obese' },
};

/** The labels of the educational calculator. */
export const educationalLabels: typeof categoryLabels = {
  ...categoryLabels,
  normal: /*i18n*/ { id: 'Normal Weight' },
};

/** One piece of advice for each category. */
export const recommendations: Readonly<Record<BmiCategory, { readonly id: string }>> = {
  underweight: /*i18n*/ {
    id: 'Eat a little more and a little oftener, with protein such as lentils, eggs or milk at each meal, and build muscle with strength training. If you lost weight without wanting to, see a health worker.',
  },
  normal: /*i18n*/ {
    id: 'Keep going: varied meals, at least 150 minutes of activity a week, and good sleep.',
  },
  overweight: /*i18n*/ {
    id: 'Small steps last: fill half the mesob with vegetables, leave sugary drinks out, and walk briskly on most days.',
  },
  obese: /*i18n*/ {
    id: 'Begin gently, with daily walks and smaller portions, and talk to a health worker about a plan that suits you.',
  },
};

/** What is wrong with a measure that is to be kept. */
export const measureMessages = {
  height: /*i18n*/ { id: 'Height must be between 30 and 300 cm' },
  weight: /*i18n*/ { id: 'Weight must be between 2 and 700 kg' },
} as const;
