import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useMoment } from '#src/ui/moment.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { ChooseRow, type RowChoice } from '#src/ui/staff/row-choice.tsx';
import { useMember } from '#src/session/guard.tsx';
import { controlLook } from '#src/ui/field.tsx';
import { assignMessage, changeMessage } from './feedback-list.client.ts';
import type { StaffFeedback, StaffFeedbackPage } from './schema.ts';

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
  selection: RowChoice;
  /** Puts it aside as spam, or brings it back. */
  onSpam: () => void;
  superAdmins: NonNullable<StaffFeedbackPage['super_admins']>;
}

/** One message: who wrote it and when, what they wrote, and what has become of it. */
export function FeedbackCard({
  message,
  replying,
  onChanged,
  selection,
  onSpam,
  superAdmins,
}: FeedbackCardProps) {
  const { t } = useLingui();
  const momentText = useMoment();
  const { id, full_name: name, email, created_at: created, subject, content, rating } = message;
  const { replies, is_resolved: isResolved } = message;
  return (
    <article aria-labelledby={`from-${id}`} className="card grid grid-cols-1 gap-3 p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="flex min-w-0 items-start gap-1">
          <ChooseRow selection={selection} id={id} name={email === '' ? t`A deleted account` : name} />
          <div className="min-w-0 pt-2">
            <h2 id={`from-${id}`} className="text-large wrap-anywhere">
              {email === '' ? <Trans>A deleted account</Trans> : <bdi>{name}</bdi>}
            </h2>
            {email !== '' && (
              <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
                <bdi>{withBreaks(email)}</bdi>
              </a>
            )}
          </div>
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
      <footer className="flex flex-wrap items-end gap-3 border-t border-edge pt-4">
        {email !== '' && !message.is_spam && (
          <ButtonLink
            {...replying}
            look={replies === 0 && !isResolved ? 'primary' : 'plain'}
            preventScrollReset
            aria-label={replies === 0 ? t`Reply: ${name}` : t`Reply again: ${name}`}
          >
            {replies === 0 ? <Trans>Reply</Trans> : <Trans>Reply again</Trans>}
          </ButtonLink>
        )}
        {!message.is_spam && (
          <>
            <Resolution message={message} onChanged={onChanged} />
            <Assignment {...{ message, onChanged, superAdmins }} />
          </>
        )}
        <Button onClick={onSpam} aria-label={message.is_spam ? t`Not spam: ${name}` : t`Spam: ${name}`}>
          {message.is_spam ? <Trans>Not spam</Trans> : <Trans>Spam</Trans>}
        </Button>
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

/** Who sees to it; whoever reads takes it at a press. */
function Assignment({
  message,
  onChanged,
  superAdmins,
}: Pick<FeedbackCardProps, 'message' | 'onChanged' | 'superAdmins'>) {
  const { t, i18n } = useLingui();
  const me = useMember();
  const [isBusy, setBusy] = useState(false);
  const { id, full_name: name, assigned_to: assigned, assigned_name: assignedName } = message;
  async function assign(to: string | null) {
    setBusy(true);
    const result = await assignMessage(id, to, assigned);
    setBusy(false);
    if (result.outcome === 'refused') return showToast('error', i18n._(result.refusal.detail));
    onChanged(result.record);
    if (result.outcome === 'saved') return;
    const { assigned_name: other } = result.record;
    showToast('info', other === null ? t`Meanwhile it was given back.` : t`${other} has taken it meanwhile.`);
  }
  // Whoever is no super admin any more may still see to a message.
  const isListed = superAdmins.some((person) => person.id === assigned);
  return (
    <>
      {assigned === null && (
        <Button
          onClick={() => me && void assign(me.id)}
          busyLabel={isBusy ? t`Saving…` : undefined}
          aria-label={t`Assign to me: ${name}`}
        >
          <Trans>Assign to me</Trans>
        </Button>
      )}
      <label className="flex min-w-0 flex-wrap items-center gap-x-2">
        <Trans>Assigned to</Trans>
        <select
          aria-label={t`Assigned to: ${name}`}
          value={assigned ?? ''}
          disabled={isBusy}
          onChange={(event) => void assign(event.target.value || null)}
          className={`${controlLook} w-auto max-w-full`}
        >
          <option value="">{t`Nobody`}</option>
          {assigned !== null && !isListed && <option value={assigned}>{assignedName}</option>}
          {superAdmins.map((person) => (
            <option key={person.id} value={person.id}>
              {person.id === me?.id ? t`Me` : person.name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** Whether the matter is settled, and the way to say so or to take it back. */
function Resolution({ message, onChanged }: Pick<FeedbackCardProps, 'message' | 'onChanged'>) {
  const { t, i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const { id, full_name: name, is_resolved: isResolved } = message;
  async function mark() {
    setBusy(true);
    const result = await changeMessage(id, { is_resolved: !isResolved });
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
      <output className="text-small text-soft empty:hidden">
        {isResolved && <Resolved message={message} />}
      </output>
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

/** An address of mail, which may be broken behind its signs before it is broken within a word. */
const withBreaks = (email: string): ReactNode =>
  email.split(/(?<=[@.])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
