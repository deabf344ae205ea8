import { useLingui } from '@lingui/react';
import { Link as RouterLink, type LinkProps } from 'react-router';
import { pathIn, type Language } from '#src/lib/language.ts';

/** A link inside the product: `to` is written without language and leads to the page in the reader's own. */
export function Link({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <RouterLink to={useLocalPath()(to)} {...rest} />;
}

/** Puts the reader's language in front of a path. */
export function useLocalPath(): (path: string) => string {
  const { i18n } = useLingui();
  return (path) => (path.startsWith('/') ? pathIn(i18n.locale as Language, path) : path);
}
