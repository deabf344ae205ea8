import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { languages, type Language } from '#src/lib/language.ts';
import { controlLook } from '../field.tsx';
import { useFieldError } from './form-fields.tsx';

interface LocalizedFieldProps {
  /** Of the `{ en, am }` in the form's values. */
  name: string;
  label: string;
  /** Several lines. */
  isLong?: boolean | undefined;
  /** Characters in one language. */
  maxLength: number;
}

/** One text in both languages, side by side. That the Amharic is missing is seen, not only known. */
export function LocalizedField({ name, label, isLong = false, maxLength }: LocalizedFieldProps) {
  const { register } = useFormContext();
  const fault = useFieldError();
  const inLanguage = useErrorIn();
  const order = useLanguageOrder();
  const id = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{label}</legend>
      <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
        {order.map((language) => {
          // The fault of the whole text stands at its English, which must be there.
          const found = fault(`${name}.${language}`, ...(language === 'en' ? [name] : []));
          const error = found && inLanguage(found, language);
          const Control = isLong ? 'textarea' : 'input';
          return (
            <div key={language} className="grid content-start gap-1">
              <label
                htmlFor={`${id}-${language}`}
                className="flex min-h-6 items-center gap-2 text-small text-soft"
              >
                <span className="sr-only">{label}: </span>
                <span lang={language}>{language === 'en' ? 'English' : 'አማርኛ'}</span>
                {language === 'am' && <Untranslated name={name} />}
              </label>
              <Control
                {...register(`${name}.${language}`)}
                id={`${id}-${language}`}
                lang={language}
                maxLength={maxLength}
                {...(isLong && { rows: 3 })}
                aria-invalid={error ? true : undefined}
                aria-describedby={error && `${id}-${language}-error`}
                className={controlLook}
              />
              {error && (
                <p id={`${id}-${language}-error`} className="text-small font-semibold text-red">
                  {error}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The languages of a text, that of the screen first. */
export function useLanguageOrder(): readonly Language[] {
  const { i18n } = useLingui();
  return languages.toSorted((a, b) => Number(b === i18n.locale) - Number(a === i18n.locale));
}

/** What is wrong with one language of a text, which it names: of two fields beside each other one is meant. */
export function useErrorIn(): (fault: string, language: Language) => string {
  const { t } = useLingui();
  return (fault, language) => (language === 'en' ? t`${fault} (in English)` : t`${fault} (in Amharic)`);
}

/** Shown while a text has its English and no Amharic. */
function Untranslated({ name }: { name: string }) {
  const value = useWatch({ name }) as { en?: string; am?: string } | undefined;
  if (!value?.en?.trim() || value.am?.trim()) return null;
  return <UntranslatedSign />;
}

export const UntranslatedSign = () => (
  <span className="rounded-full bg-gold px-2 whitespace-nowrap py-0.5 text-small font-semibold text-on-gold">
    <Trans>Not translated</Trans>
  </span>
);
