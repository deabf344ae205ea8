import { z } from 'zod';
import { requiredText } from './localized.ts';
import { otherNamesLimits } from './other-names.ts';
import { textMessages } from './text-messages.ts';

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
