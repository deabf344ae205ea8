import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Column } from '#src/lib/csv-columns.ts';
import type { ImportPreview, PreviewRow, RowFault } from '#src/lib/csv-import.ts';
import { colons, listed } from '#src/lib/listed.ts';
import { Checkbox } from '../field.tsx';
import { useLanguage } from '../language.client.ts';
import { DataTable } from './data-table.tsx';

/** How many rows would be added, and what stands in the way. @param faulty rows that do */
export function PreviewSummary({ preview, faulty }: { preview: ImportPreview; faulty: number }) {
  const { counts, unknownColumns } = preview;
  const names = listed(unknownColumns, useLanguage());
  return (
    <div role="status" className="grid gap-2">
      <p>
        <Plural value={counts.new} one="# row is new." other="# rows are new." />{' '}
        {counts.known > 0 && (
          <Plural
            value={counts.known}
            one="# row has a name that is there already, or stands in a row above."
            other="# rows have names that are there already, or stand in a row above."
          />
        )}
      </p>
      {faulty > 0 && (
        <p className="font-semibold text-red">
          <Plural
            value={faulty}
            one="# row is not right yet. Nothing is added before it is: change it in the table, and check again."
            other="# rows are not right yet. Nothing is added before they are: change them in the table, and check again."
          />
        </p>
      )}
      {unknownColumns.length > 0 && (
        <p className="wrap-anywhere">
          <Trans>These columns are not known and are not read: {names}</Trans>
        </p>
      )}
    </div>
  );
}

interface PreviewRowsProps {
  rows: readonly PreviewRow[];
  columns: readonly Column[];
}

/** Every row, with what was read of it and what is wrong. */
export function PreviewRows({ rows, columns }: PreviewRowsProps) {
  const { t } = useLingui();
  const [isFaultyOnly, setFaultyOnly] = useState(false);
  const faulty = rows.filter(({ faults }) => faults.length > 0);
  const shown = isFaultyOnly ? faulty : rows;
  return (
    <>
      {faulty.length > 0 && faulty.length < rows.length && (
        <Checkbox
          label={t`Only rows that are not right`}
          checked={isFaultyOnly}
          onChange={({ target }) => setFaultyOnly(target.checked)}
        />
      )}
      <DataTable
        caption={t`Rows of the table`}
        columns={[t`Name`, t`Line`, t`What is in it`, t`State`]}
        rows={shown.map((row) => ({
          key: String(row.line),
          cells: [
            <RowName key="name" {...row} />,
            row.line,
            <Cells key="cells" cells={row.cells} columns={columns} />,
            <State key="state" {...row} />,
          ],
        }))}
      />
    </>
  );
}

function RowName({ name: { en, am } }: Pick<PreviewRow, 'name'>) {
  if (en === '' && am === '')
    return (
      <span className="text-soft">
        <Trans>Without a name</Trans>
      </span>
    );
  return (
    <span className="grid gap-1 wrap-anywhere">
      {en !== '' && <span lang="en">{en}</span>}
      {am !== '' && (
        <span lang="am" className="font-normal">
          {am}
        </span>
      )}
    </span>
  );
}

function Cells({ cells, columns }: Pick<PreviewRow, 'cells'> & Pick<PreviewRowsProps, 'columns'>) {
  const read = columns.filter(({ name }) => cells[name] !== undefined);
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-green underline">
        <Plural value={read.length} one="# cell" other="# cells" />
      </summary>
      <dl className="grid gap-1 text-small">
        {read.map(({ name, language }) => (
          <div key={name} className="wrap-anywhere">
            <dt className="inline text-soft">
              <code>{name}</code>
            </dt>{' '}
            <dd className="inline whitespace-pre-line" lang={language}>
              {cells[name]}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function State({ state, faults }: Pick<PreviewRow, 'state' | 'faults'>) {
  return (
    <div className="grid gap-1">
      {state === 'known' && (
        <p>
          <Trans>There already</Trans>
        </p>
      )}
      {faults.length > 0 ? (
        <ul className="grid gap-1">
          {faults.map((fault) => (
            <li key={`${fault.column} ${fault.message}`} className="wrap-anywhere text-red">
              <Fault {...fault} />
            </li>
          ))}
        </ul>
      ) : (
        state === 'new' && (
          <p className="text-green">
            <Trans>New</Trans>
          </p>
        )
      )}
    </div>
  );
}

function Fault({ column, item, message, given }: RowFault) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <>
      {column !== null && (
        <>
          <code>{column}</code>
          {item !== null && ` (${t`No. ${item}`})`}
          {colons[language]}
        </>
      )}
      {i18n._(message, { given })}
    </>
  );
}
