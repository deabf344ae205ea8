import type { Localized } from '#src/lib/language.ts';

/** A page that a search may lead to, beside plans, exercises, foods, recipes, articles and terms. */
export interface SearchPlace {
  /** One of the public pages (content/public-pages.ts), which names it. */
  readonly address: string;
  readonly about: Localized;
  /** What else it is looked for by, in any language. */
  readonly also: readonly string[];
}

const education = '/services/educational-content';
const health = `${education}/health-education`;

export const searchPlaces: readonly SearchPlace[] = [
  {
    address: '/bmi',
    about: {
      en: 'What height and weight say together, and the weights that are healthy for you',
      am: 'ቁመትና ክብደት አብረው የሚናገሩት፣ ለእርስዎም ጤናማ የሆነው ክብደት',
    },
    also: [
      'body mass index',
      'calculate healthy weight',
      'overweight underweight obese',
      'የሰውነት ብዛት ማውጫ',
      'ጤናማ ክብደት ማስያ',
    ],
  },
  {
    address: `${education}/tools/fitness-assessment`,
    about: {
      en: 'Strength, endurance, flexibility and blood pressure in four parts, and what moves you up a band',
      am: 'ጥንካሬ፣ ጽናት፣ መተጣጠፍና የደም ግፊት በአራት ክፍል፤ ወደ ቀጣዩ ክልል የሚያደርስዎትም',
    },
    also: ['fitness test', 'how fit am I', 'calculator tools', 'የብቃት ፈተና', 'ማስያ'],
  },
  {
    address: '/plans/find',
    about: { en: 'Three questions that lead to a plan', am: 'ወደ ዕቅድ የሚያደርሱ ሦስት ጥያቄዎች' },
    also: ['which plan choose a plan', 'where to start', 'beginner', 'ዕቅድ መምረጥ', 'ጀማሪ'],
  },
  {
    address: '/services/fitness-and-nutrition-plans',
    about: {
      en: 'Weeks of workouts at home, in the compound or in a gym',
      am: 'በቤት፣ በግቢ ወይም በጂም የሚሠሩ የሳምንታት ልምምዶች',
    },
    also: ['workout training programme routine', 'ልምምድ ስፖርት'],
  },
  {
    address: '/services/fitness-and-nutrition-plans?tab=nutrition',
    about: {
      en: 'Weeks of Ethiopian meals, with a fasting and a non-fasting table',
      am: 'የሳምንታት የኢትዮጵያ ምግቦች፣ ከጾምና ከፍስክ ማዕድ ጋር',
    },
    also: ['diet meal plan', 'eating menu', 'የአመጋገብ ዕቅድ'],
  },
  {
    address: '/exercises',
    about: { en: 'Every movement drawn and told step by step', am: 'እያንዳንዱ እንቅስቃሴ በሥዕልና ደረጃ በደረጃ' },
    also: ['movements library', 'workouts', 'ስፖርት'],
  },
  {
    address: '/foods',
    about: {
      en: 'What is in our food, each figure with its source',
      am: 'በምግባችን ውስጥ ያለው፣ እያንዳንዱ አኃዝ ከምንጩ ጋር',
    },
    also: ['calories in food', 'nutrition table', 'protein iron calcium', 'ካሎሪ', 'ፕሮቲን ብረት'],
  },
  {
    address: '/recipes',
    about: {
      en: 'For one to twelve eaters, in the measures of a kitchen',
      am: 'ከአንድ እስከ አሥራ ሁለት ሰው፣ በጓዳ መስፈሪያ',
    },
    also: ['cook cooking dishes', 'ምግብ ማብሰል', 'ወጥ አሠራር'],
  },
  {
    address: '/foods/plate',
    about: {
      en: 'Put a shared tray together and see what each one eats of it',
      am: 'የጋራ ገበታ ያዘጋጁ፤ እያንዳንዱ ሰው ምን ያህል እንደሚመገብ ይመልከቱ',
    },
    also: ['tray mesob beyaynetu', 'calorie counter calculator', 'meal calculator', 'ትሪ መሶብ', 'ካሎሪ ማስያ'],
  },
  {
    address: '/foods/compare',
    about: { en: 'Two foods side by side', am: 'ሁለት ምግቦች ጎን ለጎን' },
    also: ['comparison difference', 'ማነጻጸር'],
  },
  {
    address: '/foods/sources',
    about: {
      en: 'Tables and works, their licences and how sure they are',
      am: 'ሠንጠረዦችና ኅትመቶች፣ ፈቃዳቸውና አስተማማኝነታቸው',
    },
    also: ['grades licence food composition table', 'ጥራት'],
  },
  {
    address: '/fasting',
    about: {
      en: 'The Ethiopian year with its fasts and feasts, and Ramadan',
      am: 'የኢትዮጵያ ዓመት ከአጽዋማቱና ከበዓላቱ ጋር፣ ረመዳንም',
    },
    also: [
      'Ethiopian calendar holidays',
      'Lent Hudade Abiy Tsom',
      'Advent Filseta Nineveh',
      'Easter Fasika Christmas Genna Timkat Meskel Enkutatash',
      'Ramadan Eid Mawlid Arafa',
      'የዘመን መቁጠሪያ ካላንደር',
      'ሁዳዴ ዐቢይ ጾም',
      'ፍልሰታ ነነዌ ነቢያት ጋድ',
      'ፋሲካ ገና ጥምቀት መስቀል እንቁጣጣሽ',
      'ረመዳን ኢድ መውሊድ አረፋ',
    ],
  },
  {
    address: '/fasting/tsom',
    about: {
      en: 'Choose how you fast; what to eat, and how to train on a long fast',
      am: 'እንዴት እንደሚጾሙ ይምረጡ፤ በረጅም ጾም ምን እንደሚመገቡና እንዴት እንደሚሠሩ',
    },
    also: ['tsom mode fasting guidance', 'vitamin B12', 'pregnant nursing', 'ጾም መጾም', 'ነፍሰ ጡር የሚያጠቡ'],
  },
  {
    address: education,
    about: { en: 'The guide, the glossary, tools and articles', am: 'መመሪያው፣ መዝገበ ቃላቱ፣ መሣሪያዎቹና ጽሑፎቹ' },
    also: ['learn lessons', 'መማር'],
  },
  {
    address: `${education}/physical-fitness`,
    about: {
      en: 'What makes one fit, how it is tested and trained',
      am: 'ብቁ የሚያደርገው፣ የሚፈተንበትና የሚዳብርበት መንገድ',
    },
    also: ['guide handbook', 'strength endurance flexibility balance', 'መመሪያ', 'ጥንካሬ ጽናት መተጣጠፍ'],
  },
  {
    address: health,
    about: { en: 'Measures of health, and the words for them', am: 'የጤና ልኬቶችና ቃላቶቻቸው' },
    also: ['health', 'ጤና'],
  },
  {
    address: `${health}?tab=glossary`,
    about: { en: 'The words of health, food and training', am: 'የጤና፣ የምግብና የስፖርት ቃላት' },
    also: ['dictionary words terms', 'ቃል ትርጉም'],
  },
  {
    address: `${health}?tab=components`,
    about: { en: 'Health, skill and metabolism', am: 'ጤና፣ ክህሎትና ሜታቦሊዝም' },
    also: ['agility coordination speed power reaction', 'ቅልጥፍና ፍጥነት ሚዛን'],
  },
  {
    address: '/services/motivational-content',
    about: { en: 'To begin, and to go on', am: 'ለመጀመርና ለመቀጠል' },
    also: ['motivation habit habits quotes', 'ተነሳሽነት ልማድ'],
  },
  {
    address: '/about',
    about: { en: 'Who makes Birtu, and for whom', am: 'ብርቱን ማን እንደሚሠራውና ለማን እንደሆነ' },
    also: ['Birtu', 'ብርቱ'],
  },
  {
    address: '/contact',
    about: { en: 'Write to us', am: 'ይጻፉልን' },
    also: ['help support e-mail telephone address', 'እርዳታ ስልክ አድራሻ'],
  },
];
