import { Trans } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { otherNamesLine } from '#src/lib/other-names.ts';
import { Button } from '#src/ui/button.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { OtherNamesField } from '#src/ui/staff/other-names-field.tsx';
import type { FoodFields } from './food-fields.ts';
import type { OpenedFood } from './schema.ts';

/** What else a food is called, and what it was before, to be put back. */
export function OtherNames({ earlier }: { earlier: OpenedFood['earlierNames'] }) {
  const { setValue } = useFormContext<FoodFields>();
  const typed = useWatch<FoodFields, 'alsoKnown'>({ name: 'alsoKnown' });
  const before = otherNamesLine(earlier?.alsoKnown);
  return (
    <div className="grid gap-2">
      <OtherNamesField />
      {earlier && before !== typed && (
        <div className="flex flex-wrap items-center gap-x-3 text-small text-soft">
          <span className="wrap-anywhere">
            {before === '' ? (
              <Trans>
                None until <Moment at={earlier.until} />
              </Trans>
            ) : (
              <Trans>
                Until <Moment at={earlier.until} />: {before}
              </Trans>
            )}
          </span>
          <Button onClick={() => setValue('alsoKnown', before, { shouldDirty: true })}>
            <Trans>Put these names back</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
