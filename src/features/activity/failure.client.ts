import type { I18n } from '@lingui/core';
import { ApiError } from '#src/api/client.ts';
import { networkMessage } from '#src/api/network.ts';
import { activityFieldMessages, activityMessages } from './messages.ts';

const notSignedIn = 401;

/** The server's reason where it is one of the texts known here; whatever else it says is not for people. */
const reasonOf = (i18n: I18n, error: unknown, otherwise: { readonly id: string }): string =>
  i18n._(
    error instanceof ApiError && knownReasons.has(error.problem.detail) ? error.problem.detail : otherwise.id,
  );

const knownReasons = new Set(
  [networkMessage, ...Object.values(activityMessages), ...Object.values(activityFieldMessages)].map(
    ({ id }) => id,
  ),
);

/** Why an activity was not saved, as the specification words it. */
export function saveFailure(i18n: I18n, error: unknown): string {
  if (error instanceof ApiError && error.problem.status === notSignedIn)
    return i18n._(activityMessages.notSignedIn);
  return i18n._(activityMessages.notSaved) + reasonOf(i18n, error, activityMessages.unknown);
}

/** Why activities could not be shown. */
export const loadFailure = (i18n: I18n, error: unknown): string =>
  i18n._(activityMessages.error) + reasonOf(i18n, error, activityMessages.notLoaded);
