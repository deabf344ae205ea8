import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { EditorAddress, ListAddress } from '#src/lib/record-history.ts';
import type { Refusal, SaveResult } from '#src/lib/save-result.ts';
import { withoutLanguage } from '#src/lib/language.ts';
import type { Versioned } from '#src/lib/version.ts';
import { Button, ButtonLink } from '../button.tsx';
import { useKeptFocus } from '../kept-focus.client.ts';
import { useLanguage } from '../language.client.ts';
import { useLocalPath } from '../link.tsx';
import { showToast } from '../toast.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { ErrorBox } from './confirm-dialog.tsx';
import { useDraft } from './draft.client.ts';
import { DraftNote, DraftState } from './draft-note.tsx';
import { stops, useFailureText } from './failure-text.client.ts';
import { HistoryButton } from './history.tsx';
import type { SaveKey } from '#src/lib/idempotency.ts';
import {
  areRulesMissing,
  resolverOf,
  rulesMissing,
  useIsThere,
  usePrepared,
  type LoadSchema,
} from './rules.client.ts';
import { newSaveKey, saveKeyOf } from './save-key.client.ts';
import { saveShortcut } from './shortcuts.client.ts';
import { useUndoToast, type Undoing } from './undo-toast.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

export interface VersionedFormProps<Values extends FieldValues, Draft, Stored extends Versioned> {
  /** Names the screen. */
  title: string;
  /** The address of the list, where saving and cancelling lead. */
  list: ListAddress;
  /** What is changed; null for something new. */
  stored: Stored | null;
  /** What the fields begin with. */
  valuesOf: (stored: Stored | null) => Values;
  /** What the API takes of what the fields hold, right or wrong. Its names are those of the fields. */
  draftOf: (values: Values) => unknown;
  loadSchema: LoadSchema<Draft>;
  /** @param over what it is written over, by its version; null makes a new record */
  save: (draft: Draft, over: Stored | null, key: SaveKey) => Promise<SaveResult<Stored>>;
  words: {
    readonly submit: ReactNode;
    readonly busy: string;
    readonly saved: string;
    /** What could not be done. */
    readonly failed: { readonly id: string };
  };
  /** The name of whoever sits here. */
  me: string | undefined;
  /** What somebody else has made of it meanwhile, beside what is typed here. */
  theirs: (stored: Stored, mine: Values) => ReactNode;
  /** Beside Save and Cancel. */
  actions?: ReactNode;
  /** Before what is typed is checked: takes out what was only begun. */
  tidy?: (form: UseFormReturn<Values, unknown, Draft>) => void;
  /** Before the first fault is shown: opens the part of the form in which it stands. */
  onFaulty?: (errors: FieldErrors<Values>) => void;
  /** More to be shown of what the API refused. */
  onRefused?: (refusal: Refusal) => void;
  /** Of a save that took something from readers: what is said then, and how it is undone. */
  undoOf?: (before: Stored, saved: Stored) => SavedUndoing | null;
  /** The fields, of what the form stands on. */
  children: (base: Stored | null) => ReactNode;
}

/** What a save did, and how it can be undone at a press. */
export interface SavedUndoing extends Undoing {
  readonly done: string;
}

/** Milliseconds in which a form comes and is read, and its rules are not asked for yet. */
const reading = 3_000;

const faulty = /*i18n*/ { id: 'Something is missing or wrong. Please look at what is marked.' };

/**
 * The screen on which a versioned record is written. What is typed stays until it is saved or given up on purpose; what
 * somebody else has saved meanwhile is shown and never overwritten unseen; an attempt whose answer was lost is repeated
 * without making anything twice.
 */
export function VersionedForm<
  Values extends FieldValues,
  Draft extends FieldValues,
  Stored extends Versioned,
