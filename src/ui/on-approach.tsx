import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the screen something is already about to be read. */
const ahead = '600px';

interface OnApproachProps {
  /** The address within the page leads here before anything is there. */
  readonly id?: string;
  readonly children: ReactNode;
}

/**
 * A place far down a page: what stands there comes, with its code and its data, when somebody gets near, or prints the
 * page, or follows a link to it.
 */
export function OnApproach({ id, children }: OnApproachProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  // A page that was opened at this address had no such place yet when the browser looked for it.
  useEffect(() => {
    if (id !== undefined && location.hash === `#${id}`) place.current?.scrollIntoView();
  }, [id]);
  useEffect(() => {
    if (isNear || !place.current) return;
    const show = () => setIsNear(true);
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: ahead },
    );
    watch.observe(place.current);
    addEventListener('beforeprint', show);
    return () => {
      watch.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [isNear]);
  return (
    <div ref={place} {...(id !== undefined && { id })} className="min-h-24 scroll-mt-24">
      {isNear && children}
    </div>
  );
}
