import { Link, Page, Text, View, type DocumentProps, type PageProps } from '@react-pdf/renderer';
import { createElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import type { Language } from '#src/lib/language.ts';
import { printed } from '#src/lib/notes.ts';
import { brandMarkSvg } from '#src/ui/brand-mark.ts';
import { drawing } from './drawing.server.ts';
import { families, hasLetter } from './fonts.server.ts';
import { breakable, printable, wordsIn } from './words.ts';

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 36 } as const;
export const innerWidth = sheet.width - 2 * sheet.margin;

/** The light theme of DESIGN's look, on white paper. */
export const colours = {
  ink: '#211A15',
  soft: '#5E5349',
  paper: '#FBF7F0',
  green: '#1B6A47',
  onGreen: '#FFFFFF',
  gold: '#E5A823',
  goldTint: '#FBF1DA',
  edge: '#D9CFC0',
  fieldEdge: '#8A7D6D',
} as const;

export const hairline = `0.75pt solid ${colours.edge}`;

/** Type in points, one scale of six sizes; Ethiopic letters are larger at the same size and stand further apart. */
const scales: Readonly<Record<Language, Record<Size, number>>> = {
  en: { small: 8.6, base: 10, large: 11.6, title: 14.5, head: 23, hero: 40 },
  am: { small: 8.6, base: 9.8, large: 11.4, title: 13.5, head: 21, hero: 36 },
};
const lineHeights: Readonly<Record<Language, number>> = { en: 1.38, am: 1.5 };
const headingHeights: Readonly<Record<Language, number>> = { en: 1.2, am: 1.36 };

export type Size = 'small' | 'base' | 'large' | 'title' | 'head' | 'hero';
export type Style = Exclude<Exclude<ComponentProps<typeof View>['style'], undefined>, readonly unknown[]>;

export interface TypeStyle extends Style {
  readonly size?: Size;
  readonly bold?: boolean;
}

export const box = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(View, { style }, ...children);

/** What belongs together and is not parted by the end of a page. */
export const whole = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(View, { style, wrap: false }, ...children);

/** What stands on each sheet that a page goes on to, from its place on. */
export const again = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(View, { style, fixed: true }, ...children);

/** A box to tick with a pen. */
export const tickBox = (size: number): ReactElement =>
  box({ width: size, height: size, borderRadius: size / 5, border: `1pt solid ${colours.fieldEdge}` });

/**
 * The layout takes the seam of two fonts, as between a number and an Ethiopic unit, for a place to part a word with a
 * hyphen. This is what a part must cost for it not to: the layout's own "never".
 */
const unparted = { hyphenationPenalty: 10_000 };

/** A text as it can be set. */
const shown = (text: string) => breakable(printable(text, hasLetter));

/** A page's name in the document's outline, and what stands at its foot. */
interface PageOptions {
  readonly title: string;
  readonly bookmark: string;
}

/** The parts of a document in one language. */
export function paperIn(language: Language) {
  const words = wordsIn(language);

  const type = (family: 'Sans' | 'Serif', size: Size, bold: boolean): Style => ({
    fontFamily: families(language, family),
    fontSize: scales[language][size],
    fontWeight: bold ? 700 : 400,
    lineHeight: (family === 'Serif' ? headingHeights : lineHeights)[language],
  });

  const text = (
    { size = 'base', bold = false, ...style }: TypeStyle,
    ...parts: readonly (string | ReactElement)[]
  ): ReactElement =>
    createElement(
      Text,
      { ...unparted, style: { ...type('Sans', size, bold), ...style } },
      ...parts.map((part) => (typeof part === 'string' ? shown(part) : part)),
    );

  const heading = (size: Size, title: string, style: Style = {}): ReactElement =>
    createElement(Text, { ...unparted, style: { ...type('Serif', size, true), ...style } }, shown(title));

  /** What counts or points to each text stands in a column of its own. */
  const marked = (mark: string, content: string, { width, ...style }: TypeStyle & { width: number }) =>
    whole(
      { flexDirection: 'row' },
      text({ ...style, width, color: colours.green }, mark),
      text({ ...style, flex: 1 }, content),
    );

  const list = (texts: readonly string[], style: TypeStyle = {}): ReactElement =>
    box({}, ...texts.map((item) => marked('•', printed(item), { ...style, width: 10 })));

  const steps = (texts: readonly string[], style: TypeStyle = {}): ReactElement =>
    box({}, ...texts.map((item, i) => marked(String(i + 1), item, { ...style, width: 12 })));

  const part = (title: string, ...children: ReactNode[]): ReactElement =>
    box({ gap: 2 }, text({ bold: true, color: colours.green }, title), ...children);

  /** An address to click in a text, or to type in. */
  const link = (address: string): ReactElement =>
    createElement(Link, { src: address, style: { color: colours.green, textDecoration: 'none' } }, address);

  /** A word in a text that leads to an address, looking as the text does. */
  const linked = (address: string, word: string): ReactElement =>
    createElement(Link, { src: address, style: { color: 'inherit', textDecoration: 'none' } }, shown(word));

  /** Known only when all pages are; the library lays it out twice, and would apply a line height twice. */
  const pageNumber = (): ReactElement => {
    const { lineHeight: _, ...style } = type('Sans', 'small', false);
    return createElement(Text, {
      style: { ...style, color: colours.soft },
      render: ({ pageNumber: page, totalPages }) => `${page} / ${totalPages}`,
    });
  };

  const footer = (title: string): ReactElement =>
    createElement(
      View,
      {
        fixed: true,
        style: {
          position: 'absolute',
          left: sheet.margin,
          right: sheet.margin,
          bottom: 18,
          height: 20,
          flexDirection: 'row',
          alignItems: 'center',
          gap: 6,
        },
      },
      drawing(brandMarkSvg('light'), 13),
      text({ size: 'small', bold: true }, words.say('brand')),
      text({ size: 'small', color: colours.soft, flex: 1 }, title),
      pageNumber(),
    );

  /** What a reader's program tells about a document, and what a screen reader needs to know. */
  const about = (
    { title, description }: { title: string; description: string },
    changed: string,
  ): DocumentProps => ({
    title,
    subject: description,
    author: words.say('brand'),
    creator: words.say('brand'),
    language,
    // Not the time of making, so that a plan that has not changed is the same document everywhere.
    creationDate: new Date(changed),
    pageMode: 'useOutlines',
  });

  /** A sheet with its foot; what does not fit goes on to another one. */
  const page = ({ title, bookmark }: PageOptions, ...children: ReactNode[]): ReactElement<PageProps> =>
    createElement(
      Page,
      {
        size: 'A4',
        bookmark,
        style: {
          paddingTop: 32,
          paddingHorizontal: sheet.margin,
          paddingBottom: 48,
          color: colours.ink,
        },
      },
      ...children,
      footer(title),
    );

  return { ...words, text, heading, list, steps, part, link, linked, about, page };
}
export type Paper = ReturnType<typeof paperIn>;
