import { useLingui } from '@lingui/react/macro';
import type { FastingVerdict } from '../kinds.ts';

const looks: Readonly<Record<FastingVerdict, string>> = {
  yes: 'text-green',
  no: 'font-semibold text-red',
  disputed: 'font-semibold text-ink',
};

/** Whether a food belongs on a fasting table. */
export function FastingSign({ verdict }: { verdict: FastingVerdict }) {
  const { t } = useLingui();
  const words = { yes: t`Fasting food`, no: t`Breaks the fast`, disputed: t`Customs differ` };
  return <span className={`text-small ${looks[verdict]}`}>{words[verdict]}</span>;
}
