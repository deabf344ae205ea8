import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { Column } from '#src/lib/csv-columns.ts';
import { importLimits, importMessages as messages } from '#src/lib/import-table.ts';
import type { ImportPreview, Imported, NewImport } from '#src/lib/csv-import.ts';
import { savedBefore, type SaveKey } from '#src/lib/idempotency.ts';
import { withoutLanguage } from '#src/lib/language.ts';
import type { ListAddress } from '#src/lib/record-history.ts';
import type { SaveResult } from '#src/lib/save-result.ts';
import { Button, ButtonLink } from '../button.tsx';
import { Checkbox, controlLook, FieldFrame } from '../field.tsx';
import { FileButton } from '../file-button.tsx';
import { useLocalPath } from '../link.tsx';
import { showToast } from '../toast.tsx';
import { ErrorBox } from './confirm-dialog.tsx';
import { useDraft } from './draft.client.ts';
import { DraftNote, DraftState } from './draft-note.tsx';
import { useFailureText } from './failure-text.client.ts';
import { ColumnsKnown } from './import-columns.tsx';
import { PreviewRows, PreviewSummary } from './import-preview.tsx';
import { newSaveKey, saveKeyOf } from './save-key.client.ts';
import { UnsavedChanges } from './unsaved-changes.tsx';

interface ImportScreenProps {
  title: string;
  /** The address of the list, where adding and cancelling lead. */
  list: ListAddress;
  columns: readonly Column[];
  /** What staff call the field of a column. */
  labelOf: (column: Column) => string;
  /** Of the example to download. */
  fileName: string;
  calls: {
    readonly preview: (table: string) => Promise<SaveResult<ImportPreview>>;
    readonly add: (made: NewImport, key: SaveKey) => Promise<SaveResult<Imported>>;
  };
  words: {
    readonly add: (count: number) => string;
    readonly added: (count: number) => string;
  };
  /** What else is to be known before. */
  note?: ReactNode;
}

const notRead = /*i18n*/ { id: 'The table could not be checked' };
const notAdded = /*i18n*/ { id: 'Nothing was added' };

