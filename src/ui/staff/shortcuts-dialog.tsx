import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Checkbox } from '../field.tsx';
import { chooseSingleKeys, useSingleKeys } from './shortcuts.client.ts';

/** What can be done by the keyboard alone, and whether single keys do anything. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const areOn = useSingleKeys();
  const single: readonly [readonly string[], ReactNode][] = [
    [['/'], <Trans key="search">Search the list</Trans>],
    [['n'], <Trans key="new">Write something new</Trans>],
    [['↓', 'j'], <Trans key="next">To the next row</Trans>],
    [['↑', 'k'], <Trans key="previous">To the row before</Trans>],
    [['?'], <Trans key="keys">Show these keys</Trans>],
  ];
  const always: typeof single = [
    [['Enter'], <Trans key="open">Open the row</Trans>],
    [['Ctrl+S', '⌘S'], <Trans key="save">Save what is being written</Trans>],
    [['Ctrl+Z', '⌘Z'], <Trans key="undo">Undo, while that is offered</Trans>],
  ];
  const line = ([keys, does]: (typeof single)[number]) => (
    <div key={keys[0]} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
      <dt>{does}</dt>
      <dd className="flex gap-2">
        {keys.map((key) => (
          <kbd
            key={key}
            className="rounded-card border border-field-edge bg-paper px-3 py-1 text-center text-small"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Keys`}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div className="grid gap-3">
        <dl className="rows">
          {always.map(line)}
          {areOn && single.map(line)}
        </dl>
        <Checkbox
          label={t`Single keys work, except while you type`}
          checked={areOn}
          onChange={(event) => chooseSingleKeys(event.target.checked)}
        />
        <p className="text-small text-soft">
          <Trans>This device keeps your choice.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
