import type { Definition, Finding } from '#src/features/education/schema.ts';
import * as sources from './sources.ts';

export const definitions: readonly Definition[] = [
  {
    term: { en: 'Physical activity', am: 'የሰውነት እንቅስቃሴ' },
    text: {
      en: 'Any movement of the body made by the muscles that uses energy: walking to work, fetching water, washing clothes, dancing eskista at a wedding.',
      am: 'ጡንቻዎች የሚፈጥሩትና ኃይል የሚጠቀም ማንኛውም የሰውነት እንቅስቃሴ፦ ወደ ሥራ በእግር መሄድ፣ ውሃ መቅዳት፣ ልብስ ማጠብ፣ በሠርግ ላይ እስክስታ መውረድ።',
    },
    source: sources.caspersen1985,
  },
  {
    term: { en: 'Exercise', am: 'የአካል ብቃት እንቅስቃሴ' },
    text: {
      en: 'Physical activity that is planned, structured and repeated, and done in order to become fitter or to stay so.',
      am: 'የታቀደ፣ ሥርዓት ያለውና የሚደጋገም እንቅስቃሴ፤ ዓላማው የአካል ብቃትን ማሻሻል ወይም መጠበቅ ነው።',
    },
    source: sources.caspersen1985,
  },
  {
    term: { en: 'Physical fitness', am: 'የአካል ብቃት' },
    text: {
      en: 'What one has or reaches by it: a set of attributes of heart, muscles, joints and nerves. Each can be measured, and most can be trained at any age.',
      am: 'በእንቅስቃሴ የሚገኘው ውጤት፦ የልብ፣ የጡንቻ፣ የመገጣጠሚያና የነርቭ ችሎታዎች ስብስብ። እያንዳንዱ ይለካል፤ አብዛኛው በማንኛውም ዕድሜ ይሻሻላል።',
    },
    source: sources.caspersen1985,
  },
  {
    term: { en: 'Enough of it', am: 'የሚበቃው መጠን' },
    text: {
      en: 'For adults, each week: 150 to 300 minutes at a pace at which you can still talk, or 75 to 150 minutes at one at which you cannot, and the muscles strengthened on two days. Less than that is still better than nothing.',
      am: 'ለአዋቂዎች በየሳምንቱ፦ እያወሩ መሥራት በሚችሉበት ፍጥነት ከ150 እስከ 300 ደቂቃ፣ ወይም ማውራት በማይችሉበት ፍጥነት ከ75 እስከ 150 ደቂቃ፤ በተጨማሪም በሁለት ቀናት ጡንቻን ማጠንከር። ከዚህ ያነሰም ቢሆን ከምንም ይሻላል።',
    },
    source: sources.who2020,
  },
];

/** Why fitness matters. */
export const reasons: readonly Finding[] = [
  {
    figure: { en: '−11%', am: '−11%' },
    text: {
      en: 'risk of dying early for each small step up in endurance (3.5 mL of oxygen per kilogram and minute), over 37 studies of 2.3 million people.',
      am: 'ጽናት በትንሹ በጨመረ ቁጥር (3.5 ሚ.ሊ. ኦክስጅን በኪሎ ግራም በደቂቃ) ያለ ጊዜው የመሞት ስጋት ይቀንሳል፤ በ2.3 ሚሊዮን ሰዎች ላይ በተደረገ 37 ጥናት።',
    },
    source: sources.laukkanen2022,
  },
  {
    figure: { en: '−10 to −17%', am: 'ከ−10 እስከ −17%' },
    text: {
      en: 'risk of early death, heart disease, cancer and diabetes among those who strengthen their muscles; lowest with 30 to 60 minutes a week.',
      am: 'ጡንቻቸውን በሚያጠነክሩ ሰዎች ላይ ያለ ጊዜ ሞት፣ የልብ ሕመም፣ ካንሰርና የስኳር ሕመም ያነሰ ነው፤ ከሁሉ የሚጠቅመው በሳምንት ከ30 እስከ 60 ደቂቃ ነው።',
    },
    source: sources.momma2022,
  },
  {
    figure: { en: '−23%', am: '−23%' },
    text: {
      en: 'falls among people over 60 who began to exercise; training balance and strength together does most.',
      am: 'ዕድሜያቸው ከ60 በላይ የሆኑና እንቅስቃሴ የሚሠሩ ሰዎች የሚወድቁት በዚህ ያነሰ ነው፤ ሚዛንና ጥንካሬ አብረው ሲሠሩ ይበልጥ ይጠቅማሉ።',
    },
    source: sources.sherrington2020,
  },
];

