import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { assessmentPath } from '#src/features/assessment/assessment-address.ts';
import { HistoryLines } from '#src/features/assessment/history-lines.tsx';
import { componentLabels } from '#src/features/assessment/messages.ts';
import { useScoreText } from '#src/features/assessment/names.client.ts';
import { components } from '#src/features/assessment/scoring.ts';
import { today } from '#src/lib/day.ts';
import type { Calendar } from '#src/lib/month.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import { listedDays } from './period.ts';
import type { Progress } from './schema.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import '#src/features/assessment/assessment.css';

interface AssessmentsSectionProps {
  /** The newest first. */
  assessments: Progress['assessments'];
  calendar: Calendar;
}

/** What was tested, over time. */
export default function AssessmentsSection({ assessments, calendar }: AssessmentsSectionProps): ReactNode {
  return (
    <section aria-labelledby="assessments">
      <h2 id="assessments" className="text-title">
        <Trans>Fitness assessments</Trans>
      </h2>
      {assessments.length < 2 && (
        <div className="mt-3 grid justify-items-start gap-4">
          <p className="text-soft">
            {assessments.length === 0 ? (
              <Trans>
                Nothing tested yet. The assessment measures push-ups, sit-ups, flexibility and endurance, and
                what you keep is compared here.
              </Trans>
            ) : (
              <Trans>One assessment is kept. After the next one you see here what has changed.</Trans>
            )}
          </p>
          <ButtonLink to={assessmentPath}>
            {assessments.length === 0 ? <Trans>Take the assessment</Trans> : <Trans>Take it again</Trans>}
          </ButtonLink>
        </div>
      )}
      <HistoryLines all={assessments} />
      {assessments.length > 1 && <ScoresTable assessments={assessments} calendar={calendar} />}
      {assessments.length > 0 && (
        <ArrowLink to="/profile/assessments">
          <Trans>Your fitness assessments</Trans>
        </ArrowLink>
      )}
    </section>
  );
}

function ScoresTable({ assessments, calendar }: AssessmentsSectionProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const scoreText = useScoreText();
  const days = listedDays(
    assessments.map(({ created_at }) => today(new Date(created_at))),
    calendar,
    language,
  );
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center text-green">
        <Trans>The figures as a table</Trans>
      </summary>
      <FiguresTable
        caption={t`Fitness assessments, newest first`}
        columns={[t`Day`, ...components.map((component) => i18n._(componentLabels[component].id))]}
        rows={assessments.map(({ id, results }, index) => ({
          key: id,
          cells: [
            days[index],
            ...components.map((component) => {
              const result = results.find((each) => each.component === component);
              return result ? scoreText(component, result.score) : '–';
            }),
          ],
        }))}
      />
    </details>
  );
}
