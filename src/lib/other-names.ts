import { z } from 'zod';
import { requiredText } from './localized.ts';
import { textMessages } from './text-messages.ts';

export const otherNamesLimits = { name: 80, names: 12 } as const;

const messages = {
  tooMany: /*i18n*/ { id: 'These are too many names: 12 at most' },
  twice: /*i18n*/ { id: 'One of these names stands there twice' },
} as const;

const asOne = (name: string) => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Other names that a thing goes by, in any language and script: searched, and not shown. */
export const otherNamesSchema = z
  .array(requiredText(otherNamesLimits.name, textMessages.missing))
  .max(otherNamesLimits.names, { error: messages.tooMany.id })
  .refine((names) => new Set(names.map(asOne)).size === names.length, { error: messages.twice.id });

/** As one line to type in, with commas between them. */
export const otherNamesLine = (names: readonly string[] = []): string => names.join(', ');

/** What such a line names: commas of both scripts part it. */
export const otherNamesIn = (line: string): string[] =>
  line
    .split(/[,፣]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
