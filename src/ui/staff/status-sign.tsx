import type { ReactNode } from 'react';

const looks = {
  draft: 'border-field-edge text-soft',
  scheduled: 'border-gold bg-gold text-on-gold',
  published: 'border-green bg-green text-on-green',
  archived: 'border-edge bg-paper text-soft',
} as const;

/** Where something that staff write stands on its way to the public. */
export const StatusSign = ({ status, children }: { status: keyof typeof looks; children: ReactNode }) => (
  <span
    className={`rounded-full border px-2.5 py-0.5 text-small font-semibold whitespace-nowrap ${looks[status]}`}
  >
    {children}
  </span>
);
