import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { StatusSign } from '#src/ui/staff/status-sign.tsx';
import { statusLabels, type PlanStatus } from '../status-labels.ts';

/** Where a plan stands on its way to the public. */
export const StatusMark = ({ status }: { status: PlanStatus }) => (
  <StatusSign status={status}>{inLanguage(statusLabels[status], useLanguage())}</StatusSign>
);
