import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { loaded } from '#src/api/screen-data.client.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { ConfirmDialog, ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { ChoiceField, TickField } from '#src/ui/staff/form-fields.tsx';
import { DraftNote, DraftState } from '#src/ui/staff/draft-note.tsx';
import { useDraft } from '#src/ui/staff/draft.client.ts';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import {
  areRulesMissing,
  resolverOf,
  rulesMissing,
  useIsThere,
  usePrepared,
} from '#src/ui/staff/rules.client.ts';
import { newSaveKey, saveKeyOf } from '#src/ui/staff/save-key.client.ts';
import { UnsavedChanges } from '#src/ui/staff/unsaved-changes.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { SentReply, Typed } from './feedback-card.tsx';
import { readMessage, sendReply } from './feedback-list.client.ts';
import { maxReplyLength } from './kinds.ts';
import type { Reply, StaffFeedback } from './schema.ts';
import { SavedReplyPicker } from './saved-replies/saved-reply-picker.tsx';

const loadSchema = async () => (await import('./schema.ts')).replySchema;

interface ReplyDialogProps {
  id: string;
  /** Of the list; undefined where it is not among those shown. */
  listed: StaffFeedback | undefined;
  /** False: what is sent here stays in the outbox. */
  sendsMail: boolean;
  onClose: () => void;
  onChanged: (message: StaffFeedback) => void;
}

/** The form of a reply, to a message of the list or one that only the address names. */
export function ReplyDialog({ id, listed, ...rest }: ReplyDialogProps) {
  const { i18n } = useLingui();
  const [changed, setChanged] = useState<StaffFeedback>();
  const [reading] = useState(() => loaded(listed ? Promise.resolve(listed) : readMessage(id)));
  const { value: own } = useLatest(reading);
  const message = listed ?? changed ?? own?.value;
  if (message) {
    const change = (record: StaffFeedback) => {
      setChanged(record);
      rest.onChanged(record);
    };
    return <ReplyForm message={message} {...rest} onChanged={change} />;
  }
  return (
    <Dialog isOpen onClose={rest.onClose} title={<Trans>Reply</Trans>}>
      {own?.refusal ? <ErrorBox>{i18n._(own.refusal.detail)}</ErrorBox> : <Trans>Loading...</Trans>}
    </Dialog>
  );
}

type ReplyFormProps = Omit<ReplyDialogProps, 'id' | 'listed'> & { message: StaffFeedback };

/** The language may be still to be chosen. */
type ReplyFields = Omit<Reply, 'language'> & Partial<Pick<Reply, 'language'>>;

/** What became of an attempt to send. */
type Outcome =
  | { readonly kind: 'none' | 'overtaken' | 'sent' }
  | { readonly kind: 'failed'; readonly message: string };

