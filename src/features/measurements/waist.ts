import { waistLines, waistRisks } from '#content/education/waist.ts';
import type { Localized } from '#src/lib/language.ts';

type Sex = 'female' | 'male';

const column = { female: 'women', male: 'men' } as const;

/** Of the height: from where on the risk for heart and blood sugar rises (NICE 2022). */
export const waistToHeight = 0.5;

/** Which band of the published table a waist lies in; each reaches to where the next begins. @param waist in cm */
export function waistRisk(waist: number, sex: Sex): Localized {
  const reached = waistRisks.filter((risk) => reaches(waist, risk[column[sex]].cm));
  return reached.at(-1)!.risk;
}

/** Whether a waist reaches a band as it was published: `< 70`, `70-89`, `≥ 110` or `> 120`. */
function reaches(waist: number, band: string): boolean {
  const [, sign, bound] = /^([<≥>]?)\s*(\d+)/.exec(band)!;
  if (sign === '<') return true;
  return sign === '>' ? waist > Number(bound) : waist >= Number(bound);
}

export interface WaistReading {
  readonly line: Localized;
  /** cm; as published. */
  readonly bound: string;
  readonly isAbove: boolean;
}

/** Where others draw the line for a sex, and on which side a waist lies. @param waist in cm */
export const waistReadings = (waist: number, sex: Sex): readonly WaistReading[] =>
  waistLines.map((each) => {
    const bound = each[column[sex]];
    return { line: each.line, bound, isAbove: waist > Number(bound) };
  });
