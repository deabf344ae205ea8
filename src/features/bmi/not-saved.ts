import { networkMessage } from '#src/lib/network.ts';
import { bmiMessages } from './messages.ts';

const ended = bmiMessages.sessionEnded;
const reasons: Readonly<Record<string, { readonly id: string }>> = {
  network: networkMessage,
  not_signed_in: ended,
  invalid_token: ended,
  session_ended: ended,
};

/** Why a result was not saved and what to do, by the API's code. */
export const whyNotSaved = (code: string) => reasons[code] ?? bmiMessages.tryLater;
