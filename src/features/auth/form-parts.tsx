/**
 * What an account's form needs to be checked and sent. It weighs more than the form, so it comes when somebody goes to
 * a field (`AccountFrame`), not with the page. A failed load is tried again.
 */
export async function loadFormParts() {
  const [schemas, account] = await Promise.all([import('./schema.ts'), import('./account.tsx')]);
  return { schemas, account };
}
