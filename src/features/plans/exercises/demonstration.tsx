import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ShownPicture } from '#src/lib/picture.ts';

const maxRetries = 3;
const size = { width: 240, height: 200 };
/** Of a still that was uploaded: as wide as it is shown, in the frame of a drawing. */
const sizes = '20rem';
const whole = { aspectRatio: '6 / 5', objectFit: 'cover' } as const;

interface DemonstrationProps {
  /** The exercise, for those who do not see it. */
  readonly name: string;
  /** Addresses; a path is a file of this site, anything else is external. */
  readonly animation: string | null;
  readonly still: string | null;
  /** What is known of the still, where it was uploaded. */
  readonly picture?: ShownPicture | null;
  /** Eager where it is what the page is about. */
  readonly loading?: 'eager' | 'lazy';
}

/**
 * How an exercise is done, moving. It stands still while the `StillSwitch` of its `group/day` is on, and for whoever
 * wants less motion. What cannot be loaded is tried again, then gives way to the still, then to a drawn sign.
 */
export function Demonstration({ name, animation, still, picture, loading = 'lazy' }: DemonstrationProps) {
  const [animationLost, setAnimationLost] = useState(animation === null);
  const [stillLost, setStillLost] = useState(still === null);
  const moving = animation !== null && !animationLost;
  const standing = still !== null && !stillLost;
  const whenStill = moving ? 'hidden motion-reduce:block group-has-checked/day:block' : '';
  const whenMoving = standing ? 'motion-reduce:hidden group-has-checked/day:hidden' : '';
  return (
    <figure className="grid content-start gap-2">
      <div className="plate grid min-h-40 place-items-center overflow-hidden print:min-h-0">
        {moving && (
          <RetriedImage
            src={animation}
            alt={name}
            loading={loading}
            className={whenMoving}
            onLost={() => setAnimationLost(true)}
          />
        )}
        {standing && (
          <RetriedImage
            src={still}
            alt={picture?.alt || name}
            picture={picture}
            // Where the other one moves, this one is only fetched when it is shown.
            loading={moving ? 'lazy' : loading}
            className={whenStill}
            onLost={() => setStillLost(true)}
          />
        )}
        {!moving && !standing && <NoPicture />}
      </div>
      {!moving && (
        <figcaption className="text-small text-soft">
          <output>
            {standing ? (
              <Trans>Animated demonstration unavailable. Showing static image instead.</Trans>
            ) : (
              <Trans>Exercise demonstration unavailable.</Trans>
            )}
          </output>
        </figcaption>
      )}
    </figure>
  );
}

interface RetriedImageProps {
  readonly src: string;
  readonly alt: string;
  readonly picture?: ShownPicture | null | undefined;
  readonly loading: 'eager' | 'lazy';
  readonly className: string;
  readonly onLost: () => void;
}

/** A picture that is asked for up to three times more when it does not come, past every cache. */
function RetriedImage({ src, alt, picture, loading, className, onLost }: RetriedImageProps) {
  const [retries, setRetries] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const external = !src.startsWith('/');
  const fail = () => (external || retries >= maxRetries ? onLost() : setRetries(retries + 1));
  // What failed before the page came alive has told nobody.
  const latestFail = useRef(fail);
  useEffect(() => {
    latestFail.current = fail;
  });
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) latestFail.current();
  }, []);
  const photo = retries === 0 ? picture : null;
  const shown = (
    <img
      ref={image}
      {...(photo && { srcSet: photo.webp, sizes, lang: photo.lang })}
      src={retries === 0 ? src : `${src}${src.includes('?') ? '&' : '?'}retry=${retries}`}
      alt={alt}
      {...size}
      {...(picture && { style: whole })}
      loading={loading}
      decoding="async"
      onError={fail}
      className={`h-auto w-full max-w-80 print:max-w-36 ${className}`}
    />
  );
  if (!photo) return shown;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} className="hidden" />
      {shown}
    </picture>
  );
}

/** Someone standing, where there is no picture. */
export function NoPicture() {
  return (
    <svg
      viewBox="0 0 240 200"
      className="w-full max-w-80 text-field-edge"
      fill="currentColor"
      aria-hidden="true"
    >
      <circle cx="120" cy="62" r="13" />
      <path
        d="M120 84v46M120 130l-14 46M120 130l14 46M120 92l-22 30M120 92l22 30"
        fill="none"
        stroke="currentColor"
        strokeWidth="11"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Stops every demonstration inside the surrounding `group/day`, without a script. */
export function StillSwitch() {
  return (
    <label
      data-native
      className="no-print inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-field-edge px-4 text-small font-semibold"
    >
      <input type="checkbox" className="size-5 accent-green" />
      <Trans>Stop the animations</Trans>
    </label>
  );
}
