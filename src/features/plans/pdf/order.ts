import { z } from 'zod';
import { languages, type Language } from '#src/lib/language.ts';
import type { FitnessPlanDetail } from '../fitness/listing.ts';
import type { NutritionPlanDetail } from '../nutrition/listing.ts';

/** A plan to be put on paper. */
export type Order = (
  | { readonly kind: 'fitness'; readonly detail: FitnessPlanDetail }
  | { readonly kind: 'nutrition'; readonly detail: NutritionPlanDetail }
) & { readonly language: Language };

export const pdfQuerySchema = z.object({ language: z.enum(languages).default('en') });
