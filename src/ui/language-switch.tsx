import type { SyntheticEvent } from 'react';
import { useLocation } from 'react-router';
import { languageOf, pathIn, withoutLanguage } from '#src/lib/language.ts';

/** Pages that keep what is typed in the address write it there behind the router's back. */
const leadToPresentAddress = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
  link.search = location.search;
};

/** Leads to the same page in the other language. A whole new document, since every word of it changes. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const other = languageOf(pathname) === 'en' ? 'am' : 'en';
  return (
    <a
      href={pathIn(other, withoutLanguage(pathname)) + search}
      hrefLang={other}
      lang={other}
      onPointerDown={leadToPresentAddress}
      onFocus={leadToPresentAddress}
      onClick={leadToPresentAddress}
      suppressHydrationWarning
      className="nav-link"
    >
      {other === 'am' ? 'አማርኛ' : 'English'}
    </a>
  );
}
