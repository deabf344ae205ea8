import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray } from 'react-hook-form';
import { noText, type InFields } from '#src/lib/translations.ts';
import { Button } from '#src/ui/button.tsx';
import { LineField } from '#src/ui/staff/form-fields.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { maxSources, sourceLength, type Source } from '../sources.ts';

interface SourcesFields {
  sources: InFields<Source>[];
}

const rowLook = 'grid grid-cols-1 gap-3 border-s-2 border-edge ps-3';

/** What the plan's advice rests on. */
export function SourceFields() {
  const { t } = useLingui();
  const { fields, append, remove } = useFieldArray<SourcesFields, 'sources'>({ name: 'sources' });
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="font-semibold">
        <Trans>Sources</Trans>
      </legend>
      <ol className="grid grid-cols-1 gap-4">
        {fields.map((field, index) => (
          <li key={field.id} className={rowLook}>
            <LocalizedField
              {...{ name: `sources.${index}.claim`, label: t`What source ${index + 1} says` }}
              isLong
              maxLength={sourceLength}
            />
            <LineField
              {...{ name: `sources.${index}.citation`, label: t`Publication`, maxLength: sourceLength }}
            />
            <LineField
              {...{ name: `sources.${index}.url`, label: t`Address (https://…)`, maxLength: sourceLength }}
              type="url"
            />
            <Button
              className="justify-self-start"
              onClick={() => remove(index)}
              aria-label={t`Remove: source ${index + 1}`}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ol>
      {fields.length < maxSources && (
        <Button
          className="justify-self-start"
          onClick={() => append({ claim: noText, citation: '', url: '' })}
        >
          <Trans>Add a source</Trans>
        </Button>
      )}
    </fieldset>
  );
}
