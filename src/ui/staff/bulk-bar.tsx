import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { SaveKey } from '#src/lib/idempotency.ts';
import type { Loaded, Refusal } from '#src/lib/save-result.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Link } from '../link.tsx';
import { showToast } from '../toast.tsx';
import { ConfirmDialog, ErrorBox } from './confirm-dialog.tsx';
import { useKeyOf } from './save-key.client.ts';
import { SelectionBar, type RowChoice } from './row-choice.tsx';
import { useUndoToast } from './undo-toast.tsx';

/** A record that is changed together with others. */
interface BulkRecord {
  readonly id: string;
  readonly version: number;
  /** Draft, published …, where its kind has that. */
  readonly status?: string;
}

/** By which action a record comes back to a state; null where none leads there. */
const backTo = (state: string | undefined): string | null =>
  ({ draft: 'unpublish', published: 'publish', archived: 'archive' })[state ?? ''] ?? null;

/** A row of such a record. */
interface BulkRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** Its editor. */
  readonly to: string;
  /** By which action it comes back to what it is; null where none leads there. */
  readonly undoneBy: string | null;
  /** What is known to stand in the way of what can be done. */
  readonly inTheWay: ReactNode;
}

/** What can be done with many rows. */
export interface BulkAction {
  /** As the API calls it. */
  readonly action: string;
  readonly label: ReactNode;
  /** What is asked before; nothing is asked without it. */
  readonly question?: ReactNode;
  /** How many it was done to, in words. */
  readonly done: (count: number) => string;
  /** Where it is undone by an action of its own, whatever the row was. */
  readonly undoneBy?: string;
}

interface Answer {
  readonly items: readonly {
    readonly id: string;
    readonly version: number | null;
    readonly refusal: Refusal | null;
  }[];
}

/** Does one thing to many: what became of each, or why nothing was done at all. */
export type ChangeAll = (
  change: { action: string; items: { id: string; version: number }[] },
  key: SaveKey,
) => Promise<Loaded<Answer>>;

interface BulkBarProps<Shown extends BulkRecord> {
  readonly selection: RowChoice;
  readonly records: readonly Shown[];
  /** A record's editor, without language. */
  readonly editorOf: (record: Shown) => string;
  readonly nameOf: (record: Shown) => string;
  /** What is known beforehand to stand in the way of what is asked about first; null where nothing does. */
  readonly inTheWayOf?: (record: Shown) => ReactNode;
  readonly actions: readonly BulkAction[];
  readonly changeAll: ChangeAll;
}

interface Refused {
  readonly done: string | null;
  readonly rows: readonly (BulkRow & { readonly refusal: Refusal })[];
}

