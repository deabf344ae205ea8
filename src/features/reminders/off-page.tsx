import { Trans, useLingui } from '@lingui/react/macro';
import { data, useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, ApiError, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { kindNames } from './kind-names.tsx';
import type { EndedByLink } from './kinds.ts';
import { speak } from '#src/words/catalogues.client.ts';

// A layout around it would be one more route that every page carries.
export const handle = await speak('settings');

interface Ending {
  readonly kind: EndedByLink;
  readonly isOn: boolean;
}

/** What the API says of a link; null where it says that it is none. */
async function asked(ask: () => Promise<Ending>) {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.problem.status < 500) return data(null, { status: 404 });
    throw error;
  }
}

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';
const api = (context: LoaderFunctionArgs['context']) =>
  apiClient(context.get(serverFetch), 'http://internal').reminders.off;

/** A mail scanner that follows the link ends nothing. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  asked(async () => await read(api(context).$get({ query: { token: tokenOf(request) } })));

/** A tap on the button, or a mail program's own "Unsubscribe" (RFC 8058), whatever form it sends. */
export const action = ({ request, context }: LoaderFunctionArgs) =>
  asked(async () => await read(api(context).$post({ json: { token: tokenOf(request) } })));

/** Where the link in a reminder's mail leads: one tap, and none comes any more. */
export default function OffPage() {
  const { t } = useLingui();
  const found = useLoaderData<typeof loader>();
  const ended = useActionData<typeof action>();
  const ending = ended ?? found;
  return (
    <main className="page notice">
      <PageHead title={t`Turn a reminder off`} description={t`Reminders come only to those who want them.`} />
      {ending === null ? <NoLink /> : ending.isOn ? <Ask kind={ending.kind} /> : <Ended kind={ending.kind} />}
      {ending?.kind === 'messages' ? (
        <ArrowLink to="/admin/feedback">
          <Trans>To the messages</Trans>
        </ArrowLink>
      ) : (
        <ArrowLink to="/profile/reminders">
          <Trans>All my reminders</Trans>
        </ArrowLink>
      )}
    </main>
  );
}

const names = { ...kindNames, messages: <Trans>When messages arrive</Trans> };

const Ask = ({ kind }: { kind: EndedByLink }) => (
  <>
    <h1>
      {kind === 'messages' ? <Trans>Turn these mails off?</Trans> : <Trans>Turn this reminder off?</Trans>}
    </h1>
    <p className="text-large">{names[kind]}</p>
    <form method="post">
      <Button type="submit" look="primary">
        <Trans>Turn it off</Trans>
      </Button>
    </form>
  </>
);

const Ended = ({ kind }: { kind: EndedByLink }) => (
  <>
    <h1>{kind === 'messages' ? <Trans>These mails are off</Trans> : <Trans>This reminder is off</Trans>}</h1>
    <p className="text-large">{names[kind]}</p>
    <p role="status" className="text-soft">
      <Trans>No more of them will come. You can switch it on again whenever you like.</Trans>
    </p>
  </>
);

const NoLink = () => (
  <>
    <h1>
      <Trans>This link is not whole</Trans>
    </h1>
    <p className="text-large text-soft">
      <Trans>Please copy it from the mail again, or log in and change your reminders.</Trans>
    </p>
  </>
);
