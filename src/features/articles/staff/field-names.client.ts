import { useLingui } from '@lingui/react/macro';
import type { ArticleFields } from './article-fields.ts';

/** What staff call the fields of an article. */
export function useFieldNames(): Readonly<Record<keyof ArticleFields, string>> {
  const { t } = useLingui();
  return {
    title: t`Title`,
    summary: t`Summary`,
    body: t`Text`,
    sources: t`Sources`,
    type: t`Type`,
    category: t`Category`,
    id: t`Address`,
    image: t`Picture`,
    icon: t`Sign`,
    author: t`Author`,
    publication: t`Publication`,
  };
}