/** What training does to the values of metabolic fitness. */
export const metabolicGains: readonly Finding[] = [
  {
    figure: { en: '−8/−5 mmHg', am: '−8/−5 mmHg' },
    text: {
      en: 'blood pressure of people with high pressure, after some weeks of walking, running or cycling (−8.3/−5.2 on average); people with normal pressure lose about 1.',
      am: 'ከፍተኛ የደም ግፊት ያላቸው ሰዎች ለተወሰኑ ሳምንታት በእግር ከተጓዙ፣ ከሮጡ ወይም ብስክሌት ከነዱ በኋላ የሚቀንሰው ግፊት (በአማካይ −8.3/−5.2)፤ ጤናማ ግፊት ላላቸው ወደ 1።',
    },
    source: sources.cornelissen2013,
  },
  {
    figure: { en: '−2.8 cm', am: '−2.8 ሴ.ሜ' },
    text: {
      en: 'round the waist, with 1.4 points less body fat, while the scales showed only 1.2 kg less: so judge training by the tape.',
      am: 'ከወገብ ዙሪያ፤ የሰውነት ስብ በ1.4 ነጥብ ሲቀንስ ሚዛኑ ያሳየው 1.2 ኪ.ግ ብቻ ነው፤ ስለዚህ ልምምድን በሜትር ይለኩት።',
    },
    source: sources.cornelissen2005,
  },
  {
    figure: { en: '3 days', am: '3 ቀን' },
    text: {
      en: 'for that long, and perhaps longer, the cells of people with diabetes type 2 heed insulin better after the last of regular sessions. Leave no longer gap.',
      am: '2ኛው ዓይነት የስኳር ሕመም ያለባቸው ሰዎች በቋሚነት ከተንቀሳቀሱ፣ ከመጨረሻው ልምምድ በኋላ ሕዋሳታቸው ለዚህ ያህል ጊዜ፣ ምናልባትም ከዚያ በላይ፣ ኢንሱሊንን በተሻለ ይታዘዛሉ። ከዚህ የረዘመ ክፍተት አይተዉ።',
    },
    source: sources.way2016,
  },
];

/** At the table: each leads on to the plans. */
export const nutritionTips: readonly Finding[] = [
  {
    figure: { en: '1.6-2.2 g', am: '1.6-2.2 ግ' },
    text: {
      en: 'protein per kilogram of body weight and day while you build muscle: shiro, lentils, eggs, milk, meat. More than 1.6 rarely adds any.',
      am: 'ጡንቻ ሲገነቡ በቀን ለእያንዳንዱ ኪሎ ግራም የሰውነት ክብደት የሚያስፈልግ ፕሮቲን፦ ሽሮ፣ ምስር፣ እንቁላል፣ ወተት፣ ሥጋ። ከ1.6 በላይ ብዙም አይጨምርም።',
    },
    source: sources.morton2018,
  },
  {
    figure: { en: '3-4 hours', am: '3-4 ሰዓት' },
    text: {
      en: 'between meals with protein share it out well over the day. On a fasting day the hours shift; the sum counts.',
      am: 'በምግብ ሰዓቶች መካከል ያለ ጊዜ፤ ፕሮቲኑን በቀኑ ውስጥ በደንብ ያካፍለዋል። በጾም ቀን ሰዓቱ ይቀየራል፤ ዋናው ድምሩ ነው።',
    },
    source: sources.jaeger2017,
  },
  {
    figure: { en: '2-2.5 L', am: '2-2.5 ሊትር' },
    text: {
      en: 'water a day from drink and food together (women, men) in mild weather; more by your size, in the heat and when you sweat. The 3 L of the fitness plans count the water in food too; 8 glasses are a rule of thumb.',
      am: 'በቀን ከመጠጥና ከምግብ በአጠቃላይ የሚገኝ ውሃ (ለሴቶች፣ ለወንዶች) ለስለስ ባለ አየር፤ እንደ ሰውነት መጠን፣ በሙቀትና ሲያልብዎት ከዚህ በላይ። በስፖርት ዕቅዶች ያለው 3 ሊትር በምግብ ውስጥ ያለውን ውሃም ያካትታል፤ 8 ብርጭቆ ደግሞ የተለመደ ግምት ነው።',
    },
    source: sources.efsa2010,
  },
  {
    figure: { en: '400 g', am: '400 ግ' },
    text: {
      en: 'vegetables and fruit a day, and less than a teaspoon (5 g) of salt. Gomen, carrots and a banana are well on the way.',
      am: 'በቀን አትክልትና ፍራፍሬ፤ ጨው ከአንድ የሻይ ማንኪያ (5 ግ) በታች። ጎመን፣ ካሮትና አንድ ሙዝ ወደዚያው ያደርሳሉ።',
    },
    source: sources.whoDiet,
  },
];
