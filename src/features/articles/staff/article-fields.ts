import type { ArticleIcon, ContentCategory, ContentType } from '../kinds.ts';
import { addisTime, momentInAddis } from './addis-time.ts';
import type { PublicationState } from './publication.ts';
import type { StoredArticle } from './schema.ts';

/** A text as two fields hold it: what is not written is empty. */
interface Texts {
  en: string;
  am: string;
}

/** An article as the fields of its form hold it. */
export interface ArticleFields {
  /** Empty while it follows the title. */
  id: string;
  type: ContentType;
  category: ContentCategory;
  title: Texts;
  summary: Texts;
  body: Texts;
  icon: ArticleIcon;
  /** Empty for none. */
  image: string;
  author: Texts;
  sources: { citation: string; url: string }[];
  /** `at` by the clock of Addis Ababa, `yyyy-MM-ddTHH:mm`; empty where no time is chosen. */
  publication: { state: PublicationState; at: string };
}

const nothing: Texts = { en: '', am: '' };

/** @param writer whoever begins a new one */
export function fieldsOf(stored: StoredArticle | null, writer: string): ArticleFields {
  if (!stored)
    return {
      id: '',
      type: 'educational',
      category: 'fitness',
      title: nothing,
      summary: nothing,
      body: nothing,
      icon: 'sprout',
      image: '',
      author: { en: writer, am: '' },
      sources: [],
      publication: { state: 'draft', at: '' },
    };
  const { id, type, category, icon, sources, status, publishedAt } = stored;
  return {
    id,
    type,
    category,
    icon,
    sources,
    title: { ...nothing, ...stored.title },
    summary: { ...nothing, ...stored.summary },
    body: { ...nothing, ...stored.body },
    author: { ...nothing, ...stored.author },
    image: stored.image ?? '',
    publication: {
      state: status,
      at: status === 'scheduled' && publishedAt !== null ? addisTime(publishedAt) : '',
    },
  };
}

/** What the API takes, right or wrong: the schema judges it. */
export const draftOf = ({ id, image, publication: { state, at }, ...fields }: ArticleFields) => ({
  ...fields,
  ...(id.trim() !== '' && { id: id.trim() }),
  image: image.trim() === '' ? null : image,
  publication: state === 'scheduled' ? { state, at: momentInAddis(at) ?? '' } : { state },
});
