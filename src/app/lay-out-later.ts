import { whenPainted } from './when-painted.ts';

/** The larger parts of a page, as `data-arriving` in styles.css names them. */
const parts = 'main section, main article, body > footer';

const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run);

/**
 * What stands below the screen is laid out behind the first paint, one part at a time: on a cheap phone all at once takes
 * half a second, in which nothing answers. Afterwards the page is as if it had been laid out whole.
 */
export function layOutLater(): void {
  const root = document.documentElement;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Whoever comes back, or to a certain place, finds the page as high as it was.
  if (opened?.type !== 'navigate' || location.hash) return;
  root.toggleAttribute('data-arriving', true);
  const all = () => [...document.querySelectorAll<HTMLElement>(parts)];
  const end = () => {
    root.removeAttribute('data-arriving');
    for (const part of all()) part.style.contentVisibility = '';
  };
  addEventListener('beforeprint', end, { once: true });

  const layOut = ([part, ...others]: readonly HTMLElement[]) => {
    if (!part) return end();
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
    whenIdle(() => layOut(others));
  };
  whenPainted(() => whenIdle(() => layOut(all())));
}
