import { Font, Page, Text, View, type PageProps } from '@react-pdf/renderer';
import { createElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { fileURLToPath } from 'node:url';
import type { Language } from '#src/lib/language.ts';
import { brandMarkSvg } from '#src/ui/brand-mark.ts';
import { drawing } from './drawing.server.ts';
import { breakable, type Words } from './words.ts';

/** Points. */
export const sheet = { width: 595.28, height: 841.89, margin: 36 } as const;
export const innerWidth = sheet.width - 2 * sheet.margin;

/** The light theme of DESIGN's look, on white paper. */
export const colours = {
  ink: '#211A15',
  soft: '#5E5349',
  paper: '#FBF7F0',
  green: '#1B6A47',
  gold: '#E5A823',
  goldTint: '#FBF1DA',
  edge: '#D9CFC0',
  fieldEdge: '#8A7D6D',
} as const;

/** Type in points, as six sizes. */
const sizes = { small: 8.2, base: 9.6, large: 11.5, title: 14, head: 22, hero: 38 } as const;
type Size = keyof typeof sizes;

type Style = Exclude<ComponentProps<typeof View>['style'], undefined>;
type PlainStyle = Exclude<Style, readonly unknown[]>;

const fontFile = (font: string, script: string, weight: number) =>
  fileURLToPath(import.meta.resolve(`@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff`));

/** Registers the fonts once; each document takes from them only the letters that it shows. */
export function registerFonts(): void {
  const fonts = [
    { family: 'Sans', src: fontFile('noto-sans', 'latin', 400), fontWeight: 400 },
    { family: 'Sans', src: fontFile('noto-sans', 'latin', 700), fontWeight: 700 },
    { family: 'Serif', src: fontFile('noto-serif', 'latin', 600), fontWeight: 700 },
    { family: 'Ethiopic', src: fontFile('noto-sans-ethiopic', 'ethiopic', 400), fontWeight: 400 },
    { family: 'Ethiopic', src: fontFile('noto-sans-ethiopic', 'ethiopic', 700), fontWeight: 700 },
  ];
  for (const { family, ...font } of fonts) Font.register({ family, ...font });
  // Words stay whole: the library knows how to part English ones only, and would do so to all.
  Font.registerHyphenationCallback((word) => [word]);
}

/** The first font that has a letter is taken, so the language's own comes first and keeps its words together. */
const families = (language: Language, latin: 'Sans' | 'Serif') =>
  language === 'am' ? ['Ethiopic', latin] : [latin, 'Ethiopic'];

export const box = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(View, { style }, ...children);

/** What belongs together and is not parted by the end of a page. */
export const whole = (style: Style, ...children: ReactNode[]): ReactElement =>
  createElement(View, { style, wrap: false }, ...children);

export interface TypeStyle extends PlainStyle {
  readonly size?: Size;
  readonly bold?: boolean;
}

/** Everything that depends on the language of the paper. */
export function paperIn(words: Words) {
  const { language } = words;
  const lineHeight = language === 'am' ? 1.5 : 1.38;

  const text = ({ size = 'base', bold, ...style }: TypeStyle, ...parts: readonly string[]): ReactElement =>
    createElement(
      Text,
      {
        style: {
          fontFamily: families(language, 'Sans'),
          fontSize: sizes[size],
          fontWeight: bold ? 700 : 400,
          lineHeight,
          ...style,
        },
      },
      breakable(parts.join('')),
    );

  const heading = (size: Size, title: string, style: PlainStyle = {}): ReactElement =>
    createElement(
      Text,
      {
        style: {
          fontFamily: families(language, 'Serif'),
          fontSize: sizes[size],
          fontWeight: 700,
          lineHeight: language === 'am' ? 1.35 : 1.2,
          ...style,
        },
      },
      breakable(title),
    );

  const list = (texts: readonly string[], style: TypeStyle = {}): ReactElement[] =>
    texts.map((item) =>
      box(
        { flexDirection: 'row', gap: 6 },
        text({ ...style, color: colours.green }, '•'),
        text({ ...style, flex: 1 }, item),
      ),
    );

  const part = (title: string, ...children: ReactNode[]): ReactElement =>
    box({ gap: 3 }, text({ bold: true, color: colours.green }, title), ...children);

  const footer = (title: string): ReactElement =>
    createElement(
      View,
      {
        fixed: true,
        style: {
          position: 'absolute',
          left: sheet.margin,
          right: sheet.margin,
          bottom: 20,
          height: 20,
          flexDirection: 'row',
          alignItems: 'center',
          gap: 6,
        },
      },
      drawing(brandMarkSvg('light'), 13),
      text({ size: 'small', bold: true }, words.say('brand')),
      text({ size: 'small', color: colours.soft, flex: 1 }, title),
      createElement(Text, {
        style: { fontFamily: ['Sans'], fontSize: sizes.small, color: colours.soft },
        render: ({ pageNumber, totalPages }) => words.say('pageOf', { page: pageNumber, pages: totalPages }),
      }),
    );

  /** A page of A4 with its foot. */
  const page = (
    { title, bookmark, style }: { title: string; bookmark: string; style?: PlainStyle },
    ...children: ReactNode[]
  ): ReactElement<PageProps> =>
    createElement(
      Page,
      {
        size: 'A4',
        bookmark,
        style: {
          paddingTop: 30,
          paddingHorizontal: sheet.margin,
          paddingBottom: 48,
          color: colours.ink,
          ...style,
        },
      },
      ...children,
      footer(title),
    );

  return { text, heading, list, part, page };
}
export type Paper = ReturnType<typeof paperIn>;
