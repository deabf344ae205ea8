import { Trans } from '@lingui/react/macro';
import { useState, type ComponentProps } from 'react';

const defaultImage = '/default-image.svg';

/** A picture; one that cannot be loaded gives way to a default picture, and when that fails too, to a notice. */
export function Image({
  src,
  alt,
  className = '',
  ...rest
}: Omit<ComponentProps<'img'>, 'src'> & { src: string | null; alt: string }) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, defaultImage].find((address) => address !== null && !failed.includes(address));
  if (!shown)
    return (
      <span
        {...(alt && { role: 'img', 'aria-label': alt })}
        className={`plate text-on-gold grid min-h-24 place-items-center p-4 ${className}`}
      >
        <Trans>Image unavailable</Trans>
      </span>
    );
  const fail = () => setFailed((addresses) => [...addresses, shown]);
  return (
    <img
      {...rest}
      // What failed before the page came alive has told nobody.
      ref={(image) => void (image?.complete && image.naturalWidth === 0 && fail())}
      src={shown}
      alt={alt}
      className={className}
      onError={fail}
    />
  );
}
