import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#src/lib/dates.ts';
import { today } from '#src/lib/day.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { UntranslatedSign } from '#src/ui/staff/localized-field.tsx';
import { useFromList } from '#src/ui/staff/resource-list.tsx';
import { categoryLabels } from '../labels.ts';
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
  const [calendar] = useLeadingCalendar();
  const fromList = useFromList();
  const language = useLanguage();
  return (
    <DataTable
      caption={t`Nutrition Plans`}
      isBusy={isBusy}
      columns={[
        { key: 'title', label: t`Title` },
        { key: 'category', label: t`Category` },
        { key: 'duration', label: t`Duration` },
        { key: 'created', label: t`Created At` },
        { key: 'status', label: t`Status` },
        { key: 'actions', label: t`Actions` },
      ]}
      rows={plans.map((plan) => {
        const { id, title, category, duration, status, createdAt } = plan;
        const name = inLanguage(title, language);
        return {
          key: id,
          cells: [
            <span key="title" className="wrap-anywhere">
              {name} {title.am === undefined && <UntranslatedSign />}
            </span>,
            inLanguage(categoryLabels[category], language),
            <Plural key="duration" value={duration} one="# day" other="# days" />,
            formatDate(today(new Date(createdAt)), calendar, language),
            <StatusMark key="status" status={status} />,
            <span key="actions" className="flex flex-wrap gap-2">
              <ButtonLink to={`/admin/nutrition/${id}`} {...fromList} aria-label={t`Edit: ${name}`}>
                <Trans>Edit</Trans>
              </ButtonLink>
              <Button onClick={() => onDelete(plan)} aria-label={t`Delete: ${name}`}>
                <Trans>Delete</Trans>
              </Button>
            </span>,
          ],
        };
      })}
    />
  );
}

const statusLooks: Readonly<Record<StaffPlanRow['status'], string>> = {
  draft: 'border-field-edge',
  published: 'border-green bg-green text-on-green',
  archived: 'border-edge bg-paper text-soft',
};

function StatusMark({ status }: { status: StaffPlanRow['status'] }) {
  const { i18n } = useLingui();
  return (
    <span
      className={`rounded-full border px-3 py-0.5 text-small font-semibold whitespace-nowrap ${statusLooks[status]}`}
    >
      {inLanguage(statusLabels[status], i18n.locale as Language)}
    </span>
  );
}
