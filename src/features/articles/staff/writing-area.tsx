import { Trans, useLingui } from '@lingui/react/macro';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { addressOfPicture } from '#src/lib/picture.ts';
import type { Language } from '#src/lib/language.ts';
import { colons } from '#src/lib/listed.ts';
import { LibraryDialog, type ChosenPicture } from '#src/features/media/staff/library-dialog.tsx';
import { controlLook } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useErrorIn } from '#src/ui/staff/localized-field.tsx';
import { writeOver } from '#src/ui/staff/write-over.client.ts';
import { contentLimits as limits } from '../kinds.ts';
import type { ArticleFields } from './article-fields.ts';
import { hasWordlessPicture } from './checklist.ts';
import { languageNames } from './labels.ts';
import { insertion, marked, type Edit, type Marking, type Selected } from './markdown-edits.ts';
import { WritingToolbar } from './writing-toolbar.tsx';

const byKey: Readonly<Record<string, Marking>> = { KeyB: 'bold', KeyI: 'italic', KeyK: 'link' };

/** The text in one language, with what marks it up. */
export function WritingArea({ language }: { language: Language }) {
  const { t, i18n } = useLingui();
  const { formState, register } = useFormContext<ArticleFields>();
  const sources = useWatch<ArticleFields, 'sources'>({ name: 'sources' });
  const inLanguage = useErrorIn();
  const colon = colons[useLanguage()];
  const id = useId();
  const area = useRef<HTMLTextAreaElement | null>(null);
  /** The pictures that were dropped or pasted here; undefined while none is chosen. */
  const [incoming, setIncoming] = useState<readonly File[]>();
  const [picture, setPicture] = useState<ChosenPicture>();
  const message = formState.errors.body?.[language]?.message;
  const field = register(`body.${language}`);

  const edit = (made: (selected: Selected) => Edit) => {
    if (area.current) apply(area.current, made);
  };
  function onKeyDown(event: KeyboardEvent) {
    const isAlone = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    // By place: on an Ethiopic keyboard the key of B writes another letter.
    const marking = isAlone ? byKey[event.code] : undefined;
    if (!marking || event.nativeEvent.isComposing) return;
    event.preventDefault();
    edit((selected) => marked(marking, selected));
  }
  const insertPicture = useEffectEvent(({ id: pictureId, alt }: ChosenPicture) => {
    const words = (alt[language] ?? '').replaceAll(/[[\]\n]/g, ' ');
    edit((selected) => {
      const made = insertion(selected, `![${words}](${addressOfPicture(pictureId)})`);
      // Where its words are missing they are written next.
      const caret = made.from + 2;
      return words === '' ? { ...made, start: caret, end: caret } : made;
    });
  });
  // Once the dialog is gone, and the text can have the focus.
  useEffect(() => {
    if (picture) insertPicture(picture);
  }, [picture]);

  function take(event: SyntheticEvent, { files, types }: DataTransfer) {
    // A text that was copied elsewhere may come as a picture, too.
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    setIncoming([...files]);
  }

  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="min-h-6 text-small text-soft">
        <span className="sr-only">{t`Text` + colon}</span>
        <span lang={language}>{languageNames[language]}</span>
      </label>
      <WritingToolbar
        label={t`Formatting, ${languageNames[language]}`}
        controls={id}
        sources={sources.map(({ citation }) => citation)}
        onMark={(marking) => edit((selected) => marked(marking, selected))}
        onSource={(number) => edit((selected) => insertion(selected, `[^${number}]`))}
        onPicture={() => setIncoming([])}
      />
      <textarea
        {...field}
        ref={(element) => {
          field.ref(element);
          area.current = element;
        }}
        id={id}
        lang={language}
        rows={16}
        maxLength={limits.body}
        aria-describedby={`text-hint ${id}-error`}
        aria-invalid={message !== undefined || undefined}
        className={controlLook}
        onKeyDown={onKeyDown}
        onPaste={(event) => take(event, event.clipboardData)}
        onDrop={(event) => take(event, event.dataTransfer)}
      />
      <WordlessPicture language={language} />
      <p id={`${id}-error`} className="text-small font-semibold text-red empty:hidden">
        {message !== undefined && inLanguage(i18n._(message), language)}
      </p>
      <LibraryDialog
        isOpen={incoming !== undefined}
        incoming={incoming}
        onClose={() => setIncoming(undefined)}
        onChosen={(chosen) => {
          setIncoming(undefined);
          setPicture({ ...chosen });
        }}
      />
    </div>
  );
}

/** That a picture in the text has no words yet, and where they are written. */
function WordlessPicture({ language }: { language: Language }) {
  const text = useWatch<ArticleFields, `body.${Language}`>({ name: `body.${language}` });
  return (
    <p role="status" className="text-small font-semibold empty:hidden">
      {hasWordlessPicture(text) && (
        <Trans>
          A picture in this text has no words for who cannot see it: write between [ and ] what is to be seen.
        </Trans>
      )}
    </p>
  );
}

/** Changes the text so that the browser's own undo takes it back. */
function apply(area: HTMLTextAreaElement, made: (selected: Selected) => Edit): void {
  const { value: text, selectionStart: start, selectionEnd: end } = area;
  const edit = made({ text, start, end });
  writeOver(area, edit.from, edit.to, edit.insert);
  area.setSelectionRange(edit.start, edit.end);
}
