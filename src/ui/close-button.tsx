import type { ComponentProps } from 'react';
import { CloseIcon } from './icons.tsx';

/** Closes or takes away what it stands in. @param label says what */
export const CloseButton = ({
  label,
  className = '',
  ...rest
}: ComponentProps<'button'> & { label: string }) => (
  <button type="button" aria-label={label} title={label} className={`icon-button ${className}`} {...rest}>
    <CloseIcon />
  </button>
);
