import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { differences, partsBeside, shortened, type Difference } from './comparison.ts';
import { valueLabels } from './labels.ts';
import type { FullLogEntry } from './schema.ts';

/** What was changed, value by value: as it was beside as it became. Folded away until it is wanted. */
export function ComparedValues({ entry: { before, after } }: { entry: FullLogEntry }) {
  const { t } = useLingui();
  const found = differences(before, after);
  const nameOf = useValueName();
  if (found.length === 0) return null;
  const title = !before ? t`What was created` : !after ? t`What was deleted` : t`What was changed`;
  const columns = [
    { key: 'value', label: <Trans>Value</Trans> },
    ...(before ? [{ key: 'before', label: <Trans>Before</Trans> }] : []),
    ...(after ? [{ key: 'after', label: <Trans>After</Trans> }] : []),
  ];
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-green">{title}</summary>
      <DataTable
        caption={title}
        columns={columns}
        rows={found.map((difference) => ({
          key: difference.path.join(' '),
          cells: [
            nameOf(difference.path),
            ...(before ? [<Before key="before" of={difference} />] : []),
            ...(after ? [<After key="after" of={difference} />] : []),
          ],
        }))}
      />
    </details>
  );
}

/** `Schedule › 2 › Rest day`: names that staff know, else the words of the key. */
function useValueName(): (path: Difference['path']) => string {
  const { i18n } = useLingui();
  return (path) =>
    path
      .map((part) =>
        typeof part === 'number' ? i18n.number(part) : i18n._(valueLabels[part]?.id ?? words(part)),
      )
      .join(' › ');
}

const words = (key: string): string =>
  key.replaceAll(/[_-]+|(?<=[a-z])(?=[A-Z])/g, ' ').replace(/^./, (first) => first.toUpperCase());

const Nothing = () => (
  <span className="text-soft">
    <Trans>nothing</Trans>
  </span>
);

function Before({ of: { before, after } }: { of: Difference }) {
  if (before === null) return <Nothing />;
  const { start, changed, end } = shortened(partsBeside(before, after));
  return (
    <span className="whitespace-pre-wrap wrap-anywhere">
      {start}
      {changed && <del className="bg-red-tint">{changed}</del>}
      {end}
    </span>
  );
}

function After({ of: { before, after } }: { of: Difference }) {
  if (after === null) return <Nothing />;
  const { start, changed, end } = shortened(partsBeside(after, before));
  return (
    <span className="whitespace-pre-wrap wrap-anywhere">
      {start}
      {changed && <ins className="bg-green-tint no-underline">{changed}</ins>}
      {end}
    </span>
  );
}
