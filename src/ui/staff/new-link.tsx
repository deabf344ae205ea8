import type { ComponentProps } from 'react';
import { ButtonLink } from '../button.tsx';
import { useShortcut } from './shortcuts.client.ts';

/** Where something new is written, on a list: `n` leads there as well. */
export const NewLink = (props: ComponentProps<typeof ButtonLink>) => (
  <ButtonLink look="primary" {...useShortcut('n')} {...props} />
);
