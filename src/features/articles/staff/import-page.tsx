import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { staffImport } from '#src/api/staff-import.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { requireSession } from '#src/session/guard.tsx';
import { ImportScreen } from '#src/ui/staff/import-screen.tsx';
import { useListAddress } from '#src/ui/staff/resource-list.tsx';
import { articleImport } from './article-columns.ts';
import { useFieldNames } from './field-names.client.ts';
import type { ArticleFields } from './article-fields.ts';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireSession(request);
  return null;
}

const calls = staffImport(() => memberApi().admin.content.import);

/** Adds articles of a spreadsheet, as drafts. */
export default function ImportArticlesPage() {
  const { t } = useLingui();
  const names = useFieldNames();
  const list = useListAddress('/admin/content');
  return (
    <ImportScreen
      {...{ calls, list }}
      title={t`Import articles`}
      columns={articleImport.columns}
      labelOf={({ path: [field] }) => names[field as keyof ArticleFields]}
      fileName="birtu-articles.csv"
      note={
        <p>
          <Trans>A text may have several lines in its cell.</Trans>
        </p>
      }
      words={{
        add: (count) => t`${plural(count, { one: 'Add # article', other: 'Add # articles' })}`,
        added: (count) => t`${plural(count, { one: '# article is added.', other: '# articles are added.' })}`,
      }}
    />
  );
}
