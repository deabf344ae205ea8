import { useEffect, useRef, type ReactNode } from 'react';

interface WrittenProps {
  className?: string;
  /** Only the server asks for it (`import.meta.env.SSR`), so that the browser's script holds nothing of it. */
  children: () => ReactNode;
}

/**
 * What is only read: the server writes it, and the browser's application leaves it as it stands. Neither its words nor
 * its code are sent a second time as script. Reached from within the application, the page is fetched as a document.
 */
export function Written({ className, children }: WrittenProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current?.hasChildNodes()) return;
    // A document without a past: it is shown where its address leads, not where the empty page was scrolled to.
    history.replaceState(null, '');
    location.reload();
  }, []);
  if (import.meta.env.SSR) return <div className={className}>{children()}</div>;
  return (
    <div
      ref={place}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
