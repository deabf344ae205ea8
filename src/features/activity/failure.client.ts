import type { I18n } from '@lingui/core';
import { ApiError, whyFailed } from '#src/api/client.ts';
import { activityMessages } from './messages.ts';

/** Why an activity was not saved, as the specification words it. */
export function saveFailure(i18n: I18n, error: unknown): string {
  if (error instanceof ApiError && error.problem.status === 401) return i18n._(activityMessages.notSignedIn);
  return i18n._(activityMessages.notSaved) + i18n._(whyFailed(error, activityMessages.unknown));
}

/** Why activities could not be shown. */
export const loadFailure = (i18n: I18n, error: unknown): string =>
  i18n._(activityMessages.error) + i18n._(whyFailed(error, activityMessages.notLoaded));
