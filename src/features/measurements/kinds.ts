/** What may be measured several times a day. What somebody weighs has its own rule: one a day, with the height. */
export const measurementKinds = ['blood_pressure', 'pulse', 'waist'] as const;
export type MeasurementKind = (typeof measurementKinds)[number];

export const arms = ['left', 'right'] as const;
export type Arm = (typeof arms)[number];

export const measurementLimits = {
  /** Of one day of one member, of all kinds. */
  aDay: 40,
  /** Days that can be read at once, both ends counted. */
  days: 366,
  /** Measurements that are listed at once. */
  listed: 2000,
  /** cm; what lies outside no adult's waist is. */
  waist: { min: 30, max: 250 },
} as const;
