import type { FieldName } from './answers.ts';
import type { NormRating } from './norms.ts';
import type { Component, Rating } from './scoring.ts';

export interface Message {
  readonly id: string;
}

/** What is wrong with a field of the assessment; the limits stand in answers.ts. */
export const errorMessages = {
  missing: /*i18n*/ { id: 'Please fill in this field.' },
  age: /*i18n*/ { id: 'Please enter an age in whole years, from 5 to 120.' },
  height: /*i18n*/ { id: 'Please enter a height from 30 to 300 cm.' },
  weight: /*i18n*/ { id: 'Please enter a weight from 2 to 700 kg.' },
  restingHeartRate: /*i18n*/ { id: 'Please enter a resting heart rate in whole beats, from 25 to 220.' },
  pushUps: /*i18n*/ { id: 'Please enter a whole number of push-ups, from 0 to 200.' },
  sitUps: /*i18n*/ { id: 'Please enter a whole number of sit-ups, from 0 to 200.' },
  flexibility: /*i18n*/ { id: 'Please enter a reach from -80 to 80 cm.' },
  cardio: /*i18n*/ { id: 'Please enter a time from 5.5 to 120 minutes, such as 12.5.' },
} as const satisfies Partial<Record<FieldName | 'missing', Message>>;

export const bloodPressureFaults = {
  unreadable: /*i18n*/ { id: 'Please enter both figures, such as 120/80, or leave this empty.' },
  order: /*i18n*/ { id: 'The first figure must be the higher one, as in 120/80.' },
  range: /*i18n*/ {
    id: 'Please check this: the first figure lies between 50 and 300, the second between 20 and 200.',
  },
} as const;

/** What the API says about a member's assessments. */
export const assessmentMessages = {
  notFound: /*i18n*/ { id: 'There is no such assessment.' },
  full: /*i18n*/ { id: 'You have 200 assessments, the most that can be kept. Remove one to keep another.' },
  tooMany: /*i18n*/ { id: 'You have saved many assessments in a short time. Please try again in an hour.' },
  choice: /*i18n*/ { id: 'Please choose one of the answers.' },
  notSaved: /*i18n*/ { id: 'Your result could not be saved. Please try again.' },
  notLoaded: /*i18n*/ { id: 'Your earlier results could not be loaded. Please try again.' },
  notRemoved: /*i18n*/ { id: 'The assessment could not be removed. Please try again.' },
} as const;

export const ratingLabels: Readonly<Record<Rating | NormRating, Message>> = {
  Poor: /*i18n*/ { id: 'Poor' },
  Fair: /*i18n*/ { id: 'Fair' },
  Good: /*i18n*/ { id: 'Good' },
  Excellent: /*i18n*/ { id: 'Excellent' },
  'Very good': /*i18n*/ { id: 'Very good' },
  'Needs improvement': /*i18n*/ { id: 'Needs improvement' },
};

export const componentLabels: Readonly<Record<Component, Message>> = {
  pushUps: /*i18n*/ { id: 'Push-ups' },
  sitUps: /*i18n*/ { id: 'Sit-ups' },
  flexibility: /*i18n*/ { id: 'Flexibility' },
  cardio: /*i18n*/ { id: '1.5 mile run' },
};
