/** What a mail with a link is filled with: how to greet, where the link leads, how long it lives. */
export function mailedLink(
  settings: { readonly publicUrl: string; readonly codeTtlMinutes: number },
  user: { readonly email: string; readonly userMetadata: Readonly<Record<string, unknown>> },
  parameters: Readonly<Record<string, string>>,
) {
  const { full_name: name } = user.userMetadata;
  const link = new URL('/auth/v1/verify', settings.publicUrl);
  for (const [key, value] of Object.entries(parameters)) link.searchParams.set(key, value);
  return {
    name: typeof name === 'string' ? name : user.email,
    link: link.href,
    minutes: settings.codeTtlMinutes,
  };
}
