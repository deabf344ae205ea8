import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { savedBefore } from '#src/lib/idempotency.ts';
import { refusalIn, type Failed, type Refusal } from '#src/lib/save-result.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Field } from '../field.tsx';
import { showToast } from '../toast.tsx';
import { ErrorBox } from './confirm-dialog.tsx';
import { useFailureText } from './failure-text.client.ts';
import type { FilterStore, SavedFilter } from './filter-store.client.ts';
import { newSaveKey, saveKeyOf, useSaveKey } from './save-key.client.ts';
import { useUndoToast } from './undo-toast.tsx';

const notKept: Failed = /*i18n*/ { id: 'The filter could not be kept' };
const notRenamed: Failed = /*i18n*/ { id: 'The filter could not be renamed' };
const notRemoved: Failed = /*i18n*/ { id: 'The filter could not be removed' };

interface FilterDialogProps {
  store: FilterStore;
  list: string;
  onClose: () => void;
  /** The filters are others now. */
  onChanged: () => void;
}

/** What is wrong with the name, or with all else. */
function useFault(failed: Failed) {
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const ofName = refusal?.errors?.find(({ path }) => path[0] === 'name')?.message;
  return {
    ofName: ofName && i18n._(ofName),
    other: refusal && !ofName ? failureText(failed, refusal) : null,
    setRefusal,
  };
}

/** Asks for the name under which a filter is kept. @param called what it may be called */
export function KeepFilterDialog({
  store,
  list,
  query,
  called,
  onClose,
  onChanged,
}: FilterDialogProps & { query: string; called: string }) {
  const { t } = useLingui();
  const form = useId();
  const key = useSaveKey();
  const [name, setName] = useState(called);
  const [isBusy, setBusy] = useState(false);
  const fault = useFault(notKept);
  async function keep() {
    setBusy(true);
    const refusal = refusalIn(await store.keep(list, { name, query }, key), savedBefore);
    setBusy(false);
    fault.setRefusal(refusal);
    if (refusal) return;
    showToast('success', t`Kept: ${name.trim()}`);
    onChanged();
    onClose();
  }
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t`Keep this filter`}
      size="sm"
      actions={
        <Button type="submit" form={form} look="primary" busyLabel={isBusy ? t`Saving…` : undefined}>
          <Trans>Keep filter</Trans>
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <Field
          label={t`Name`}
          hint={t`The search, the filters and the order that are chosen now come back at a tap. Only you see it.`}
          error={fault.ofName}
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
        {fault.other && <ErrorBox>{fault.other}</ErrorBox>}
      </form>
    </Dialog>
  );
}

/** All that are kept of a list, to be renamed or removed. */
export function FiltersDialog({
  filters,
  onClose,
  ...shared
}: FilterDialogProps & { filters: readonly SavedFilter[] }) {
  const { t } = useLingui();
  return (
    <Dialog isOpen isForm onClose={onClose} title={t`Kept filters`}>
      <ul className="grid gap-5">
        {filters.map((filter) => (
          <li key={filter.id}>
            <FilterRow {...shared} filter={filter} onClose={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function FilterRow({ store, list, filter, onClose, onChanged }: FilterDialogProps & { filter: SavedFilter }) {
  const { t } = useLingui();
  const undoToast = useUndoToast();
  const [name, setName] = useState(filter.name);
  const [busy, setBusy] = useState<'renaming' | 'removing' | null>(null);
  const renaming = useFault(notRenamed);
  const removing = useFault(notRemoved);
  const { query } = filter;

  /** Says what was done and how it is undone, which this dialog does not outlive. */
  function done(said: string, undone: string, undo: () => Promise<Refusal | null>) {
    undoToast(said, {
      undone,
      async undo() {
        const refusal = await undo();
        if (!refusal) onChanged();
        return refusal;
      },
    });
    onChanged();
    onClose();
  }

  async function rename() {
    setBusy('renaming');
    const result = await store.change(list, filter.id, { name, query });
    setBusy(null);
    const refusal = refusalIn(result, savedBefore);
    renaming.setRefusal(refusal);
    if (refusal) return;
    done(t`Renamed: ${name.trim()}`, t`Named again: ${filter.name}`, async () =>
      refusalIn(await store.change(list, filter.id, { name: filter.name, query }), savedBefore),
    );
  }

  async function remove() {
    setBusy('removing');
    const refusal = await store.remove(list, filter.id);
    setBusy(null);
    removing.setRefusal(refusal);
    if (refusal) return;
    if (filter.isOutdated) {
      showToast('success', t`Removed: ${filter.name}`);
      onChanged();
      onClose();
      return;
    }
    const key = saveKeyOf(newSaveKey());
    done(t`Removed: ${filter.name}`, t`Kept again: ${filter.name}`, async () =>
      refusalIn(await store.keep(list, { name: filter.name, query }, key), savedBefore),
    );
  }

  const removal: ReactNode = (
    <Button
      onClick={() => void remove()}
      busyLabel={busy === 'removing' ? t`Deleting…` : undefined}
      aria-label={t`Remove: ${filter.name}`}
    >
      <Trans>Remove</Trans>
    </Button>
  );
  const fault = renaming.other ?? removing.other;
  return (
    <div className="grid gap-2">
      {filter.isOutdated ? (
        <>
          <p className="font-semibold wrap-anywhere">{filter.name}</p>
          <p className="text-soft">
            <Trans>This list has changed: it cannot be filtered like that any more.</Trans>
          </p>
          <div className="flex">{removal}</div>
        </>
      ) : (
        <form
          noValidate
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void rename();
          }}
        >
          <Field
            label={t`Name of ${filter.name}`}
            error={renaming.ofName}
            value={name}
            maxLength={60}
            onChange={({ target }) => setName(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              disabled={name.trim() === filter.name}
              aria-label={t`Rename: ${filter.name}`}
              busyLabel={busy === 'renaming' ? t`Saving…` : undefined}
            >
              <Trans>Rename</Trans>
            </Button>
            {removal}
          </div>
        </form>
      )}
      {fault && <ErrorBox>{fault}</ErrorBox>}
    </div>
  );
}
