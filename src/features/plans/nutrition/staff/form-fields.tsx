import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { get, useFormContext, type FieldPath } from 'react-hook-form';
import { controlLook, Field, FieldFrame } from '#src/ui/field.tsx';
import type { PlanDraft } from './plan-draft.ts';

type Name = FieldPath<PlanDraft>;

/** What is wrong with the first faulty one of some fields, or with the whole of a list, in the reader's language. */
export function useFault(...names: readonly string[]): string | undefined {
  const { formState } = useFormContext<PlanDraft>();
  const { i18n } = useLingui();
  const messages: unknown[] = names.flatMap((name) => [
    get(formState.errors, `${name}.message`),
    get(formState.errors, `${name}.root.message`),
  ]);
  const message = messages.find((found) => typeof found === 'string');
  return message && i18n._(message);
}

/** Whether anything is wrong with a field or within it. */
export function useIsFaulty(...names: readonly Name[]): boolean {
  const { formState } = useFormContext<PlanDraft>();
  return names.some((name) => get(formState.errors, name) !== undefined);
}

type LineProps = { name: Name; label: ReactNode; hint?: ReactNode; fault?: string | undefined } & Omit<
  ComponentProps<'input'>,
  'name'
>;

/** One line of the form. @param fault where what is wrong stands elsewhere than under the field's own name */
export function Line({ name, label, hint, fault, ...input }: LineProps) {
  const { register } = useFormContext<PlanDraft>();
  const own = useFault(name);
  return <Field label={label} hint={hint} error={fault ?? own} {...input} {...register(name)} />;
}

interface ChoiceProps {
  name: Name;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

export function Choice({ name, label, options }: ChoiceProps) {
  const { register } = useFormContext<PlanDraft>();
  return (
    <FieldFrame label={label} error={useFault(name)}>
      {(control) => (
        <select {...control} {...register(name)} className={controlLook}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
