import type { NutritionTip } from '#src/features/bmi/advice.ts';
import { sources } from './sources.ts';

/** The specified advice, each piece with its source, and with a note where the evidence is thin or newer. */
export const nutritionTips: readonly NutritionTip[] = [
  {
    figure: { en: '30-60 minutes', am: '30-60 ደቂቃ' },
    text: {
      en: 'Eat some carbohydrate 30-60 minutes before exercise: a banana, a piece of ambasha, a little kinche.',
      am: 'ከእንቅስቃሴ 30-60 ደቂቃ አስቀድመው ካርቦሃይድሬት ያለው ነገር ይብሉ፦ ሙዝ፣ ቁራጭ አምባሻ፣ ጥቂት ቂንጬ።',
    },
    note: {
      en: 'Studies of the last hour before exercise disagree. Sports bodies advise a meal 1 to 4 hours before, and only for efforts longer than an hour. Go by what your stomach likes.',
      am: 'ከእንቅስቃሴ በፊት ባለው አንድ ሰዓት ላይ የተደረጉ ጥናቶች አይስማሙም። የስፖርት ሕክምና ማኅበራት የሚመክሩት ከ1 እስከ 4 ሰዓት አስቀድሞ መብላትን ነው፤ እሱም ከአንድ ሰዓት በላይ ለሚቆይ እንቅስቃሴ። ለሆድዎ የሚስማማውን ይከተሉ።',
    },
    sources: [sources.performance, sources.before],
  },
  {
    figure: { en: '30 minutes', am: '30 ደቂቃ' },
    text: {
      en: 'Have protein within 30 minutes after: shiro, lentils, eggs, milk or meat.',
      am: 'ከጨረሱ በኋላ በ30 ደቂቃ ውስጥ ፕሮቲን ይብሉ፦ ሽሮ፣ ምስር፣ እንቁላል፣ ወተት ወይም ሥጋ።',
    },
    note: {
      en: 'The half hour is a habit rather than a law: over 23 trials the protein of the whole day counted, not its minute.',
      am: 'ግማሽ ሰዓቱ ልማድ እንጂ ሕግ አይደለም፦ በ23 ሙከራ ለውጥ ያመጣው የቀኑ ጠቅላላ ፕሮቲን እንጂ የተበላበት ደቂቃ አልነበረም።',
    },
    sources: [sources.timing],
  },
  {
    figure: { en: '16-24 oz', am: '16-24 አውንስ' },
    text: {
      en: 'Drink 16-24 oz of water (about half a litre to 0.7 litres) 2 hours before exercise.',
      am: 'ከእንቅስቃሴ 2 ሰዓት አስቀድመው 16-24 አውንስ (ከግማሽ እስከ 0.7 ሊትር ገደማ) ውሃ ይጠጡ።',
    },
    note: {
      en: 'The athletic trainers name 17 to 20 oz, 2 to 3 hours before. Newer advice goes by weight: 5 to 10 ml for each kg.',
      am: 'የአትሌቲክስ አሠልጣኞች ማኅበር የሚለው ከ17 እስከ 20 አውንስ፣ ከ2 እስከ 3 ሰዓት አስቀድሞ ነው። አዲሱ ምክር በክብደት ይለያል፦ ለእያንዳንዱ ኪ.ግ ከ5 እስከ 10 ሚ.ሊ.።',
    },
    sources: [sources.fluids, sources.performance],
  },
  {
    figure: { en: '45-65 / 20-35 / 10-35 %', am: '45-65 / 20-35 / 10-35 %' },
    text: {
      en: 'Let 45-65% of your energy come from carbohydrate, 20-35% from fat and 10-35% from protein.',
      am: 'ከምግብ ከሚያገኙት ኃይል 45-65% ከካርቦሃይድሬት፣ 20-35% ከስብ፣ 10-35% ከፕሮቲን ይሁን።',
    },
    note: {
      en: 'Ranges for healthy adults in North America. The World Health Organization asks for no more than 30 % from fat.',
      am: 'በሰሜን አሜሪካ ለጤናማ አዋቂዎች የተቀመጠ ነው። የዓለም ጤና ድርጅት ከስብ የሚገኘው ከ30 በመቶ እንዳይበልጥ ይመክራል።',
    },
    sources: [sources.macronutrients, sources.diet],
  },
  {
    figure: { en: '8 glasses', am: '8 ብርጭቆ' },
    text: {
      en: 'Drink about 8 glasses of water a day, more in the heat and when you sweat.',
      am: 'በቀን 8 ብርጭቆ ገደማ ውሃ ይጠጡ፤ በሙቀትና ሲያልብዎት ይጨምሩ።',
    },
    note: {
      en: 'A rule of thumb without a study behind it. European experts count 2 litres a day for women and 2.5 for men, with the water in food and in every drink.',
      am: 'ጥናት ያልተደረገበት የልማድ መለኪያ ነው። የአውሮፓ ባለሙያዎች ለሴት 2፣ ለወንድ 2.5 ሊትር በቀን ይላሉ፤ በምግብና በሌላ መጠጥ ውስጥ ያለውም ተቆጥሮ።',
    },
    sources: [sources.eightGlasses, sources.water],
  },
  {
    figure: { en: '150+ minutes', am: '150+ ደቂቃ' },
    text: {
      en: 'Be active for 150+ minutes a week, so that you breathe faster but can still talk.',
      am: 'በሳምንት 150+ ደቂቃ ይንቀሳቀሱ፤ ትንፋሽዎ እየፈጠነ ግን ማውራት እስከሚችሉ ድረስ።',
    },
    sources: [sources.activity],
  },
  {
    figure: { en: '1-2 pounds', am: '1-2 ፓውንድ' },
    text: {
      en: 'If you want to lose weight, aim for 1-2 pounds of weight loss per week (half a kilogram to one).',
      am: 'ክብደት መቀነስ ከፈለጉ በሳምንት 1-2 ፓውንድ (ከግማሽ እስከ አንድ ኪ.ግ) ያቅዱ።',
    },
    note: {
      en: 'Slow loss is the usual advice. In a trial of 200 people those who lost fast regained as much as those who lost slowly, no more.',
      am: 'የተለመደው ምክር ቀስ ብሎ መቀነስ ነው። በ200 ሰዎች ላይ በተደረገ ሙከራ ግን በፍጥነት የቀነሱትም ቀስ ብለው የቀነሱትም መልሰው የጨመሩት እኩል ነበር።',
    },
    sources: [sources.losing, sources.rate],
  },
];
