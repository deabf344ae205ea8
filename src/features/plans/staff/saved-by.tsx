import { Plural } from '@lingui/react/macro';

/** Before a plan is deleted: whom that meets. Those who have saved it are told that it is gone. */
export function SavedBy({ members }: { members: number }) {
  if (members === 0) return null;
  return (
    <p>
      <Plural
        value={members}
        one="# member has saved this plan, and will read that it is gone."
        other="# members have saved this plan, and will read that it is gone."
      />
    </p>
  );
}
