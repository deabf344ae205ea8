import { useLingui } from '@lingui/react/macro';
import { MoonIcon, SunIcon } from './icons.tsx';

/** The boot script handles it, before the application is there. */
export function ThemeToggle() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      data-theme-toggle=""
      suppressHydrationWarning
      className="icon-button theme-toggle"
      aria-label={t`Dark theme`}
    >
      <SunIcon className="when-dark" />
      <MoonIcon className="when-light" />
    </button>
  );
}
