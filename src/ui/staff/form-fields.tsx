import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Checkbox, controlLook, FieldFrame } from '../field.tsx';

interface FormFieldProps {
  /** In the form's values. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

/** What is wrong with a value of the form, in the reader's words. */
export function useFault(): (name: string) => string | undefined {
  const { formState } = useFormContext();
  const { i18n } = useLingui();
  return (name) => {
    const message: unknown = get(formState.errors, `${name}.message`);
    return typeof message === 'string' ? i18n._(message) : undefined;
  };
}

interface NumberFieldProps extends FormFieldProps {
  min: number;
  max: number;
  /** What stands for nothing at all: 0, which fails where something must be there, or null. */
  empty?: 0 | null;
}

/** A number. What cannot be read as one counts as nothing. */
export function NumberField({ name, label, hint, min, max, empty = 0 }: NumberFieldProps) {
  const { register } = useFormContext();
  const fault = useFault();
  const numberIn = (text: unknown) => {
    if (text === null || text === '') return empty;
    const number = Number(text);
    return Number.isFinite(number) ? number : 0;
  };
  return (
    <FieldFrame label={label} hint={hint} error={fault(name)}>
      {(control) => (
        <input
          {...control}
          {...register(name, { setValueAs: numberIn })}
          {...{ type: 'number', inputMode: 'numeric', min, max, step: 1 }}
          className={controlLook}
        />
      )}
    </FieldFrame>
  );
}

interface ChoiceFieldProps extends FormFieldProps {
  options: readonly { readonly value: string; readonly label: string }[];
  /** The choice of nothing, which is null in the values. */
  none?: string;
}

/** One of several values. */
export function ChoiceField({ name, label, hint, options, none }: ChoiceFieldProps) {
  const { register } = useFormContext();
  const fault = useFault();
  const chosen = (value: unknown) => (none !== undefined && value === '' ? null : value);
  return (
    <FieldFrame label={label} hint={hint} error={fault(name)}>
      {(control) => (
        <select {...control} {...register(name, { setValueAs: chosen })} className={controlLook}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A line of text that is the same in every language. */
export function LineField({
  name,
  label,
  hint,
  maxLength,
  type = 'text',
}: FormFieldProps & { maxLength: number; type?: 'text' | 'url' }) {
  const { register } = useFormContext();
  const fault = useFault();
  return (
    <FieldFrame label={label} hint={hint} error={fault(name)}>
      {(control) => (
        <input {...control} {...register(name)} type={type} maxLength={maxLength} className={controlLook} />
      )}
    </FieldFrame>
  );
}

/** Yes or no. */
export function TickField({ name, label }: Omit<FormFieldProps, 'hint'>) {
  const { register } = useFormContext();
  return <Checkbox {...register(name)} label={label} />;
}
