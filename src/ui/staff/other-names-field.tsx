import { useLingui } from '@lingui/react/macro';
import { otherNamesLimits } from '#src/lib/other-names.ts';
import { LineField } from './form-fields.tsx';

const faults = ['alsoKnown', ...Array.from({ length: otherNamesLimits.names }, (_, i) => `alsoKnown.${i}`)];

/** Other names of a record, `alsoKnown`, in one line. */
export function OtherNamesField() {
  const { t } = useLingui();
  return (
    <LineField
      name="alsoKnown"
      label={t`Other names and spellings, with commas between them`}
      hint={t`In any language and script. Searched, and not shown.`}
      autoComplete="off"
      spellCheck={false}
      faults={faults}
    />
  );
}
