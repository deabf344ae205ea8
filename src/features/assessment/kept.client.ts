import type { I18n } from '@lingui/core';
import { ApiError, read } from '#src/api/client.ts';
import { networkMessage } from '#src/api/network.ts';
import { memberApi } from '#src/session/account.client.ts';
import { formatDate } from '#src/lib/dates.ts';
import { today, type Day } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import type { Calendar } from '#src/lib/month.ts';
import type { AssessmentForm } from './answers.ts';
import { assessmentMessages, faultMessages, type Message } from './messages.ts';
import type { Assessment } from './schema.ts';

/** @throws {ApiError} */
export const readAssessments = async (): Promise<Assessment[]> =>
  (await read(memberApi().assessments.$get())).assessments;

/** @throws {ApiError} */
export const keepAssessment = async (form: AssessmentForm): Promise<Assessment> =>
  (await read(memberApi().assessments.$post({ json: form }))) as Assessment;

/** What another window has removed before is removed all the same. @throws {Error} */
export async function removeAssessment(id: string): Promise<void> {
  const answer = await memberApi().assessments[':id'].$delete({ param: { id } });
  if (!answer.ok && answer.status !== 404) throw new Error(assessmentMessages.notRemoved.id);
}

const knownReasons = new Set(
  [networkMessage, ...Object.values(assessmentMessages), ...Object.values(faultMessages)].map(({ id }) => id),
);

/** The server's reason where it is one of the texts known here; whatever else it says is not for people. */
export const reasonOf = (i18n: I18n, error: unknown, otherwise: Message): string =>
  i18n._(
    error instanceof ApiError && knownReasons.has(error.problem.detail) ? error.problem.detail : otherwise.id,
  );

/** The day here on which an assessment was kept. */
export const dayOf = ({ created_at }: Pick<Assessment, 'created_at'>): Day => today(new Date(created_at));

export const dateOf = (assessment: Pick<Assessment, 'created_at'>, calendar: Calendar, i18n: I18n): string =>
  formatDate(dayOf(assessment), calendar, i18n.locale as Language);
