import type { ArticleIcon } from './kinds.ts';

const strokes: Readonly<Record<ArticleIcon, string>> = {
  flame: 'M12 3c1 4 6 5.5 6 11a6 6 0 0 1-12 0c0-2.5 1.5-4 2.5-5 .3 1.8 1 2.6 2 3C10 8.5 10.5 5.5 12 3Z',
  path: 'M6 21c0-5 12-4 12-9S9 9 9 3M6 21h0M15 3h-6l3 3',
  sprout: 'M12 21v-9M12 12C12 8 9 5 4 5c0 5 3 7 8 7ZM12 14c0-4 3-6 8-6 0 4-3 6-8 6Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  bowl: 'M3 12h18c0 4-3 7-6 8H9c-3-1-6-4-6-8ZM9 8c-1-1 1-2 0-4M14 8c-1-1 1-2 0-4',
  drop: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11ZM9 14a3 3 0 0 0 3 3',
  jerrycan: 'M6 8l3-4h7v4l2 2v11H6ZM9 12l6 5M15 12l-6 5M9 8h7',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
};

/** The sign of an article, on a small round plate. */
export function ArticleMark({ icon }: { icon: ArticleIcon }) {
  return (
    <span className="article-mark" aria-hidden="true">
      <svg viewBox="0 0 24 24" width="24" height="24">
        <path d={strokes[icon]} />
      </svg>
    </span>
  );
}
