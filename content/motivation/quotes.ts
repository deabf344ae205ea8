/**
 * The twelve quotations of the motivation page. `said` is where the words stand; what is Amharic by birth carries its
 * meaning in English, and what is not was put into Amharic for Birtu.
 */
export const quotes = [
  {
    id: 'egg-walks',
    category: 'progress',
    text: { en: 'Slowly, slowly, the egg will walk on its own legs.', am: 'ቀስ በቀስ እንቁላል በእግሩ ይሄዳል።' },
    author: { en: 'Ethiopian proverb', am: 'የኢትዮጵያ ምሳሌያዊ አነጋገር' },
    said: { en: 'Amharic', am: 'አማርኛ' },
    original: 'am',
    tags: [
      { en: 'patience', am: 'ትዕግሥት' },
      { en: 'small steps', am: 'ትንሽ እርምጃ' },
    ],
  },
  {
    id: 'walking-by-walking',
    category: 'habits',
    text: {
      en: 'Every habit and faculty is maintained and increased by the corresponding actions: the habit of walking by walking, the habit of running by running.',
      am: 'ማንኛውም ልማድና ችሎታ የሚጠበቀውና የሚያድገው ከእሱ ጋር በሚስማማው ተግባር ነው፦ የመራመድ ልማድ በመራመድ፣ የመሮጥ ልማድ በመሮጥ።',
    },
    author: { en: 'Epictetus', am: 'ኤፒክቴተስ' },
    said: {
      en: 'Discourses II.18, about AD 108, translated by George Long',
      am: 'ንግግሮች 2፥18፣ በ108 እ.ኤ.አ. ገደማ',
    },
    original: 'en',
    tags: [
      { en: 'repetition', am: 'ድግግሞሽ' },
      { en: 'running', am: 'ሩጫ' },
    ],
  },
  {
    id: 'webs-tie-a-lion',
    category: 'motivation',
    text: { en: 'When spiders’ webs unite, they can tie up a lion.', am: 'ድር ቢያብር አንበሳ ያስር።' },
    author: { en: 'Ethiopian proverb', am: 'የኢትዮጵያ ምሳሌያዊ አነጋገር' },
    said: { en: 'Amharic', am: 'አማርኛ' },
    original: 'am',
    tags: [
      { en: 'together', am: 'አብሮነት' },
      { en: 'strength', am: 'ጥንካሬ' },
    ],
  },
  {
    id: 'because-we-do-not-dare',
    category: 'mindset',
    text: {
      en: 'We do not lack daring because things are hard; things are hard because we lack daring.',
      am: 'የማንደፍረው ነገሩ አስቸጋሪ ስለሆነ አይደለም፤ አስቸጋሪ የሚሆነው ስለማንደፍር ነው።',
    },
    author: { en: 'Seneca', am: 'ሴኔካ' },
    said: {
      en: 'Letters to Lucilius 104.26, about AD 65, translated for Birtu',
      am: 'ለሉኪልዩስ የተጻፉ ደብዳቤዎች 104፥26፣ በ65 እ.ኤ.አ. ገደማ',
    },
    original: 'en',
    tags: [
      { en: 'courage', am: 'ድፍረት' },
      { en: 'beginning', am: 'መጀመር' },
    ],
  },
  {
    id: 'belly-and-hill',
    category: 'self-care',
    text: {
      en: 'Cheat the belly with greens alone, and the knees give out on the hill.',
      am: 'ሆድን በጎመን ቢደልሉት ጉልበት በዳገት ይለግማል።',
    },
    author: { en: 'Ethiopian proverb', am: 'የኢትዮጵያ ምሳሌያዊ አነጋገር' },
    said: { en: 'Amharic', am: 'አማርኛ' },
    original: 'am',
    tags: [
      { en: 'eating enough', am: 'በቂ ምግብ' },
      { en: 'running', am: 'ሩጫ' },
    ],
  },
  {
    id: 'risest-unwillingly',
    category: 'motivation',
    text: {
      en: 'In the morning when thou risest unwillingly, let this thought be present: I am rising to the work of a human being.',
      am: 'ማለዳ ሳይወዱ ሲነሱ ይህ ሐሳብ ይቅረብዎት፦ የሰውን ሥራ ለመሥራት ነው የምነሳው።',
    },
    author: { en: 'Marcus Aurelius', am: 'ማርቆስ አውሬልዮስ' },
    said: {
      en: 'Meditations V.1, about AD 175, translated by George Long',
      am: 'ለራስ የተጻፉ ሐሳቦች 5፥1፣ በ175 እ.ኤ.አ. ገደማ',
    },
    original: 'en',
    tags: [
      { en: 'morning', am: 'ማለዳ' },
      { en: 'beginning', am: 'መጀመር' },
    ],
  },
  {
    id: 'who-hurries-spills',
    category: 'perseverance',
    text: { en: 'Who hurries spills it, and gathers it up again.', am: 'የቸኮለ አፍስሶ ለቀመ።' },
    author: { en: 'Ethiopian proverb', am: 'የኢትዮጵያ ምሳሌያዊ አነጋገር' },
    said: { en: 'Amharic', am: 'አማርኛ' },
    original: 'am',
    tags: [{ en: 'patience', am: 'ትዕግሥት' }],
  },
  {
    id: 'a-thousand-li',
    category: 'progress',
    text: {
      en: 'The journey of a thousand li commenced with a single step.',
      am: 'የሺህ ሊ መንገድ የተጀመረው በአንድ እርምጃ ነው።',
    },
    author: { en: 'Lao Tzu', am: 'ላኦ ትዙ' },
    said: { en: 'Tao Te Ching 64, translated by James Legge (1891)', am: 'ታኦ ቴ ቺንግ 64' },
    original: 'en',
    tags: [
      { en: 'small steps', am: 'ትንሽ እርምጃ' },
      { en: 'beginning', am: 'መጀመር' },
    ],
  },
  {
    id: 'smoke-and-the-brave',
    category: 'mindset',
    text: { en: 'Smoke and the brave never lack a way out.', am: 'ጭስና ደፋር መውጫ አያጣም።' },
    author: { en: 'Ethiopian proverb', am: 'የኢትዮጵያ ምሳሌያዊ አነጋገር' },
    said: { en: 'Amharic', am: 'አማርኛ' },
    original: 'am',
    tags: [{ en: 'courage', am: 'ድፍረት' }],
  },
  {
    id: 'faculty-of-effort',
    category: 'habits',
    text: {
      en: 'Keep the faculty of effort alive in you by a little gratuitous exercise every day.',
      am: 'ማንም ሳያስገድድዎት በየቀኑ በሚያደርጉት ትንሽ ልምምድ የመጣጣር ችሎታዎን በሕይወት ያቆዩት።',
    },
    author: { en: 'William James', am: 'ዊልያም ጄምስ' },
    said: { en: 'The Principles of Psychology, chapter IV, 1890', am: 'የሥነ ልቦና መርሆዎች፣ ምዕራፍ 4፣ 1890 እ.ኤ.አ.' },
    original: 'en',
    tags: [
      { en: 'every day', am: 'በየቀኑ' },
      { en: 'small steps', am: 'ትንሽ እርምጃ' },
    ],
  },
  {
    id: 'obstacle-on-the-road',
    category: 'perseverance',
    text: {
      en: 'That which is an obstacle on the road helps us on this road.',
      am: 'በመንገዱ ላይ ያለው እንቅፋት በዚያው መንገድ ላይ ያግዘናል።',
    },
    author: { en: 'Marcus Aurelius', am: 'ማርቆስ አውሬልዮስ' },
    said: {
      en: 'Meditations V.20, about AD 175, translated by George Long',
      am: 'ለራስ የተጻፉ ሐሳቦች 5፥20፣ በ175 እ.ኤ.አ. ገደማ',
    },
    original: 'en',
    tags: [{ en: 'setbacks', am: 'እንቅፋት' }],
  },
  {
    id: 'sound-mind',
    category: 'self-care',
    text: {
      en: 'You should pray for a sound mind in a sound body.',
      am: 'ጤናማ አእምሮ በጤናማ አካል ውስጥ እንዲኖርዎት ሊጸልዩ ይገባል።',
    },
    author: { en: 'Juvenal', am: 'ጁቬናል' },
    said: {
      en: 'Satires X.356, about AD 120, translated by Susanna Morton Braund',
      am: 'ሳታየርስ 10፥356፣ በ120 እ.ኤ.አ. ገደማ',
    },
    original: 'en',
    tags: [
      { en: 'body and mind', am: 'አካልና አእምሮ' },
      { en: 'health', am: 'ጤና' },
    ],
  },
] as const;
