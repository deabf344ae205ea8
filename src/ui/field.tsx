import { useId, type ComponentProps, type ReactNode } from 'react';

/** A text field's look, for inputs, selects and text areas alike. */
export const controlLook =
  'min-h-11 w-full rounded-card border border-field-edge bg-card px-3 py-2 text-base text-ink aria-invalid:border-red';

/** What ties a control to its label, its hint and what is wrong with it. */
interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, already translated. */
  error?: string | undefined;
}

/** Label, control, hint and error in one block; `children` gets the attributes that tie them together. */
export function FieldFrame({
  label,
  hint,
  error,
  children,
}: FieldProps & {
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-small font-semibold text-red">
          {error}
        </p>
      )}
    </div>
  );
}

/** A labelled input. */
export function Field({
  label,
  hint,
  error,
  className = '',
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...input} className={`${controlLook} ${className}`} />}
    </FieldFrame>
  );
}

/** A labelled box to tick. */
export function Checkbox({ label, ...input }: { label: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input {...input} type="checkbox" className="size-5 accent-green" />
      {label}
    </label>
  );
}
