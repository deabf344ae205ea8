import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Language, Localized } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { controlLook } from '#src/ui/field.tsx';
import { UntranslatedSign, useErrorIn, useLanguageOrder } from '#src/ui/staff/localized-field.tsx';
import { readingMinutes } from '../reading-time.ts';
import { contentLimits as limits } from '../schema.ts';
import { ArticlePreview } from './article-preview.tsx';
import { missingSources } from './footnotes.ts';
import type { ArticleFields } from './article-fields.ts';

const languageNames: Localized = { en: 'English', am: 'አማርኛ' };

/** The text in one language at a time, to write or to see as readers will. */
export function TextFields() {
  const { t, i18n } = useLingui();
  const { formState, register, setValue } = useFormContext<ArticleFields>();
  const body = useWatch<ArticleFields, 'body'>({ name: 'body' });
  const [language, setLanguage] = useState<Language>(i18n.locale as Language);
  const [isPreview, setIsPreview] = useState(false);
  const order = useLanguageOrder();
  const inLanguage = useErrorIn();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const faults = order.flatMap((each) => {
    const message = formState.errors.body?.[each]?.message;
    return message === undefined ? [] : [{ language: each, text: inLanguage(i18n._(message), each) }];
  });
  const field = register(`body.${language}`);

  /** Puts a pointer to a source where the cursor is. */
  function insert(number: number) {
    const text = body[language];
    const at = area.current?.selectionEnd ?? text.length;
    const footnote = `[^${number}]`;
    setValue(`body.${language}`, text.slice(0, at) + footnote + text.slice(at), { shouldDirty: true });
    area.current?.focus();
    area.current?.setSelectionRange(at + footnote.length, at + footnote.length);
  }

  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="font-semibold">{t`Text`}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {order.map((shown) => (
          <Button
            key={shown}
            lang={shown}
            aria-pressed={shown === language}
            look={shown === language ? 'primary' : 'plain'}
            onClick={() => setLanguage(shown)}
          >
            {languageNames[shown]}
          </Button>
        ))}
        {(body.en.trim() === '') !== (body.am.trim() === '') && <UntranslatedSign />}
        <Button className="ms-auto" aria-pressed={isPreview} onClick={() => setIsPreview(!isPreview)}>
          {isPreview ? <Trans>Write</Trans> : <Trans>Preview</Trans>}
        </Button>
      </div>
      {isPreview ? (
        <ArticlePreview language={language} />
      ) : (
        <>
          <textarea
            key={language}
            {...field}
            ref={(element) => {
              field.ref(element);
              area.current = element;
            }}
            lang={language}
            rows={16}
            maxLength={limits.body}
            aria-label={t`Text, ${languageNames[language]}`}
            aria-describedby="text-hint"
            aria-invalid={faults.some((fault) => fault.language === language) || undefined}
            className={controlLook}
          />
          <SourceButtons onInsert={insert} />
          <p id="text-hint" className="text-small text-soft">
            <Trans>
              Markdown: ## heading, **bold**, *italic*, - list, 1. list, &gt; quotation, [words](address),
              ![words](/figures/plank-still.svg).
            </Trans>
          </p>
        </>
      )}
      {faults.map((fault) => (
        <p key={fault.language} className="text-small font-semibold text-red">
          {fault.text}
        </p>
      ))}
      <TextFacts text={body[language]} language={language} />
    </fieldset>
  );
}

function SourceButtons({ onInsert }: { onInsert: (number: number) => void }) {
  const { t } = useLingui();
  const sources = useWatch<ArticleFields, 'sources'>({ name: 'sources' });
  if (sources.length === 0) return null;
  return (
    <div role="group" aria-label={t`Point to a source`} className="flex flex-wrap gap-2">
      {sources.map((source, index) => {
        const number = index + 1;
        return (
          <Button
            // oxlint-disable-next-line react/no-array-index-key -- a source is its number here
            key={number}
            title={source.citation}
            aria-label={t`Insert a pointer to source ${number}`}
            className="min-w-11 justify-center"
            onClick={() => onInsert(number)}
          >
            [^{number}]
          </Button>
        );
      })}
    </div>
  );
}

/** How long the text takes, and what in it leads nowhere. */
function TextFacts({ text, language }: { text: string; language: Language }) {
  const { i18n } = useLingui();
  const sources = useWatch<ArticleFields, 'sources'>({ name: 'sources' });
  if (text.trim() === '') return null;
  const missing = missingSources(text, sources.length).map((number) => `[^${number}]`);
  const listed = missing.join(', ');
  return (
    <div className="grid gap-1 text-small">
      <p className="text-soft">
        <Plural value={readingMinutes(text, language)} one="# minute to read" other="# minutes to read" />
        {' · '}
        <Trans>
          {i18n.number(text.length)} of {i18n.number(limits.body)} characters
        </Trans>
      </p>
      {missing.length > 0 && (
        <p className="justify-self-start bg-gold-tint px-2 py-1">
          <Trans>These point to no source and are shown as they are typed: {listed}</Trans>
        </p>
      )}
    </div>
  );
}
