import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useLoaderData,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { read, whyFailed } from '#src/api/client.ts';
import { loaded } from '#src/api/screen-data.client.ts';
import { personSearch } from '#src/lib/search.ts';
import { memberApi } from '#src/session/account.client.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useDialogAddress } from '#src/ui/staff/dialog-address.client.ts';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import { ChoiceFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { ResourceList } from '#src/ui/staff/resource-list.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import {
  listAddress,
  listKey,
  readList,
  useChanges,
  useShownList,
  type FeedbackList,
  type ListAddress,
} from './feedback-list.client.ts';
import { staffFeedbackMessages as messages } from './messages.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { feedbackPageSize } from './schema.ts';

/** Not waited for: the page stands, and its list stays, while another one is on its way. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => ({
  list: loaded(readList(listAddress(new URL(request.url).searchParams))),
});

/** A dialog in the address changes nothing of the list. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentUrl, nextUrl].map(({ searchParams }) => listAddress(searchParams));
  return (
    currentUrl.href === nextUrl.href || current!.shown !== next!.shown || listKey(current!) !== listKey(next!)
  );
}

export default function FeedbackPage() {
  const { t, i18n } = useLingui();
  const { value: list, isBusy } = useLatest(useLoaderData<typeof clientLoader>().list);
  const [parameters] = useSearchParams();
  const { opened, opening, close } = useDialogAddress('reply');
  useShownList(list?.value);
  const { messages: shown = [], change } = useChanges(list?.value);
  const unresolved = [{ value: 'true', label: t`Unresolved only` }];
  return (
    <>
      <ResourceList
        {...{ list, isBusy }}
        busy={i18n._(messages.loading.id)}
        failed={messages.notLoaded}
        filters={
          <>
            <SearchBox placeholder={t`Search feedback...`} />
            <ChoiceFilter name="unresolved" label={t`Status`} all={t`All messages`} options={unresolved} />
            <ExportButton address={listAddress(parameters)} />
          </>
        }
        count={(feedback) => <Showing list={feedback} />}
        isEmpty={() => shown.length === 0}
        empty={<NothingFound />}
        pager={({ next }) => next !== null && <ShowMore isBusy={isBusy} />}
      >
        {() => (
          <ul aria-busy={isBusy} className="grid max-w-4xl grid-cols-1 gap-4 aria-busy:opacity-60">
            {shown.map((message) => (
              <li key={message.id}>
                <FeedbackCard message={message} replying={opening('reply', message.id)} onChanged={change} />
              </li>
            ))}
          </ul>
        )}
      </ResourceList>
      {opened && list?.value && (
        <ReplyDialog
          key={opened.id}
          id={opened.id}
          listed={shown.find(({ id }) => id === opened.id)}
          sendsMail={list.value.sends_mail}
          onClose={close}
          onChanged={change}
        />
      )}
    </>
  );
}

/** The count line, and what a short search looks at. */
function Showing({ list: { items, total, key } }: { list: FeedbackList }) {
  const { i18n } = useLingui();
  const isShort = personSearch(new URLSearchParams(key).get('q') ?? '').kind === 'begins';
  const shown = i18n.number(items.length);
  const all = i18n.number(total?.count ?? items.length) + (total?.is_capped ? '+' : '');
  return (
    <>
      <Trans>
        Showing {shown} of {all} feedback items
      </Trans>
      {isShort && (
        <>
          {' · '}
          <Trans>Of one or two letters, words that begin with them are found.</Trans>
        </>
      )}
    </>
  );
}

/** Keeps what is shown; the address counts it, so that the way back leads to as much. */
function ShowMore({ isBusy }: { isBusy: boolean }) {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const { shown } = listAddress(parameters);
  const show = () =>
    setParameters(
      (current) => {
        current.set('shown', String(shown + feedbackPageSize));
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Button onClick={show} busyLabel={isBusy ? t`Loading...` : undefined} className="justify-self-center">
      <Trans>Show more</Trans>
    </Button>
  );
}

function NothingFound() {
  const { i18n } = useLingui();
  const isNarrowed = listKey(listAddress(useSearchParams()[0])) !== '';
  return (
    <div className="grid justify-items-start gap-4">
      <p>{i18n._(messages.noneFound.id)}</p>
      {isNarrowed ? (
        <ButtonLink to="/admin/feedback">
          <Trans>Show all messages</Trans>
        </ButtonLink>
      ) : (
        <p>
          <Trans>What people write by the contact form is listed here.</Trans>
        </p>
      )}
    </div>
  );
}

/** Saves all that the filter shows. The browser writes it to the disk as it comes, however much it is. */
function ExportButton({ address }: { address: ListAddress }) {
  const { t, i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      await read(memberApi().admin['feedback.csv'].$post());
      const link = document.createElement('a');
      link.href = `/api/admin/feedback.csv?${listKey(address)}`;
      link.download = '';
      link.click();
    } catch (error) {
      showToast('error', i18n._(whyFailed(error, messages.notExported)));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button onClick={() => void download()} busyLabel={isBusy ? t`Preparing…` : undefined}>
      {listKey(address) === '' ? <Trans>Export all as CSV</Trans> : <Trans>Export these as CSV</Trans>}
    </Button>
  );
}
