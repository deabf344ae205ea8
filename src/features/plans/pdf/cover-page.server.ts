import { Page, type PageProps } from '@react-pdf/renderer';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { brandMarkSvg } from '#src/ui/brand-mark.ts';
import { tibebBroadSvg } from '#src/ui/tibeb.ts';
import { border, drawing } from './drawing.server.ts';
import { box, colours, hairline, sheet, type Paper } from './elements.server.ts';

interface Cover {
  readonly title: string;
  readonly description: string;
  /** The first is shown as a badge. */
  readonly labels: readonly string[];
  readonly picture: ReactNode;
  readonly facts: readonly Fact[];
}

type Fact = readonly [name: string, value: string];

/** Letters that no longer stand in two lines of the largest size. */
const longTitle = 44;

/** Thirteen tiles of 30 by 22 threads fill the width of the sheet. */
const bandHeight = ((sheet.width / 13) * 22) / 30;

/** The first page: what one sees from across the room. */
export function coverPage(paper: Paper, cover: Cover): ReactElement<PageProps> {
  const { text, heading, say } = paper;
  return createElement(
    Page,
    { size: 'A4', bookmark: say('cover'), style: { color: colours.ink } },
    band(),
    box(
      { flex: 1, paddingHorizontal: sheet.margin, paddingVertical: 26, justifyContent: 'space-between' },
      box(
        { flexDirection: 'row', alignItems: 'center', gap: 8 },
        drawing(brandMarkSvg('light'), 30),
        heading('head', say('brand'), { color: colours.green }),
        text({ color: colours.soft, flex: 1, textAlign: 'right' }, say('motto')),
      ),
      cover.picture,
      box(
        { gap: 10 },
        labels(paper, cover.labels),
        heading(cover.title.length > longTitle ? 'head' : 'hero', cover.title),
        text(
          { size: 'large', color: colours.soft, maxLines: 10, textOverflow: 'ellipsis' },
          cover.description,
        ),
      ),
      facts(paper, cover.facts),
      text({ size: 'small', color: colours.soft }, say('guidance')),
    ),
    band(),
  );
}

const band = () => border(tibebBroadSvg('light'), sheet.width, bandHeight);

function labels({ text }: Paper, names: readonly string[]) {
  const badge = {
    color: colours.onGreen,
    backgroundColor: colours.green,
    borderRadius: 10,
    paddingHorizontal: 10,
  };
  return box(
    { flexDirection: 'row', alignItems: 'center', gap: 10 },
    ...names.map((name, i) =>
      text({ size: 'large', bold: true, ...(i === 0 ? badge : { color: colours.soft }) }, name),
    ),
  );
}

function facts({ text, heading }: Paper, all: readonly Fact[]) {
  return box(
    { flexDirection: 'row', borderTop: hairline, borderBottom: hairline },
    ...all.map(([name, value], i) =>
      box(
        {
          flex: 1,
          paddingVertical: 10,
          ...(i > 0 && { paddingHorizontal: 14, borderLeft: hairline }),
        },
        text({ color: colours.soft }, name),
        heading('title', value),
      ),
    ),
  );
}
