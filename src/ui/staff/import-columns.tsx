import { Trans, useLingui } from '@lingui/react/macro';
import { listSeparator, type Column } from '#src/lib/csv-columns.ts';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '../button.tsx';
import { downloadTable } from '../download.client.ts';
import { useLanguage } from '../language.client.ts';
import { DataTable } from './data-table.tsx';

interface ColumnsKnownProps {
  columns: readonly Column[];
  labelOf: (column: Column) => string;
  fileName: string;
}

/** Which columns there are and what can stand in them, and an example with all of them. */
export function ColumnsKnown({ columns, labelOf, fileName }: ColumnsKnownProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const download = () =>
    downloadTable(fileName, [columns.map(({ name }) => name), columns.map(({ example }) => example)]);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <Button onClick={download}>
        <Trans>Download an example</Trans>
      </Button>
      <details className="w-full">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-green underline">
          <Trans>Columns, and what can stand in them</Trans>
        </summary>
        <div className="grid grid-cols-1 gap-3 pt-2">
          <p className="max-w-prose text-soft">
            <Trans>
              The order of the columns is free, and those that you do not need can be left out. Several things
              in one cell stand with {listSeparator} between them, or on lines of their own; in two languages
              the first belongs to the first.
            </Trans>
          </p>
          <DataTable
            caption={t`Columns`}
            columns={[t`Column`, t`Meaning`, t`What can stand there`]}
            rows={columns.map((column) => ({
              key: column.name,
              cells: [
                <code key="name">{column.name}</code>,
                labelOf(column),
                <span key="choices" className="wrap-anywhere">
                  {column.choices
                    ? Object.entries(column.choices)
                        .map(([code, label]) => `${code} (${inLanguage(label, language)})`)
                        .join(', ')
                    : column.example || '–'}
                </span>,
              ],
            }))}
          />
        </div>
      </details>
    </div>
  );
}
