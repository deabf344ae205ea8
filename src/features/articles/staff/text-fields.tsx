import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Language } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { MissingSources } from '#src/ui/staff/missing-sources.tsx';
import { UntranslatedSign, useLanguageOrder } from '#src/ui/staff/localized-field.tsx';
import { readingMinutes } from '../reading-time.ts';
import { contentLimits as limits } from '../kinds.ts';
import { ArticlePreview } from './article-preview.tsx';
import type { ArticleFields } from './article-fields.ts';
import { WritingArea } from './writing-area.tsx';

/** The text in both languages beside each other, and below them as readers will see it. */
export function TextFields() {
  const { t } = useLingui();
  const body = useWatch<ArticleFields, 'body'>({ name: 'body' });
  const [isPreview, setIsPreview] = useState(false);
  const order = useLanguageOrder();
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="font-semibold">{t`Text`}</legend>
      {(body.en.trim() === '') !== (body.am.trim() === '') && (
        <p>
          <UntranslatedSign />
        </p>
      )}
      <div className="grid grid-cols-1 gap-x-4 gap-y-4 md:grid-cols-2">
        {order.map((language) => (
          <div key={language} className="grid grid-cols-1 content-start gap-2">
            <WritingArea language={language} />
            <TextFacts text={body[language]} language={language} />
          </div>
        ))}
      </div>
      <p id="text-hint" className="text-small text-soft">
        <Trans>
          Markdown: ## heading, **bold**, *italic*, - list, 1. list, &gt; quotation, [words](address),
          ![words](/figures/plank-still.svg), [^2] second source.
        </Trans>
      </p>
      <Button
        className="justify-self-start"
        aria-expanded={isPreview}
        onClick={() => setIsPreview(!isPreview)}
      >
        {isPreview ? <Trans>Close the preview</Trans> : <Trans>Preview</Trans>}
      </Button>
      {isPreview && <ArticlePreview />}
    </fieldset>
  );
}

/** How long the text takes, and what in it leads nowhere. */
function TextFacts({ text, language }: { text: string; language: Language }) {
  const { i18n } = useLingui();
  const sources = useWatch<ArticleFields, 'sources'>({ name: 'sources' });
  if (text.trim() === '') return null;
  return (
    <div className="grid gap-1 text-small">
      <p className="text-soft">
        <Plural value={readingMinutes(text, language)} one="# minute to read" other="# minutes to read" />
        <Dot />
        <Trans>
          {i18n.number(text.length)} of {i18n.number(limits.body)} characters
        </Trans>
      </p>
      <MissingSources text={text} count={sources.length} />
    </div>
  );
}
