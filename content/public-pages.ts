import type { Localized } from '#src/lib/language.ts';

/** A public page, or one kind of pages, with all its addresses. */
export interface PublicPage {
  /** The one that search engines keep, without language. A last part of `:id` stands for each item of a kind. */
  readonly address: string;
  /** Further addresses that show the same, such as those that older links lead to. */
  readonly also?: readonly string[];
  /** What the way to a page calls it. */
  readonly name: Localized;
  /** The page that leads here, where that is not the one whose address this one continues. */
  readonly above?: string;
  /** The picture that stands for the page where it is shared (content/share-pictures.ts). */
  readonly picture?: string;
}

const plans = '/services/fitness-and-nutrition-plans';
const education = '/services/educational-content';
const motivation = '/services/motivational-content';

/** Every public page that search engines shall know. */
export const publicPages: readonly PublicPage[] = [
  { address: '/', name: { en: 'Home', am: 'መነሻ' } },
  { address: '/about', name: { en: 'About', am: 'ስለ እኛ' } },
  { address: '/services', name: { en: 'Services', am: 'አገልግሎቶች' } },
  {
    address: plans,
    also: ['/services/fitness', '/services/fitness-nutrition-plans'],
    name: { en: 'Fitness Plans', am: 'የስፖርት ዕቅዶች' },
    picture: 'fitness-plans',
  },
  {
    address: `${plans}?tab=nutrition`,
    also: ['/services/nutrition'],
    name: { en: 'Nutrition Plans', am: 'የምግብ ዕቅዶች' },
    picture: 'nutrition-plans',
  },
  {
    address: '/services/fitness-plans/:id',
    also: ['/fitness-plans/:id'],
    above: plans,
    name: { en: 'Fitness Plan', am: 'የስፖርት ዕቅድ' },
    picture: 'fitness-plans',
  },
  {
    address: '/nutrition-plans/:id',
    also: ['/services/nutrition-plans/:id'],
    above: `${plans}?tab=nutrition`,
    name: { en: 'Nutrition Plan', am: 'የምግብ ዕቅድ' },
    picture: 'nutrition-plans',
  },
  {
    address: '/nutrition-plans/:id/shopping',
    above: `${plans}?tab=nutrition`,
    name: { en: 'The week’s shopping', am: 'የሳምንቱ ግዢ' },
    picture: 'nutrition-plans',
  },
  {
    address: '/plans/find',
    name: { en: 'Find your plan', am: 'ዕቅድዎን ያግኙ' },
    above: plans,
    picture: 'fitness-plans',
  },
  { address: '/exercises', name: { en: 'Exercises', am: 'እንቅስቃሴዎች' }, picture: 'fitness-plans' },
  { address: '/exercises/:id', name: { en: 'Exercise', am: 'እንቅስቃሴ' }, picture: 'fitness-plans' },
  {
    address: education,
    also: ['/services/education'],
    name: { en: 'Educational Content', am: 'ትምህርታዊ ይዘት' },
    picture: 'education',
  },
  {
    address: `${education}/physical-fitness`,
    name: { en: 'Physical Fitness Guide', am: 'የአካል ብቃት መመሪያ' },
    picture: 'education',
  },
  {
    address: `${education}/health-education`,
    name: { en: 'Health Education', am: 'የጤና ትምህርት' },
    picture: 'education',
  },
  {
    address: `${education}/health-education?tab=glossary`,
    above: `${education}/health-education`,
    name: { en: 'Glossary', am: 'መዝገበ ቃላት' },
    picture: 'education',
  },
  {
    address: `${education}/health-education?tab=measures`,
    above: `${education}/health-education`,
    name: { en: 'Health measures', am: 'የጤና ልኬቶች' },
    picture: 'education',
  },
  {
    address: `${education}/health-education?tab=body-composition`,
    above: `${education}/health-education`,
    name: { en: 'Body composition', am: 'የሰውነት ስብጥር' },
    picture: 'education',
  },
  {
    address: `${education}/health-education?tab=components`,
    above: `${education}/health-education`,
    name: { en: 'Fitness components', am: 'የአካል ብቃት ክፍሎች' },
    picture: 'education',
  },
  {
    address: `${education}/tools/bmi-calculator`,
    name: { en: 'BMI Calculator', am: 'የቢኤምአይ ማስያ' },
    picture: 'bmi',
  },
  {
    address: `${education}/tools/fitness-assessment`,
    name: { en: 'Fitness Assessment', am: 'የአካል ብቃት ምዘና' },
    picture: 'assessment',
  },
  { address: `${education}/:id`, name: { en: 'Article', am: 'ጽሑፍ' }, picture: 'education' },
  {
    address: motivation,
    also: ['/services/motivation'],
    name: { en: 'Motivational Content', am: 'አነቃቂ ይዘት' },
    picture: 'motivation',
  },
  { address: `${motivation}/:id`, name: { en: 'Article', am: 'ጽሑፍ' }, picture: 'motivation' },
  {
    address: '/foods',
    name: { en: 'Foods', am: 'ምግቦች' },
    picture: 'nutrition-plans',
  },
  {
    address: '/recipes',
    name: { en: 'Recipes', am: 'የምግብ አሠራር' },
    picture: 'nutrition-plans',
  },
  { address: '/recipes/:id', name: { en: 'Recipe', am: 'አሠራር' }, picture: 'nutrition-plans' },
  { address: '/foods/:id', name: { en: 'Food', am: 'ምግብ' }, picture: 'nutrition-plans' },
  {
    address: '/foods/compare',
    name: { en: 'Compare two foods', am: 'ሁለት ምግቦችን ያነጻጽሩ' },
    picture: 'nutrition-plans',
  },
  {
    address: '/foods/sources',
    name: { en: 'Where the figures come from', am: 'የአኃዞቹ ምንጮች' },
    picture: 'nutrition-plans',
  },
  { address: '/fasting', name: { en: 'Fasting and feasts', am: 'አጽዋማትና በዓላት' }, picture: 'nutrition-plans' },
  {
    address: '/fasting/tsom',
    name: { en: 'Eating and training while fasting', am: 'በጾም ጊዜ አመጋገብና ስፖርት' },
    picture: 'nutrition-plans',
  },
  { address: '/bmi', name: { en: 'BMI Calculator', am: 'የቢኤምአይ ማስያ' }, picture: 'bmi' },
  { address: '/foods/plate', name: { en: 'Plate builder', am: 'ገበታ ማዘጋጃ' }, picture: 'nutrition-plans' },
  { address: '/contact', name: { en: 'Contact', am: 'ያግኙን' } },
];
