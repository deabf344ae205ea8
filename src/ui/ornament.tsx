import { brandMarkSvg } from './brand-mark.ts';
import { cssImage, tibebSvg } from './tibeb.ts';

/** The tile of the border for both themes, set once on the document so that every border shares it. */
export const tibebVariables = (): Record<string, string> => ({
  '--tibeb-light': cssImage(tibebSvg('light')),
  '--tibeb-dark': cssImage(tibebSvg('dark')),
});

/** The woven border: on the header's lower edge and where a section ends, nowhere else. */
export const Tibeb = () => <div className="tibeb" aria-hidden="true" />;

const mark = { __html: brandMarkSvg('light') };

/** The mark beside the name; the style sheet gives it the theme's colours. */
export const BrandMark = () => (
  <span className="brand-mark" aria-hidden="true" dangerouslySetInnerHTML={mark} />
);
