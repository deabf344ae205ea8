import type { Localized } from '#src/lib/language.ts';

/** A picture of 1200 by 630 px that stands for a page where it is shared: words on paper beside a drawing. */
export interface SharePicture {
  /** Of `public/share/{name}-{language}.png`, which `npm run pictures` makes. */
  readonly name: string;
  readonly title: Localized;
  readonly line: Localized;
  /** The address of a drawing of the product. */
  readonly drawing: string;
}

/** The first stands for every page that has no other; `plan-{id}` for a plan that comes with the product. */
export const sharePictures = [
  {
    name: 'birtu',
    title: { en: 'Fitness and food for Ethiopia', am: 'የአካል ብቃትና አመጋገብ ለኢትዮጵያውያን' },
    line: {
      en: 'Plans to follow at home, in Amharic and English',
      am: 'በቤት የሚከተሏቸው ዕቅዶች፣ በአማርኛና በእንግሊዝኛ',
    },
    drawing: '/figures/hero-still.svg',
  },
  {
    name: 'fitness-plans',
    title: { en: 'Fitness plans', am: 'የስፖርት ዕቅዶች' },
    line: {
      en: 'Train at home with what is there, every movement drawn',
      am: 'ቤት ባለው ነገር ስፖርት ይሥሩ፤ እያንዳንዱ እንቅስቃሴ በሥዕል',
    },
    drawing: '/figures/plan-weight-gain-strength.svg',
  },
  {
    name: 'nutrition-plans',
    title: { en: 'Nutrition plans', am: 'የምግብ ዕቅዶች' },
    line: {
      en: 'Weeks of Ethiopian food, each figure with its source',
      am: 'የኢትዮጵያ ምግብ ለሳምንታት፤ እያንዳንዱ አኃዝ ከነምንጩ',
    },
    drawing: '/figures/platter-everyday-balance.svg',
  },
  {
    name: 'education',
    title: { en: 'Learn how fitness works', am: 'የአካል ብቃት እንዴት እንደሚሠራ ይወቁ' },
    line: {
      en: 'Guides, measures and tests, with their sources',
      am: 'መመሪያዎች፣ መለኪያዎችና ፈተናዎች ከነምንጫቸው',
    },
    drawing: '/figures/overhead-press-still.svg',
  },
  {
    name: 'motivation',
    title: { en: 'Begin, fall back, begin again', am: 'ይጀምሩ፣ ቢወድቁም እንደገና ይጀምሩ' },
    line: {
      en: 'Words and habits that carry you further',
      am: 'ወደፊት የሚያራምዱ ቃላትና ልማዶች',
    },
    drawing: '/figures/brisk-walk-still.svg',
  },
  {
    name: 'bmi',
    title: { en: 'BMI calculator', am: 'የቢኤምአይ ማስያ' },
    line: {
      en: 'Your height and weight, and what they say together',
      am: 'ቁመትዎና ክብደትዎ አብረው ምን እንደሚሉ',
    },
    drawing: '/figures/bodyweight-squat-still.svg',
  },
  {
    name: 'assessment',
    title: { en: 'How fit are you?', am: 'የአካል ብቃትዎ ምን ያህል ነው?' },
    line: {
      en: 'Push-ups, sit-ups, a stretch and a run, and what comes next',
      am: 'ፑሽ አፕ፣ ሲት አፕ፣ መዘርጋትና ሩጫ፤ ቀጥሎ የሚሠራውም',
    },
    drawing: '/figures/push-up-still.svg',
  },
  {
    name: 'plan-weight-gain-strength',
    title: { en: 'Weight Gain and Strength', am: 'ክብደት መጨመርና ጥንካሬ' },
    line: { en: '12 weeks, 6 days a week', am: '12 ሳምንት፣ በሳምንት 6 ቀን' },
    drawing: '/figures/plan-weight-gain-strength.svg',
  },
  {
    name: 'plan-weight-loss-foundation',
    title: { en: 'Weight Loss Foundation', am: 'የክብደት መቀነስ መሠረት' },
    line: { en: '10 weeks, 6 days a week', am: '10 ሳምንት፣ በሳምንት 6 ቀን' },
    drawing: '/figures/plan-weight-loss-foundation.svg',
  },
  {
    name: 'plan-three-days-fifteen-minutes',
    title: { en: 'Three Days, Fifteen Minutes', am: 'ሦስት ቀን፣ አሥራ አምስት ደቂቃ' },
    line: { en: '8 weeks, 3 days a week', am: '8 ሳምንት፣ በሳምንት 3 ቀን' },
    drawing: '/figures/plan-three-days-fifteen-minutes.svg',
  },
  {
    name: 'plan-first-run',
    title: { en: 'First Run', am: 'የመጀመሪያ ሩጫ' },
    line: { en: '9 weeks, 4 days a week', am: '9 ሳምንት፣ በሳምንት 4 ቀን' },
    drawing: '/figures/plan-first-run.svg',
  },
  {
    name: 'plan-jerrycan-strength',
    title: { en: 'Jerrycan Strength', am: 'የጀሪካን ጥንካሬ' },
    line: { en: '10 weeks, 3 days a week', am: '10 ሳምንት፣ በሳምንት 3 ቀን' },
    drawing: '/figures/plan-jerrycan-strength.svg',
  },
  {
    name: 'plan-first-months-in-a-gym',
    title: { en: 'First Months in a Gym', am: 'የመጀመሪያ ወራት በጂም' },
    line: { en: '12 weeks, 3 days a week', am: '12 ሳምንት፣ በሳምንት 3 ቀን' },
    drawing: '/figures/plan-first-months-in-a-gym.svg',
  },
  {
    name: 'plan-strong-at-sixty',
    title: { en: 'Strong at Sixty', am: 'በስልሳ ብርቱ' },
    line: { en: '12 weeks, 6 days a week', am: '12 ሳምንት፣ በሳምንት 6 ቀን' },
    drawing: '/figures/plan-strong-at-sixty.svg',
  },
  {
    name: 'plan-gentle-on-the-heart',
    title: { en: 'Gentle on the Heart', am: 'ለልብ የሚስማማ' },
    line: { en: '12 weeks, 5 days a week', am: '12 ሳምንት፣ በሳምንት 5 ቀን' },
    drawing: '/figures/plan-gentle-on-the-heart.svg',
  },
  {
    name: 'plan-back-and-desk',
    title: { en: 'Back and Desk', am: 'ጀርባና ጠረጴዛ' },
    line: { en: '6 weeks, 6 days a week', am: '6 ሳምንት፣ በሳምንት 6 ቀን' },
    drawing: '/figures/plan-back-and-desk.svg',
  },
  {
    name: 'plan-kind-to-the-knees',
    title: { en: 'Kind to the Knees', am: 'ጉልበትን ሳይጎዱ መጠንከር' },
    line: { en: '8 weeks, 3 days a week', am: '8 ሳምንት፣ በሳምንት 3 ቀን' },
    drawing: '/figures/plan-kind-to-the-knees.svg',
  },
  {
    name: 'plan-expecting',
    title: { en: 'Expecting', am: 'በእርግዝና' },
    line: { en: '12 weeks, 5 days a week', am: '12 ሳምንት፣ በሳምንት 5 ቀን' },
    drawing: '/figures/plan-expecting.svg',
  },
  {
    name: 'plan-after-birth',
    title: { en: 'After Birth', am: 'ከወሊድ በኋላ' },
    line: { en: '12 weeks, 5 days a week', am: '12 ሳምንት፣ በሳምንት 5 ቀን' },
    drawing: '/figures/plan-after-birth.svg',
  },
  {
    name: 'plan-strength-through-a-fast',
    title: { en: 'Strength Through a Fast', am: 'በጾም ወቅት ጥንካሬ' },
    line: { en: '9 weeks, 3 days a week', am: '9 ሳምንት፣ በሳምንት 3 ቀን' },
    drawing: '/figures/plan-strength-through-a-fast.svg',
  },
  {
    name: 'plan-everyday-balance',
    title: { en: 'Everyday Balance', am: 'የተመጣጠነ የዕለት ምግብ' },
    line: { en: '7 days, 1,800 to 2,200 kcal a day', am: '7 ቀን፣ በቀን ከ1,800 እስከ 2,200 ካሎሪ' },
    drawing: '/figures/platter-everyday-balance.svg',
  },
  {
    name: 'plan-fasting-table',
    title: { en: 'The Fasting Table', am: 'የጾም ማዕድ' },
    line: { en: '7 days, 1,800 to 2,200 kcal a day', am: '7 ቀን፣ በቀን ከ1,800 እስከ 2,200 ካሎሪ' },
    drawing: '/figures/platter-fasting-table.svg',
  },
  {
    name: 'plan-fuel-for-the-long-run',
    title: { en: 'Fuel for the Long Run', am: 'የረጅም ሩጫ ስንቅ' },
    line: { en: '7 days, 2,000 to 2,500 kcal a day', am: '7 ቀን፣ በቀን ከ2,000 እስከ 2,500 ካሎሪ' },
    drawing: '/figures/platter-fuel-for-the-long-run.svg',
  },
  {
    name: 'plan-gain-weight-well',
    title: { en: 'Gain Weight Well', am: 'ክብደትን በጤና መጨመር' },
    line: { en: '7 days, 2,500 to 3,000 kcal a day', am: '7 ቀን፣ በቀን ከ2,500 እስከ 3,000 ካሎሪ' },
    drawing: '/figures/platter-gain-weight-well.svg',
  },
  {
    name: 'plan-light-mesob',
    title: { en: 'Light Mesob', am: 'ቀለል ያለ ማዕድ' },
    line: { en: '7 days, 1,500 to 1,800 kcal a day', am: '7 ቀን፣ በቀን ከ1,500 እስከ 1,800 ካሎሪ' },
    drawing: '/figures/platter-light-mesob.svg',
  },
  {
    name: 'plan-protein-for-muscle',
    title: { en: 'Protein for Muscle', am: 'ፕሮቲን ለጡንቻ' },
    line: { en: '7 days, 2,500 to 3,000 kcal a day', am: '7 ቀን፣ በቀን ከ2,500 እስከ 3,000 ካሎሪ' },
    drawing: '/figures/platter-protein-for-muscle.svg',
  },
  {
    name: 'plan-low-in-salt',
    title: { en: 'Low in Salt', am: 'ጨው ያነሰበት' },
    line: { en: '7 days, 1,800 to 2,200 kcal a day', am: '7 ቀን፣ በቀን ከ1,800 እስከ 2,200 ካሎሪ' },
    drawing: '/figures/platter-low-in-salt.svg',
  },
  {
    name: 'plan-even-blood-sugar',
    title: { en: 'Even Blood Sugar', am: 'የተረጋጋ የደም ስኳር' },
    line: { en: '7 days, 1,800 to 2,200 kcal a day', am: '7 ቀን፣ በቀን ከ1,800 እስከ 2,200 ካሎሪ' },
    drawing: '/figures/platter-even-blood-sugar.svg',
  },
  {
    name: 'plan-iron-for-the-blood',
    title: { en: 'Iron for the Blood', am: 'ብረት ለደም' },
    line: { en: '7 days, 1,800 to 2,200 kcal a day', am: '7 ቀን፣ በቀን ከ1,800 እስከ 2,200 ካሎሪ' },
    drawing: '/figures/platter-iron-for-the-blood.svg',
  },
  {
    name: 'plan-expecting-and-nursing',
    title: { en: 'Expecting and Nursing', am: 'ለነፍሰ ጡርና ለምታጠባ እናት' },
    line: { en: '7 days, 2,000 to 2,500 kcal a day', am: '7 ቀን፣ በቀን ከ2,000 እስከ 2,500 ካሎሪ' },
    drawing: '/figures/platter-expecting-and-nursing.svg',
  },
  {
    name: 'plan-ramadan-nights',
    title: { en: 'Ramadan Nights', am: 'የረመዳን ምሽቶች' },
    line: { en: '7 days, 1,800 to 2,200 kcal a day', am: '7 ቀን፣ በቀን ከ1,800 እስከ 2,200 ካሎሪ' },
    drawing: '/figures/platter-ramadan-nights.svg',
  },
  {
    name: 'plan-one-pot-little-money',
    title: { en: 'One Pot, Little Money', am: 'አንድ ድስት በትንሽ ገንዘብ' },
    line: { en: '7 days, 2,000 to 2,500 kcal a day', am: '7 ቀን፣ በቀን ከ2,000 እስከ 2,500 ካሎሪ' },
    drawing: '/figures/platter-one-pot-little-money.svg',
  },
  {
    name: 'plan-far-from-home',
    title: { en: 'Far from Home', am: 'ከአገር ርቆ' },
    line: { en: '7 days, 1,800 to 2,200 kcal a day', am: '7 ቀን፣ በቀን ከ1,800 እስከ 2,200 ካሎሪ' },
    drawing: '/figures/platter-far-from-home.svg',
  },
] as const satisfies readonly SharePicture[];
