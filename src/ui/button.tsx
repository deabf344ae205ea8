import type { ComponentProps } from 'react';
import { Link } from './link.tsx';

type Look = 'plain' | 'primary' | 'danger';

const looks: Readonly<Record<Look, string>> = {
  plain: 'button',
  primary: 'button button-primary',
  danger: 'button button-danger',
};

type ButtonProps = ComponentProps<'button'> & {
  look?: Look;
  /** Shown instead of the label while the action runs; the button then takes no further click. */
  busyLabel?: string | undefined;
};

/** A button that says what it does. It never submits a form unless `type="submit"`. */
export function Button({ look = 'plain', busyLabel, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busyLabel ? true : undefined}
      {...rest}
      onClick={busyLabel ? (event) => event.preventDefault() : rest.onClick}
      className={`${looks[look]} ${className}`}
    >
      {busyLabel ?? children}
    </button>
  );
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({
  look = 'plain',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link {...rest} className={`${looks[look]} ${className}`} />;
}
