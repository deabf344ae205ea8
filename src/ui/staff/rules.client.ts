import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Refusal } from '#src/lib/save-result.ts';
import { withoutEmptyTranslations } from '#src/lib/translations.ts';

/** The API's own rules for what a form sends: they weigh more than the form, and come after it. */
export type LoadSchema<Draft> = () => Promise<ZodType<Draft>>;

const loadRules = <Draft>(loadSchema: LoadSchema<Draft>) =>
  Promise.all([import('@hookform/resolvers/zod'), loadSchema()]);

/**
 * Loads them while somebody writes, so that nobody waits for them later, and a release meanwhile takes them from nobody.
 *
 * @param after milliseconds
 */
export function usePrepared<Draft>(loadSchema: LoadSchema<Draft>, after = 0): void {
  const load = useRef(loadSchema);
  useEffect(() => {
    const timer = setTimeout(() => void loadRules(load.current).catch(() => undefined), after);
    return () => clearTimeout(timer);
  }, [after]);
}

/** Whether a form is still there: what is given up while its rules load is not sent. */
export function useIsThere(): () => boolean {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => isThere.current;
}

/** No field is called so. */
const missing = 'rulesMissing';

/**
 * Checks what fields hold. Empty translations are not there for the rules, which are the server's too.
 *
 * @param draftOf what the API takes of what the fields hold, right or wrong. Its names are those of the fields
 */
export function resolverOf<Values extends FieldValues, Draft extends FieldValues>(
  loadSchema: LoadSchema<Draft>,
  draftOf: (values: Values) => unknown,
): Resolver<Values, unknown, Draft> {
  return (async (values: Values, context: unknown, options: never) => {
    const rules = await loadRules(loadSchema).catch(() => null);
    if (!rules) return { values: {}, errors: { [missing]: { type: missing } } };
    const [{ zodResolver }, schema] = rules;
    // The fields hold what the draft is made of: only its rules are known to the resolver.
    const check = zodResolver(schema as never) as unknown as Resolver<FieldValues, unknown, Draft>;
    return await check(withoutEmptyTranslations(draftOf(values)) as FieldValues, context, options);
  }) as never;
}

/** Whether a form could not be checked at all. */
export const areRulesMissing = (errors: FieldErrors): boolean => missing in errors;

const notLoaded = /*i18n*/ {
  id: 'What checks this form could not be loaded. Please check your internet connection and try again, or load the page anew.',
};

/** Some browsers keep a load that failed until the page is loaded anew. */
export const rulesMissing: Refusal = { status: 0, code: 'rules_missing', detail: notLoaded.id };
