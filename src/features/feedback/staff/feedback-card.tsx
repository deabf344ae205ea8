import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useMoment } from '#src/ui/moment.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { markResolved } from './feedback-list.client.ts';
import type { StaffFeedback } from './schema.ts';

/** What somebody typed, line by line as they typed it. */
export function Typed({ children }: { children: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {children}
    </p>
  );
}

interface FeedbackCardProps {
  message: StaffFeedback;
  /** What a link needs that opens the form of a reply. */
  replying: { to: string };
  onChanged: (message: StaffFeedback) => void;
}

/** One message: who wrote it and when, what they wrote, and what has become of it. */
export function FeedbackCard({ message, replying, onChanged }: FeedbackCardProps) {
  const { t } = useLingui();
  const momentText = useMoment();
  const { id, full_name: name, email, created_at: created, subject, content, rating } = message;
  const { replies, is_resolved: isResolved } = message;
  return (
    <article aria-labelledby={`from-${id}`} className="card grid grid-cols-1 gap-3 p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 id={`from-${id}`} className="text-large wrap-anywhere">
            {email === '' ? <Trans>A deleted account</Trans> : <bdi>{name}</bdi>}
          </h2>
          {email !== '' && (
            <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
              <bdi>{email}</bdi>
            </a>
          )}
        </div>
        <div className="grid gap-1 sm:justify-items-end">
          <time dateTime={created} className="text-small text-soft">
            {momentText(created)}
          </time>
          {rating !== null && <Stars rating={rating} />}
        </div>
      </header>
      {subject !== null && (
        <h3 dir="auto" className="text-base wrap-anywhere">
          {subject}
        </h3>
      )}
      <Typed>{content}</Typed>
      <SentReply message={message} />
      <footer className="flex flex-wrap items-center gap-3 border-t border-edge pt-4">
        {email !== '' && (
          <ButtonLink
            {...replying}
            look={replies === 0 && !isResolved ? 'primary' : 'plain'}
            preventScrollReset
            aria-label={replies === 0 ? t`Reply: ${name}` : t`Reply again: ${name}`}
          >
            {replies === 0 ? <Trans>Reply</Trans> : <Trans>Reply again</Trans>}
          </ButtonLink>
        )}
        <Resolution message={message} onChanged={onChanged} />
      </footer>
    </article>
  );
}

/** What was answered, by whom and when. */
export function SentReply({ message }: { message: StaffFeedback }) {
  const momentText = useMoment();
  const { reply_message: reply, replied_at: at, replied_by: name } = message;
  if (reply === null) return null;
  const time = at === null ? '' : momentText(at);
  return (
    <div className="rounded-card bg-green-tint px-4 py-3">
      <p className="text-small font-semibold text-green">
        {name === null ? (
          <Trans>Reply of {time}</Trans>
        ) : (
          <Trans>
            Reply of {time} by {name}
          </Trans>
        )}
      </p>
      <Typed>{reply}</Typed>
    </div>
  );
}

/** Whether the matter is settled, and the way to say so or to take it back. */
function Resolution({ message, onChanged }: Omit<FeedbackCardProps, 'replying'>) {
  const { t, i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const { id, full_name: name, is_resolved: isResolved } = message;
  async function mark() {
    setBusy(true);
    const result = await markResolved(id, !isResolved);
    setBusy(false);
    if (result.outcome === 'refused') showToast('error', i18n._(result.refusal.detail));
    else onChanged(result.record);
  }
  return (
    <>
      <Button
        onClick={() => void mark()}
        busyLabel={isBusy ? t`Saving…` : undefined}
        aria-label={isResolved ? t`Reopen: ${name}` : t`Mark as resolved: ${name}`}
      >
        {isResolved ? <Trans>Reopen</Trans> : <Trans>Mark as resolved</Trans>}
      </Button>
      <output className="text-small text-soft">{isResolved && <Resolved message={message} />}</output>
    </>
  );
}

function Resolved({
  message: { resolved_at: at, resolved_by: name },
}: {
  message: StaffFeedback;
}): ReactNode {
  const momentText = useMoment();
  if (at === null) return <Trans>✓ Resolved</Trans>;
  const time = momentText(at);
  if (name === null) return <Trans>✓ Resolved on {time}</Trans>;
  return (
    <Trans>
      ✓ Resolved on {time} by {name}
    </Trans>
  );
}

const most = 5;
const outline = 'm12 2.5 2.9 6.1 6.6.9-4.8 4.7 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7L2.5 9.5l6.6-.9Z';

/** A rating from 1 to 5. */
function Stars({ rating }: { rating: number }) {
  const { t } = useLingui();
  return (
    <span role="img" aria-label={t`Rating: ${rating} of ${most} stars`} className="inline-flex gap-0.5">
      {Array.from({ length: most }, (_star, index) => (
        <svg
          // oxlint-disable-next-line react/no-array-index-key -- a star is known by its place only
          key={index}
          viewBox="0 0 24 24"
          width="20"
          height="20"
          strokeWidth="1.5"
          className={index < rating ? 'fill-gold stroke-ink' : 'fill-transparent stroke-field-edge'}
        >
          <path d={outline} strokeLinejoin="round" />
        </svg>
      ))}
    </span>
  );
}
