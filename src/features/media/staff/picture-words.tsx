import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Language } from '#src/lib/language.ts';
import { noText, type TextFields } from '#src/lib/translations.ts';
import { Button } from '#src/ui/button.tsx';
import { controlLook } from '#src/ui/field.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { DraftNote, DraftState } from '#src/ui/staff/draft-note.tsx';
import { useDraft } from '#src/ui/staff/draft.client.ts';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { HistoryButton } from '#src/ui/staff/history.tsx';
import { useLanguageOrder } from '#src/ui/staff/localized-field.tsx';
import { pictureLimits as limits } from '../kinds.ts';
import { mergedWords } from './merged-words.ts';
import { pictureMessages as messages } from './messages.ts';
import type { StoredPicture } from './schema.ts';
import { saveWords } from './staff-pictures.client.ts';

const languageNames: TextFields = { en: 'English', am: 'አማርኛ' };

/** What is typed, and over which words: those of a draft may not be the ones that stand. */
interface WordFields extends TextFields {
  readonly before: TextFields;
}

const wordsOf = ({ picture }: StoredPicture): TextFields => ({ ...noText, ...picture.alt });

function fieldsOf(stored: StoredPicture): WordFields {
  const words = wordsOf(stored);
  return { ...words, before: words };
}

/** Without the languages in which nothing is written. */
const writtenIn = (fields: TextFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));

interface PictureWordsProps {
  readonly stored: StoredPicture;
  /** Whether the way to earlier words stands here: not within the form of what shows the picture. */
  readonly hasHistory?: boolean;
}

/** What is to be seen on a picture, in both languages: kept as soon as one has written it, for every place that shows it. */
export function PictureWords({ stored: first, hasHistory = false }: PictureWordsProps) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  const id = useId();
  const order = useLanguageOrder();
  const [stored, setStored] = useState(first);
  const form = useForm<WordFields>({ defaultValues: fieldsOf(first) });
  const { en, am } = useWatch({ control: form.control }) as WordFields;
  const words: TextFields = { en, am };
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const missing = order.filter((language) => words[language].trim() === '');
  const isChanged = order.some((language) => words[language].trim() !== wordsOf(stored)[language]);

  const setWords = (texts: Partial<TextFields>) => {
    for (const [language, text] of Object.entries(texts))
      form.setValue(language as Language, text, { shouldDirty: true });
  };
  const draft = useDraft({
    form,
    address: `pictures/${stored.picture.id}`,
    version: stored.version,
    saveKey: null,
    isSaved: false,
    nameOf: (fields) => order.map((language) => fields[language]).find((text) => text.trim() !== '') ?? '',
    isDone: (fields) => order.every((language) => fields[language] === wordsOf(stored)[language]),
    onTaken() {
      // Somebody may have written in the other language since.
      const { before, ...own } = form.getValues();
      const standing = wordsOf(stored);
      setWords(mergedWords(own, before ?? standing, standing));
      form.setValue('before', standing);
      setSaved(false);
    },
  });

  async function save() {
    const before = wordsOf(stored);
    const own: TextFields = { en: words.en.trim(), am: words.am.trim() };
    if (order.every((language) => own[language] === before[language]) || isSaving) return;
    if (order.every((language) => own[language] === '')) return setFault(i18n._(messages.noWords));
    setSaving(true);
    setFault(null);
    let result = await saveWords(stored, writtenIn(own));
    if (result.outcome === 'changed_meanwhile') {
      const { record } = result;
      result = await saveWords(record, writtenIn(mergedWords(own, before, wordsOf(record))));
    }
    setSaving(false);
    if (result.outcome === 'saved') {
      setStored(result.record);
      // What was typed while it was saved stays.
      const { before: _, ...now } = form.getValues();
      const standing = wordsOf(result.record);
      const meant = mergedWords(now, words, standing);
      draft.hold(fieldsOf(result.record));
      if (order.some((language) => meant[language] !== standing[language])) setWords(meant);
      return setSaved(true);
    }
    if (result.outcome === 'refused') setFault(failureText(messages.saveFailed, result.refusal));
  }

  return (
    <div
      className="grid gap-2"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void save();
      }}
    >
      <p id={id} className="font-semibold">
        <Trans>What is to be seen?</Trans>
      </p>
      <p className="text-small text-soft">
        <Trans>For who cannot see it: one sentence, for every page that shows this picture.</Trans>
      </p>
      <DraftNote draft={draft} />
      <div role="group" aria-labelledby={id} className="grid gap-3 md:grid-cols-2">
        {order.map((language) => (
          <label key={language} className="grid content-start gap-1">
            <span lang={language} className="text-small text-soft">
              {languageNames[language]}
            </span>
            <input
              lang={language}
              value={words[language]}
              disabled={draft.isOpening}
              maxLength={limits.alt}
              className={controlLook}
              onChange={({ currentTarget }) => {
                setSaved(false);
                setWords({ [language]: currentTarget.value });
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                // It stands in the form of what shows the picture, which is not meant.
                event.preventDefault();
                void save();
              }}
            />
          </label>
        ))}
      </div>
      <output className="min-h-6 text-small text-soft">
        {isSaving ? t`Saving...` : isSaved ? i18n._(messages.saved) : <Missing languages={missing} />}
      </output>
      {isChanged && (
        <Button
          className="justify-self-start"
          busyLabel={isSaving ? t`Saving...` : undefined}
          onClick={() => void save()}
        >
          <Trans>Save these words</Trans>
        </Button>
      )}
      <DraftState draft={draft} />
      {fault !== null && <ErrorBox>{fault}</ErrorBox>}
      {hasHistory && (
        <span className="justify-self-start">
          <HistoryButton
            address={`pictures/${stored.picture.id}`}
            isDirty={isChanged}
            onRestored={(record) => {
              const restored = record as StoredPicture;
              setStored(restored);
              draft.hold(fieldsOf(restored));
              setFault(null);
            }}
          />
        </span>
      )}
    </div>
  );
}

function Missing({ languages }: { languages: readonly Language[] }) {
  if (languages.length === 0) return null;
  if (languages.length > 1) return <Trans>Nobody has said yet what is to be seen here.</Trans>;
  return languages[0] === 'am' ? (
    <Trans>The Amharic is missing.</Trans>
  ) : (
    <Trans>The English is missing.</Trans>
  );
}
