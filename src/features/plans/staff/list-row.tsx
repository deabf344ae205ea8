import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { copyAddress } from '#src/ui/staff/record-asked.ts';
import { useFromList } from '#src/ui/staff/resource-list.tsx';
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

/** What can be done with a row of a list. @param to its editor */
export function RowActions({ to, name, onDelete }: { to: string; name: string; onDelete: () => void }) {
  const { t } = useLingui();
  const fromList = useFromList();
  return (
    <span className="flex flex-wrap gap-2 2xl:flex-nowrap">
      <ButtonLink to={to} {...fromList} aria-label={t`Edit: ${name}`}>
        <Trans>Edit</Trans>
      </ButtonLink>
      <ButtonLink to={copyAddress(to)} {...fromList} aria-label={t`Copy: ${name}`}>
        <Trans>Copy</Trans>
      </ButtonLink>
      <Button onClick={onDelete} aria-label={t`Delete: ${name}`}>
        <Trans>Delete</Trans>
      </Button>
    </span>
  );
}
