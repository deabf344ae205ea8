import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { withoutSource } from '#src/lib/footnotes.ts';
import { languages } from '#src/lib/language.ts';
import { noText, type InFields, type TextFields } from '#src/lib/translations.ts';
import { Button } from '#src/ui/button.tsx';
import { LineField } from '#src/ui/staff/form-fields.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { MissingSources } from '#src/ui/staff/missing-sources.tsx';
import type { Source } from '../source-schema.ts';
import { maxSources, sourceLength } from '../sources.ts';

interface SourcesFields {
  sources: InFields<Source>[];
}

const rowLook = 'grid grid-cols-1 gap-3 border-s-2 border-edge ps-3';

/** How a text names what it rests on; and what in it leads nowhere. @param name of a list of texts */
export function CitingHint({ name }: { name: string }) {
  const texts = (useWatch({ name }) ?? []) as readonly TextFields[];
  const count = (useWatch<SourcesFields, 'sources'>({ name: 'sources' }) ?? []).length;
  const all = texts.flatMap((text) => languages.map((each) => text[each])).join(' ');
  return (
    <>
      <p className="text-small text-soft">
        <Trans>Behind a claim, [^1] leads to the first of the plan’s sources, [^2] to the second.</Trans>
      </p>
      <MissingSources text={all} count={count} />
    </>
  );
}

/**
 * What the plan's advice rests on.
 *
 * @param citing the lists of texts whose `[^1]` points to the first, and follows when one goes
 * @param isTitled what stands above it says what it is
 */
export function SourceFields({ citing, isTitled }: { citing: readonly string[]; isTitled?: boolean }) {
  const { t } = useLingui();
  const { fields, append, remove } = useFieldArray<SourcesFields, 'sources'>({ name: 'sources' });
  const { getValues, setValue } = useFormContext();
  function take(index: number) {
    remove(index);
    for (const name of citing) {
      const texts = (getValues(name) ?? []) as readonly TextFields[];
      for (const [place, text] of texts.entries())
        for (const language of languages) {
          const anew = withoutSource(text[language], index + 1);
          if (anew !== text[language]) setValue(`${name}.${place}.${language}`, anew, { shouldDirty: true });
        }
    }
  }
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className={isTitled ? 'sr-only' : 'font-semibold'}>
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
              onClick={() => take(index)}
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
