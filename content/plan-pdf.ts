import type { Localized } from '#src/lib/language.ts';

/** The words of a plan on paper. `{name}` and the like stand for values. */
export const planPdfWords = {
  brand: { en: 'Birtu', am: 'ብርቱ' },
  motto: {
    en: 'Fitness and nutrition plans',
    am: 'የስፖርትና የምግብ ዕቅዶች',
  },
  guidance: {
    en: 'General guidance for healthy adults. It does not replace the advice of a health worker who knows you.',
    am: 'ለጤነኛ አዋቂዎች የሚሆን አጠቃላይ ምክር ነው። እርስዎን የሚያውቅ የጤና ባለሙያ የሚሰጠውን ምክር አይተካም።',
  },
  cover: { en: 'Cover', am: 'ሽፋን' },
  overview: { en: 'Overview', am: 'አጠቃላይ መግለጫ' },
  duration: { en: 'Duration', am: 'ቆይታ' },
  weeklySessions: { en: 'Weekly sessions', am: 'ልምምድ በሳምንት' },
  difficulty: { en: 'Difficulty', am: 'አስቸጋሪነት' },
  outOfFive: { en: '{value} out of 5', am: '{value}/5' },
  audience: { en: 'Who it is for', am: 'ለማን ነው' },
  prerequisites: { en: 'Before you begin', am: 'ከመጀመርዎ በፊት' },
  equipment: { en: 'What you need', am: 'የሚያስፈልጉ ዕቃዎች' },
  goals: { en: 'Goals', am: 'ግቦች' },
  weeklyCalories: { en: 'Energy used in a week', am: 'በሳምንት የሚቃጠል ካሎሪ (ግምት)' },
  aboutKcal: { en: 'about {value} kcal', am: '{value} ካሎሪ ገደማ' },
  atLeastKcal: { en: 'at least {value} kcal', am: 'ቢያንስ {value} ካሎሪ' },
  week: { en: 'The week', am: 'ሳምንቱ' },
  day: { en: 'Day {day}', am: 'ቀን {day}' },
  restDay: { en: 'Rest day', am: 'የዕረፍት ቀን' },
  restText: {
    en: 'Take this day to recover and let your body heal.',
    am: 'ዛሬ ይረፉ፤ ሰውነትዎ እንዲያገግም ጊዜ ይስጡት።',
  },
  eachSide: { en: 'each side', am: 'በየጎኑ' },
  rest: { en: 'rest {seconds} s', am: 'ዕረፍት {seconds} ሰከንድ' },
  effort: { en: 'effort {value} of 10', am: 'ጥረት {value}/10' },
  tick: { en: 'Tick a box for every set done.', am: 'አንድ ዙር በጨረሱ ቁጥር በአንዱ ሳጥን ላይ ምልክት ያድርጉ።' },
  progress: { en: 'Your weeks', am: 'የእርስዎ ሳምንታት' },
  progressText: {
    en: 'Tick a box for every day of training done. A dot is a day of rest.',
    am: 'ልምምድ በሠሩ ቁጥር በቀኑ ሳጥን ላይ ምልክት ያድርጉ። ነጥብ ያለበት የዕረፍት ቀን ነው።',
  },
  weekNumber: { en: 'Week {week}', am: 'ሳምንት {week}' },
  weekRange: { en: 'Weeks {from}–{to}', am: 'ሳምንት {from}–{to}' },
  tips: { en: 'Tips', am: 'ምክሮች' },
  gainingMeals: {
    en: 'Ethiopian meals for gaining weight',
    am: 'ክብደት ለመጨመር የሚረዱ የኢትዮጵያ ምግቦች',
  },
  breakfast: { en: 'Breakfast', am: 'ቁርስ' },
  lunch: { en: 'Lunch', am: 'ምሳ' },
  snack: { en: 'Snack', am: 'መክሰስ' },
  dinner: { en: 'Dinner', am: 'እራት' },
  postWorkout: { en: 'Post-workout', am: 'ከልምምድ በኋላ' },
  sources: { en: 'What this advice rests on', am: 'ምክሩ የተመሠረተባቸው ምንጮች' },
  inMotion: {
    en: 'The movements in motion, and everything else about this plan:',
    am: 'እንቅስቃሴዎቹን በሥዕል ለማየትና ስለ ዕቅዱ የበለጠ ለማወቅ፦',
  },
  onTheWeb: {
    en: 'This plan on the web, day by day:',
    am: 'ዕቅዱን ቀን በቀን በድረ ገጽ ለማየት፦',
  },
  kcalPerDay: { en: 'kcal per day', am: 'ካሎሪ በቀን' },
  category: { en: 'Category', am: 'ምድብ' },
  features: { en: 'Key features', am: 'ዋና ዋና ነጥቦች' },
  mealTable: { en: 'The table of meals', am: 'የየቀኑ ምግብ' },
  regularTable: { en: 'Meals of non-fasting days', am: 'የፍስክ ቀናት ማዕድ' },
  fastingTable: { en: 'Meals of fasting days', am: 'የጾም ቀናት ማዕድ' },
  anyFoodTable: { en: 'Meals with meat and milk', am: 'ሥጋና ወተት ያለበት ማዕድ' },
  plantTable: { en: 'Meals from plants only', am: 'ከዕፅዋት ብቻ የሆነ ማዕድ' },
  withoutFish: { en: 'Without fish: {dish}', am: 'ያለ ዓሣ፦ {dish}' },
  withoutHoney: { en: 'Without honey: {dish}', am: 'ያለ ማር፦ {dish}' },
  fasting: { en: 'Fasting food', am: 'የጾም ምግብ' },
  noFastingMeals: {
    en: 'There are no fasting meals for this day.',
    am: 'ለዚህ ቀን የጾም ምግብ አልተዘጋጀም።',
  },
  fastUnchecked: { en: 'Not checked whether it is fasting food', am: 'የጾም ምግብ መሆኑ አልተረጋገጠም' },
  nothing: { en: 'Nothing', am: 'ምንም' },
  grams: { en: '{grams} g', am: '{grams} ግ' },
  ranges: {
    en: 'In the tables of meals, below a day’s energy, stands what the lowest and the highest published figures of its foods make. The plan’s {min}–{max} kcal go by the figure above it, which follows the Ethiopian food table where that has the food. * Assumed: no source says what this measure weighs.',
    am: 'በሠንጠረዦቹ ከየቀኑ ካሎሪ ሥር ያለው የምግቦቹ ዝቅተኛና ከፍተኛ የታተሙ አኃዞች የሚሰጡት ነው። የዕቅዱ {min}–{max} ካሎሪ የሚቆጠረው ከላይ ባለው አኃዝ ነው፤ እሱም ምግቡ ባለበት የኢትዮጵያን የምግብ ይዘት ሠንጠረዥ ይከተላል። * ግምት፦ መለኪያው ስንት እንደሚመዝን የሚገልጽ ምንጭ የለም።',
  },
  protein: { en: '{grams} g protein', am: '{grams} ግ ፕሮቲን' },
  preparation: { en: 'How it is made', am: 'አሠራር' },
  foodSources: { en: 'Where the figures come from', am: 'የአኃዞቹ ምንጮች' },
  foodsOnWeb: {
    en: 'A food’s name leads to its page, with each figure and the record it comes from. The works and their licences:',
    am: 'የምግቡ ስም ወደ ገጹ ይወስዳል፤ እያንዳንዱ አኃዝና የመጣበት መዝገብ እዚያ አለ። ኅትመቶቹና ፈቃዶቻቸው፦',
  },
  grades: {
    en: 'Grade A is published for this very food, B for one like it, C is calculated from an assumed recipe and may be off by 25 % either way, D has a source for some figures only.',
    am: 'ጥራት A ለዚሁ ምግብ የታተመ፣ B ለተመሳሳይ ምግብ የታተመ፣ C በግምታዊ አሠራር የተሰላና እስከ 25 በመቶ ሊበልጥ ወይም ሊያንስ የሚችል፣ D ለአንዳንድ አኃዞች ብቻ ምንጭ ያለው ነው።',
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** What is counted; `#` stands for the number. */
export const planPdfCounts = {
  weeks: { one: { en: '# week', am: '# ሳምንት' }, other: { en: '# weeks', am: '# ሳምንት' } },
  days: { one: { en: '# day', am: '# ቀን' }, other: { en: '# days', am: '# ቀን' } },
  minutes: { one: { en: '# minute', am: '# ደቂቃ' }, other: { en: '# minutes', am: '# ደቂቃ' } },
  seconds: { one: { en: '# second', am: '# ሰከንድ' }, other: { en: '# seconds', am: '# ሰከንድ' } },
  exercises: {
    one: { en: '# exercise', am: '# እንቅስቃሴ' },
    other: { en: '# exercises', am: '# እንቅስቃሴ' },
  },
  sets: { one: { en: '# set', am: '# ዙር' }, other: { en: '# sets', am: '# ዙር' } },
  repetitions: {
    one: { en: '# repetition', am: '# ድግግሞሽ' },
    other: { en: '# repetitions', am: '# ድግግሞሽ' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'one' | 'other', Localized>>>>;
