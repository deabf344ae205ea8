import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { statusLabels, type PlanStatus } from '../status-labels.ts';

const looks: Readonly<Record<PlanStatus, string>> = {
  draft: 'border-field-edge',
  published: 'border-green bg-green text-on-green',
  archived: 'border-edge bg-paper text-soft',
};

/** Where a plan stands on its way to the public. */
export function StatusMark({ status }: { status: PlanStatus }) {
  return (
    <span
      className={`rounded-full border px-3 py-0.5 text-small font-semibold whitespace-nowrap ${looks[status]}`}
    >
      {inLanguage(statusLabels[status], useLanguage())}
    </span>
  );
}
