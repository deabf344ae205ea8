import type { I18n } from '@lingui/core';
import { read, remove } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { formatDate } from '#src/lib/dates.ts';
import { today, type Day } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import type { Calendar } from '#src/lib/month.ts';
import type { AssessmentForm } from './answers.ts';
import type { Assessment } from './schema.ts';

/** @throws {ApiError} */
export const readAssessments = async (): Promise<Assessment[]> =>
  (await read(memberApi().assessments.$get())).items;

/** @throws {ApiError} */
export const keepAssessment = async (form: AssessmentForm): Promise<Assessment> =>
  await read(memberApi().assessments.$post({ json: form }));

/** @throws {ApiError} */
export const removeAssessment = (id: string): Promise<void> =>
  remove(memberApi().assessments[':id'].$delete({ param: { id } }));

/** The day here on which an assessment was kept. */
export const dayOf = ({ created_at }: Pick<Assessment, 'created_at'>): Day => today(new Date(created_at));

export const dateOf = (assessment: Pick<Assessment, 'created_at'>, calendar: Calendar, i18n: I18n): string =>
  formatDate(dayOf(assessment), calendar, i18n.locale as Language);
