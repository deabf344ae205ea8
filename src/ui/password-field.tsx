import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { controlLook, FieldFrame } from './field.tsx';

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
            <Eye isCrossed={isShown} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

const Eye = ({ isCrossed }: { isCrossed: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path d="M2.5 12c2.2-4 5.4-6 9.5-6s7.3 2 9.5 6c-2.2 4-5.4 6-9.5 6s-7.3-2-9.5-6Z" strokeLinejoin="round" />
    <circle cx="12" cy="12" r="3" />
    {isCrossed && <path d="M4 20 20 4" strokeLinecap="round" />}
  </svg>
);
