/** What a cuff shows at rest, in mmHg. */
export interface Pressure {
  readonly systolic: number;
  readonly diastolic: number;
}

/** From the lowest. */
export const pressureLevels = ['usual', 'high-normal', 'high', 'very-high', 'severe'] as const;
export type PressureLevel = (typeof pressureLevels)[number];

/**
 * Where each level of an adult's blood pressure begins; the worse of the two figures decides. High-normal: International
 * Society of Hypertension 2020. High, and very high, which is treated without delay: World Health Organization 2021.
 * Severe, grade 3: WHO and International Society of Hypertension 1999.
 */
export const pressureBounds = {
  'high-normal': { systolic: 130, diastolic: 85 },
  high: { systolic: 140, diastolic: 90 },
  'very-high': { systolic: 160, diastolic: 100 },
  severe: { systolic: 180, diastolic: 110 },
} as const satisfies Readonly<Record<Exclude<PressureLevel, 'usual'>, Pressure>>;

/** Where the guideline of the United States speaks of high blood pressure (stage 1) already. */
export const highInTheUnitedStates: Pressure = { systolic: 130, diastolic: 80 };

/** The level of one reading, which is no diagnosis. */
export function pressureLevel({ systolic, diastolic }: Pressure): PressureLevel {
  const reached = Object.entries(pressureBounds).filter(
    ([, bound]) => systolic >= bound.systolic || diastolic >= bound.diastolic,
  );
  return pressureLevels[reached.length]!;
}

/** Whether a level is this one or a worse one. */
export const isAtLeast = (level: PressureLevel, bound: PressureLevel): boolean =>
  pressureLevels.indexOf(level) >= pressureLevels.indexOf(bound);

/** Both figures of `120/80`; null for what is none. */
export function parsePressure(text: string): Pressure | null {
  const [, systolic, diastolic] = /^\s*(\d{1,3})\s*[/\\-]\s*(\d{1,3})\s*$/.exec(text) ?? [];
  return systolic && diastolic ? { systolic: Number(systolic), diastolic: Number(diastolic) } : null;
}
