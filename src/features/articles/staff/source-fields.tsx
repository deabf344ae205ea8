import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#src/ui/button.tsx';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { LineField, useFieldError } from '#src/ui/staff/form-fields.tsx';
import { contentLimits as limits } from '../kinds.ts';
import { withoutSource, withSourcesSwapped } from '#src/lib/footnotes.ts';
import type { ArticleFields } from './article-fields.ts';

/** What a text rests on. `[^1]` in it points to the first, and follows when the list changes. */
export function SourceFields() {
  const { t } = useLingui();
  const fault = useFieldError();
  const { control, register, getValues, setValue } = useFormContext<ArticleFields>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'sources' });
  const changeTexts = (anew: (markdown: string) => string) => {
    for (const name of ['body.en', 'body.am'] as const)
      setValue(name, anew(getValues(name)), { shouldDirty: true });
  };
  return (
    <fieldset className="grid gap-3" data-part="sources" tabIndex={-1}>
      <legend className="font-semibold">{t`Sources`}</legend>
      <p className="text-small text-soft">
        <Trans>[^1] in the text points to the first of them.</Trans>
      </p>
      <ol className="grid gap-4">
        {fields.map((field, index) => {
          const number = index + 1;
          return (
            <li key={field.id} className="grid gap-3 border-s-2 border-edge ps-3">
              <FieldFrame label={t`Source ${number}`} error={fault(`sources.${index}.citation`)}>
                {(attributes) => (
                  <textarea
                    {...attributes}
                    {...register(`sources.${index}.citation`)}
                    rows={2}
                    maxLength={limits.citation}
                    placeholder={t`Author (year). Title. Where it came out.`}
                    className={controlLook}
                  />
                )}
              </FieldFrame>
              <LineField
                name={`sources.${index}.url`}
                type="url"
                label={t`Web address of source ${number}`}
                placeholder="https://doi.org/…"
                maxLength={limits.address}
              />
              <div className="flex flex-wrap gap-2">
                {index > 0 && (
                  <Button
                    aria-label={t`Move up source ${number}`}
                    onClick={() => {
                      swap(index, index - 1);
                      changeTexts((markdown) => withSourcesSwapped(markdown, number, index));
                    }}
                  >
                    <Trans>Move up</Trans>
                  </Button>
                )}
                <Button
                  aria-label={t`Remove source ${number}`}
                  onClick={() => {
                    remove(index);
                    changeTexts((markdown) => withoutSource(markdown, number));
                  }}
                >
                  <Trans>Remove</Trans>
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      {fields.length < limits.sources && (
        <Button className="justify-self-start" onClick={() => append({ citation: '', url: '' })}>
          <Trans>Add a source</Trans>
        </Button>
      )}
    </fieldset>
  );
}
