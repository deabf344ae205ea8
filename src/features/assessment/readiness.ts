import { parsePressure, pressureLevel, type PressureLevel } from '#src/lib/blood-pressure.ts';
import { parseFigure, type Answers } from './answers.ts';

/**
 * Beats a minute at rest above which a survey of the United States' health let nobody on its treadmill (NHANES,
 * Cardiovascular Fitness Procedures Manual, 3.1.5).
 */
export const restingHeartRateLimit = 100;

/** Whether the heart beats too fast at rest to test now. */
export const isHeartFast = ({ restingHeartRate }: Pick<Answers, 'restingHeartRate'>): boolean =>
  parseFigure('restingHeartRate', restingHeartRate) > restingHeartRateLimit;

/** The level of the blood pressure that was answered; null where none was. */
export function answeredPressure({ bloodPressure }: { bloodPressure: string | null }): PressureLevel | null {
  const pressure = parsePressure(bloodPressure ?? '');
  return pressure && pressureLevel(pressure);
}
