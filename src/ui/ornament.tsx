import { brandMarkSvg } from './brand-mark.ts';
import { cssImage, tibebSvg } from './tibeb.ts';

/** The tile of the border for both themes, set once on the document so that every border shares it. */
export const tibebVariables = (): Record<string, string> => ({
  '--tibeb-light': cssImage(tibebSvg('light')),
  '--tibeb-dark': cssImage(tibebSvg('dark')),
});

/** The woven border: on the header's lower edge and where a section ends, nowhere else. */
export function Tibeb({ className = '' }: { className?: string }) {
  return <div className={`tibeb ${className}`} aria-hidden="true" />;
}

const mark = { __html: brandMarkSvg('light') };

/** The mark beside the name; the style sheet gives it the theme's colours. */
export function BrandMark({ className = '' }: { className?: string }) {
  return <span className={`brand-mark ${className}`} aria-hidden="true" dangerouslySetInnerHTML={mark} />;
}
