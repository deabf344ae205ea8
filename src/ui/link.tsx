import { Link as RouterLink, type LinkProps } from 'react-router';
import { pathIn } from '#src/lib/language.ts';
import { useLanguage } from './language.client.ts';

/** A link inside the product: `to` is written without language and leads to the page in the reader's own. */
export function Link({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  // All routes are known from the start: nothing is to be discovered of a link that comes into sight.
  return <RouterLink discover="none" to={useLocalPath()(to)} {...rest} />;
}

/** Puts the reader's language in front of a path. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => (path.startsWith('/') ? pathIn(language, path) : path);
}
