import { Trans, useLingui } from '@lingui/react/macro';
import { useLocalPath } from '#src/ui/link.tsx';
import { feedPath } from './article-path.ts';

/** Tells feed readers where the articles of the page's language are. React moves it into the document's head. */
export function FeedAlternate() {
  const { t } = useLingui();
  const href = useLocalPath()(feedPath);
  return <link rel="alternate" type="application/atom+xml" title={t`Articles of Birtu`} href={href} />;
}

/** The same for people, who may not know that it is there. */
export function FeedLink() {
  return (
    <a href={useLocalPath()(feedPath)} type="application/atom+xml" className="arrow-link text-small">
      <Trans>Follow new articles by feed</Trans>
    </a>
  );
}
