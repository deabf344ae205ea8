import { describe, expect, test } from 'vitest';
import { guidance } from '#content/assessment/guidance.ts';
import { gentleRecommendations, recommendations } from '#content/assessment/recommendations.ts';
import { sources } from '#content/assessment/sources.ts';
import { languages, type Language } from '#src/lib/language.ts';
import { translated } from '#src/lib/translated.ts';
import { readAnswers, type AssessmentForm } from './answers.ts';
import { cited, testGuidanceIn } from './guidance.ts';
import { resultItem, resultsView } from './results-view.ts';
import {
  gentleRecommendationsSchema,
  guidanceSchema,
  recommendationsSchema,
  sourceSchema,
} from './schema.ts';
import { components, ratingColours, ratings } from './scoring.ts';

const form: AssessmentForm = {
  age: 28,
  gender: 'female',
  activityLevel: 'moderate',
  height: 165,
  weight: 82,
  restingHeartRate: 66,
  bloodPressure: null,
  pushUps: 17,
  sitUps: 36,
  flexibility: 12,
  cardio: 15.2,
};

describe('a result', () => {
  test('has a colour of its own for each rating, and recommendations for each test at each', () => {
    expect(new Set(Object.values(ratingColours)).size).toBe(ratings.length);
    for (const language of languages) {
      const seen = new Set<string>();
      for (const component of components)
        for (const rating of ratings) {
          const item = resultItem({ component, score: 1, rating }, form, language);
          expect(item).toMatchObject({ component, score: 1, rating, colour: ratingColours[rating] });
          for (const text of item.recommendations) seen.add(text);
        }
      expect(seen.size).toBe(components.length * ratings.length * 2);
    }
  });

  test('stands where it is among the bands, with what moves it up', () => {
    const [pushUps, , , cardio] = resultsView(form, 'en').items;
    expect(pushUps!.standing).toMatchObject({ bounds: [10, 20, 30], current: 1, share: 0.7 });
    expect(pushUps!.standing!.next).toEqual({ rating: 'Good', score: 20, gap: 3 });
    expect(cardio!.standing).toMatchObject({ bounds: [17, 14, 12], current: 1, share: expect.closeTo(0.6) });
    expect(pushUps!.norm).toBeNull();
  });

  test.each([
    [0, 0],
    [40, 1],
    [200, 1],
  ])('of %d push-ups stays within its band: %d', (score, share) => {
    expect(resultsView({ ...form, pushUps: score }, 'en').items[0]!.standing!.share).toBe(share);
  });

  test('above 39 stays Poor, and has the published norm and its advice beside it', () => {
    const [pushUps] = resultsView({ ...form, age: 45 }, 'en').items;
    expect(pushUps).toMatchObject({ rating: 'Poor', colour: 'red', standing: null });
    expect(pushUps!.norm).toMatchObject({
      from: 40,
      to: 49,
      standing: { bounds: [5, 11, 15, 24], current: 3, next: { rating: 'Excellent', score: 24, gap: 7 } },
    });
    expect(pushUps!.recommendations).toEqual(recommendations.pushUps.Good.map(({ en }) => en));
    const [without] = resultsView({ ...form, age: 70 }, 'en').items;
    expect(without).toMatchObject({ rating: 'Poor', standing: null, norm: null });
  });
});

describe('with a blood pressure of', () => {
  const seen = (bloodPressure: string | null, language: 'en' | 'am' = 'en') =>
    resultsView({ ...form, bloodPressure }, language);
  const gentle = (language: 'en' | 'am') =>
    components.map((component) => gentleRecommendations[component].map((text) => text[language]));

  test.each([null, '118/76', '135/80'])('%s the advice goes by the ratings', (reading) => {
    expect(seen(reading).items).toEqual(seen(null).items);
  });

  test('150/92 it is gentle, and nobody is urged on', () => {
    for (const language of languages)
      expect(seen('150/92', language).items.map((item) => item.recommendations)).toEqual(gentle(language));
    for (const item of seen('150/92').items) expect(item.standing?.next).toBeNull();
  });

  test.each(['165/95', '165/105'])('%s it is to walk and nothing else, as the warning says', (reading) => {
    for (const language of languages)
      expect(seen(reading, language).items.map((item) => item.recommendations)).toEqual(
        gentle(language).map((texts, index) => (components[index] === 'cardio' ? texts : [])),
      );
    for (const item of seen(reading).items) expect(item.standing?.next).toBeNull();
  });

  test('185/115 there is none but to seek care', () => {
    for (const item of seen('185/115').items)
      expect(item).toMatchObject({ recommendations: [], standing: { next: null, isHighest: false } });
  });
});

describe('the whole', () => {
  test.each([
    [17, true, null, false],
    [18, false, null, false],
    [19, false, null, false],
    [20, false, 'obese', false],
    [39, false, 'obese', false],
    [40, false, 'obese', true],
  ] as const)(
    'at %d years: minor %s, weight %s, second opinion %s',
    (age, isMinor, weight, isBySecondOpinion) => {
      expect(resultsView({ ...form, age }, 'am')).toMatchObject({
        bmi: 30.1,
        isMinor,
        weight,
        isBySecondOpinion,
      });
    },
  );
});

describe('the content', () => {
  test('is whole, in both languages', () => {
    guidanceSchema.parse(guidance);
    recommendationsSchema.parse(recommendations);
    gentleRecommendationsSchema.parse(gentleRecommendations);
    for (const source of sources) sourceSchema.parse(source);
  });

  test('names only sources that there are, each in both languages at the same place', () => {
    const texts = [guidance, recommendations, gentleRecommendations];
    expect(cited(texts).sources).not.toContain(undefined);
    const named = (language: Language) => JSON.stringify(translated(texts, language)).match(/\[\^\d+\]/g);
    expect(named('am')).toEqual(named('en'));
  });

  test('numbers the sources of a step as they are met there', () => {
    const { shown, sources: met } = cited(['One.[^9] Another.[^3]', 'The first again.[^9]']);
    expect(shown).toEqual(['One.[^1] Another.[^2]', 'The first again.[^1]']);
    expect(met).toEqual([sources[8], sources[2]]);
  });

  test('asks to wait where the heart beats fast at rest', () => {
    const answers = readAnswers(new Map([['restingHeartRate', '66']]));
    expect(testGuidanceIn('en', answers).wait).toBeNull();
    expect(testGuidanceIn('en', { ...answers, restingHeartRate: '101' }).wait).toBe(guidance.wait.en);
  });
});
