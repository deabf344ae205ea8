import { useId } from 'react';
import type { TextFields } from '#src/lib/translations.ts';
import { controlLook } from '#src/ui/field.tsx';
import { UntranslatedSign, useErrorIn, useLanguageOrder } from '#src/ui/staff/localized-field.tsx';

interface TextPairProps {
  readonly label: string;
  readonly value: TextFields;
  readonly onChange: (value: TextFields) => void;
  readonly maxLength: number;
  /** What is wrong with it, translated. */
  readonly fault?: string | undefined;
}

/** A text of the schedule in both languages: held by the schedule, not by the form's own fields. */
export function TextPair({ label, value, onChange, maxLength, fault }: TextPairProps) {
  const id = useId();
  const inLanguage = useErrorIn();
  const order = useLanguageOrder();
  const isUntranslated = value.en.trim() !== '' && value.am.trim() === '';
  return (
    <fieldset className="grid gap-1">
      <legend className="text-small font-semibold">{label}</legend>
      <div className="grid gap-x-4 gap-y-2 md:grid-cols-2">
        {order.map((language) => (
          <div key={language} className="grid content-start gap-1">
            <label
              htmlFor={`${id}-${language}`}
              className="flex min-h-6 items-center gap-2 text-small text-soft"
            >
              <span className="sr-only">{label}: </span>
              <span lang={language}>{language === 'en' ? 'English' : 'አማርኛ'}</span>
              {language === 'am' && isUntranslated && <UntranslatedSign />}
            </label>
            <input
              id={`${id}-${language}`}
              lang={language}
              value={value[language]}
              maxLength={maxLength}
              onChange={(event) => onChange({ ...value, [language]: event.target.value })}
              aria-invalid={(fault !== undefined && language === 'en') || undefined}
              aria-describedby={fault === undefined ? undefined : `${id}-fault`}
              className={controlLook}
            />
          </div>
        ))}
      </div>
      {fault !== undefined && (
        <p id={`${id}-fault`} className="text-small font-semibold text-red">
          {inLanguage(fault, 'en')}
        </p>
      )}
    </fieldset>
  );
}
