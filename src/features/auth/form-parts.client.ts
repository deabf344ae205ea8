/**
 * What sends an account's form. It weighs more than the form, as the form's schema does, so both come when somebody goes
 * to a field (`AccountFrame`), not with the page. A failed load is tried again.
 */
export const loadAccount = () => import('./sign-in.client.ts');

/** Everything that a form may need: called early, so that nobody waits for it later. */
export const prepareForm = () =>
  Promise.all([loadAccount(), import('./schema.ts'), import('#src/session/auth-client.client.ts')]).catch(
    () => undefined,
  );
