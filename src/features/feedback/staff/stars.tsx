import { useLingui } from '@lingui/react/macro';

const most = 5;
const outline = 'm12 2.5 2.9 6.1 6.6.9-4.8 4.7 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7L2.5 9.5l6.6-.9Z';

/** A rating from 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLingui();
  return (
    <span role="img" aria-label={t`Rating: ${rating} of ${most} stars`} className="inline-flex gap-0.5">
      {Array.from({ length: most }, (_star, index) => (
        <svg
          // oxlint-disable-next-line react/no-array-index-key -- a star is known by its place only
          key={index}
          viewBox="0 0 24 24"
          width="20"
          height="20"
          strokeWidth="1.5"
          className={index < rating ? 'fill-gold stroke-ink' : 'fill-transparent stroke-field-edge'}
        >
          <path d={outline} strokeLinejoin="round" />
        </svg>
      ))}
    </span>
  );
}
