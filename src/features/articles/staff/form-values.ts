import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import type { ArticleIcon, ContentCategory, ContentType } from '../schema.ts';
import { addisTime, momentInAddis } from './addis-time.ts';
import type { PublicationState } from './publication.ts';
import type { StaffContent } from './schema.ts';

/** A text as two fields hold it: what is not written is empty. */
interface Texts {
  en: string;
  am: string;
}

/** An article as the fields of its form hold it. */
export interface ContentForm {
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

/** A new article by somebody. */
export const emptyForm = (author: string): ContentForm => ({
  id: '',
  type: 'educational',
  category: 'fitness',
  title: nothing,
  summary: nothing,
  body: nothing,
  icon: 'sprout',
  image: '',
  author: { en: author, am: '' },
  sources: [],
  publication: { state: 'draft', at: '' },
});

export function formOf(item: StaffContent): ContentForm {
  const { id, type, category, icon, sources, status, publishedAt } = item;
  return {
    id,
    type,
    category,
    icon,
    sources,
    title: { ...nothing, ...item.title },
    summary: { ...nothing, ...item.summary },
    body: { ...nothing, ...item.body },
    author: { ...nothing, ...item.author },
    image: item.image ?? '',
    publication: {
      state: status,
      at: status === 'scheduled' && publishedAt !== null ? addisTime(publishedAt) : '',
    },
  };
}

/** What the API takes, still to be validated. */
export function contentOf({ id, image, publication: { state, at }, ...form }: ContentForm) {
  return {
    ...withoutEmptyTranslations(form),
    ...(id.trim() !== '' && { id: id.trim() }),
    image: image.trim() === '' ? null : image,
    publication: state === 'scheduled' ? { state, at: momentInAddis(at) ?? '' } : { state },
  };
}

/** The fields in which two forms of an article differ. */
export const differingFields = (mine: ContentForm, theirs: ContentForm): (keyof ContentForm)[] =>
  (Object.keys(mine) as (keyof ContentForm)[]).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );
