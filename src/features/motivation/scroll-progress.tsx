import { useEffect, useRef } from 'react';
import { scrollProgress } from './scroll-progress.ts';

/** A bar along the top and a number: how far one has read. The style sheet moves both where it can. */
export function ScrollProgress() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    const show = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const percent = scrollProgress(scrollY, scrollHeight, clientHeight);
      bar.current?.style.setProperty('--read', String(percent));
    };
    show();
    addEventListener('scroll', show, { passive: true });
    return () => removeEventListener('scroll', show);
  }, []);
  return <div ref={bar} className="scroll-progress" aria-hidden="true" />;
}
