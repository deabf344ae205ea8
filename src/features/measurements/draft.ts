import { figureLimits, pressureLimits } from '#src/features/assessment/answers.ts';
import { parseMeasure } from '#src/features/bmi/schema.ts';
import { parsePressure } from '#src/lib/blood-pressure.ts';
import { arms, measurementLimits, type MeasurementKind } from './kinds.ts';
import { measurementMessages as messages } from './messages.ts';
import type { Measurement } from './schema.ts';

interface Message {
  readonly id: string;
}

/** What stands in the fields, by their names. */
export type Typed = Readonly<Record<string, string>>;

/** What is sent of what was typed, or what is wrong with it, by field. */
export type Draft =
  | { readonly content: Pick<Measurement, 'kind' | 'figures'>; readonly faults: null }
  | { readonly content: null; readonly faults: Readonly<Record<string, Message>> };

const isWhole = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max;

/** A whole number and nothing else; NaN for what is none. */
const figureIn = (text: string | undefined) => parseMeasure(text ?? '');

export function draftOf(kind: MeasurementKind, typed: Typed): Draft {
  const drafts = { blood_pressure: pressureDraft, pulse: pulseDraft, waist: waistDraft };
  return drafts[kind](typed);
}

const wrong = (faults: Readonly<Record<string, Message>>): Draft => ({ content: null, faults });

/** Both figures in the first field, as `128/82`, are both. */
function pressureDraft(typed: Typed): Draft {
  const both = typed['diastolic']?.trim() ? null : parsePressure(typed['systolic'] ?? '');
  const { systolic, diastolic } = both ?? {
    systolic: figureIn(typed['systolic']),
    diastolic: figureIn(typed['diastolic']),
  };
  const hasPulse = (typed['pulse'] ?? '').trim() !== '';
  const pulse = hasPulse ? figureIn(typed['pulse']) : null;
  const faults = {
    ...(!isWhole(systolic, pressureLimits.systolic) && { systolic: messages.systolic }),
    ...(!isWhole(diastolic, pressureLimits.diastolic) && { diastolic: messages.diastolic }),
    ...(pulse !== null && !isWhole(pulse, figureLimits.restingHeartRate) && { pulse: messages.pulse }),
  };
  if (Object.keys(faults).length > 0) return wrong(faults);
  if (systolic <= diastolic) return wrong({ systolic: messages.order });
  const arm = arms.find((each) => each === typed['arm']) ?? null;
  return { content: { kind: 'blood_pressure', figures: { systolic, diastolic, arm, pulse } }, faults: null };
}

function pulseDraft(typed: Typed): Draft {
  const pulse = figureIn(typed['pulse']);
  if (!isWhole(pulse, figureLimits.restingHeartRate)) return wrong({ pulse: messages.pulse });
  return { content: { kind: 'pulse', figures: { pulse } }, faults: null };
}

/** To the tenth of a centimetre; with its unit behind it or not. */
function waistDraft(typed: Typed): Draft {
  const text = (typed['waist'] ?? '').replace(/\s*(?:cm|ሴ\.?ሜ\.?)\s*$/i, '');
  const waist = Math.round(figureIn(text) * 10) / 10;
  const { min, max } = measurementLimits.waist;
  if (!(waist >= min && waist <= max)) return wrong({ waist: messages.waist });
  return { content: { kind: 'waist', figures: { waist } }, faults: null };
}
