import { describe, expect, test } from 'vitest';
import { draftOf, type Typed } from './draft.ts';
import type { MeasurementKind } from './kinds.ts';

const cuff = { systolic: '128', diastolic: '82', arm: '', pulse: '' };

describe('what was typed becomes what is sent', () => {
  test.each<[MeasurementKind, Typed, object]>([
    ['blood_pressure', cuff, { systolic: 128, diastolic: 82, arm: null, pulse: null }],
    ['blood_pressure', { ...cuff, arm: 'left', pulse: ' 66 ' }, { systolic: 128, arm: 'left', pulse: 66 }],
    ['blood_pressure', { systolic: '128 / 82', diastolic: '' }, { systolic: 128, diastolic: 82 }],
    ['blood_pressure', { ...cuff, arm: 'third' }, { arm: null }],
    ['pulse', { pulse: '58' }, { pulse: 58 }],
    ['waist', { waist: '84,5' }, { waist: 84.5 }],
    ['waist', { waist: '84.56 cm' }, { waist: 84.6 }],
    ['waist', { waist: '90 ሴ.ሜ' }, { waist: 90 }],
  ])('%s of %o', (kind, typed, figures) =>
    expect(draftOf(kind, typed).content).toMatchObject({ kind, figures }),
  );
});

describe('what is wrong is said at its field', () => {
  test.each<[MeasurementKind, Typed, readonly string[]]>([
    ['blood_pressure', { systolic: '', diastolic: '' }, ['systolic', 'diastolic']],
    ['blood_pressure', { ...cuff, systolic: '49' }, ['systolic']],
    ['blood_pressure', { ...cuff, systolic: '128/82' }, ['systolic']],
    ['blood_pressure', { ...cuff, diastolic: '80.5' }, ['diastolic']],
    ['blood_pressure', { ...cuff, systolic: '82' }, ['systolic']],
    ['blood_pressure', { ...cuff, pulse: 'fast' }, ['pulse']],
    ['pulse', { pulse: '' }, ['pulse']],
    ['pulse', { pulse: '24' }, ['pulse']],
    ['waist', { waist: '' }, ['waist']],
    ['waist', { waist: '29.9' }, ['waist']],
    ['waist', { waist: '250.1' }, ['waist']],
  ])('%s of %o', (kind, typed, fields) =>
    expect(Object.keys(draftOf(kind, typed).faults ?? {})).toEqual(fields),
  );
});
