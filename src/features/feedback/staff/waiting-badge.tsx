import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { maxWaiting } from './kinds.ts';
import { useWaiting } from './waiting.client.ts';

/** As far as is counted. */
function useCounted() {
  const { i18n } = useLingui();
  return (count: number) => (count > maxWaiting ? `${i18n.number(maxWaiting)}+` : i18n.number(count));
}

/** Beside the link to the messages: how many are new, and how many wait for whoever looks. */
export function WaitingBadge() {
  const counted = useCounted();
  const waiting = useWaiting();
  if (!waiting || waiting.unanswered + waiting.assigned_to_me === 0) return null;
  const unanswered = counted(waiting.unanswered);
  const own = counted(waiting.assigned_to_me);
  return (
    <span className="waiting">
      {waiting.unanswered > 0 && (
        <span className="waiting-new">
          <Trans>{unanswered} new</Trans>
        </span>
      )}
      {waiting.assigned_to_me > 0 && (
        <span className="waiting-own">
          <Trans>{own} assigned to you</Trans>
        </span>
      )}
    </span>
  );
}

/** On the button of a menu that is closed: how many are new. @param id of the words that describe the button, which says what it does */
export function WaitingDot({ id }: { id: string }) {
  const counted = useCounted();
  const words = useNewMessages();
  const unanswered = useWaiting()?.unanswered ?? 0;
  if (unanswered === 0) return null;
  return (
    <>
      <span className="waiting-dot" aria-hidden="true">
        {counted(unanswered)}
      </span>
      <span id={id} hidden>
        {words(unanswered)}
      </span>
    </>
  );
}

function useNewMessages() {
  const { t } = useLingui();
  return (count: number) => {
    if (count > maxWaiting) return t`More than ${maxWaiting} new messages`;
    return t`${plural(count, { 0: 'No new messages', one: '# new message', other: '# new messages' })}`;
  };
}

/** Says so where the count changes while somebody works, and nothing before. */
export function WaitingNews() {
  const words = useNewMessages();
  const unanswered = useWaiting()?.unanswered;
  const [before, setBefore] = useState(unanswered);
  const [isNews, setNews] = useState(false);
  if (unanswered !== before) {
    setBefore(unanswered);
    setNews(before !== undefined && unanswered !== undefined);
  }
  return <output className="sr-only">{isNews && unanswered !== undefined && words(unanswered)}</output>;
}
