import { z } from 'zod';
import { languages, type Language } from '#src/lib/language.ts';
import type { FitnessPlanDetail } from '../fitness/listing.ts';
import type { NutritionPlanDetail } from '../nutrition/listing.ts';

/** How a plan is put on paper. */
interface Manner {
  readonly language: Language;
  /** Where the plan stands on the web. */
  readonly address: string;
  /** When the plan was changed last, as an ISO date and time. */
  readonly changed: string;
}

export interface FitnessOrder extends Manner {
  readonly kind: 'fitness';
  /** In its first week. */
  readonly detail: FitnessPlanDetail;
  /** In the first week of each of its blocks. */
  readonly blocks: readonly FitnessPlanDetail[];
}

export interface NutritionOrder extends Manner {
  readonly kind: 'nutrition';
  readonly detail: NutritionPlanDetail;
}

export type Order = FitnessOrder | NutritionOrder;

/** What a request says of an order. */
export type AskedOrder =
  | Omit<FitnessOrder, 'address' | 'changed'>
  | Omit<NutritionOrder, 'address' | 'changed'>;

export const pdfQuerySchema = z.object({
  language: z.enum(languages).default('en').describe('Of the document'),
});
