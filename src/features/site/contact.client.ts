import { useRouteLoaderData } from 'react-router';
import type { SiteContact } from './schema.ts';

const unknown: SiteContact = { email: null, phone: null, address: null };

/** The public contact details, which the root of every page has loaded. */
export function useSiteContact(): SiteContact {
  const site = useRouteLoaderData<{ readonly contact: SiteContact }>('root');
  return site?.contact ?? unknown;
}
