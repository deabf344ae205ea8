import { Trans, useLingui } from '@lingui/react/macro';
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { personSearch } from '#src/lib/search.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import { ChoiceFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { ExportButton } from './export-button.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import {
  listAddress,
  listKey,
  readList,
  useChanges,
  useShownList,
  type FeedbackList,
} from './feedback-list.client.ts';
import { staffFeedbackMessages as messages } from './messages.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { feedbackPageSize } from './schema.ts';

/** Not waited for: the page stands, and its list stays, while another one is on its way. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => ({
  list: readList(listAddress(new URL(request.url).searchParams)),
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
  const { value, isBusy } = useLatest(useLoaderData<typeof clientLoader>().list);
  const [parameters] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { replyTo, replying, close } = useReplyAddress();
  const list = value && 'feedback' in value ? value : undefined;
  useShownList(list);
  const { messages: shown = [], change } = useChanges(list);
  const unresolved = [{ value: 'true', label: t`Unresolved only` }];
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox placeholder={t`Search feedback...`} />
        <ChoiceFilter name="unresolved" label={t`Status`} all={t`All messages`} options={unresolved} />
        <ExportButton address={listAddress(parameters)} />
      </div>
      <output className="min-h-6 text-small text-soft">
        {isBusy ? i18n._(messages.loading.id) : list && <Showing list={list} />}
      </output>
      {value && 'failure' in value && (
        <div className="grid justify-items-start gap-4">
          <ErrorBox>{i18n._(messages.notLoaded.id) + i18n._(value.failure)}</ErrorBox>
          <Button onClick={() => void revalidate()} busyLabel={isBusy ? t`Loading...` : undefined}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {list && shown.length === 0 && <NothingFound />}
      <ul aria-busy={isBusy} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
        {shown.map((message) => (
          <li key={message.id}>
            <FeedbackCard message={message} replying={replying(message.id)} onChanged={change} />
          </li>
        ))}
      </ul>
      {list && list.next !== null && <ShowMore isBusy={isBusy} />}
      {replyTo !== null && list && (
        <ReplyDialog
          key={replyTo}
          id={replyTo}
          listed={shown.find(({ id }) => id === replyTo)}
          sendsMail={list.sends_mail}
          onClose={close}
          onChanged={change}
        />
      )}
    </div>
  );
}

/** Where the form of a reply was opened from the list, so that closing it is going back. */
const fromList = { fromList: true };

/** The reply that is being written stands in the address, `?reply=ID`: the way back closes it. */
function useReplyAddress() {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const addressOf = (id: string | null) => {
    const address = new URLSearchParams(parameters);
    address.delete('reply');
    if (id !== null) address.set('reply', id);
    return `?${address}`;
  };
  return {
    replyTo: parameters.get('reply'),
    replying: (id: string) => ({ to: addressOf(id), state: fromList }),
    close: () => {
      if ((state as Partial<typeof fromList> | null)?.fromList) return void navigate(-1);
      void navigate(addressOf(null), { replace: true, preventScrollReset: true });
    },
  };
}

/** The count line, and what a short search looks at. */
function Showing({ list: { feedback, total, key } }: { list: FeedbackList }) {
  const { i18n } = useLingui();
  const isShort = personSearch(new URLSearchParams(key).get('q') ?? '').kind === 'begins';
  const shown = i18n.number(feedback.length);
  const all = i18n.number(total?.count ?? feedback.length) + (total?.isCapped ? '+' : '');
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
      <p className="text-large text-soft">{i18n._(messages.noneFound.id)}</p>
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
