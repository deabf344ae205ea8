import { useState } from 'react';
import {
  useLoaderData,
  useRevalidator,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { readSecurity } from '#src/features/auth/security/account-security.client.ts';
import { SecuritySections } from '#src/features/auth/security/security-sections.tsx';
import '#src/features/auth/security/security.css';
import { useNotice } from '#src/features/auth/sessions/notice.client.ts';
import { PersonalInformation } from '#src/features/profile/personal-information.tsx';
import { speak } from '#src/words/catalogues.client.ts';

export const handle = await speak('member', 'account', 'settings');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return await readAsMember(request, async () => {
    const [{ full_name: name }, security] = await Promise.all([
      read(memberApi().profile.$get({ query: {} })),
      readSecurity(),
    ]);
    return { name, security };
  });
}

/** What a visit to a provider or a mailed link added to the address changes nothing of what was read. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && currentUrl.search === nextUrl.search;

/** A staff member's own account: the same parts as a member's, in one screen. */
export default function OwnProfilePage() {
  const { security, ...loaded } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [name, setName] = useState(loaded.name);
  useNotice();
  return (
    <div className="security">
      <PersonalInformation name={name} onSaved={(profile) => setName(profile.full_name)} />
      <SecuritySections security={security} onChanged={() => void revalidate()} />
    </div>
  );
}
