import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { controlLook, FieldFrame } from './field.tsx';
import { HideIcon, ShowIcon } from './icons.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...input}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${controlLook} pe-13`}
          />
          <button
            type="button"
            aria-label={isShown ? t`Hide password` : t`Show password`}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 end-0 grid min-h-11 w-12 cursor-pointer place-items-center rounded-card text-soft hover:text-ink"
          >
            {isShown ? <HideIcon size={22} /> : <ShowIcon size={22} />}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
