import {
  useLoaderData,
  useRevalidator,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { readAsMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { useNotice } from '../sessions/notice.client.ts';
import { readSecurity } from './account-security.client.ts';
import { SecuritySections } from './security-sections.tsx';
import './security.css';

export const handle = await ownPage('account', 'settings');

const head = {
  title: /*i18n*/ { id: 'Account and security' },
  lead: /*i18n*/ { id: 'Your email, your password, two-step login and where you are logged in.' },
  className: 'security py-6 sm:py-10',
};
export const HydrateFallback = () => <MemberPage {...head} />;
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return await readAsMember(request, readSecurity);
}

/** What a visit to a provider or a mailed link added to the address changes nothing of what was read. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && currentUrl.search === nextUrl.search;

/** How a member's account is kept safe, and all that can be done about it. */
export default function SecurityPage() {
  const security = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useNotice();
  return (
    <MemberPage {...head}>
      <SecuritySections security={security} onChanged={() => void revalidate()} />
    </MemberPage>
  );
}
