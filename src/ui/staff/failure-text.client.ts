import { useLingui } from '@lingui/react/macro';
import { failureTexts, type Failed, type Refusal } from '#src/lib/save-result.ts';

/** Says what could not be done, and why where that helps, in the reader's language. */
export function useFailureText(): (failed: Failed, refusal: Refusal) => string {
  const { i18n } = useLingui();
  return (failed, refusal) =>
    failureTexts(failed, refusal)
      .map((text) => i18n._(text))
      .join('. ');
}
