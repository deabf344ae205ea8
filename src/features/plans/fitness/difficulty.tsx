import { Trans } from '@lingui/react/macro';

/** How hard a plan is, out of 5. */
export function Difficulty({ value }: { value: number }) {
  return (
    <Trans>
      {value} <span className="text-base font-normal text-soft">out of 5</span>
    </Trans>
  );
}
