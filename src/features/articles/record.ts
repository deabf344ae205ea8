import { searchText } from '#src/lib/search.ts';
import { categoryLabels } from './labels.ts';
import type { ContentItem } from './schema.ts';

/** An article by the columns of its table, all but its time: what lists filter by stands alone, the rest is `data`. */
export function contentRecord(item: Omit<ContentItem, 'publishedAt'>) {
  const { id, type, category, status, title, ...data } = item;
  const search_text = searchText({
    title,
    description: item.summary,
    category,
    categoryLabel: categoryLabels[category],
    tags: [item.body],
  });
  return { id, type, category, status, title, data, search_text };
}
