import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Checkbox, controlLook, Field, FieldFrame } from '../field.tsx';

interface FormFieldProps {
  /** In the form's values. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

/** What is wrong with the first faulty one of some values of the form, or with the whole of a list, in the reader's words. */
export function useFieldError(): (...names: readonly string[]) => string | undefined {
  const { formState } = useFormContext();
  const { i18n } = useLingui();
  return (...names) => {
    const messages: unknown[] = names.flatMap((name) => [
      get(formState.errors, `${name}.message`),
      get(formState.errors, `${name}.root.message`),
    ]);
    const message = messages.find((found) => typeof found === 'string');
    return message === undefined ? undefined : i18n._(message);
  };
}

/** Whether anything is wrong with a value of the form, or within it. */
export function useIsFaulty(): (...names: readonly string[]) => boolean {
  const { formState } = useFormContext();
  return (...names) => names.some((name) => get(formState.errors, name) !== undefined);
}

interface NumberFieldProps extends FormFieldProps {
  min: number;
  max: number;
  /** What the number is a multiple of. */
  step?: number;
  /** What stands for nothing at all: 0, which fails where something must be there, or null. */
  empty?: 0 | null;
}

/** A number. What cannot be read as one counts as nothing. */
export function NumberField({ name, label, hint, min, max, step = 1, empty = 0 }: NumberFieldProps) {
  const { register } = useFormContext();
  const fault = useFieldError();
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
          {...{ type: 'number', inputMode: step < 1 ? 'decimal' : 'numeric', min, max, step }}
          className={controlLook}
        />
      )}
    </FieldFrame>
  );
}

interface ChoiceFieldProps extends FormFieldProps {
  options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
  /** The choice of nothing, which is null in the values. */
  none?: string;
}

/** One of several values. */
export function ChoiceField({ name, label, hint, options, none }: ChoiceFieldProps) {
  const { register } = useFormContext();
  const fault = useFieldError();
  const chosen = (value: unknown) => (none !== undefined && value === '' ? null : value);
  return (
    <FieldFrame label={label} hint={hint} error={fault(name)}>
      {(control) => (
        <select {...control} {...register(name, { setValueAs: chosen })} className={controlLook}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ value, label: text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

interface ChecksFieldProps extends Pick<FormFieldProps, 'name' | 'label'> {
  options: ChoiceFieldProps['options'];
}

/** Any of several values, each a box to tick. */
export function ChecksField({ name, label, options }: ChecksFieldProps) {
  const { register } = useFormContext();
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-4">
        {options.map(({ value, label: text }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" value={value} {...register(name)} className="size-5 accent-green" />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface LineFieldProps extends FormFieldProps, Omit<ComponentProps<'input'>, 'name'> {
  /** Where what is wrong may stand, where that is elsewhere than under its own name. */
  faults?: readonly string[];
}

/** A line of text that is the same in every language. */
export function LineField({ name, label, hint, faults = [name], ...input }: LineFieldProps) {
  const { register } = useFormContext();
  const fault = useFieldError();
  return <Field {...{ label, hint }} error={fault(...faults)} {...input} {...register(name)} />;
}

/** Yes or no. */
export function TickField({ name, label }: Omit<FormFieldProps, 'hint'>) {
  const { register } = useFormContext();
  return <Checkbox {...register(name)} label={label} />;
}