/** Says how many rows are chosen, and does to all of them what may be done; afterwards, what was refused and why. */
export function BulkBar<Shown extends BulkRecord>({
  selection,
  records,
  editorOf,
  nameOf,
  inTheWayOf,
  actions,
  changeAll,
}: BulkBarProps<Shown>) {
  const { t, i18n } = useLingui();
  const undoToast = useUndoToast();
  const { revalidate } = useRevalidator();
  const [asked, ask] = useState<BulkAction | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const keyOf = useKeyOf();
  const rows = records.map((record): BulkRow => ({
    id: record.id,
    version: record.version,
    name: nameOf(record),
    to: editorOf(record),
    undoneBy: backTo(record.status),
    inTheWay: inTheWayOf?.(record) ?? null,
  }));
  const chosen = rows.filter(({ id }) => selection.chosen.has(id));
  const held = chosen.filter((row) => Boolean(row.inTheWay));
  const free = chosen.filter((row) => !row.inTheWay);
  const send = (action: string, items: { id: string; version: number }[]) =>
    changeAll({ action, items }, keyOf({ action, items }));

  /** @returns why nothing was done at all, already translated */
  async function run({ action, question, done, undoneBy }: BulkAction): Promise<string | null> {
    setRunning(action);
    try {
      const sent = question === undefined ? chosen : free;
      const items = sent.map(({ id, version }) => ({ id, version }));
      const { value: answer, refusal } = await send(action, items);
      if (!answer) return i18n._(refusal.detail);
      const became = sent.map((row, index) => ({ ...row, ...answer.items[index]! }));
      const [good, bad] = [became.filter((row) => !row.refusal), became.filter((row) => row.refusal)];
      const changed = good.filter(
        ({ id, version }) => version !== items.find((item) => item.id === id)!.version,
      );
      const left = good.length - changed.length;
      const parts = [
        ...(changed.length > 0 ? [done(changed.length)] : []),
        ...(left > 0 ? [t`${plural(left, { one: '# was so already', other: '# were so already' })}`] : []),
      ];
      const said = parts.length > 0 ? parts.join(' · ') : null;
      const backBy = (row: Pick<BulkRow, 'undoneBy'>) => undoneBy ?? row.undoneBy;
      if (said !== null && changed.length > 0 && changed.every((row) => backBy(row) !== null))
        undoToast(said, {
          undo: () => undo(changed.map((row) => ({ ...row, by: backBy(row)! }))),
          undone: t`Undone.`,
        });
      else if (said !== null) showToast(changed.length > 0 ? 'success' : 'info', said);
      if (bad.length > 0) setRefused({ done: said, rows: bad as unknown as Refused['rows'] });
      selection.clear();
      void revalidate();
      return null;
    } catch (error) {
      return i18n._((error as Error).message);
    } finally {
      setRunning(null);
    }
  }

  async function undo(
    changed: readonly { readonly id: string; readonly version: number | null; readonly by: string }[],
  ): Promise<Refusal | null> {
    for (const [action, some] of Map.groupBy(changed, ({ by }) => by)) {
      // What is gone has no version.
      const items = some.map(({ id, version }) => ({ id, version: version ?? 1 }));
      const answer = await send(action, items);
      // Nothing was reached: what is shown still stands, and can be tried again.
      if (answer.refusal) return answer.refusal;
      const refusal = answer.value.items.find((item) => item.refusal)?.refusal;
      if (refusal) {
        void revalidate();
        return refusal;
      }
    }
    return null;
  }

  return (
    <>
      <SelectionBar selection={selection}>
        {actions.map((each) => (
          <Button
            key={each.action}
            busyLabel={running === each.action ? t`Saving…` : undefined}
            onClick={() =>
              each.question === undefined
                ? void run(each).then((fault) => fault !== null && showToast('error', fault))
                : ask(each)
            }
          >
            {each.label}
          </Button>
        ))}
      </SelectionBar>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => ask(null)}
        title={asked?.label}
        confirmLabel={asked?.label}
        busyLabel={t`Saving…`}
        onConfirm={async () => await run(asked!)}
        isImpossible={free.length === 0}
      >
        {held.length > 0 && (
          <div className="grid gap-2">
            <p className="font-semibold">
              <Plural value={held.length} one="# stays as it is:" other="# stay as they are:" />
            </p>
            <Names rows={held} />
          </div>
        )}
        {free.length > 0 && (
          <>
            <p>{asked?.question}</p>
            <Names rows={free} />
          </>
        )}
      </ConfirmDialog>
      <Dialog
        isOpen={refused !== null}
        onClose={() => setRefused(null)}
        title={t`What was not done, and why`}
        actions={
          <Button onClick={() => setRefused(null)}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {refused && (
          <div className="grid gap-4">
            {refused.done !== null && <p>{refused.done}</p>}
            <ErrorBox>
              <Plural value={refused.rows.length} one="# was refused." other="# were refused." />
            </ErrorBox>
            <ul className="grid gap-3">
              {refused.rows.map(({ id, name, to, refusal }) => (
                <li key={id}>
                  <Link to={to} className="font-semibold wrap-anywhere">
                    {name}
                  </Link>
                  <Reason refusal={refusal} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </Dialog>
    </>
  );
}

function Names({ rows }: { rows: readonly BulkRow[] }) {
  return (
    <ul className="max-h-60 list-disc overflow-y-auto ps-5">
      {rows.map(({ id, name, inTheWay }) => (
        <li key={id} className="wrap-anywhere">
          {name}
          {inTheWay && <span className="block text-small text-soft">{inTheWay}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Why one was refused, with what stands in its way where that is told. */
function Reason({ refusal: { detail, followers, usedBy = [], errors = [] } }: { refusal: Refusal }) {
  const { i18n } = useLingui();
  const more = [
    ...usedBy.map(({ title }) => title),
    ...new Set(errors.map(({ message }) => i18n._(message)).filter((message) => message !== i18n._(detail))),
  ];
  return (
    <>
      {followers === undefined ? (
        <p>{i18n._(detail)}</p>
      ) : (
        <p>
          <Plural
            value={followers}
            one="# member follows it. Archive it instead."
            other="# members follow it. Archive it instead."
          />
        </p>
      )}
      {more.length > 0 && (
        <ul className="list-disc ps-5 text-small text-soft">
          {more.slice(0, 5).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}
