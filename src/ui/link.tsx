import { Link as RouterLink, type LinkProps } from 'react-router';
import { pathIn } from '#src/lib/language.ts';
import { useLanguage } from './language.client.ts';

/** A link inside the product: `to` is written without language and leads to the page in the reader's own. */
export function Link({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <RouterLink to={useLocalPath()(to)} {...rest} />;
}

/** Puts the reader's language in front of a path. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => (path.startsWith('/') ? pathIn(language, path) : path);
}
