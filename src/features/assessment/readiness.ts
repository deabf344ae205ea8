import { parseFigure, parsePressure, type Answers } from './answers.ts';

/**
 * Measures at rest above which a survey of the United States' health let nobody on its treadmill (NHANES, Cardiovascular
 * Fitness Procedures Manual, 3.1.5): beats a minute, mmHg.
 */
export const restLimits = { heartRate: 100, systolic: 180, diastolic: 100 } as const;

/** Whether what was measured at rest speaks against testing now. */
export function shouldWait(answers: Pick<Answers, 'restingHeartRate' | 'bloodPressure'>): boolean {
  const heartRate = parseFigure('restingHeartRate', answers.restingHeartRate);
  const pressure = parsePressure(answers.bloodPressure);
  return (
    heartRate > restLimits.heartRate ||
    (pressure !== null &&
      (pressure.systolic > restLimits.systolic || pressure.diastolic > restLimits.diastolic))
  );
}
