import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#src/lib/language.ts';

export type Theme = 'light' | 'dark';

interface PreviewFrameProps {
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  readonly language: Language;
  readonly theme: Theme;
  readonly children: ReactNode;
}

const emptyPage = '<!doctype html><html><head></head><body></body></html>';

/** A page within the page: as wide as that of a reader, so that what asks for the width of a screen sees that one. */
export function PreviewFrame({ title, width, language, theme, children }: PreviewFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => {
    page?.documentElement.setAttribute('lang', language);
    page?.documentElement.setAttribute('data-theme', theme);
  }, [page, language, theme]);
  return (
    <div className="preview-room rounded-card border border-edge">
      <iframe
        title={title}
        // Drawn from here: nothing runs in it.
        sandbox="allow-same-origin"
        srcDoc={emptyPage}
        className="preview-frame"
        style={{ width }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
            contentDocument.head.append(contentDocument.importNode(sheet, true));
          setPage(contentDocument);
        }}
      />
      {page &&
        createPortal(<div onClickCapture={(event) => followLink(event, page)}>{children}</div>, page.body)}
    </div>
  );
}

/** Places of the page are shown in it; all else opens beside the editor. */
function followLink(event: MouseEvent, page: Document): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#')) page.getElementById(href.slice(1))?.scrollIntoView({ block: 'center' });
  else window.open(new URL(href, location.href), '_blank', 'noopener,noreferrer');
}
