import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Dot } from '#src/ui/facts.tsx';

interface RatingProps {
  readonly rating: number | null;
  readonly reviews: number;
  /** Percent. */
  readonly completion?: number | null;
}

/** A footnote: how a plan was rated where it comes from; nothing where nobody has rated it. */
export function Rating({ rating, reviews, completion = null }: RatingProps) {
  const { i18n } = useLingui();
  if (rating === null) return null;
  return (
    <p className="text-small text-soft">
      <span className="text-gold" aria-hidden="true">
        ★
      </span>{' '}
      <strong className="text-ink">
        <Trans>{i18n.number(rating)} of 5</Trans>
      </strong>
      <Dot />
      <Plural value={reviews} one="# review" other="# reviews" />
      {completion !== null && (
        <>
          <Dot />
          <Trans>{completion}% complete it</Trans>
        </>
      )}
      <Dot />
      <Trans>figures bundled with the plan, not from Birtu’s members</Trans>
    </p>
  );
}
