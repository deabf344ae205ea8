import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.tsx';
import type { AssessmentForm } from './answers.ts';
import { Changes } from './changes.tsx';
import { keptAndBefore } from './comparison.ts';
import { dateOf, keepAssessment, readAssessments, reasonOf } from './kept.tsx';
import { assessmentMessages } from './messages.ts';
import type { Assessment } from './schema.ts';
import { assess } from './scoring.ts';
import type { Calculated } from './step-form.tsx';

/** A member's results: kept when they were just calculated, else on demand, and compared with the last ones. */
export default function MemberResults({ form }: { form: AssessmentForm }) {
  const { t } = useLingui();
  const isNew = (useLocation().state as Partial<Calculated> | null)?.calculated === true;
  const { all, failure, isBusy, load } = useAssessments(form);
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void load({ keepFirst: isNew });
  }, [load, isNew]);
  const kept = all && keptAndBefore(form, all).kept;
  return (
    <section aria-labelledby="your-record" aria-busy={isBusy} className="card grid gap-4 p-5">
      <h3 id="your-record" className="text-large">
        <Trans>Beside your last time</Trans>
      </h3>
      {all && <Comparison form={form} all={all} />}
      {failure && (
        <p role="alert" className="text-red">
          {failure}
        </p>
      )}
      {!kept && (
        <Button
          className="no-print justify-self-start"
          onClick={() => void load({ keepFirst: true })}
          busyLabel={isBusy ? t`Saving…` : undefined}
        >
          <Trans>Save to my profile</Trans>
        </Button>
      )}
      <p className="no-print">
        <ArrowLink to="/profile/assessments">
          <Trans>All your assessments</Trans>
        </ArrowLink>
      </p>
    </section>
  );
}

/** What is kept, as far as it is known, and how to read it, with these answers kept before or not. */
function useAssessments(form: AssessmentForm) {
  const { i18n } = useLingui();
  const [all, setAll] = useState<readonly Assessment[] | null>(null);
  const [isBusy, setIsBusy] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  async function load({ keepFirst }: { keepFirst: boolean }) {
    setIsBusy(true);
    setFailure(null);
    try {
      if (keepFirst) await keepAssessment(form);
      setAll(await readAssessments());
    } catch (error) {
      const otherwise = keepFirst ? assessmentMessages.notSaved : assessmentMessages.notLoaded;
      setFailure(reasonOf(i18n, error, otherwise));
    } finally {
      setIsBusy(false);
    }
  }
  return { all, isBusy, failure, load };
}

function Comparison({ form, all }: { form: AssessmentForm; all: readonly Assessment[] }) {
  const { i18n } = useLingui();
  const [calendar] = useLeadingCalendar();
  const { kept, before } = keptAndBefore(form, all);
  const [date, dateBefore] = [kept, before].map((each) => each && dateOf(each, calendar, i18n));
  return (
    <>
      {kept && (
        <p className="font-semibold text-green">
          <Trans>Kept on your profile: {date}</Trans>
        </p>
      )}
      {before ? (
        <>
          <p>
            <Trans>Compared with {dateBefore}</Trans>
          </p>
          <Changes now={assess(form)} before={before.results} />
        </>
      ) : (
        <p className="text-soft">
          <Trans>This is your first one. Test again in six to eight weeks, and the change stands here.</Trans>
        </p>
      )}
    </>
  );
}
