import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../button.tsx';
import { useFieldError } from './form-fields.tsx';
import { LocalizedField } from './localized-field.tsx';

interface TextListFieldProps {
  /** Of the list of `{ en, am }` in the form's values. */
  name: string;
  label: string;
  /** What stands above it shows the label. */
  isTitled?: boolean;
  /** Names one of them, by its number. */
  itemLabel: (number: number) => string;
  maxLength: number;
  most: number;
  /** Each of several lines. */
  isLong?: boolean;
  hint?: ReactNode;
}

/** A list of texts in both languages, to add to, take from and put in order by buttons. */
export function TextListField({
  name,
  label,
  isTitled,
  itemLabel,
  maxLength,
  most,
  isLong,
  hint,
}: TextListFieldProps) {
  const { t } = useLingui();
  const { control } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const fault = useFieldError()(name);
  return (
    <fieldset className="grid gap-3">
      <legend className={isTitled ? 'sr-only' : `font-semibold ${hint ? '' : 'mb-2'}`}>{label}</legend>
      {hint}
      {fault && <p className="text-small font-semibold text-red">{fault}</p>}
      <ol className="grid gap-3">
        {fields.map((field, index) => (
          <li key={field.id} className="grid gap-2 border-s-2 border-edge ps-3">
            <LocalizedField
              name={`${name}.${index}`}
              label={itemLabel(index + 1)}
              {...{ maxLength, isLong }}
            />
            <div className="flex flex-wrap gap-2">
              {index > 0 && (
                <Button
                  onClick={() => move(index, index - 1)}
                  aria-label={t`Move up: ${itemLabel(index + 1)}`}
                >
                  <Trans>Move up</Trans>
                </Button>
              )}
              <Button onClick={() => remove(index)} aria-label={t`Remove: ${itemLabel(index + 1)}`}>
                <Trans>Remove</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {fields.length < most && (
        <Button className="justify-self-start" onClick={() => append({ en: '', am: '' })}>
          <Trans>Add</Trans>
        </Button>
      )}
    </fieldset>
  );
}
