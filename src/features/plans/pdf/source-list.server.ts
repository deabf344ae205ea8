import type { ReactElement } from 'react';
import type { SaidSource } from '../sources.ts';
import { colours, hairline, whole, type Paper } from './elements.server.ts';

/** What a plan's advice rests on; nothing where nothing was written down. */
export const sourceList = (
  { heading, text, say, link }: Paper,
  sources: readonly SaidSource[],
): (ReactElement | null)[] => [
  sources.length > 0 ? heading('title', say('sources'), { marginTop: 8, marginBottom: 2 }) : null,
  ...sources.map(({ claim, citation, url }, index) =>
    whole(
      { paddingVertical: 1, borderTop: hairline },
      text({ size: 'small' }, `${index + 1}. ${claim}`),
      text({ size: 'small', color: colours.soft }, citation, ' ', link(url)),
    ),
  ),
];
