import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Deletion } from '#src/features/auth/deletion/schema.ts';
import { LoadingWords, readAsMember, useMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import type { AccountOverview } from '#src/features/auth/security/schema.ts';
import { sessionSettled } from '#src/session/session.client.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { DeletionSection } from '#src/features/auth/deletion/deletion-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { DownloadsSection } from './downloads-section.tsx';
import { Farewell, WayBack } from '#src/features/auth/deletion/way-back.tsx';

export const handle = await ownPage('account', 'settings');

const head = {
  title: /*i18n*/ { id: 'Your data' },
  description: /*i18n*/ { id: 'Take along what Birtu keeps about you, or delete your account.' },
  className: 'max-w-5xl py-6 sm:py-10',
};
/** All that is below the heading. */
const Sections = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 grid grid-cols-1 gap-4 sm:gap-6">{children}</div>
);
/** What anybody can take along stands there at once. */
export const HydrateFallback = () => (
  <MemberPage {...head}>
    <Sections>
      <DownloadsSection />
      <LoadingWords />
    </Sections>
  </MemberPage>
);
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

/** Either what is asked of whoever may leave, or until when whoever is leaving may think again. */
type Loaded =
  | { readonly account: AccountOverview; readonly deletion: null }
  | { readonly account: null; readonly deletion: Deletion };

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const api = memberApi().account;
  if ((await sessionSettled()).status === 'leaving') {
    const { deletion } = await read(api.deletion.$get());
    // Null where it was taken back in another window a moment ago.
    if (deletion) return { account: null, deletion };
  }
  return await readAsMember(request, async () => ({ account: await read(api.$get()), deletion: null }));
}

/** What is the member's own: to take along, and to have deleted. */
export default function DataPage() {
  const { i18n } = useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  const [farewell, setFarewell] = useState<{ deletion: Deletion; email: string } | null>(null);
  const user = useMember();
  if (!farewell && !loaded.deletion)
    return (
      <MemberPage {...head}>
        <Sections>
          <DownloadsSection />
          <DeviceSection />
          <DeletionSection
            account={loaded.account}
            isStaff={user !== null && user.role !== 'user'}
            onAsked={(deletion) => setFarewell({ deletion, email: loaded.account.email })}
          />
        </Sections>
      </MemberPage>
    );
  return (
    <main className={`page ${head.className}`}>
      <PageHead title={i18n._(head.title.id)} description={i18n._(head.description.id)} />
      {farewell ? (
        <Farewell {...farewell} />
      ) : (
        <>
          {loaded.deletion && <WayBack deletion={loaded.deletion} />}
          <div className="mt-6">
            <DownloadsSection />
          </div>
        </>
      )}
    </main>
  );
}
