import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#src/api/client.ts';
import { loginFor } from '#src/session/addresses.ts';
import { sessionSettled, useSession } from '#src/session/session.client.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.tsx';
import type { Body } from '#src/lib/bmi.ts';
import { bmiMessages } from './messages.ts';
import { whyNotSaved } from './not-saved.ts';
import { queryOf, type BmiQuestion } from './schema.ts';

type Progress = 'idle' | 'saving' | 'saved' | { readonly failure: string };

/** Keeps a result on the member's profile; a visitor's stays on the page. */
export function useSaving() {
  const { i18n } = useLingui();
  const [progress, setProgress] = useState<Progress>('idle');

  async function save(body: Body): Promise<void> {
    setProgress('idle');
    const { user } = await sessionSettled();
    if (!user) return;
    setProgress('saving');
    try {
      // Visitors, who are most, have nothing to save and load nothing for it.
      const { keepBody } = await import('./keep-body.client.ts');
      await keepBody(body);
      setProgress('saved');
      showToast('success', i18n._(bmiMessages.saved.id));
    } catch (error) {
      // What failed before any answer was loading the program that saves.
      const { id } = whyNotSaved(error instanceof ApiError ? error.problem.code : 'network');
      const reason = i18n._(id).replace(/[.።]$/, '');
      const failure = i18n._(bmiMessages.notSaved.id, { reason });
      setProgress({ failure });
      showToast('error', failure);
    }
  }

  return { progress, save, startAnew: () => setProgress('idle') };
}

/** What became of saving, and what can be done about it. */
export function SavingNote({
  progress,
  question,
  onSave,
}: {
  progress: Progress;
  question: BmiQuestion;
  onSave: () => void;
}) {
  const { t, i18n } = useLingui();
  const { status } = useSession();
  const { pathname } = useLocation();
  if (progress === 'saved') return <p className="font-semibold text-green">{i18n._(bmiMessages.saved.id)}</p>;
  if (status !== 'signed-in') {
    const here = `${pathname}?${queryOf(question)}`;
    return (
      <ButtonLink to={loginFor(here)} className="justify-self-start">
        {i18n._(bmiMessages.logIn.id)}
      </ButtonLink>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      {typeof progress === 'object' && <p className="text-red">{progress.failure}</p>}
      <Button onClick={onSave} busyLabel={progress === 'saving' ? t`Saving…` : undefined}>
        <Trans>Save to my profile</Trans>
      </Button>
    </div>
  );
}
