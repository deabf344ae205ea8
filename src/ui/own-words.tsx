import { spokenBeside } from '#src/lib/language.ts';
import { useLanguage } from './language.client.ts';

/** What somebody wrote in a language of their choice, marked where that is not the language of the page. */
export function OwnWords({ children: text }: { children: string }) {
  const lang = spokenBeside(text, useLanguage());
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** Tells once what part of a page is there in the other language only. */
export const LanguageNote = ({ children }: { children: string | undefined }) =>
  children && (
    <p className="max-w-prose border-s-4 border-s-gold bg-gold-tint px-4 py-3" role="note">
      {children}
    </p>
  );
