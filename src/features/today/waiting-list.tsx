import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Diary } from '#src/features/diary/use-diary.client.ts';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import type { Waiting } from './schema.ts';

/** What waits for the member to decide, and what this device has not sent yet. */
export function WaitingList({ waiting, diary }: { waiting: readonly Waiting[]; diary: Diary }) {
  if (waiting.length === 0 && diary.waiting === 0) return null;
  return (
    <ul className="mt-4 grid gap-2">
      {diary.waiting > 0 && (
        <Note>
          <span role="status">
            <Plural
              value={diary.waiting}
              one="# entry is kept on this device and will be sent."
              other="# entries are kept on this device and will be sent."
            />
          </span>
          <Button onClick={diary.retry}>
            <Trans>Send now</Trans>
          </Button>
        </Note>
      )}
      {waiting.map((each) => (
        <Note key={each.kind}>
          <Waits {...each} />
        </Note>
      ))}
    </ul>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-gold-tint px-4 py-3">
    {children}
  </li>
);

function Waits(waiting: Waiting) {
  const language = useLanguage();
  const link = 'inline-flex min-h-11 items-center font-semibold';
  if (waiting.kind === 'newer-plan')
    return (
      <>
        <span className="min-w-0 wrap-anywhere">
          <Trans>There is a newer version of {inLanguage(waiting.title, language)}.</Trans>
        </span>
        <Link to="/profile/training" className={link}>
          <Trans>See what is new</Trans>
        </Link>
      </>
    );
  return (
    <>
      <span className="min-w-0 wrap-anywhere">
        <Trans>Your new address {waiting.email} is not confirmed yet.</Trans>
      </span>
      <Link to="/profile/security" className={link}>
        <Trans>Account and security</Trans>
      </Link>
    </>
  );
}
