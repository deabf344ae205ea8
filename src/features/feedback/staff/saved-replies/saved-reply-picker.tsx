import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type RefObject } from 'react';
import { loaded } from '#src/api/screen-data.client.ts';
import type { Language } from '#src/lib/language.ts';
import type { Loaded } from '#src/lib/save-result.ts';
import { Button } from '#src/ui/button.tsx';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { Link } from '#src/ui/link.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { insertAtCaret } from './caret.client.ts';
import { insertedText, languageOf } from './insertion.ts';
import { savedReplyMessages as messages } from './messages.ts';
import { readAllSavedReplies } from './saved-replies.client.ts';
import type { SavedReplyRow } from './schema.ts';

interface SavedReplyPickerProps {
  /** Where it is inserted. */
  into: RefObject<HTMLTextAreaElement | null>;
  /** Of the mail. */
  language: Language;
  /** Of whoever is answered. */
  name: string;
}

/** Chooses a saved reply, and inserts it where the caret stands. */
export function SavedReplyPicker({ into, language, name }: SavedReplyPickerProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [read, setRead] = useState<Loaded<SavedReplyRow[]>>();
  const [attempt, setAttempt] = useState(0);
  const [chosenId, setChosenId] = useState('');
  const [isTooLong, setTooLong] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void loaded(readAllSavedReplies()).then((found) => {
      if (!isLeft) setRead(found);
    });
    return () => void (isLeft = true);
  }, [attempt]);
  if (read?.refusal)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-red">{failureText(messages.notLoaded, read.refusal)}</p>
        <Button onClick={() => setAttempt(attempt + 1)}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  const replies = read?.value ?? [];
  if (read && replies.length === 0)
    return (
      <p className="text-small text-soft">
        <Trans>What you answer again and again can be inserted here:</Trans>{' '}
        <Link to="/admin/saved-replies" className="inline-flex min-h-11 items-center text-green underline">
          <Trans>Write saved replies</Trans>
        </Link>
      </p>
    );
  const chosen = replies.find(({ id }) => id === chosenId);
  /** What is there in the language of the mail stands first. */
  const inOrder = replies.toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)));
  function isOther(reply: SavedReplyRow): boolean {
    return languageOf(reply, language) !== language;
  }
  function insert() {
    if (!chosen || !into.current) return;
    setTooLong(!insertAtCaret(into.current, insertedText(chosen, { language, name })));
  }
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <FieldFrame
          label={<Trans>Saved reply</Trans>}
          error={isTooLong ? t`There is no room for it any more: shorten your reply first.` : undefined}
        >
          {(control) => (
            <select
              {...control}
              value={chosenId}
              disabled={!read}
              onChange={(event) => {
                setChosenId(event.target.value);
                setTooLong(false);
              }}
              className={controlLook}
            >
              <option value="">{read ? t`Please choose` : t`Loading...`}</option>
              {inOrder.map((reply) => (
                <option key={reply.id} value={reply.id}>
                  {isOther(reply) ? otherLabel(reply) : reply.title}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </div>
      <Button onClick={insert} aria-disabled={!chosen}>
        <Trans>Insert</Trans>
      </Button>
    </div>
  );
  function otherLabel(reply: SavedReplyRow): string {
    const { title } = reply;
    return language === 'am' ? t`${title} (in English only)` : t`${title} (in Amharic only)`;
  }
}
