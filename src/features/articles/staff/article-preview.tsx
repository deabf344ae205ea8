import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ApiError, read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Language } from '#src/lib/language.ts';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import type { ArticleFields } from './article-fields.ts';
import '../article.css';

/** The article as its page will show it, the text made by the same reader of Markdown. */
export function ArticlePreview({ language }: { language: Language }) {
  const { t, i18n } = useLingui();
  const { title, summary, author, image, body, sources } = useFormContext<ArticleFields>().getValues();
  const isTranslated = body[language].trim() !== '';
  const other = language === 'en' ? 'am' : 'en';
  const shown = isTranslated ? language : other;
  const rendered = useRendered(body[shown], shown, sources.length);
  const inShown = (text: ArticleFields['title']) => text[language].trim() || text[other];
  return (
    <section aria-label={t`Preview`} className="rounded-card border border-edge bg-paper p-4 sm:p-8">
      <article lang={shown} className="article mx-auto">
        <header className="grid gap-4">
          <h3 className="text-head wrap-anywhere">{inShown(title)}</h3>
          <p className="text-large text-soft wrap-anywhere">{inShown(summary)}</p>
          <p className="text-small text-soft">{inShown(author)}</p>
          {!isTranslated && (
            <p className="border-s-4 border-s-gold bg-gold-tint px-4 py-3" lang={i18n.locale} role="note">
              {language === 'am' ? (
                <Trans>Not in Amharic yet: its readers are shown the English.</Trans>
              ) : (
                <Trans>Not in English yet: its readers are shown the Amharic.</Trans>
              )}
            </p>
          )}
        </header>
        {/^\/[^/\\]/.test(image) && <img src={image} alt="" className="plate article-picture" />}
        {rendered === null && (
          <p role="status">
            <Trans>Loading...</Trans>
          </p>
        )}
        {rendered && 'html' in rendered && (
          <div className="article-body" dangerouslySetInnerHTML={{ __html: rendered.html }} />
        )}
        {rendered && 'fault' in rendered && <ErrorBox>{i18n._(rendered.fault)}</ErrorBox>}
        {sources.length > 0 && (
          <ol className="article-sources grid list-decimal gap-1 ps-6">
            {sources.map(({ citation, url }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a source is its number here
              <li key={index} id={`source-${index + 1}`} className="wrap-anywhere">
                {citation} {url}
              </li>
            ))}
          </ol>
        )}
      </article>
    </section>
  );
}

/** Null while it is on its way. */
function useRendered(markdown: string, language: Language, sources: number) {
  const [rendered, setRendered] = useState<{ html: string } | { fault: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void read(memberApi().admin.content.preview.$post({ json: { markdown, language, sources } }))
      .catch((error: unknown) => {
        if (error instanceof ApiError) return { fault: error.problem.detail };
        throw error;
      })
      .then((answer) => isCurrent && setRendered(answer));
    return () => {
      isCurrent = false;
    };
  }, [markdown, language, sources]);
  return rendered;
}
