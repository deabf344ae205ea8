import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { pathIn } from '#src/lib/language.ts';
import { Dot } from '#src/ui/facts.tsx';
import { Image } from '#src/ui/image.tsx';
import { ReadingTime } from './article-list.tsx';
import { articlePath } from './article-path.ts';
import type { ArticleView } from './article-view.ts';
import './article.css';

/** An article as its readers see it. */
export function ArticleText({ article, search = '' }: { article: ArticleView; search?: string | undefined }) {
  const { i18n } = useLingui();
  const body = useMemo(() => ({ __html: article.html }), [article]);
  // A drawing, and a photo that stands upright, are shown whole.
  const isWide = article.picture !== null && article.picture.width > article.picture.height;
  return (
    <article lang={article.language} className="grid grid-cols-1 gap-8">
      <header className="grid gap-4">
        <p className="text-small text-soft" lang={i18n.locale}>
          {article.categoryLabel}
          <Dot />
          <ReadingTime minutes={article.minutes} />
        </p>
        <h1 className="text-hero" lang={article.titleLanguage}>
          {article.title}
        </h1>
        <p className="text-large text-soft" lang={article.summaryLanguage}>
          {article.summary}
        </p>
        <p className="text-small text-soft" lang={i18n.locale}>
          {article.author}
          <Dot />
          <time dateTime={article.publishedAt}>{article.published}</time>
          {(article.isInBoth || article.language !== i18n.locale) && (
            <>
              <Dot />
              <OtherLanguage {...{ article, search }} />
            </>
          )}
        </p>
        {article.language !== i18n.locale && (
          <p className="border-s-4 border-s-gold bg-gold-tint px-4 py-3" lang={i18n.locale} role="note">
            {article.language === 'en' ? (
              <Trans>This article is not in Amharic yet; here it is in English.</Trans>
            ) : (
              <Trans>This article is not in English yet; here it is in Amharic.</Trans>
            )}
          </p>
        )}
      </header>
      {article.image && (
        <Image
          src={article.image}
          picture={article.picture}
          width="640"
          height="360"
          alt=""
          sizes="(min-width: 48rem) 44rem, 100vw"
          className={`plate article-picture ${isWide ? 'object-cover' : ''}`}
        />
      )}
      <div className="article-body" dangerouslySetInnerHTML={body} />
    </article>
  );
}

/** To the same article in the other language, said in that language. */
function OtherLanguage({ article, search }: { article: ArticleView; search: string }) {
  const { i18n } = useLingui();
  const path = articlePath(article) + search;
  const [other, href, words] =
    i18n.locale === 'am' ? ['en', path, 'Read in English'] : ['am', pathIn('am', path), 'በአማርኛ ያንብቡ'];
  return (
    <a href={href} lang={other} hrefLang={other} className="inline-flex min-h-11 items-center underline">
      {words}
    </a>
  );
}
