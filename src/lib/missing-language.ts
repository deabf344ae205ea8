import { z } from 'zod';
import { languages } from './language.ts';

/** What a list of the staff can be narrowed down to. */
export const missingQuery = z
  .enum(languages)
  .optional()
  .describe('Only what is not all there in this language');

/** Of a row of such a list. */
export const missingList = z.array(z.enum(languages)).describe('Languages in which some text is not there');
