import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { icon } from '#src/ui/icons.tsx';
import type { Marking } from './markdown-edits.ts';
import './writing.css';

interface WritingToolbarProps {
  readonly label: string;
  /** The id of the field that it works on. */
  readonly controls: string;
  /** What each source is, in their order. */
  readonly sources: readonly string[];
  readonly onMark: (marking: Marking) => void;
  readonly onSource: (number: number) => void;
  readonly onPicture: () => void;
}

const ListIcon = icon('M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01');
const NumbersIcon = icon('M10 6h10M10 12h10M10 18h10M4 4.5h1.5v5M4 14.5h2.5L4 18.5h2.5');
const QuoteIcon = icon('M10 7H5v6h4c0 2-1 3.5-3 4.5M19 7h-5v6h4c0 2-1 3.5-3 4.5');
const LinkIcon = icon(
  'M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3a4 4 0 0 0 5.7 5.7L12 17.7',
);
const PictureIcon = icon('M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15 9h.01');

/** What marks a text up. One stop of Tab; arrows go from button to button. */
export function WritingToolbar({
  label,
  controls,
  sources,
  onMark,
  onSource,
  onPicture,
}: WritingToolbarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const mark = (marking: Marking) => () => onMark(marking);
  const tools: readonly Tool[] = [
    { name: t`Bold`, key: 'B', sign: <b>B</b>, run: mark('bold') },
    { name: t`Italic`, key: 'I', sign: <i>I</i>, run: mark('italic') },
    { name: t`Heading`, sign: 'H', run: mark('heading') },
    { name: t`List`, sign: <ListIcon size={20} />, run: mark('list') },
    { name: t`Numbered list`, sign: <NumbersIcon size={20} />, run: mark('numbers') },
    { name: t`Quotation`, sign: <QuoteIcon size={20} />, run: mark('quote') },
    { name: t`Link`, key: 'K', sign: <LinkIcon size={20} />, run: mark('link') },
    { name: t`Picture from the library`, sign: <PictureIcon size={20} />, run: onPicture },
    ...sources.map((citation, index) => {
      const number = index + 1;
      return {
        name: t`Insert a pointer to source ${number}`,
        title: citation,
        sign: `[^${number}]`,
        run: () => onSource(number),
      };
    }),
  ];
  const current = Math.min(at, tools.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: (current + 1) % tools.length,
      ArrowLeft: (current + tools.length - 1) % tools.length,
      Home: 0,
      End: tools.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus in turn
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className="writing-toolbar"
      onKeyDown={onKeyDown}
    >
      {tools.map(({ name, title, key, sign, run }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={name}
          aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
          title={title ?? (key ? `${name} (Ctrl+${key})` : name)}
          // What is selected stays so.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setAt(index)}
          onClick={run}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

interface Tool {
  readonly name: string;
  readonly title?: string;
  /** With Control. */
  readonly key?: string;
  readonly sign: ReactNode;
  readonly run: () => void;
}
