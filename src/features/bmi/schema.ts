import {
  bmiByFormula,
  bmiOf,
  heightLimits,
  isBody,
  isHeight,
  toMetric,
  units,
  type Body,
  type Unit,
} from '#src/lib/bmi.ts';

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

/** How people write the units behind their figures, in either language. */
const unitNames: Readonly<Record<Unit, Readonly<Record<keyof Body, string>>>> = {
  metric: { height: 'cm|ሴ\\.?ሜ', weight: 'kgs?|ኪ\\.?ግ|ኪሎ' },
  imperial: { height: 'in|inch|inches|″|"|ኢንች', weight: 'lbs?|pounds?|ፓውንድ' },
};
const metres = 'm|ሜ|ሜትር';

const withoutUnit = (text: string, names: string) =>
  text.replace(new RegExp(String.raw`(?<=\d)\s*(?:${names})\.?\s*$`, 'i'), '');

/** A figure as `parseMeasure` takes it, with or without the name of its unit behind it. */
export const parseWithUnit = (measure: keyof Body, text: string, unit: Unit = 'metric'): number =>
  parseMeasure(withoutUnit(text, unitNames[unit][measure]));

/** What was typed, in its own unit; NaN where it is no figure. */
const typedMeasures = ({ unit, height, weight }: BmiQuestion): Body => ({
  height: parseWithUnit('height', height, unit),
  weight: parseWithUnit('weight', weight, unit),
});

/** What was typed, in cm and kg; NaN where it is no figure. */
export const bodyOf = (question: BmiQuestion): Body => toMetric(typedMeasures(question), question.unit);

/** Works out the BMI of what was typed. */
export function answerTo(question: BmiQuestion): Exclude<BmiAnswer, 'none'> {
  const body = bodyOf(question);
  return isBody(body) ? { ...body, bmi: bmiOf(body) } : 'invalid';
}

/** The height in cm that someone meant who typed metres, as 1.72; null where nothing points to it. */
export function centimetresMeant({ unit, height }: BmiQuestion): number | null {
  const typed = parseMeasure(withoutUnit(height, metres));
  const cm = Math.round(typed * 100);
  return unit === 'metric' && typed <= heightLimits.max / 100 && isHeight(cm) ? cm : null;
}

/** kg/m², where a digit too many or too few is the likelier reason for a BMI beyond them. */
const likelyBmi = { min: 12, max: 60 } as const;

/** The weight, in its own unit, that someone meant who typed one digit too many or too few; null for any other. */
export function weightMeant(question: BmiQuestion): number | null {
  const { unit } = question;
  const typed = typedMeasures(question);
  const body = toMetric(typed, unit);
  if (!isHeight(body.height) || isBody(body)) return null;
  const meant = [typed.weight / 10, typed.weight * 10].find((weight) => {
    const bmi = bmiOf(toMetric({ ...typed, weight }, unit));
    return bmi >= likelyBmi.min && bmi <= likelyBmi.max;
  });
  return meant === undefined ? null : Math.round(meant * 10) / 10;
}

/** As it stands behind the `?` of either calculator. */
export const queryOf = (question: BmiQuestion): string => new URLSearchParams({ ...question }).toString();

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

/** Nothing happens while either measure is missing; what is no measure of a person is told. */
export function educationalAnswerTo(question: BmiQuestion): EducationalAnswer {
  const { unit, height, weight } = question;
  if (height.trim() === '' || weight.trim() === '') return 'none';
  const typed = typedMeasures(question);
  if (!isBody(toMetric(typed, unit))) return 'invalid';
  return { ...typed, unit, bmi: bmiByFormula(typed, unit) };
}
