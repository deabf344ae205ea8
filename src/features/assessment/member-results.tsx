import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { whyFailed } from '#src/api/client.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import type { AssessmentForm } from './answers.ts';
import { Changes } from './changes.tsx';
import { keptAndBefore } from './comparison.ts';
import { takeKeepingRequest } from './keep-request.client.ts';
import { dateOf, keepAssessment, readAssessments, removeAssessment } from './kept.client.ts';
import { assessmentMessages } from './messages.ts';
import type { Assessment } from './schema.ts';
import { assess } from './scoring.ts';
import type { Calculated } from './step-form.tsx';
import { speak } from '#src/words/catalogues.client.ts';

await speak('assessed');

/**
 * A member's results, compared with the last ones: kept when they were just calculated, or when the member logged in to
 * keep them; else on demand.
 */
export default function MemberResults({ form }: { form: AssessmentForm }) {
  const { t } = useLingui();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isNew = (state as Partial<Calculated> | null)?.calculated === true;
  const { all, failure, isBusy, load, remove } = useAssessments(form);
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const isRequested = takeKeepingRequest(form);
    void load({ keepFirst: isNew || isRequested });
  }, [load, isNew, form]);
  const kept = all && keptAndBefore(form, all).kept;

  /** A reload must not keep again what was just removed. */
  async function removeKept(assessment: Assessment) {
    await remove(assessment);
    if (isNew) await navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  }

  return (
    <section aria-labelledby="your-record" aria-busy={isBusy} className="card grid gap-4 p-5">
      <h3 id="your-record" className="text-large">
        <Trans>Beside your last time</Trans>
      </h3>
      {all && <Comparison form={form} all={all} isBusy={isBusy} onRemove={(each) => void removeKept(each)} />}
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
      setFailure(i18n._(whyFailed(error, otherwise)));
    } finally {
      setIsBusy(false);
    }
  }

  async function remove({ id }: Assessment) {
    setIsBusy(true);
    setFailure(null);
    try {
      await removeAssessment(id);
      setAll((before) => before && before.filter((each) => each.id !== id));
    } catch (error) {
      setFailure(i18n._(whyFailed(error, assessmentMessages.notRemoved)));
    } finally {
      setIsBusy(false);
    }
  }
  return { all, isBusy, failure, load, remove };
}

interface ComparisonProps {
  form: AssessmentForm;
  all: readonly Assessment[];
  isBusy: boolean;
  onRemove: (kept: Assessment) => void;
}

function Comparison({ form, all, isBusy, onRemove }: ComparisonProps) {
  const { i18n } = useLingui();
  const [calendar] = useLeadingCalendar();
  const { kept, before } = keptAndBefore(form, all);
  const dateBefore = before && dateOf(before, calendar, i18n);
  return (
    <>
      {kept && <Kept date={dateOf(kept, calendar, i18n)} isBusy={isBusy} onRemove={() => onRemove(kept)} />}
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

function Kept({ date, isBusy, onRemove }: { date: string; isBusy: boolean; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="font-semibold text-green">
        <Trans>Kept on your profile: {date}</Trans>
      </p>
      <Button className="no-print" aria-label={t`Remove: ${date}`} disabled={isBusy} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}
