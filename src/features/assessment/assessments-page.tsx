import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { whyFailed } from '#src/api/client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { assessmentPath } from './assessment-address.ts';
import { Changes } from './changes.tsx';
import { dateOf, readAssessments, removeAssessment } from './kept.client.ts';
import { HistoryLines } from './history-lines.tsx';
import { PressureAdvice } from './pressure-advice.tsx';
import { RatingList } from './rating-list.tsx';
import { assessmentMessages } from './messages.ts';
import type { Assessment } from './schema.ts';
import './assessment.css';

export const handle = await ownPage('member', 'assessed');

const head = {
  title: /*i18n*/ { id: 'Your fitness assessments' },
  lead: /*i18n*/ { id: 'What you tested, newest first, and what changed.' },
  className: 'max-w-3xl py-6 sm:py-10',
};
export const HydrateFallback = () => <MemberPage {...head} />;
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return await readAsMember(request, readAssessments);
}

/** Everything that the member has tested, newest first, each beside the one before. */
export default function AssessmentsPage() {
  const { i18n } = useLingui();
  const [all, setAll] = useState<readonly Assessment[]>(useLoaderData<typeof clientLoader>());

  /** Shown at once, and taken back where the server refuses it. */
  async function remove(assessment: Assessment) {
    const earlier = all;
    setAll(all.filter(({ id }) => id !== assessment.id));
    try {
      await removeAssessment(assessment.id);
    } catch (error) {
      setAll(earlier);
      showToast('error', i18n._(whyFailed(error, assessmentMessages.notRemoved)));
    }
  }

  return (
    <MemberPage {...head}>
      {all.length === 0 && (
        <p className="mt-6 text-large text-soft">
          <Trans>
            Nothing here yet. The results of the fitness assessment are kept here once you take it.
          </Trans>
        </p>
      )}
      <ButtonLink to={assessmentPath} look="primary" className="mt-6">
        {all.length === 0 ? <Trans>Take the assessment</Trans> : <Trans>Take it again</Trans>}
      </ButtonLink>
      <HistoryLines all={all} />
      <ul>
        {all.map((assessment, index) => (
          <Entry
            key={assessment.id}
            assessment={assessment}
            before={all[index + 1]}
            isNewest={index === 0}
            onRemove={() => void remove(assessment)}
          />
        ))}
      </ul>
    </MemberPage>
  );
}

function Entry({
  assessment,
  before,
  isNewest,
  onRemove,
}: {
  assessment: Assessment;
  before: Assessment | undefined;
  isNewest: boolean;
  onRemove: () => void;
}) {
  const { t, i18n } = useLingui();
  const [calendar] = useLeadingCalendar();
  const { bloodPressure, gender } = assessment.form;
  const date = dateOf(assessment, calendar, i18n);
  const dateBefore = before && dateOf(before, calendar, i18n);
  return (
    <li className="mt-8 grid gap-3 border-t border-edge pt-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-large">{date}</h2>
        <button type="button" className="button" aria-label={t`Remove: ${date}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </button>
      </header>
      <RatingList results={assessment.results} />
      {bloodPressure !== null &&
        (isNewest ? (
          <PressureAdvice reading={bloodPressure} gender={gender} heading="h3" />
        ) : (
          <p className="text-soft">
            <Trans>Blood pressure: {bloodPressure}</Trans>
          </p>
        ))}
      {before && (
        <details>
          <summary className="min-h-11 content-center">
            <Trans>Compared with {dateBefore}</Trans>
          </summary>
          <Changes now={assessment.results} before={before.results} />
        </details>
      )}
    </li>
  );
}
