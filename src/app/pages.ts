import { posix } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from './routes.ts';

interface Page {
  /** Without language, with `:id` and the like. */
  readonly path: string;
  /** From the project's root, those around it first, its own last. */
  readonly files: readonly string[];
}

const pagesOf = (entries: readonly RouteConfigEntry[], around: readonly string[], above: string): Page[] =>
  entries.flatMap((entry) => {
    const files = [...around, posix.join('src/app', entry.file)];
    const path = [above, entry.path].filter(Boolean).join('/');
    return entry.children
      ? pagesOf(entry.children, files, path)
      : [{ path: `/${path.replace(/^am\?\/?/, '')}`, files }];
  });

/** The table of routes as a list, for what is done with each of them; not for the browser. */
export const pages: readonly Page[] = pagesOf(routes, [], '');
