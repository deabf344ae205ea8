import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { PauseIcon, PlayIcon } from '#src/ui/icons.tsx';
import type { QuoteView } from './motivation-view.ts';
import { quoteRotationMs } from './quote-rotation.ts';

/**
 * One quotation after the other, turned by the style sheet alone: it needs no script, waits while it is pointed at or
 * holds the focus, and stops by the switch. Who wants no motion gets a row to go along at their own pace.
 */
export function Quotes({ quotes }: { quotes: readonly QuoteView[] }) {
  const { t } = useLingui();
  const rotation = { '--count': quotes.length, '--each': `${quoteRotationMs}ms` } as CSSProperties;
  return (
    <section
      aria-label={t`Words to keep`}
      className="quotes card grid min-w-0 content-start gap-4 p-6"
      style={rotation}
    >
      {/* A row that scrolls takes the focus, so that keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-label={t`Twelve quotations`}>
        {quotes.map((quote, index) => (
          <li key={quote.id} style={{ '--place': index } as CSSProperties}>
            <Quote quote={quote} />
          </li>
        ))}
      </ul>
      <label data-native="" className="button quotes-stop justify-self-start">
        <input type="checkbox" role="switch" autoComplete="off" className="sr-only" />
        <span>
          <PauseIcon />
          <Trans>Stop</Trans>
        </span>
        <span>
          <PlayIcon />
          <Trans>Go on</Trans>
        </span>
      </label>
    </section>
  );
}

function Quote({ quote }: { quote: QuoteView }) {
  return (
    <figure className="grid gap-3">
      <figcaption className="text-small text-soft">{quote.categoryLabel}</figcaption>
      <blockquote className="grid gap-2">
        <p lang={quote.language} className="quote-words">
          {quote.text}
        </p>
        {quote.meaning && <p className="text-large">{quote.meaning}</p>}
      </blockquote>
      <p>
        <b>{quote.author}</b>
        <cite className="block text-small text-soft not-italic">{quote.said}</cite>
      </p>
      <p className="text-small text-soft">
        {quote.tags.map((tag) => (
          <span key={tag} className="quote-tag">
            {tag}
          </span>
        ))}
      </p>
    </figure>
  );
}
