import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { languages, type Language, type Localized } from '#src/lib/language.ts';
import { colons } from '#src/lib/listed.ts';
import { controlLook } from '../field.tsx';
import { useLanguage } from '../language.client.ts';
import { ChoiceFilter } from './list-filters.tsx';
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
  const colon = colons[useLanguage()];
  const id = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{label}</legend>
      <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
        {order.map((language) => {
          const found = fault(`${name}.${language}`);
          // That of the whole text stands at the language of the screen.
          const error = found ? inLanguage(found, language) : language === order[0] ? fault(name) : undefined;
          const Control = isLong ? 'textarea' : 'input';
          return (
            <div key={language} className="grid content-start gap-1">
              <label
                htmlFor={`${id}-${language}`}
                className="flex min-h-6 items-center gap-2 text-small text-soft"
              >
                <span className="sr-only">{label + colon}</span>
                <span lang={language}>{language === 'en' ? 'English' : 'አማርኛ'}</span>
                <Untranslated name={name} into={language} />
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

/** Shown while a text is there in the other language only. */
function Untranslated({ name, into }: { name: string; into: Language }) {
  const value = useWatch({ name }) as Partial<Localized> | undefined;
  const isThere = (language: Language) => Boolean(value?.[language]?.trim());
  if (isThere(into) || !languages.some(isThere)) return null;
  return <UntranslatedSign />;
}

const signLook = 'rounded-full bg-gold px-2 whitespace-nowrap py-0.5 text-small font-semibold text-on-gold';

export const UntranslatedSign = () => (
  <span className={signLook}>
    <Trans>Not translated</Trans>
  </span>
);

/** In a list: the languages in which a record is not there yet. */
export function MissingLanguages({ missing }: { missing: readonly Language[] }) {
  return missing.map((language) => (
    <span key={language} className={signLook}>
      {language === 'en' ? <Trans>Without English</Trans> : <Trans>Without Amharic</Trans>}
    </span>
  ));
}

/** Narrows a list down to what is not there in a language. */
export function MissingFilter() {
  const { t } = useLingui();
  return (
    <ChoiceFilter
      name="missing"
      label={t`Translation`}
      all={<Trans>In any language</Trans>}
      options={[
        { value: 'am', label: t`Without Amharic` },
        { value: 'en', label: t`Without English` },
      ]}
    />
  );
}
