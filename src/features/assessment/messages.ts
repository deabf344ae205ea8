import type { FieldName } from './answers.ts';
import type { NormRating } from './norms.ts';
import type { Component, Rating } from './scoring.ts';

export interface Message {
  readonly id: string;
}

/** What is wrong with a field of the assessment; the limits stand in answers.ts. */
export const faultMessages = {
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

/** What to do next, for each test at each level. */
export const recommendations: Readonly<Record<Component, Readonly<Record<Rating, readonly Message[]>>>> = {
  pushUps: {
    Poor: [
      /*i18n*/ {
        id: 'Begin with push-ups against a wall or a table: three rounds of as many as you can do well, two or three days a week.',
      },
      /*i18n*/ { id: 'Go lower, to a chair and then to your knees, once you manage 12 in a row.' },
    ],
    Fair: [
      /*i18n*/ {
        id: 'Do three or four rounds, two or three days a week, and stop each one when two more would still go.',
      },
      /*i18n*/ { id: 'Add a rowing movement with a filled jerrycan, so that back and chest grow alike.' },
    ],
    Good: [
      /*i18n*/ {
        id: 'Make them harder rather than more: lower yourself for three counts, or put your feet on a step.',
      },
      /*i18n*/ { id: 'Train legs and back as much as chest and arms.' },
    ],
    Excellent: [
      /*i18n*/ { id: 'Keep it with two sessions a week.' },
      /*i18n*/ { id: 'Give the time that is left to what was weaker today.' },
    ],
  },
  sitUps: {
    Poor: [
      /*i18n*/ {
        id: 'Begin with what spares the back: dead bug and bird dog, three rounds, three days a week.',
      },
      /*i18n*/ { id: 'Then lift only head and shoulders, slowly, and breathe out as you rise.' },
    ],
    Fair: [
      /*i18n*/ { id: 'Hold a plank three times, a little longer every week.' },
      /*i18n*/ { id: 'Add slow sit-ups in three rounds; stop when your lower back lifts or hurts.' },
    ],
    Good: [
      /*i18n*/ {
        id: 'Add turning and holding to the side, such as a side plank, for the whole middle of the body.',
      },
      /*i18n*/ { id: 'Carry something heavy on one side and stay upright: that is what the trunk is for.' },
    ],
    Excellent: [
      /*i18n*/ { id: 'Keep it with two sessions a week; more sit-ups bring little more.' },
      /*i18n*/ { id: 'Train the back as well, with bridges and bird dogs.' },
    ],
  },
  flexibility: {
    Poor: [
      /*i18n*/ {
        id: 'Stretch the backs of your thighs after each walk: hold for 10 to 30 seconds, two to four times, on at least two or three days a week (source 9).',
      },
      /*i18n*/ { id: 'Stretch warm muscles only, without bouncing, to a pull that is not yet pain.' },
    ],
    Fair: [
      /*i18n*/ { id: 'Stretch a little every day: that works best (source 9).' },
      /*i18n*/ { id: 'Add hips and calves, which hold the reach back as well.' },
    ],
    Good: [
      /*i18n*/ { id: 'Keep stretching two or three days a week, all large muscles.' },
      /*i18n*/ { id: 'Use the reach: deep squats and long, slow lunges keep it.' },
    ],
    Excellent: [
      /*i18n*/ { id: 'You need no more reach; keep it with a few minutes a week.' },
      /*i18n*/ { id: 'Make sure that strength keeps up with it.' },
    ],
  },
  cardio: {
    Poor: [
      /*i18n*/ {
        id: 'Walk briskly for 10 minutes a day, and add 5 minutes every week until you reach 150 minutes a week (source 8).',
      },
      /*i18n*/ { id: 'Then put one minute of easy running into every five minutes of walking.' },
    ],
    Fair: [
      /*i18n*/ { id: 'Collect 150 to 300 minutes a week at a pace at which you can still talk (source 8).' },
      /*i18n*/ { id: 'Once a week run faster for one minute and walk for two, six times.' },
    ],
    Good: [
      /*i18n*/ { id: 'Keep one long easy run and one with faster minutes each week.' },
      /*i18n*/ { id: 'Add hills: short climbs build the legs and the breath.' },
    ],
    Excellent: [
      /*i18n*/ { id: 'Keep most of your running easy, and let one day a week be hard.' },
      /*i18n*/ { id: 'Sleep and eat enough for what you do.' },
    ],
  },
};