/** A table is pasted or chosen, looked at row by row, and added whole or not at all. What was pasted is kept as a draft. */
export function ImportScreen({
  title,
  list,
  columns,
  labelOf,
  fileName,
  calls,
  words,
  note,
}: ImportScreenProps) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const listAddress = useLocalPath()(list);
  const address = withoutLanguage(useLocation().pathname).replace('/admin/', '');
  const id = useId();
  const [saveKey, setSaveKey] = useState(newSaveKey);
  const [checked, setChecked] = useState<{ readonly table: string; readonly preview: ImportPreview } | null>(
    null,
  );
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [added, setAdded] = useState<number | null>(null);
  const seen = useRef<HTMLElement>(null);
  // The title is what the list of drafts calls it.
  const form = useForm({ defaultValues: { title, table: '', leaveOutKnown: true } });
  const { register, setValue, getValues, control } = form;
  const [table, leaveOutKnown] = useWatch({ control, name: ['table', 'leaveOutKnown'] });
  const isSaved = added !== null;
  const draft = useDraft({
    form,
    address,
    version: null,
    saveKey,
    isSaved,
    onTaken: ({ saveKey: attempted }) => setSaveKey(attempted),
  });

  const leave = useEffectEvent(() => {
    showToast('success', words.added(added ?? 0));
    void navigate(listAddress);
  });
  useEffect(() => {
    if (isSaved) leave();
  }, [isSaved]);
  useEffect(() => {
    if (checked) seen.current?.focus();
  }, [checked]);

  async function attempt(action: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    await action();
    setBusy(false);
  }

  const check = (text: string) =>
    attempt(async () => {
      setChecked(null);
      const result = await calls.preview(text);
      if (result.outcome === 'saved') setChecked({ table: text, preview: result.record });
      else if (result.outcome === 'refused') setFailure(failureText(notRead, result.refusal));
    });
  const add = () =>
    attempt(async () => {
      const { table: text, leaveOutKnown: isLeftOut } = getValues();
      const result = await calls.add({ table: text, leaveOutKnown: isLeftOut }, saveKeyOf(saveKey));
      if (result.outcome === 'saved') return setAdded(result.record.total);
      if (result.outcome === 'refused') {
        // What was there when it was looked at may not be so any more; but without an answer all of it may be added
        // already, and is asked for once more by the same key.
        if (result.refusal.status === 422) setChecked(null);
        return setFailure(failureText(notAdded, result.refusal));
      }
      setChecked(null);
      setFailure(i18n._(savedBefore.id));
      setSaveKey(newSaveKey());
    });

  async function take(file: File) {
    const text = await file.text();
    if (text.length > importLimits.characters) return setFailure(i18n._(messages.tooLong.id));
    setValue('table', text, { shouldDirty: true });
    await check(text);
  }

  const preview = checked && checked.table === table ? checked.preview : null;
  const wanted = preview?.rows.filter(({ state }) => !(state === 'known' && leaveOutKnown)) ?? [];
  const faulty = wanted.filter(({ faults }) => faults.length > 0);
  const isReady = wanted.length > 0 && faulty.length === 0;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <ButtonLink to={list}>
          <Trans>Back to the list</Trans>
        </ButtonLink>
      </header>
      <div className="grid max-w-prose gap-2">
        <p>
          <Trans>
            Paste the rows of a spreadsheet with the line that names their columns, or choose a CSV file.
          </Trans>
        </p>
        {note}
      </div>
      <ColumnsKnown columns={columns} labelOf={labelOf} fileName={fileName} />
      <DraftNote draft={draft} />
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void (isReady ? add() : check(getValues('table')));
        }}
        className="grid grid-cols-1 gap-5"
      >
        <fieldset disabled={draft.isOpening} className="contents">
          <FieldFrame
            label={t`The table`}
            hint={t`At most ${importLimits.rows} rows. A file can be dropped here, too.`}
          >
            {(field) => (
              <textarea
                {...field}
                {...register('table')}
                rows={10}
                maxLength={importLimits.characters}
                wrap="off"
                spellCheck={false}
                autoComplete="off"
                className={`${controlLook} text-small`}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  const [file] = event.dataTransfer.files;
                  if (!file) return;
                  event.preventDefault();
                  void take(file);
                }}
                onInput={({ nativeEvent, currentTarget: { value } }) => {
                  if (nativeEvent.inputType === 'insertFromPaste') void check(value);
                }}
              />
            )}
          </FieldFrame>
          <div>
            <FileButton accept=".csv,.tsv,.txt,text/csv" isBusy={isBusy} onChoose={(file) => void take(file)}>
              <Trans>Choose a CSV file</Trans>
            </FileButton>
          </div>
        </fieldset>
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        {preview && (
          <section
            ref={seen}
            tabIndex={-1}
            aria-labelledby={`${id}-preview`}
            className="grid grid-cols-1 gap-4"
          >
            <h3 id={`${id}-preview`} className="text-large font-semibold">
              <Trans>What would be added</Trans>
            </h3>
            <PreviewSummary preview={preview} faulty={faulty.length} />
            {preview.counts.known > 0 && (
              <Checkbox {...register('leaveOutKnown')} label={t`Leave out what is there already`} />
            )}
            <PreviewRows rows={preview.rows} columns={columns} />
          </section>
        )}
        {checked && !preview && (
          <p role="status" className="text-soft">
            <Trans>The table has changed since it was checked.</Trans>
          </p>
        )}
        <div className="sticky bottom-0 z-10 flex flex-wrap gap-3 border-t border-edge bg-paper py-3">
          <DraftState draft={draft} />
          <Button type="submit" look="primary" busyLabel={isBusy ? t`One moment…` : undefined}>
            {isReady ? words.add(wanted.length) : <Trans>Check the table</Trans>}
          </Button>
          <ButtonLink to={list} className="max-sm:hidden">
            <Trans>Cancel</Trans>
          </ButtonLink>
        </div>
      </form>
      <UnsavedChanges isDirty={form.formState.isDirty && !isSaved} draft={draft} />
    </section>
  );
}
