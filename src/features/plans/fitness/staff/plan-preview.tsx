import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DayPicker } from '../../day-picker.tsx';
import { ReadersView } from '../../staff/preview.tsx';
import { PlanSheet } from '../plan-sheet.tsx';
import { planView } from '../plan-view.ts';
import { shownPlan, type Library } from '../schedule.ts';
import { weekAsked } from '../week-asked.ts';
import { WeekPicker } from '../week-picker.tsx';
import type { PlanDraft } from '../schema.ts';
import { fixedFields, writtenPlan } from './written-plan.ts';

interface PlanPreviewProps {
  /** As it stands in the form, saved or not. */
  readonly draft: PlanDraft;
  readonly library: Library;
}

/** A plan as the public will see it; its days can be looked at. */
export function PlanPreview({ draft, library }: PlanPreviewProps) {
  const [{ day, week }, setPlace] = useState<{ day: number | null; week?: number }>({ day: null });
  const plan = shownPlan(writtenPlan(draft, fixedFields('preview')), library, week);
  return (
    <ReadersView
      areas={['plans']}
      onFollow={(asked) => setPlace({ day: Number(asked.get('day')), week: weekAsked(asked) ?? 1 })}
    >
      {(language) => {
        const view = planView({ plan, exercises: [...library.values()] }, day, language);
        return <PlanSheet plan={view} days={<Days view={view} />} />;
      }}
    </ReadersView>
  );
}

function Days({ view }: { view: ReturnType<typeof planView> }) {
  const { t } = useLingui();
  const days = view.days.map(({ number, restDay }) => ({ number, mark: restDay ? t`Rest` : undefined }));
  return (
    <>
      <WeekPicker plan={view} />
      <DayPicker
        {...{ days, chosen: view.day?.number ?? 1, label: t`Days of the week` }}
        also={`&week=${view.week}`}
      />
    </>
  );
}
