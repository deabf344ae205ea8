import { guideFrame } from '#content/education/guide-frame.ts';
import type { Language } from '#src/lib/language.ts';
import { translated } from '#src/lib/translated.ts';

/** What stands around the panels: it comes alive, so the browser has its words as well, unlike those of the panels. */
export const frameIn = (language: Language) => translated(guideFrame, language);
