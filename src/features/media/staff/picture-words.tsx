import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Language } from '#src/lib/language.ts';
import { noText, type TextFields } from '#src/lib/translations.ts';
import { controlLook } from '#src/ui/field.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { HistoryButton } from '#src/ui/staff/history.tsx';
import { useLanguageOrder } from '#src/ui/staff/localized-field.tsx';
import { pictureLimits as limits } from '../schema.ts';
import { mergedWords } from './merged-words.ts';
import { pictureMessages as messages } from './messages.ts';
import type { StoredPicture } from './schema.ts';
import { saveWords } from './staff-pictures.client.ts';

const languageNames: TextFields = { en: 'English', am: 'አማርኛ' };

const fieldsOf = ({ picture }: StoredPicture): TextFields => ({ ...noText, ...picture.alt });

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
  const [words, setWords] = useState<TextFields>(fieldsOf(first));
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const missing = order.filter((language) => words[language].trim() === '');

  async function save() {
    const before = fieldsOf(stored);
    const own: TextFields = { en: words.en.trim(), am: words.am.trim() };
    if (order.every((language) => own[language] === before[language]) || isSaving) return;
    if (order.every((language) => own[language] === '')) return setFault(i18n._(messages.noWords));
    setSaving(true);
    setFault(null);
    let result = await saveWords(stored, writtenIn(own));
    if (result.outcome === 'changed_meanwhile') {
      const { record } = result;
      result = await saveWords(record, writtenIn(mergedWords(own, before, fieldsOf(record))));
    }
    setSaving(false);
    if (result.outcome === 'saved') {
      setStored(result.record);
      // What was typed while it was saved stays.
      setWords((now) => mergedWords(now, words, fieldsOf(result.record)));
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
      <div role="group" aria-labelledby={id} className="grid gap-3 md:grid-cols-2">
        {order.map((language) => (
          <label key={language} className="grid content-start gap-1">
            <span lang={language} className="text-small text-soft">
              {languageNames[language]}
            </span>
            <input
              lang={language}
              value={words[language]}
              maxLength={limits.alt}
              className={controlLook}
              onChange={({ currentTarget }) => {
                setSaved(false);
                setWords({ ...words, [language]: currentTarget.value });
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
      {fault !== null && <ErrorBox>{fault}</ErrorBox>}
      {hasHistory && (
        <span className="justify-self-start">
          <HistoryButton
            address={`pictures/${stored.picture.id}`}
            isDirty={order.some(
              (language) => words[language].trim() !== (stored.picture.alt[language] ?? ''),
            )}
            onRestored={(record) => {
              const restored = record as StoredPicture;
              setStored(restored);
              setWords({ ...noText, ...restored.picture.alt });
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