>({
  title,
  list,
  stored,
  valuesOf,
  draftOf,
  loadSchema,
  save,
  words,
  me,
  theirs: showTheirs,
  actions,
  tidy,
  onFaulty,
  onRefused,
  undoOf,
  children,
}: VersionedFormProps<Values, Draft, Stored>) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const listAddress = useLocalPath()(list);
  const [saveKey, setSaveKey] = useState(newSaveKey);
  const address = withoutLanguage(useLocation().pathname).replace('/admin/', '');
  const [search] = useSearchParams();
  const id = useId();
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [undoing, setUndoing] = useState<SavedUndoing | null>(null);
  const [isSaved, setSaved] = useState(false);
  const undoToast = useUndoToast();
  const [faultyAttempts, setFaultyAttempts] = useState(0);
  const [unfolded, setUnfolded] = useState(0);
  const form = useForm<Values, unknown, Draft>({
    resolver: resolverOf(loadSchema, draftOf),
    defaultValues: named(valuesOf(stored), stored ? null : search.get('name')) as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  const draft = useDraft({
    form,
    address,
    version: base?.version ?? null,
    saveKey,
    isSaved,
    onTaken({ version, saveKey: attempted }) {
      setSaveKey(attempted);
      if (!base || !stored || version === base.version) return;
      // It was begun on what somebody has changed since: that is told before it is saved.
      setBase({ ...base, version: version! });
      setTheirs(stored);
    },
  });
  const root = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  usePrepared(loadSchema, reading);
  const isThere = useIsThere();

  // Once nothing is unsaved any more, so that nobody is asked about it.
  const leave = useEffectEvent(() => {
    if (undoing) undoToast(undoing.done, undoing);
    else showToast('success', words.saved);
    void navigate(listAddress);
  });
  useEffect(() => {
    if (isSaved) leave();
  }, [isSaved]);
  // Once more drawn: parts that are folded away unfold at the attempt, by effects of their own.
  // oxlint-disable-next-line react/set-state-in-effect -- the drawing is what is waited for
  useEffect(() => setUnfolded(faultyAttempts), [faultyAttempts]);
  // What is disabled until its draft is known takes no focus.
  const { isOpening } = draft;
  useEffect(() => {
    if (unfolded > 0 && !isOpening) showFirstFault(root.current);
  }, [unfolded, isOpening]);
  // Newer browsers answer a scroll with a promise, which an effect must not give back. With nothing to show, to ask would
  // only have the whole form laid out in the task that made it.
  useEffect(() => {
    if (failure !== null || theirs) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, theirs]);

  /** @param over the record to write over */
  async function submit(over: Stored | null) {
    let isFaulty = false;
    tidy?.(form);
    setFailure(null);
    await form.handleSubmit(
      async (checked) => {
        if (!isThere()) return;
        const result = await save(checked, over, saveKeyOf(saveKey));
        if (result.outcome === 'saved') {
          setUndoing((over && undoOf?.(over, result.record)) ?? null);
          return setSaved(true);
        }
        if (result.outcome === 'changed_meanwhile') return setTheirs(result.record);
        setTheirs(null);
        setFailure(failureText(words.failed, result.refusal));
        const { errors = [], findings } = result.refusal;
        // Findings are told by their own list, where each goes as soon as it is put right.
        for (const { path, message } of findings ? [] : errors)
          form.setError(path.join('.') as FieldPath<Values>, { message });
        onRefused?.(result.refusal);
      },
      (errors) => {
        if (areRulesMissing(errors)) return setFailure(failureText(words.failed, rulesMissing));
        setFailure(i18n._(words.failed.id) + stops[language] + i18n._(faulty.id));
        onFaulty?.(errors);
        isFaulty = true;
      },
    )();
    if (isFaulty) setFaultyAttempts((count) => count + 1);
  }
  function keepMine(over: Stored) {
    // Chosen once, and good for a second attempt whose first answer was lost.
    setBase(over);
    void submit(over);
  }
  function take(record: Stored) {
    draft.hold(valuesOf(record));
    setBase(record);
    setTheirs(null);
  }

  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <div className="flex flex-wrap gap-3">
          {base && (
            <HistoryButton
              address={address as EditorAddress}
              isDirty={isDirty}
              onRestored={(record) => take(record as Stored)}
            />
          )}
          <ButtonLink to={list}>
            <Trans>Back to the list</Trans>
          </ButtonLink>
        </div>
      </header>
      <FormProvider {...form}>
        <DraftNote draft={draft} />
        <form
          ref={root}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit(base);
          }}
          className="grid grid-cols-1 gap-6"
        >
          {/* What was kept comes a moment later, and would take the place of what is typed before. */}
          <fieldset disabled={isOpening} className="contents">
            {children(base)}
          </fieldset>
          <div ref={notice} className="grid scroll-mb-24 gap-4 empty:hidden">
            {failure !== null && <ErrorBox>{failure}</ErrorBox>}
            {theirs && (
              <ChangedMeanwhile
                name={theirs.updatedBy}
                isOwn={theirs.updatedBy === me}
                at={theirs.updatedAt}
                onKeepMine={() => keepMine(theirs)}
                onTakeTheirs={() => take(theirs)}
              >
                {() => showTheirs(theirs, form.getValues())}
              </ChangedMeanwhile>
            )}
          </div>
          <div className="sticky bottom-0 z-10 flex flex-wrap gap-3 border-t border-edge bg-paper py-3">
            <DraftState draft={draft} />
            <Button
              type="submit"
              look="primary"
              {...saveShortcut}
              busyLabel={isSubmitting ? words.busy : undefined}
            >
              {words.submit}
            </Button>
            {actions}
            {/* The bar is one line on a phone, where the way back above says the same. */}
            <ButtonLink to={list} className={actions ? 'max-sm:hidden' : ''}>
              <Trans>Cancel</Trans>
            </ButtonLink>
          </div>
        </form>
        <UnsavedChanges isDirty={isDirty && !isSaved} draft={draft} />
      </FormProvider>
    </section>
  );
}

/** With the name that the address gives to something new, in the language of its letters. */
function named<Values extends FieldValues>(values: Values, name: string | null): Values {
  const field = (['name', 'title'] as const).find((each) => each in values);
  if (!name || field === undefined) return values;
  const language = /\p{Script=Ethiopic}/u.test(name) ? 'am' : 'en';
  const given = name.slice(0, maxGivenName);
  const before = values[field] as unknown;
  return {
    ...values,
    [field]: typeof before === 'string' ? given : { ...(before as object), [language]: given },
  };
}
/** More than any text that was searched. */
const maxGivenName = 100;

/** To the first field that is marked. */
function showFirstFault(form: HTMLFormElement | null): void {
  const fault = form?.querySelector<HTMLElement>(':is([aria-invalid=true], [data-fault])');
  fault?.scrollIntoView({ block: 'center' });
  fault?.focus({ preventScroll: true });
}