function ReplyForm({ message, sendsMail, onClose, onChanged }: ReplyFormProps) {
  const { t, i18n } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [asking, setAsking] = useState<Reply | null>(null);
  const [saveKey, setSaveKey] = useState(newSaveKey);
  const form = useForm<ReplyFields, unknown, Reply>({
    resolver: resolverOf(loadSchema, (fields: ReplyFields) => fields),
    defaultValues: {
      message: '',
      resolve: !message.is_resolved,
      // Of those that the writer knows: kept with the draft, which stays one reply when its answer was lost.
      replies: message.replies,
      ...(message.language && { language: message.language }),
    },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const fault = errors.message?.message;
  const box = useRef<HTMLTextAreaElement>(null);
  const { ref: setTyped, ...typed } = register('message');
  const language = useWatch({ control: form.control, name: 'language' });
  const screenLanguage = useLanguage();
  const isSent = outcome.kind === 'sent';
  const name = message.full_name;
  const draft = useDraft({
    form,
    address: `feedback/${message.id}`,
    version: null,
    saveKey,
    isSaved: isSent,
    nameOf: () => t`Reply to ${name}`,
    isDone: ({ message: text, replies }) =>
      message.replies === Number(replies) + 1 && message.reply_message === String(text).trim(),
    onTaken: (taken) => setSaveKey(taken.saveKey),
  });
  const { isOpening } = draft;
  useEffect(() => {
    if (!isOpening) box.current?.focus();
  }, [isOpening]);
  useEffect(() => {
    // Only once nothing holds the way any more.
    if (isSent) onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [isSent]);

  async function send(reply: Reply) {
    setAsking(null);
    setOutcome({ kind: 'none' });
    const result = await sendReply(message.id, reply, saveKeyOf(saveKey));
    if (result.outcome === 'refused')
      return setOutcome({ kind: 'failed', message: i18n._(result.refusal.detail) });
    onChanged(result.record);
    if (result.outcome === 'changed_meanwhile') {
      form.setValue('replies', result.record.replies);
      return setOutcome({ kind: 'overtaken' });
    }
    showToast('success', sendsMail ? t`Your reply is on its way.` : t`Your reply is in the outbox.`);
    setOutcome({ kind: 'sent' });
  }

  usePrepared(loadSchema);
  const isThere = useIsThere();
  const submit = handleSubmit(
    async (reply) => {
      if (!isThere()) return;
      // A second mail goes out only to whom it is meant.
      if (reply.replies > 0) setAsking(reply);
      else await send(reply);
    },
    (faults) => {
      setOutcome(
        areRulesMissing(faults) ? { kind: 'failed', message: i18n._(rulesMissing.detail) } : { kind: 'none' },
      );
    },
  );
  return (
    <Dialog isOpen onClose={onClose} isForm size="lg" title={<Trans>Reply to {name}</Trans>}>
      <form
        method="post"
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <blockquote className="border-s-4 border-edge ps-4 text-soft">
          {message.subject !== null && (
            <p dir="auto" className="font-semibold wrap-anywhere">
              {message.subject}
            </p>
          )}
          <Typed>{message.content}</Typed>
        </blockquote>
        {outcome.kind === 'overtaken' && (
          <ErrorBox>
            <Trans>
              Somebody else has just replied, so yours was not sent. You can still send it as a further reply.
            </Trans>
          </ErrorBox>
        )}
        <SentReply message={message} />
        <DraftNote draft={draft} />
        {/* What was kept comes a moment later, and would take the place of what is typed before. */}
        <fieldset disabled={isOpening} className="contents">
          <SavedReplyPicker into={box} language={language || screenLanguage} name={name} />
          <FieldFrame label={<Trans>Your reply</Trans>} error={fault && i18n._(fault)}>
            {(control) => (
              <textarea
                {...control}
                {...typed}
                ref={(control) => {
                  setTyped(control);
                  box.current = control;
                }}
                rows={8}
                maxLength={maxReplyLength}
                dir="auto"
                className={controlLook}
              />
            )}
          </FieldFrame>
          <FormProvider {...form}>
            <ChoiceField
              name="language"
              label={<Trans>Language of the mail</Trans>}
              hint={<LanguageHint language={message.language} />}
              options={[
                ...(message.language === null ? [{ value: '', label: t`Please choose` }] : []),
                { value: 'en', label: t`English` },
                { value: 'am', label: t`Amharic` },
              ]}
            />
            {!message.is_resolved && (
              <TickField name="resolve" label={<Trans>Mark the message as resolved</Trans>} />
            )}
          </FormProvider>
        </fieldset>
        {!sendsMail && (
          <p className="rounded-card bg-gold-tint px-4 py-3">
            <Trans>This installation has no mail server: the reply is kept, and stays in the outbox.</Trans>
          </p>
        )}
        {outcome.kind === 'failed' && <ErrorBox>{outcome.message}</ErrorBox>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" busyLabel={isSubmitting ? t`Sending…` : undefined}>
            {message.replies === 0 ? <Trans>Send reply</Trans> : <Trans>Send another reply</Trans>}
          </Button>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <DraftState draft={draft} />
        </div>
      </form>
      <ConfirmDialog
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        title={<Trans>Send a second mail?</Trans>}
        confirmLabel={<Trans>Send another reply</Trans>}
        busyLabel={t`Sending…`}
        onConfirm={async () => {
          if (asking) await send(asking);
          return null;
        }}
      >
        <p>
          <Trans>{name} has been answered already. The new reply goes out as a further mail.</Trans>
        </p>
      </ConfirmDialog>
      <UnsavedChanges isDirty={isDirty && !isSent} draft={draft} />
    </Dialog>
  );
}

function LanguageHint({ language }: Pick<StaffFeedback, 'language'>) {
  if (language === 'en') return <Trans>The message was written on an English page.</Trans>;
  if (language === 'am') return <Trans>The message was written on an Amharic page.</Trans>;
  return <Trans>It is not known which page the message was written on.</Trans>;
}
