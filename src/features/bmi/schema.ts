import {
  bmiByFormula,
  bmiOf,
  heightLimits,
  isHeight,
  isWeight,
  toMetric,
  units,
  type Body,
  type Unit,
} from './bmi.ts';

/** What the page is asked for by its address: `?unit=&height=&weight=`. The texts are kept as they were typed. */
export interface BmiQuestion {
  readonly unit: Unit;
  readonly height: string;
  readonly weight: string;
}

/** No answer yet, values that cannot be used, or the result with height in cm and weight in kg. */
export type BmiAnswer = 'none' | 'invalid' | (Body & { readonly bmi: number });

/** From an address or from the form itself. */
export function readQuestion(values: { get(name: string): unknown }): BmiQuestion {
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    unit: units.find((unit) => unit === text('unit')) ?? 'metric',
    height: text('height'),
    weight: text('weight'),
  };
}

/** Figures as people type them, with a decimal comma or point. NaN for what is none. */
export const parseMeasure = (text: string): number =>
  /^\s*\d+([.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;

/** What was typed, in its own unit; NaN where it is no figure. */
const typedMeasures = ({ height, weight }: BmiQuestion): Body => ({
  height: parseMeasure(height),
  weight: parseMeasure(weight),
});

/** What was typed, in cm and kg; NaN where it is no figure. */
export const bodyOf = (question: BmiQuestion): Body => toMetric(typedMeasures(question), question.unit);

/** Works out the BMI of what was typed. */
export function answerTo(question: BmiQuestion): Exclude<BmiAnswer, 'none'> {
  const body = bodyOf(question);
  return isHeight(body.height) && isWeight(body.weight) ? { ...body, bmi: bmiOf(body) } : 'invalid';
}

/** The height in cm that someone meant who typed metres, as 1.72; null where nothing points to it. */
export function centimetresMeant({ unit, height }: BmiQuestion): number | null {
  const metres = parseMeasure(height);
  const cm = Math.round(metres * 100);
  return unit === 'metric' && metres <= heightLimits.max / 100 && isHeight(cm) ? cm : null;
}

/** What an address shows: an answer only where something was asked. */
export function answerToAddress(url: string): { readonly question: BmiQuestion; readonly answer: BmiAnswer } {
  const parameters = new URL(url).searchParams;
  const question = readQuestion(parameters);
  const isAsked = parameters.has('height') || parameters.has('weight');
  return { question, answer: isAsked ? answerTo(question) : 'none' };
}

/** What the educational tool worked out, with the measures and the unit they were typed in. */
export type Worked = Body & {
  readonly unit: Unit;
  /** Unrounded, so that the category is the exact one. */
  readonly bmi: number;
};
export type EducationalAnswer = 'none' | 'invalid' | Worked;

/** Nothing happens unless both measures are positive numbers; those that no person has are told. */
export function educationalAnswerTo(question: BmiQuestion): EducationalAnswer {
  const { unit } = question;
  const typed = typedMeasures(question);
  if (!(typed.height > 0 && typed.weight > 0)) return 'none';
  const body = toMetric(typed, unit);
  if (!isHeight(body.height) || !isWeight(body.weight)) return 'invalid';
  return { ...typed, unit, bmi: bmiByFormula(typed, unit) };
}
