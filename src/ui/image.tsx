import { Trans } from '@lingui/react/macro';
import { useState, type ComponentProps } from 'react';
import type { ShownPicture } from '#src/lib/picture.ts';

const defaultImage = '/default-image.svg';

/** Of a picture that is as wide as the page on a phone and half of its text beyond. */
const usualSizes = '(min-width: 48rem) 36rem, 100vw';

interface ImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  src: string | null;
  alt: string;
  /** What is known of an uploaded one, whose words then stand for it. */
  picture?: ShownPicture | null | undefined;
}

/** A picture; one that cannot be loaded gives way to a default picture, and when that fails too, to a notice. */
export function Image({ src, picture, alt, sizes = usualSizes, className = '', ...rest }: ImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, defaultImage].find((address) => address !== null && !failed.includes(address));
  if (!shown)
    return (
      <span
        {...(alt && { role: 'img', 'aria-label': alt })}
        className={`plate text-ink grid min-h-24 place-items-center p-4 ${className}`}
      >
        <Trans>Image unavailable</Trans>
      </span>
    );
  const fail = () => setFailed((addresses) => [...addresses, shown]);
  const photo = shown === src ? picture : null;
  const image = (
    <img
      {...rest}
      // What failed before the page came alive has told nobody.
      ref={(image) => void (image?.complete && image.naturalWidth === 0 && fail())}
      {...(photo && { srcSet: photo.webp, sizes, lang: photo.lang })}
      src={shown}
      alt={photo?.alt || alt}
      className={className}
      onError={fail}
    />
  );
  if (!photo) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} className="hidden" />
      {image}
    </picture>
  );
}
