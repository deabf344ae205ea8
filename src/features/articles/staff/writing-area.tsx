import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { addressOfPicture } from '#src/lib/picture.ts';
import type { Language } from '#src/lib/language.ts';
import { LibraryDialog } from '#src/features/media/staff/library-dialog.tsx';
import { readOne } from '#src/features/media/staff/staff-pictures.client.ts';
import { controlLook } from '#src/ui/field.tsx';
import { useErrorIn } from '#src/ui/staff/localized-field.tsx';
import { writeOver } from '#src/ui/staff/write-over.client.ts';
import { contentLimits as limits } from '../schema.ts';
import type { ArticleFields } from './article-fields.ts';
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
  const id = useId();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [isChoosing, setChoosing] = useState(false);
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
  async function insertPicture(pictureId: string) {
    setChoosing(false);
    const stored = await readOne(pictureId).catch(() => null);
    const words = (stored?.picture.alt[language] ?? '').replaceAll(/[[\]\n]/g, ' ');
    edit((selected) => insertion(selected, `![${words}](${addressOfPicture(pictureId)})`));
  }

  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="min-h-6 text-small text-soft">
        <span className="sr-only">{t`Text`}, </span>
        <span lang={language}>{languageNames[language]}</span>
      </label>
      <WritingToolbar
        label={t`Formatting, ${languageNames[language]}`}
        controls={id}
        sources={sources.map(({ citation }) => citation)}
        onMark={(marking) => edit((selected) => marked(marking, selected))}
        onSource={(number) => edit((selected) => insertion(selected, `[^${number}]`))}
        onPicture={() => setChoosing(true)}
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
      />
      <p id={`${id}-error`} className="text-small font-semibold text-red empty:hidden">
        {message !== undefined && inLanguage(i18n._(message), language)}
      </p>
      <LibraryDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChosen={(chosen) => void insertPicture(chosen)}
      />
    </div>
  );
}

/** Changes the text so that the browser's own undo takes it back. */
function apply(area: HTMLTextAreaElement, made: (selected: Selected) => Edit): void {
  const { value: text, selectionStart: start, selectionEnd: end } = area;
  const edit = made({ text, start, end });
  writeOver(area, edit.from, edit.to, edit.insert);
  area.setSelectionRange(edit.start, edit.end);
}
