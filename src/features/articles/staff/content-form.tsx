import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, type FieldPath, type Resolver } from 'react-hook-form';
import { ApiError, read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { useMember } from '#src/session/guard.tsx';
import { ChangedMeanwhile } from '#src/ui/staff/changed-meanwhile.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { useSaveKey, type SaveKey } from '#src/ui/staff/save-key.client.ts';
import { UnsavedChanges } from '#src/ui/staff/unsaved-changes.tsx';
import { contentLimits as limits } from '../schema.ts';
import { DetailFields } from './detail-fields.tsx';
import { Differences } from './differences.tsx';
import { contentOf, emptyForm, formOf, type ContentForm as Form } from './form-values.ts';
import { staffContentMessages as messages } from './messages.ts';
import { PublicationFields } from './publication-fields.tsx';
import { PublicationDay } from './publication-time.tsx';
import { newContentSchema, staffContentSchema, type NewContent, type StaffContent } from './schema.ts';
import { SourceFields } from './source-fields.tsx';
import { TextFields } from './text-fields.tsx';

const validate: Resolver<Form, unknown, NewContent> = async (values, context, options) =>
  await (zodResolver(newContentSchema) as unknown as Resolver<Form, unknown, NewContent>)(
    contentOf(values) as Form,
    context,
    options,
  );

interface ContentFormProps {
  /** By which the dialog's button submits it. */
  id: string;
  /** Null for a new article. */
  stored: StaffContent | null;
  /** Of a new article. */
  author: string;
  onBusy: (isBusy: boolean) => void;
  onSaved: (item: StaffContent) => void;
}

export function ContentForm({ id, stored, author, onBusy, onSaved }: ContentFormProps) {
  const { t, i18n } = useLingui();
  const form = useForm<Form, unknown, NewContent>({
    defaultValues: stored ? formOf(stored) : emptyForm(author),
    resolver: validate,
  });
  // What the form's changes are measured against: what was read, or what somebody else has saved since.
  const [base, setBase] = useState(stored);
  const key = useSaveKey();
  const me = useMember()?.name;
  const [theirs, setTheirs] = useState<StaffContent | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState<StaffContent | null>(null);
  const { isDirty } = form.formState;
  // Only now, when nothing unsaved stands in the way of leaving.
  useEffect(() => {
    if (saved) onSaved(saved);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once
  }, [saved]);

  async function save(content: NewContent, over = base) {
    onBusy(true);
    setFailure(null);
    setTheirs(null);
    setIsLooking(false);
    try {
      setSaved(await send(content, over, key));
    } catch (error) {
      refuse(error);
    } finally {
      onBusy(false);
    }
  }

  function refuse(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, detail, errors = [], current } = error.problem;
    const stands = code === 'changed_meanwhile' || code === 'saved_before';
    const newer = stands ? staffContentSchema.safeParse(current).data : undefined;
    if (newer) return setTheirs(newer);
    errors.forEach(({ path, message }, index) =>
      form.setError(path.join('.') as FieldPath<Form>, { message }, { shouldFocus: index === 0 }),
    );
    if (errors.length > 0) return;
    const isKnown = status > 0 && status < 500;
    setFailure(isKnown ? detail : (stored ? messages.updateFailed : messages.createFailed).id);
  }

  function takeTheirs(newer: StaffContent) {
    setBase(newer);
    setTheirs(null);
    form.reset(formOf(newer));
  }

  function keepMine(newer: StaffContent) {
    setBase(newer);
    void form.handleSubmit((content) => save(content, newer))();
  }

  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) => void form.handleSubmit((content) => save(content))(event)}
      >
        {theirs && (
          <ChangedMeanwhile
            name={theirs.updatedBy}
            isOwn={theirs.updatedBy === me}
            at={theirs.updatedAt}
            onLook={() => setIsLooking(true)}
            onKeepMine={() => keepMine(theirs)}
          />
        )}
        {theirs && isLooking && (
          <Differences mine={form.getValues()} theirs={theirs} onTakeTheirs={() => takeTheirs(theirs)} />
        )}
        {failure !== null && <ErrorBox>{i18n._(failure)}</ErrorBox>}
        <LocalizedField name="title" label={t`Title`} maxLength={limits.title} />
        <LocalizedField name="summary" label={t`Summary`} isLong maxLength={limits.summary} />
        <TextFields />
        <SourceFields />
        <DetailFields stored={base} />
        <LocalizedField name="author" label={t`Author`} maxLength={limits.author} />
        <PublicationFields stored={base} />
        {base && (
          <p className="text-small text-soft">
            {base.writtenBy !== null && (
              <>
                <Trans>Written by {base.writtenBy}</Trans>
                {' · '}
              </>
            )}
            <Trans>
              Last changed: <PublicationDay moment={base.updatedAt} withTime />
            </Trans>
          </p>
        )}
      </form>
      <UnsavedChanges isDirty={isDirty && saved === null} />
    </FormProvider>
  );
}

/** @param over what is stored now, as far as is known; null for a new article */
async function send(content: NewContent, over: StaffContent | null, key: SaveKey): Promise<StaffContent> {
  const { content: api } = memberApi().admin;
  if (!over) return await read(api.$post({ json: content }, key));
  const { id = over.id } = content;
  return await read(
    api[':id'].$put({ param: { id: over.id }, json: { ...content, id, version: over.version } }, key),
  );
}
