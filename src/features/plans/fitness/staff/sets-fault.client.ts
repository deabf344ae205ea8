import { useLingui } from '@lingui/react/macro';
import { planFieldMessages as messages } from './messages.ts';
import type { SetsRead } from './sets-shorthand.ts';

/** What is wrong with a line of sets, in the reader's words. */
export function useSetsFault(): (read: Extract<SetsRead, { readonly fault: string }>) => string {
  const { t, i18n } = useLingui();
  return ({ fault, part }) => {
    const reason = {
      unclear: messages.setsLine,
      count: messages.tooMany,
      repetitions: messages.reps,
      time: messages.seconds,
      rest: messages.rest,
      effort: messages.rpe,
    }[fault];
    return part === '' ? i18n._(reason.id) : t`“${part}”: ${i18n._(reason.id)}`;
  };
}
