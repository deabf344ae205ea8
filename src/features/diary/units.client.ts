import { useLingui } from '@lingui/react/macro';
import type { ShownFigure } from './salt.ts';

/** In what figures are told. */
export function useUnits(): Readonly<Record<ShownFigure, string>> {
  const { t } = useLingui();
  return { calories: t`kcal`, protein: t`g`, salt: t`g`, iron: t`mg` };
}
