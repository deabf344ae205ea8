import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { withoutEmptyTranslations } from '#src/lib/translations.ts';

/** The API's own rules for what a form sends: they weigh more than the form, and come after it. */
export type LoadSchema<Draft> = () => Promise<ZodType<Draft>>;

/** Called as soon as somebody writes, so that nobody waits for it later. A failed load is tried again. */
export const loadRules = <Draft>(loadSchema: LoadSchema<Draft>) =>
  Promise.all([import('@hookform/resolvers/zod'), loadSchema()]);

/** No field is called so. */
const unchecked = 'rulesNotLoaded';

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
    if (!rules) return { values: {}, errors: { [unchecked]: { type: unchecked } } };
    const [{ zodResolver }, schema] = rules;
    // The fields hold what the draft is made of: only its rules are known to the resolver.
    const check = zodResolver(schema as never) as unknown as Resolver<FieldValues, unknown, Draft>;
    return await check(withoutEmptyTranslations(draftOf(values)) as FieldValues, context, options);
  }) as never;
}

/** Whether a form could not be checked at all, as its rules were not to be had. */
export const isUnchecked = (errors: FieldErrors): boolean => unchecked in errors;
