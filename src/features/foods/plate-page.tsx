import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import {
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { foodSourcesPath } from './foods-address.ts';
import styles from './plate.css?url';
import { PlateBuilder } from './plate-builder.tsx';
import { groupNames } from './foods-view.ts';
import { unpacked } from './plate-table.ts';
import { plateView } from './plate-view.ts';

/** All foods come along, so that a tray is reckoned in the browser without a further request. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const { items: foods } = await read(apiClient(context.get(serverFetch), 'http://internal').foods.$get());
  const view = plateView(foods, url.searchParams.get('find') ?? '', language);
  return { ...view, groups: groupNames(language) };
}

/** Whatever tray the address names, the foods are the same. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function PlatePage() {
  const { t } = useLingui();
  const { table, groups, find, found } = useLoaderData<typeof loader>();
  const foods = useMemo(() => unpacked(table), [table]);
  const { key } = useLocation();
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
      <PlateBuilder key={key} foods={foods} groups={groups} asked={{ find, found }} />
      <p>
        <Link to={foodSourcesPath} className="inline-flex min-h-11 items-center underline">
          <Trans>Where the figures come from, and what the grades mean</Trans>
        </Link>
      </p>
    </main>
  );
}
