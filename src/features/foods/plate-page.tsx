import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import {
  useFetcher,
  useLoaderData,
  useLocation,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import styles from './plate.css?url';
import { platePath, wholeTable } from './plate-address.ts';
import { PlateBuilder } from './plate-builder.tsx';
import { groupNames } from './foods-view.ts';
import { unpacked } from './plate-table.ts';
import { plateView } from './plate-view.ts';

/** What the page shows comes along, so that it is reckoned in the browser without a further request. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const { items: foods } = await read(apiClient(context.get(serverFetch), 'http://internal').foods.$get());
  return { ...plateView(foods, url.searchParams, language), groups: groupNames(language) };
}

/** Without a line the dishes stay that came with the page; a page itself says that it could not be loaded. */
export const clientLoader = ({ url, serverLoader }: ClientLoaderFunctionArgs) =>
  serverLoader<typeof loader>().catch((error: unknown) => {
    if (url.searchParams.has(wholeTable)) return null;
    throw error;
  });

/** Whatever tray the address names, the foods are the same. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function PlatePage() {
  const { t } = useLingui();
  const sent = useLoaderData<typeof loader>();
  const { groups, find, found } = sent;
  const others = useFetcher<typeof loader>();
  const { table, isWhole } = others.data ?? sent;
  const foods = useMemo(() => unpacked(table), [table]);
  const { key, search } = useLocation();
  const whole = useLocalPath()(`${platePath}?${wholeTable}=1`);
  const askForOthers = () => {
    if (!isWhole && others.state === 'idle') void others.load(whole);
  };
  // A tray of the history may hold what this page was not sent with.
  const isMissing = new URLSearchParams(search)
    .getAll('dish')
    .some((dish) => foods.every(({ id }) => id !== dish));
  useEffect(() => {
    if (isMissing) askForOthers();
    // Once for each address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, isMissing]);
  return (
    <main className="page grid grid-cols-1 gap-8 pt-4">
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageHead
        title={t`Plate builder`}
        description={t`Put dishes and injera on the shared tray, say how many eat from it, and see the energy and nutrients of your share, each figure with its source.`}
      />
      <header className="grid gap-2">
        <Link to="/foods" className="no-print inline-flex min-h-11 items-center justify-self-start">
          <Trans>← Foods</Trans>
        </Link>
        <h1>
          <Trans>What is on the tray?</Trans>
        </h1>
        <p className="max-w-2xl text-large text-soft">
          <Trans>
            Put the dishes of a shared tray together, say how many eat from it, and see what your share gives:
            as a range, since no kitchen cooks by a table.
          </Trans>
        </p>
      </header>
      <PlateBuilder key={key} foods={foods} groups={groups} asked={{ find, found }} onBegin={askForOthers} />
    </main>
  );
}
