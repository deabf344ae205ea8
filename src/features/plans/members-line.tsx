import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { maxCounted } from '#src/lib/capped-count.ts';

/** `12`, `1,000+` */
export function useMemberNumber(): (count: number) => string {
  const { i18n } = useLingui();
  return (count) => i18n.number(count) + (count === maxCounted ? '+' : '');
}

/** What members of this product did with a plan. */
export const MembersLine = ({ children }: { children: ReactNode }) => (
  <p className="text-small text-soft">{children}</p>
);
