import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#src/api/client.ts';
import { formatFullDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import type { Calendar } from '#src/lib/month.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { controlLook, Field, FieldFrame } from '#src/ui/field.tsx';
import { sessionMessages } from '#src/session/messages.ts';
import { loaded } from '#src/session/loaded.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { saveFailure } from './failure.client.ts';
import type { Logbook } from './logbook.client.ts';
import { activityMessages } from './messages.ts';
import { calorieLimits, durationLimits, genericType, textLimits, workoutType } from './kinds.ts';
import { useLanguage } from '#src/ui/language.client.ts';

export type LoggedType = typeof workoutType | typeof genericType;

interface LogDialogProps {
  /** What is being logged; null: the dialog is closed. */
  type: LoggedType | null;
  day: Day;
  calendar: Calendar;
  onClose: () => void;
  save: Logbook['save'];
}

const formId = 'log-activity';

/** Asks for what a workout or another activity was, and saves it for a day. What was typed stays until it is saved. */
export function LogDialog({ type, day, calendar, onClose, save }: LogDialogProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const attempt = useRef<Attempt>(null);

  const form = useRef<HTMLFormElement>(null);
  // After the dialog, which begins with its own button for closing.
  useEffect(() => {
    if (type) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [type]);

  const close = () => {
    setErrors({});
    setFailure(null);
    onClose();
  };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!type || isSaving) return;
    const rules = await loaded(i18n, () => import('./schema.ts'));
    if (!rules) return;
    const schema = type === workoutType ? rules.workoutDetailsSchema : rules.genericDetailsSchema;
    const parsed = schema.safeParse(detailsOf(new FormData(form)));
    flushSync(() => setErrors(fieldErrors(parsed.error?.issues ?? [])));
    if (!parsed.success) return form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    setIsSaving(true);
    setFailure(null);
    try {
      const activity = { date: day, type, details: parsed.data };
      attempt.current = attemptAt(activity, attempt.current);
      const isKept = await save({ ...activity, ...(attempt.current.id && { id: attempt.current.id }) });
      attempt.current = null;
      if (isKept) showToast('info', i18n._(sessionMessages.kept));
      else showToast('success', i18n._(activityMessages.saved));
      close();
    } catch (error) {
      setFailure(saveFailure(i18n, error));
      if (error instanceof ApiError && error.problem.errors)
        setErrors(
          fieldErrors(error.problem.errors.map((fault) => ({ ...fault, path: fault.path.slice(1) }))),
        );
    } finally {
      setIsSaving(false);
    }
  }

  const errorOf = (name: string) => (errors[name] ? i18n._(errors[name]) : undefined);
  return (
    <Dialog
      isOpen={type !== null}
      onClose={close}
      isForm
      title={type === workoutType ? t`Log a workout` : t`Add an activity`}
      actions={
        <>
          <Button type="submit" form={formId} look="primary" busyLabel={isSaving ? t`Saving…` : undefined}>
            <Trans>Save</Trans>
          </Button>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <p className="text-soft">{formatFullDate(day, calendar, language)}</p>
        {type === workoutType && <WorkoutFields errorOf={errorOf} />}
        {type === genericType && (
          <FieldFrame label={t`Description`} error={errorOf('description')}>
            {(control) => (
              <textarea
                {...control}
                name="description"
                rows={3}
                required
                maxLength={textLimits.description}
                placeholder={t`Walked to the market and back`}
                className={controlLook}
              />
            )}
          </FieldFrame>
        )}
        {failure && (
          <p role="alert" className="rounded-card bg-red-tint px-4 py-3 text-red">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function WorkoutFields({ errorOf }: { errorOf: (name: string) => string | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <Field
        label={t`Name`}
        name="name"
        required
        maxLength={textLimits.name}
        placeholder={t`Morning run`}
        error={errorOf('name')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...{ label: t`Duration (minutes)`, name: 'duration', error: errorOf('duration') }}
          {...{ type: 'number', inputMode: 'numeric', required: true, defaultValue: 30, ...durationLimits }}
        />
        <Field
          {...{ label: t`Calories (optional)`, name: 'calories', error: errorOf('calories') }}
          {...{
            type: 'number',
            inputMode: 'numeric',
            hint: t`If your watch or machine shows them`,
            ...calorieLimits,
          }}
        />
      </div>
    </>
  );
}

/** What is being saved, and the id under which it is saved once even if an answer is lost. */
interface Attempt {
  readonly content: string;
  /** Absent where the page came without TLS: then a retry might save twice. */
  readonly id: string | undefined;
}

/** The attempt before, where it was at the same; what has changed is another activity. */
function attemptAt(activity: object, before: Attempt | null): Attempt {
  const content = JSON.stringify(activity);
  return before?.content === content ? before : { content, id: crypto.randomUUID?.() };
}

const numberFields: readonly string[] = ['duration', 'calories'];

/** The fields that were filled in; numbers as numbers. */
function detailsOf(form: FormData): Record<string, unknown> {
  const details: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    details[name] = numberFields.includes(name) ? Number(value) : value.trim();
  }
  return details;
}
