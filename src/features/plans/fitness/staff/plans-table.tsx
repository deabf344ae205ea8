import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { UntranslatedSign } from '#src/ui/staff/localized-field.tsx';
import { useFromList } from '#src/ui/staff/resource-list.tsx';
import { Duration } from '../duration.tsx';
import { categoryLabels } from '../labels.ts';
import { levelLabels } from '../../exercises/labels.ts';
import { LevelBadge } from '../../exercises/level-badge.tsx';
import { statusLabels } from './labels.ts';
import type { StaffPlanRow } from './schema.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface PlansTableProps {
  readonly plans: readonly StaffPlanRow[];
  readonly isBusy: boolean;
  readonly onDelete: (plan: StaffPlanRow) => void;
}

export function PlansTable({ plans, isBusy, onDelete }: PlansTableProps) {
  const { t } = useLingui();
  const fromList = useFromList();
  const language = useLanguage();
  const rowOf = (plan: StaffPlanRow) => {
    const name = inLanguage(plan.title, language);
    return {
      key: plan.id,
      cells: [
        <span key="title" className="wrap-anywhere">
          {name} {plan.title.am === undefined && <UntranslatedSign />}
        </span>,
        inLanguage(categoryLabels[plan.category], language),
        <LevelBadge key="level" level={plan.level}>
          {inLanguage(levelLabels[plan.level], language)}
        </LevelBadge>,
        <Duration key="duration" duration={plan.duration} unit={plan.durationUnit} />,
        <Plural key="workouts" value={plan.weeklyWorkouts} one="# day" other="# days" />,
        <Status key="status" status={plan.status} />,
        <span key="actions" className="flex gap-2">
          <ButtonLink to={`/admin/fitness/${plan.id}`} {...fromList} aria-label={t`Edit: ${name}`}>
            <Trans>Edit</Trans>
          </ButtonLink>
          <Button onClick={() => onDelete(plan)} aria-label={t`Delete: ${name}`}>
            <Trans>Delete</Trans>
          </Button>
        </span>,
      ],
    };
  };
  return (
    <DataTable
      caption={t`Fitness Plans`}
      isBusy={isBusy}
      columns={[
        { key: 'title', label: t`Title` },
        { key: 'category', label: t`Category` },
        { key: 'level', label: t`Level` },
        { key: 'duration', label: t`Duration` },
        { key: 'workouts', label: t`Workouts/Week` },
        { key: 'status', label: t`Status` },
        { key: 'actions', label: t`Actions` },
      ]}
      rows={plans.map(rowOf)}
    />
  );
}

const statusLooks = {
  draft: 'border border-field-edge',
  published: 'bg-green text-on-green',
} as const;

function Status({ status }: { status: StaffPlanRow['status'] }) {
  const { i18n } = useLingui();
  return (
    <span
      className={`rounded-full px-3 py-0.5 text-small font-semibold whitespace-nowrap ${statusLooks[status]}`}
    >
      {inLanguage(statusLabels[status], i18n.locale as Language)}
    </span>
  );
}
