import { redirect, type LoaderFunctionArgs } from 'react-router';
import { languageOf, pathIn, withoutLanguage } from '#src/lib/language.ts';
import { plansAddress } from './plans-address.ts';

/** Other addresses of the page of plans, which older links lead to. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const tab = withoutLanguage(pathname) === '/services/nutrition' ? 'nutrition' : 'fitness';
  return redirect(pathIn(languageOf(pathname), plansAddress({ tab })), 301);
}
