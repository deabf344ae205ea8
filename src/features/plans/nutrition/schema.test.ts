import { describe, expect, it } from 'vitest';
import lightMesob from '#content/plans/nutrition/light-mesob.json' with { type: 'json' };
import { nutritionPlanSchema } from './schema.ts';

describe('the nutrition plan schema', () => {
  it('refuses a calorie range that is upside down', () => {
    const upsideDown = { ...lightMesob, calorieRange: { min: 1800, max: 1500 } };
    expect(nutritionPlanSchema.safeParse(upsideDown).success).toBe(false);
  });

  it('lets staff leave the Amharic out', () => {
    const { id, title, description, duration, calorieRange } = lightMesob;
    const draft = {
      id,
      title: { en: title.en },
      description,
      duration,
      calorieRange,
      meals: [],
      features: [],
      tags: [],
    };
    expect(nutritionPlanSchema.parse(draft)).toMatchObject({
      category: 'maintenance',
      status: 'draft',
      featured: false,
    });
  });
});
