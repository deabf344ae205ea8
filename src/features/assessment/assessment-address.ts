import {
  errorsOn,
  fieldNames,
  formSteps,
  readAnswers,
  type Answers,
  type Faults,
  type Step,
} from './answers.ts';

export const assessmentPath = '/services/educational-content/tools/fitness-assessment';

/** All that an address of the assessment may ask for. */
export const assessmentParameters: readonly string[] = [...fieldNames, 'step'];

/** The address of a step; it carries all answers, so that they survive a reload and need no storage. */
export const assessmentAddress = (answers: Answers, step: Step): string =>
  `${assessmentPath}?${queryOf(answers, step)}`;

/** As it stands behind the `?`. */
export function queryOf(answers: Answers, step: Step): string {
  const query = new URLSearchParams();
  for (const name of fieldNames) if (answers[name] !== '') query.set(name, answers[name]);
  query.set('step', String(step));
  return query.toString();
}

/** What an address shows: the step asked for, or the first one before it that has something wrong. */
export interface Shown {
  readonly step: Step;
  readonly answers: Answers;
  /** On the step that is shown, where it is not the one asked for. */
  readonly faults: Faults;
}

const knownSteps: readonly Step[] = [...formSteps, 4];

export function shownAt({ searchParams: parameters }: URL): Shown {
  const answers = readAnswers(parameters);
  const wanted = knownSteps.find((step) => String(step) === parameters.get('step')) ?? 1;
  for (const step of formSteps) {
    if (step >= wanted) break;
    const faults = errorsOn(step, answers);
    if (Object.keys(faults).length > 0) return { step, answers, faults };
  }
  return { step: wanted, answers, faults: {} };
}
