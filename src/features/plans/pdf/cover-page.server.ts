import { Page, type PageProps } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { brandMarkSvg } from '#src/ui/brand-mark.ts';
import { tibebBroadSvg } from '#src/ui/tibeb.ts';
import { border, drawing } from './drawing.server.ts';
import { box, colours, innerWidth, sheet, type Paper } from './elements.server.ts';
import type { Words } from './words.ts';

interface Cover {
  readonly title: string;
  readonly description: string;
  readonly labels: readonly string[];
  /** An SVG, or null where there is none. */
  readonly picture: string | null;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Thirteen tiles fill the width of the sheet. */
const bandHeight = ((sheet.width / 13) * 22) / 30;

/** The first page: what one sees from across the room. */
export function coverPage(paper: Paper, words: Words, cover: Cover): ReactElement<PageProps> {
  const { text, heading } = paper;
  const band = () => border(tibebBroadSvg('light'), sheet.width, bandHeight);
  return createElement(
    Page,
    { size: 'A4', bookmark: words.say('cover'), style: { color: colours.ink } },
    band(),
    box(
      { flex: 1, paddingHorizontal: sheet.margin, paddingVertical: 26, justifyContent: 'space-between' },
      box(
        { flexDirection: 'row', alignItems: 'center', gap: 8 },
        drawing(brandMarkSvg('light'), 30),
        heading('head', words.say('brand'), { color: colours.green }),
        text({ color: colours.soft, flex: 1, textAlign: 'right' }, words.say('motto')),
      ),
      cover.picture ? drawing(cover.picture, innerWidth, 12) : null,
      box(
        { gap: 8 },
        box(
          { flexDirection: 'row', gap: 10 },
          ...cover.labels.map((label, i) =>
            text(
              {
                size: 'large',
                bold: true,
                ...(i === 0
                  ? {
                      color: '#FFFFFF',
                      backgroundColor: colours.green,
                      borderRadius: 10,
                      paddingHorizontal: 10,
                      paddingVertical: 1,
                    }
                  : { color: colours.soft, paddingVertical: 1 }),
              },
              label,
            ),
          ),
        ),
        heading('hero', cover.title),
        text({ size: 'large', color: colours.soft }, cover.description),
      ),
      box(
        {
          flexDirection: 'row',
          borderTop: `1pt solid ${colours.edge}`,
          borderBottom: `1pt solid ${colours.edge}`,
        },
        ...cover.facts.map(([name, value], i) =>
          box(
            {
              flex: 1,
              paddingVertical: 10,
              paddingHorizontal: i === 0 ? 0 : 14,
              ...(i > 0 && { borderLeft: `1pt solid ${colours.edge}` }),
            },
            text({ color: colours.soft }, name),
            heading('title', value),
          ),
        ),
      ),
      text({ size: 'small', color: colours.soft }, words.say('guidance')),
    ),
    band(),
  );
}
