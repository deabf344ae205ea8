import { languages, pathIn, type Language } from '#src/lib/language.ts';

/** A public page by the part of the site it belongs to; written without language. */
export interface PublicPage {
  readonly address: string;
  /** False where only axe looks at it: another view of a page whose bytes are measured already. */
  readonly measured: boolean;
}

const page = (address: string): PublicPage => ({ address, measured: true });
const view = (address: string): PublicPage => ({ address, measured: false });

const plans = '/services/fitness-and-nutrition-plans';
const hub = '/services/educational-content';
const guide = `${hub}/physical-fitness`;
const health = `${hub}/health-education`;
const bmiTool = `${hub}/tools/bmi-calculator`;
const assessment = `${hub}/tools/fitness-assessment`;
const platter =
  'dish=injera-teff&count=4&measure=injera&dish=shiro-wat&count=2&measure=ladle&dish=misir-wat&count=2&measure=ladle' +
  '&dish=kik-alicha&count=2&measure=ladle&dish=gomen&count=2&measure=ladle&dish=tikil-gomen&count=2&measure=ladle' +
  '&dish=key-sir&count=4&measure=beet&eaters=4';
const answers =
  'age=45&gender=female&activityLevel=moderate&height=165&weight=82&restingHeartRate=66&bloodPressure=188%2F102' +
  '&pushUps=17&sitUps=36&flexibility=12&cardio=15.2';

/** Every public page, for all that is asked of each of them: its bytes, and that axe finds nothing. */
export const publicPages = {
  site: [page('/'), page('/about'), page('/services'), page('/contact'), view('/nowhere')],
  plans: [
    page(plans),
    page(`${plans}?tab=nutrition`),
    view(`${plans}?category=strength`),
    view(`${plans}?tab=nutrition&min=few`),
    page('/services/fitness-plans/weight-loss-foundation'),
    page('/services/fitness-plans/weight-gain-strength?day=2'),
    page('/fitness-plans/weight-loss-foundation/try?day=1'),
    view('/services/fitness-plans/weight-gain-strength?day=7'),
    page('/services/nutrition-plans/everyday-balance?day=3'),
    view('/services/nutrition-plans/fuel-for-the-long-run?variant=fasting'),
    page('/nutrition-plans/everyday-balance/shopping?for=4'),
    view('/services/fitness-plans/nope'),
    page('/plans/find'),
    page('/plans/find?goal=get-stronger&days=3&minutes=30&gear=jerrycan'),
    view('/plans/find?goal=run&mind=pregnancy'),
  ],
  exercises: [
    page('/exercises'),
    view('/exercises?muscleGroup=legs&gear=none'),
    view('/exercises?q=nowhere&gear=band'),
    page('/exercises/push-up'),
    view('/exercises/goblet-squat'),
    view('/exercises/nope'),
  ],
  education: [
    page(hub),
    view(health),
    page(`${health}?tab=glossary`),
    view(`${health}?tab=glossary&q=iron`),
    view(`${health}?tab=measures`),
    view(`${health}?tab=body-composition`),
    view(`${health}?tab=components`),
  ],
  guide: [
    page(guide),
    view(`${guide}?tab=metabolic`),
    view(`${guide}?tab=health-related`),
    view(`${guide}?tab=testing`),
  ],
  assessment: [
    page(assessment),
    view(`${assessment}?height=1.65&${answers}&step=3`),
    page(`${assessment}?${answers}&step=3`),
    page(`${assessment}?${answers}&step=4`),
  ],
  motivation: [
    page('/services/motivational-content'),
    page('/services/motivational-content/building-habits'),
    page('/services/educational-content/eating-well-in-long-fasts'),
    view('/services/motivational-content/nope'),
  ],
  bmi: [
    page('/bmi'),
    view('/bmi?unit=metric&height=170&weight=65'),
    view('/bmi?unit=imperial&height=66&weight='),
    page(bmiTool),
    view(`${bmiTool}?unit=imperial&height=66&weight=200`),
    view(`${bmiTool}?height=1.7&weight=65`),
  ],
  fasting: [page('/fasting'), view('/fasting?year=2020'), page('/fasting/tsom')],
  search: [page('/search?q=wat'), view('/search?q=nowhere'), view('/search')],
  foods: [
    page('/foods'),
    view('/foods?q=nowhere'),
    view('/foods?fasting=yes'),
    page('/foods/sources'),
    page('/foods/shiro-wat'),
    page('/foods/compare?a=doro-wat&b=kocho'),
  ],
  plate: [
    page('/recipes'),
    view('/recipes?q=nowhere'),
    page('/recipes/misir-wat?for=6'),
    view('/recipes/asa-tibs'),
    view('/recipes/nope'),
    page('/foods/plate'),
    page(`/foods/plate?${platter}`),
    view('/foods/plate?dish=sushi&grams=60&dish=kitfo&count=x&measure=plate&eaters=none&share=200&find=zzz'),
  ],
  account: [
    page('/register'),
    page('/login'),
    page('/reset-password'),
    view('/reset-password-otp'),
    view('/set-new-password'),
  ],
} satisfies Record<string, readonly PublicPage[]>;

export const publicParts = Object.keys(publicPages) as (keyof typeof publicPages)[];

/** The pages whose bytes are measured, in both languages, as a browser asks for them. */
export const measuredAddresses: readonly { readonly language: Language; readonly address: string }[] =
  languages.flatMap((language) =>
    Object.values<readonly PublicPage[]>(publicPages)
      .flat()
      .filter(({ measured }) => measured)
      .map(({ address }) => ({ language, address: pathIn(language, address) })),
  );
