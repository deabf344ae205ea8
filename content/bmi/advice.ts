import type { Advice } from '#src/features/bmi/advice.ts';
import type { BmiCategory } from '#src/lib/bmi.ts';
import { sources } from './sources.ts';

/** What each band means for health, and what to do about it. */
export const advice: Readonly<Record<BmiCategory, Advice>> = {
  underweight: {
    risk: {
      en: 'The diseases that come with overweight are rarer here, but other risks rise: below 17 people clearly fall ill more often; below 16 strength fades and life itself is in danger.',
      am: 'ከውፍረት ጋር የሚመጡ በሽታዎች እዚህ ያነሱ ናቸው፤ ሌሎች ችግሮች ግን ይጨምራሉ፦ ከ17 በታች ሰዎች በግልጽ አዘውትረው ይታመማሉ፤ ከ16 በታች አቅም ይዳከማል፣ ለሕይወትም ያሰጋል።',
    },
    recommendations: [
      {
        en: 'See a health worker if you lost weight without wanting to, if you are often ill, or below 17.',
        am: 'ሳይፈልጉ ከከሱ፣ አዘውትረው ከታመሙ ወይም ከ17 በታች ከሆኑ የጤና ባለሙያ ያማክሩ።',
      },
      {
        en: 'Eat a little more and a little oftener: three meals and two snacks, with shiro, lentils, eggs, milk, peanuts or avocado.',
        am: 'ትንሽ አብዝተውና ቶሎ ቶሎ ይብሉ፦ በቀን ሦስት ጊዜ ምግብና ሁለት ጊዜ መክሰስ፣ ሽሮ፣ ምስር፣ እንቁላል፣ ወተት፣ ለውዝ ወይም አቮካዶ ያለበት።',
      },
      {
        en: 'Train your muscles on two or three days a week, so that what you gain is strength.',
        am: 'የሚጨምሩት ክብደት ጥንካሬ እንዲሆን በሳምንት ሁለት ወይም ሦስት ቀን ጡንቻዎን ያሠሩ።',
      },
    ],
    sources: [sources.thinness, sources.trs916],
  },
  normal: {
    risk: {
      en: 'Average. Much that counts is not in this number: your waist, blood pressure, movement, sleep, tobacco.',
      am: 'አማካይ። በዚህ ቁጥር የማይታይ ብዙ ነገር አለ፦ የወገብ ስፋት፣ የደም ግፊት፣ እንቅስቃሴ፣ እንቅልፍ፣ ትምባሆ።',
    },
    recommendations: [
      {
        en: 'Keep moving: at least 150 minutes a week, and your muscles on two days.',
        am: 'እንቅስቃሴዎን ይቀጥሉ፦ በሳምንት ቢያንስ 150 ደቂቃ፣ በሁለት ቀን ደግሞ ጡንቻን የሚያሠራ።',
      },
      {
        en: 'Keep the plate mixed: a grain such as teff, pulses, vegetables and fruit, a little oil.',
        am: 'ገበታዎ የተመጣጠነ ይሁን፦ እንደ ጤፍ ያለ እህል፣ ጥራጥሬ፣ አትክልትና ፍራፍሬ፣ ጥቂት ዘይት።',
      },
      {
        en: 'Weigh yourself now and then, at the same hour, and look at the months rather than the days.',
        am: 'አልፎ አልፎ በተመሳሳይ ሰዓት ይመዘኑ፤ የቀናቱን ሳይሆን የወራቱን ለውጥ ይመልከቱ።',
      },
    ],
    sources: [sources.trs916, sources.activity],
  },
  overweight: {
    risk: {
      en: 'Increased: type 2 diabetes, high blood pressure, heart disease and stroke become more frequent, and more so with a wide waist.',
      am: 'የጨመረ፦ 2ኛው ዓይነት የስኳር ሕመም፣ ከፍተኛ የደም ግፊት፣ የልብ በሽታና ስትሮክ ይበዛሉ፤ ወገብ ሲሰፋ ደግሞ ይበልጥ።',
    },
    recommendations: [
      {
        en: 'Set a first goal that is small: 5 to 10 % less weight already helps blood pressure and blood sugar.',
        am: 'የመጀመሪያ ግብዎ ትንሽ ይሁን፦ ከ5 እስከ 10 በመቶ ክብደት መቀነስ እንኳ የደም ግፊትንና የደም ስኳርን ያሻሽላል።',
      },
      {
        en: 'Fill half the plate with vegetables, leave sugary drinks out, and cook with less oil.',
        am: 'የገበታዎን ግማሽ በአትክልት ይሙሉ፣ ስኳር ያለባቸውን መጠጦች ይተዉ፣ ሲያበስሉ ዘይት ይቀንሱ።',
      },
      {
        en: 'Walk briskly on most days, until it is 150 to 300 minutes a week.',
        am: 'በሳምንት ከ150 እስከ 300 ደቂቃ እስኪሆን በአብዛኞቹ ቀናት ፈጠን ብለው ይራመዱ።',
      },
    ],
    sources: [sources.obesity, sources.trs916, sources.losing, sources.activity],
  },
  obese: {
    risk: {
      en: 'Moderate from 30, severe from 35, very severe from 40: type 2 diabetes, heart disease, stroke and some cancers become much more frequent.',
      am: 'ከ30 ጀምሮ ከፍ ያለ፣ ከ35 በጣም ከፍተኛ፣ ከ40 እጅግ ከፍተኛ፦ 2ኛው ዓይነት የስኳር ሕመም፣ የልብ በሽታ፣ ስትሮክና አንዳንድ ካንሰሮች በብዙ ይጨምራሉ።',
    },
    recommendations: [
      {
        en: 'Have your blood pressure and your blood sugar measured, and plan the way with a health worker: obesity can be treated.',
        am: 'የደም ግፊትዎንና የደም ስኳርዎን ያስለኩ፤ መንገዱን ከጤና ባለሙያ ጋር ያቅዱ፤ ከፍተኛ ውፍረት ሊታከም ይችላል።',
      },
      {
        en: 'Begin gently with daily walks, then longer ones; add exercises for the muscles on two days.',
        am: 'በዕለታዊ አጭር የእግር ጉዞ ቀስ ብለው ይጀምሩ፤ ከዚያ ያርዝሙት፤ በሁለት ቀን ጡንቻን የሚያሠራ እንቅስቃሴ ይጨምሩ።',
      },
      {
        en: 'Set a first goal that is small: 5 to 10 % less weight already helps blood pressure and blood sugar.',
        am: 'የመጀመሪያ ግብዎ ትንሽ ይሁን፦ ከ5 እስከ 10 በመቶ ክብደት መቀነስ እንኳ የደም ግፊትንና የደም ስኳርን ያሻሽላል።',
      },
    ],
    sources: [sources.obesity, sources.trs916, sources.losing],
  },
};
