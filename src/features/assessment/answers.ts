import { heightLimits, weightLimits } from '#src/lib/bmi.ts';
import { centimetresMeant, parseMeasure, parseWithUnit } from '#src/features/bmi/schema.ts';
import { parsePressure } from '#src/lib/blood-pressure.ts';
import { bloodPressureFaults, errorMessages, type Message } from './messages.ts';

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];
export const activityLevels = ['sedentary', 'light', 'moderate', 'active', 'very-active'] as const;
export type ActivityLevel = (typeof activityLevels)[number];

/** What is asked for on each step; the fourth one shows the results. */
export const stepFields = {
  1: ['age', 'gender', 'activityLevel'],
  2: ['height', 'weight', 'restingHeartRate', 'bloodPressure'],
  3: ['pushUps', 'sitUps', 'flexibility', 'cardio'],
} as const;
export type FormStep = keyof typeof stepFields;
export type Step = FormStep | 4;
export type FieldName = (typeof stepFields)[FormStep][number];

export const fieldNames: readonly FieldName[] = Object.values(stepFields).flat();
export const optionalField = 'bloodPressure' satisfies FieldName;

/** Outside of these no person is: wide on purpose, they catch slips of the finger. */
export const figureLimits = {
  /** years */
  age: { min: 5, max: 120 },
  /** cm */
  height: heightLimits,
  /** kg */
  weight: weightLimits,
  /** beats a minute */
  restingHeartRate: { min: 25, max: 220 },
  /** in 1 minute */
  pushUps: { min: 0, max: 200 },
  /** in 1 minute */
  sitUps: { min: 0, max: 200 },
  /** cm beyond the soles; negative for who does not reach them */
  flexibility: { min: -80, max: 80 },
  /** minutes for 1.5 miles */
  cardio: { min: 5.5, max: 120 },
} as const;
export type FigureName = keyof typeof figureLimits;

/** mmHg */
export const pressureLimits = { systolic: { min: 50, max: 300 }, diastolic: { min: 20, max: 200 } } as const;

export const wholeFigures: readonly FigureName[] = ['age', 'restingHeartRate', 'pushUps', 'sitUps'];

/** An assessment's questions, answered: lengths in cm, mass in kg, the run in minutes to one decimal. */
export interface AssessmentForm extends Readonly<Record<FigureName, number>> {
  readonly gender: Gender;
  readonly activityLevel: ActivityLevel;
  /** As `120/80`. */
  readonly bloodPressure: string | null;
}

/** What stands in the fields, as it was typed. */
export type Answers = Readonly<Record<FieldName, string>>;
export type Faults = Readonly<Partial<Record<FieldName, Message>>>;

/** From an address or from the form itself; what is missing is empty. */
export function readAnswers(values: { get(name: string): unknown }): Answers {
  const text = (name: FieldName) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as Record<FieldName, string>;
}

/** Whether a number can be this figure. */
export function isFigure(name: FigureName, value: number): boolean {
  const { min, max } = figureLimits[name];
  return value >= min && value <= max && (!wholeFigures.includes(name) || Number.isInteger(value));
}

const nearestTenth = (value: number) => Math.round(value * 10) / 10;

/** A started tenth of a minute counts whole, so that rounding makes nobody faster. */
const fullTenths = (minutes: number) => Math.ceil(Math.round(minutes * 1000) / 100) / 10;

/** Minutes to one decimal from `12.5`, `12,5` or a stopwatch's `12:30`; NaN for what is none. */
export function parseMinutes(text: string): number {
  const [, minutes, seconds] = /^\s*(\d{1,3}):([0-5]\d)\s*$/.exec(text) ?? [];
  return fullTenths(minutes === undefined ? parseMeasure(text) : Number(minutes) + Number(seconds) / 60);
}

/** The number that was typed for a figure; NaN for what is none. */
export function parseFigure(name: FigureName, text: string): number {
  if (name === 'cardio') return parseMinutes(text);
  if (name === 'height' || name === 'weight') return nearestTenth(parseWithUnit(name, text));
  const [, minus, rest = ''] = /^([-−–]?)(.*)$/.exec(text.trim()) ?? [];
  const size = nearestTenth(parseMeasure(rest));
  return minus ? -size : size;
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;

/** What is wrong with a blood pressure; null where nothing is. */
export function pressureFault(text: string): Message | null {
  const pressure = parsePressure(text);
  if (!pressure) return bloodPressureFaults.unreadable;
  const { systolic, diastolic } = pressure;
  if (systolic <= diastolic) return bloodPressureFaults.order;
  const isHuman =
    isWithin(systolic, pressureLimits.systolic) && isWithin(diastolic, pressureLimits.diastolic);
  return isHuman ? null : bloodPressureFaults.range;
}

const isFigureName = (name: FieldName): name is FigureName => name in figureLimits;
const isOneOf = <Value extends string>(known: readonly Value[], text: string): text is Value =>
  known.some((value) => value === text);

function errorOf(name: FieldName, text: string): Message | null {
  if (text.trim() === '') return name === optionalField ? null : errorMessages.missing;
  if (name === 'bloodPressure') return pressureFault(text);
  if (isFigureName(name)) return isFigure(name, parseFigure(name, text)) ? null : errorMessages[name];
  const known: readonly string[] = name === 'gender' ? genders : activityLevels;
  return isOneOf(known, text) ? null : errorMessages.missing;
}

/** What is wrong or missing on a step. */
export function errorsOn(step: FormStep, answers: Answers): Faults {
  const faults = stepFields[step].map((name) => [name, errorOf(name, answers[name])] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null));
}

export const formSteps = [1, 2, 3] as const satisfies readonly FormStep[];

/** The height in cm that someone meant who typed metres; null where nothing points to it. */
export const heightMeant = ({ height, weight }: Answers): number | null =>
  centimetresMeant({ unit: 'metric', height, weight });

/** All answers as numbers and choices. @throws where one of them is wrong */
export function completeForm(answers: Answers): AssessmentForm {
  const wrong = formSteps.flatMap((step) => Object.keys(errorsOn(step, answers)));
  if (wrong.length > 0) throw new Error(`No form with ${wrong.join(', ')} wrong`);
  const figures = Object.fromEntries(
    fieldNames.filter(isFigureName).map((name) => [name, parseFigure(name, answers[name])]),
  ) as Record<FigureName, number>;
  const pressure = parsePressure(answers.bloodPressure);
  return {
    ...figures,
    gender: answers.gender as Gender,
    activityLevel: answers.activityLevel as ActivityLevel,
    bloodPressure: pressure && `${pressure.systolic}/${pressure.diastolic}`,
  };
}
