import { expect, test } from 'vitest';
import { networkMessage } from '#src/lib/network.ts';
import { bmiMessages } from './messages.ts';
import { whyNotSaved } from './not-saved.ts';

test.each([
  ['network', networkMessage],
  ['session_ended', bmiMessages.sessionEnded],
  ['invalid_token', bmiMessages.sessionEnded],
  ['not_signed_in', bmiMessages.sessionEnded],
  ['internal', bmiMessages.tryLater],
  ['malformed_body', bmiMessages.tryLater],
  ['not_found', bmiMessages.tryLater],
])('a result that could not be saved for %s says so in words of the page', (code, message) => {
  expect(whyNotSaved(code)).toBe(message);
});
