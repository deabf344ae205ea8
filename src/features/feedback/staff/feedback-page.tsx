import { plural } from '@lingui/core/macro';
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
import { Dot } from '#src/ui/facts.tsx';
import { useDialogAddress } from '#src/ui/staff/dialog-address.client.ts';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import { ChoiceFilter, FilterFold, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { NothingFound } from '#src/ui/staff/nothing-found.tsx';
import { ResourceList } from '#src/ui/staff/resource-list.tsx';
import { SortChoice } from '#src/ui/staff/sorting.tsx';
import { SelectionBar, useRowChoice, type RowChoice } from '#src/ui/staff/row-choice.tsx';
import { useUndoToast } from '#src/ui/staff/undo-toast.tsx';
import { useMember } from '#src/session/guard.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import {
  listAddress,
  listKey,
  changeMany,
  readList,
  useChanges,
  useShownList,
  type FeedbackList,
  type ListAddress,
} from './feedback-list.client.ts';
import { staffFeedbackMessages as messages, staffFeedbackRefusals } from './messages.ts';
import { NoticeSwitch } from './notice/notice-switch.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { feedbackPageSize, feedbackSorts, maxChanged } from './kinds.ts';
import type { FeedbackChange, StaffFeedback } from './schema.ts';

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
  // What has left the list, here or elsewhere, is chosen no more.
  const selection = useRowChoice(shown.map(({ id }) => id));
  const changeMessages = useManyChanges(change);
  const isSpam = parameters.get('spam') === 'true';
  const assigned = [
    { value: 'me', label: t`Assigned to me` },
    { value: 'nobody', label: t`Assigned to nobody` },
  ];
  const unresolved = [{ value: 'true', label: t`Unresolved only` }];
  return (
    <>
      <ResourceList
        {...{ list, isBusy }}
        busy={i18n._(messages.loading.id)}
        failed={messages.notLoaded}
        actions={
          <>
            {!list?.refusal && (
              <NoticeSwitch
                notice={list?.value?.notice ?? undefined}
                sendsMail={list?.value?.sends_mail ?? true}
              />
            )}
            <ExportButton address={listAddress(parameters)} />
            <ButtonLink to="/admin/saved-replies" className="self-start">
              <Trans>Saved replies</Trans>
            </ButtonLink>
          </>
        }
        filters={
          <>
            <SearchBox placeholder={t`Search feedback...`} />
            <FilterFold>
              <ChoiceFilter name="unresolved" label={t`Status`} all={t`All messages`} options={unresolved} />
              <ChoiceFilter
                name="assigned"
                label={t`Assigned to`}
                all={t`Assigned to anyone`}
                options={assigned}
              />
              <ChoiceFilter
                name="spam"
                label={t`Spam`}
                all={t`Without spam`}
                options={[{ value: 'true', label: t`Spam only` }]}
              />
              <SortChoice
                names={feedbackSorts}
                usual="created"
                called={{
                  'status asc': t`Open first, the longest waiting on top`,
                  'status desc': t`Resolved first, the newest on top`,
                  'assigned asc': t`What nobody sees to first`,
                  'assigned desc': t`What somebody sees to first`,
                }}
              />
            </FilterFold>
          </>
        }
        count={(feedback) => <Showing list={feedback} left={feedback.items.length - shown.length} />}
        isEmpty={({ next }) => shown.length === 0 && next === null}
        empty={
          <NothingFound
            none={<Trans>There are no messages yet.</Trans>}
            isSpecified
            all={<Trans>Show all messages</Trans>}
          >
            {i18n._(messages.noneFound.id)}
          </NothingFound>
        }
        pager={({ next }) => next !== null && <ShowMore isBusy={isBusy} />}
      >
        {() => (
          <>
            {isSpam && (
              <p className="text-soft">
                <Trans>Spam is deleted for good 30 days after it was put here.</Trans>
              </p>
            )}
            <ul aria-busy={isBusy} className="grid max-w-4xl grid-cols-1 gap-4 aria-busy:opacity-60">
              {shown.map((message) => (
                <li key={message.id}>
                  <FeedbackCard
                    message={message}
                    replying={opening('reply', message.id)}
                    onChanged={change}
                    selection={selection}
                    onSpam={() => void changeMessages([message.id], { is_spam: !message.is_spam })}
                    superAdmins={list?.value?.super_admins ?? []}
                  />
                </li>
              ))}
            </ul>
            <ChosenMessages {...{ selection, isSpam }} onChange={changeMessages} />
          </>
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

/** Changes messages, says how many, and offers to take it back. @returns whether it was done */
function useManyChanges(change: (...messages: readonly StaffFeedback[]) => void) {
  const { t, i18n } = useLingui();
  const toast = useUndoToast();
  return async (ids: readonly string[], wanted: FeedbackChange): Promise<boolean> => {
    const result = await changeMany(ids, wanted);
    if (result.refusal) {
      showToast('error', i18n._(result.refusal.detail));
      return false;
    }
    const { changed, undo } = result;
    change(...changed.flatMap(({ record }) => record ?? []));
    const count = changed.length;
    const said = wanted.is_spam
      ? t`${plural(count, { one: '# message is put aside as spam', other: '# messages are put aside as spam' })}`
      : t`${plural(count, { one: '# message changed', other: '# messages changed' })}`;
    if (count === 0) showToast('info', i18n._(messages.nothingChanged.id));
    else toast(said, { undo, undone: i18n._(messages.undone.id) });
    return true;
  };
}

interface ChosenMessagesProps {
  selection: RowChoice;
  isSpam: boolean;
  onChange: ReturnType<typeof useManyChanges>;
}

/** What can be done with the messages that are chosen. */
function ChosenMessages({ selection, isSpam, onChange }: ChosenMessagesProps) {
  const { t, i18n } = useLingui();
  const me = useMember();
  const [isBusy, setBusy] = useState(false);
  async function run(change: FeedbackChange) {
    setBusy(true);
    const isDone = await onChange([...selection.chosen], change);
    setBusy(false);
    if (isDone) selection.clear();
  }
  return (
    <SelectionBar selection={selection}>
      {selection.chosen.size > maxChanged ? (
        <p className="text-red">{i18n._(staffFeedbackRefusals.tooManyChosen.id)}</p>
      ) : isSpam ? (
        <Button onClick={() => void run({ is_spam: false })} busyLabel={isBusy ? t`Saving…` : undefined}>
          <Trans>Not spam</Trans>
        </Button>
      ) : (
        <>
          <Button
            look="primary"
            onClick={() => void run({ is_resolved: true })}
            busyLabel={isBusy ? t`Saving…` : undefined}
          >
            <Trans>Resolve</Trans>
          </Button>
          <Button onClick={() => void run({ is_spam: true })}>
            <Trans>Spam</Trans>
          </Button>
          <Button onClick={() => me && void run({ assigned_to: me.id })}>
            <Trans>Assign to me</Trans>
          </Button>
        </>
      )}
    </SelectionBar>
  );
}

/**
 * The count line, and what a short search looks at.
 *
 * @param left how many have left the list since it was read
 */
function Showing({ list: { items, total, key }, left }: { list: FeedbackList; left: number }) {
  const { i18n } = useLingui();
  const isShort = personSearch(new URLSearchParams(key).get('q') ?? '').kind === 'begins';
  const shown = i18n.number(items.length - left);
  const all = i18n.number((total?.count ?? items.length) - left) + (total?.is_capped ? '+' : '');
  return (
    <>
      <Trans>
        Showing {shown} of {all} feedback items
      </Trans>
      {isShort && (
        <>
          <Dot />
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
