import { Trans, useLingui } from '@lingui/react/macro';
import {
  useLoaderData,
  useRevalidator,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { readAsMember, useMember } from '#src/session/guard.tsx';
import { useNotice } from '../sessions/notice.client.ts';
import { readSecurity } from './account-security.client.ts';
import { SecuritySections } from './security-sections.tsx';
import './security.css';

export { LoadingScreen as HydrateFallback, MemberError as ErrorBoundary } from '#src/session/guard.tsx';

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
  const { t } = useLingui();
  const security = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useMember();
  useNotice();
  return (
    <main className="security page py-6 sm:py-10">
      <PageHead
        title={t`Account and security`}
        description={t`Your email, your password, two-step login and where you are logged in.`}
      />
      <Link to="/profile" className="inline-flex min-h-11 items-center">
        <Trans>Back to your profile</Trans>
      </Link>
      <h1 className="mt-2 text-head">
        <Trans>Account and security</Trans>
      </h1>
      <SecuritySections security={security} onChanged={() => void revalidate()} />
    </main>
  );
}
