import {
  choiceColumn,
  itemsIn,
  textColumn,
  textColumns,
  type Column,
  type ImportKind,
} from '#src/lib/csv-columns.ts';
import { categoryLabels } from '../labels.ts';
import { draftOf, fieldsOf, type ArticleFields } from './article-fields.ts';
import { iconLabels, typeLabels } from './labels.ts';

/** As one cites it, with the address at its end. */
const sourcesColumn: Column = {
  name: 'sources',
  path: ['sources'],
  isList: true,
  example: 'Who wrote it, what it is called, where and when it came out https://example.org/paper',
  put(fields, cell) {
    (fields as unknown as ArticleFields).sources = itemsIn(cell).map((item) => {
      const [, citation = '', url = ''] = /^(.*?)(\S+)$/s.exec(item) ?? [];
      return { citation: citation.trim(), url };
    });
    return undefined;
  },
};

/** The columns of a table of articles, which fill in the editor's form. All of them come as drafts. */
export const articleImport: ImportKind = {
  columns: [
    ...textColumns({ name: 'title', path: ['title'], example: { en: 'An example', am: 'ምሳሌ' } }),
    ...textColumns({
      name: 'summary',
      path: ['summary'],
      example: { en: 'What it is about, in a sentence', am: 'ስለ ምን እንደሆነ በአንድ ዓረፍተ ነገር' },
    }),
    ...textColumns({
      name: 'body',
      path: ['body'],
      example: {
        en: '## A heading\n\nThe text is Markdown. What rests on a source says so at its end.[^1]',
        am: '## ርእስ\n\nጽሑፉ Markdown ነው። ምንጭ ያለው ዓረፍተ ነገር መጨረሻው ላይ ምንጩን ይጠቁማል።[^1]',
      },
    }),
    choiceColumn({ name: 'type', path: ['type'], example: 'educational' }, typeLabels),
    choiceColumn({ name: 'category', path: ['category'], example: 'fitness' }, categoryLabels),
    choiceColumn({ name: 'icon', path: ['icon'], example: 'sprout' }, iconLabels),
    textColumn({ name: 'image', path: ['image'], example: '' }),
    ...textColumns({ name: 'author', path: ['author'], example: { en: '', am: '' } }),
    sourcesColumn,
  ],
  blank: () => fieldsOf(null, ''),
  draftOf,
  naming: 'title',
};
