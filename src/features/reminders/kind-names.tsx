import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReminderKind } from './kinds.ts';

/** What each kind is called. */
export const kindNames: Readonly<Record<ReminderKind, ReactNode>> = {
  training: <Trans>Training</Trans>,
  weigh_in: <Trans>Weigh-in</Trans>,
  meals: <Trans>Meals</Trans>,
  weekly_summary: <Trans>Weekly summary</Trans>,
  next_fast: <Trans>The next fast</Trans>,
};
