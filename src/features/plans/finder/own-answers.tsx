import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { apiClient, whyFailed } from '#src/api/client.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { readResults, type FoundResults } from './found.client.ts';
import { Results } from './found-plans.tsx';
import { keepAnswers, readKept } from './kept-answers.client.ts';
import { finderMessages } from './messages.ts';
import { finderAddress, type Answers } from './answers.ts';

interface OwnAnswersProps {
  /** Those of the address; null where it has none, and then what the kept ones lead to is shown. */
  readonly asked: Answers | null;
  readonly onKept: (answers: Answers | null) => void;
}

/** What a member keeps of the answers: nothing, until they say so. */
export default function OwnAnswers({ asked, onKept }: OwnAnswersProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [kept, setKept] = useState<Answers | null | undefined>();
  const [found, setFound] = useState<FoundResults | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => {
    let isWanted = true;
    readKept().then(
      ({ answers }) => {
        if (!isWanted) return;
        setKept(answers);
        onKept(answers);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [onKept]);
  const shown = asked === null ? kept : null;
  useEffect(() => {
    if (!shown) return;
    let isWanted = true;
    readResults(apiClient(fetch).plans, shown, language).then(
      (read) => isWanted && setFound(read),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [shown, language]);
  if (kept === undefined) return null;
  const keep = async (answers: Answers | null) => {
    setIsBusy(true);
    try {
      await keepAnswers(answers);
      setKept(answers);
      onKept(answers);
      setIsSaid(true);
    } catch (error) {
      showToast('error', i18n._(whyFailed(error, finderMessages.notSaved)));
    }
    setIsBusy(false);
  };
  const busyLabel = isBusy ? t`Saving…` : undefined;
  const isKept = kept !== null && (asked === null || finderAddress(asked) === finderAddress(kept));
  return (
    <>
      {shown && found && <Results {...found} answers={shown} />}
      <div className="no-print flex flex-wrap items-center gap-3 empty:hidden">
        {(isKept || isSaid) && (
          <p role="status">
            {isKept ? (
              <Trans>Your answers are kept with your account. Only you see them.</Trans>
            ) : (
              <Trans>Your answers are forgotten.</Trans>
            )}
          </p>
        )}
        {isKept ? (
          <Button onClick={() => void keep(null)} busyLabel={busyLabel}>
            <Trans>Forget them</Trans>
          </Button>
        ) : (
          asked && (
            <Button onClick={() => void keep(asked)} busyLabel={busyLabel}>
              <Trans>Keep these answers with my account</Trans>
            </Button>
          )
        )}
      </div>
    </>
  );
}
