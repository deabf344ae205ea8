import type { FitnessTest } from '#src/features/education/schema.ts';
import * as sources from './sources.ts';

const tape = { en: 'measuring tape', am: 'ሜትር' };
const stopwatch = { en: 'stopwatch or telephone', am: 'ሰዓት መቁጠሪያ ወይም ስልክ' };
const runningTrack = {
  en: 'running track, or a flat measured way',
  am: 'የሩጫ ሜዳ ወይም የተለካ ሜዳማ መንገድ',
};

export const strengthTest: FitnessTest = {
  id: 'one-repetition-maximum',
  name: { en: 'One-repetition maximum (1‑RM)', am: 'አንድ ጊዜ ብቻ የሚነሳ ከፍተኛ ክብደት (1‑RM)' },
  measures: {
    en: 'The heaviest load you can lift once in good form. For people who have trained for some weeks; everyone else does better with the estimate below.',
    am: 'በትክክለኛ አቋም አንድ ጊዜ ማንሳት የሚችሉት ከባድ ክብደት። ለተወሰኑ ሳምንታት ለሠለጠኑ ሰዎች ነው፤ ለሌሎች ከታች ያለው ግምት ይሻላል።',
  },
  equipment: [
    { en: 'barbell or machine with small plates', am: 'ባርቤል ወይም ትንንሽ ክብደት ያለው ማሽን' },
    { en: 'a helper on each side', am: 'በእያንዳንዱ ጎን ረዳት' },
    { en: 'pencil and paper', am: 'እርሳስና ወረቀት' },
  ],
  steps: [
    {
      en: 'Warm up for 5 to 10 minutes, then lift light loads a few times.',
      am: 'ከ5 እስከ 10 ደቂቃ ሰውነትዎን ያሟሙቁ፤ ከዚያ ቀላል ክብደት ጥቂት ጊዜ ያንሱ።',
    },
    {
      en: 'Begin with about 50 to 70% of what you think you can lift. Lift it once.',
      am: 'ማንሳት እችላለሁ ብለው ከሚያስቡት ከ50 እስከ 70 በመቶ ባለው ይጀምሩ። አንድ ጊዜ ያንሱ።',
    },
    { en: 'Rest for 3 to 5 minutes.', am: 'ከ3 እስከ 5 ደቂቃ ያርፉ።' },
    {
      en: 'Add 2.5 to 20 kg and lift once more, at the same speed and through the whole movement.',
      am: 'ከ2.5 እስከ 20 ኪ.ግ ይጨምሩና በተመሳሳይ ፍጥነት፣ እንቅስቃሴውን ሙሉ በሙሉ እየሠሩ አንድ ጊዜ ያንሱ።',
    },
    {
      en: 'Rest and add until you fail. Find it within four attempts, or tiredness decides.',
      am: 'እስኪያቅትዎት ድረስ እያረፉ ይጨምሩ። በአራት ሙከራ ውስጥ ያግኙት፤ አለዚያ ድካም ይወስናል።',
    },
    {
      en: 'The last load lifted well is your 1‑RM. Divided by your weight it can be compared with others.',
      am: 'በትክክል ያነሱት የመጨረሻው ክብደት የእርስዎ 1‑RM ነው። በክብደትዎ ሲካፈል ከሌሎች ጋር ይነጻጸራል።',
    },
  ],
  formula: {
    en: 'Safer, from a load lifted r times (2 to 10) until no clean lift was left. Epley: load × (1 + r ÷ 30). Brzycki: load × 36 ÷ (37 − r). So 40 kg lifted 5 times: 46.7 or 45 kg.',
    am: 'ይበልጥ ደህና የሆነው፦ በትክክል ማንሳት እስከሚያቅት ድረስ r ጊዜ (ከ2 እስከ 10) ከተነሳ ክብደት መገመት። Epley፦ ክብደት × (1 + r ÷ 30)። Brzycki፦ ክብደት × 36 ÷ (37 − r)። ለምሳሌ 40 ኪ.ግ 5 ጊዜ ከተነሳ፦ 46.7 ወይም 45 ኪ.ግ።',
  },
  note: {
    en: 'Breathe out as you lift, never hold the breath. Not with untreated high blood pressure, a fresh injury or in pregnancy. In 31 trained men the estimates for the bench press erred by about 3 kg.',
    am: 'ሲያነሱ አየር ያስወጡ፤ ትንፋሽዎን አይያዙ። ያልታከመ ከፍተኛ የደም ግፊት ወይም አዲስ ጉዳት ላለባቸውና ለነፍሰ ጡሮች አይሆንም። በ31 የሠለጠኑ ወንዶች ላይ ግምቶቹ ወደ 3 ኪ.ግ ተሳስተዋል።',
  },
  sources: [sources.acsm2014, sources.epley1985, sources.brzycki1993, sources.lacio2010],
};

export const muscularEnduranceTest: FitnessTest = {
  id: 'push-ups',
  name: { en: 'Push-ups without a pause', am: 'ያለ ዕረፍት ፑሽ አፕ' },
  measures: {
    en: 'How long chest, shoulders and arms keep at it. No load is needed but your own.',
    am: 'ደረት፣ ትከሻና ክንድ ምን ያህል እንደሚጸኑ። ከራስዎ ክብደት ሌላ አያስፈልግም።',
  },
  equipment: [{ en: 'a mat or blanket', am: 'ምንጣፍ ወይም ብርድ ልብስ' }],
  steps: [
    {
      en: 'Hands under the shoulders, body straight from head to heel (women may take the knees as the pivot).',
      am: 'እጆች ከትከሻ ሥር፣ ሰውነት ከራስ እስከ ተረከዝ ቀጥ ብሎ (ሴቶች በጉልበት መደገፍ ይችላሉ)።',
    },
    {
      en: 'Go down until the chest is a fist above the floor, and up until the arms are straight.',
      am: 'ደረት ከወለሉ አንድ ጭብጥ ያህል እስኪቀር ዝቅ ይበሉ፤ ክንድ እስኪዘረጋ ከፍ ይበሉ።',
    },
    {
      en: 'Count until you must stop or the back sags twice in a row.',
      am: 'እስኪያቅትዎት ወይም ጀርባ ሁለት ጊዜ በተከታታይ እስኪጎብጥ ይቁጠሩ።',
    },
  ],
  note: {
    en: 'The fitness assessment on this site scores your number.',
    am: 'በዚህ ድረ ገጽ ያለው የአካል ብቃት ምዘና ውጤትዎን ይመዝናል።',
  },
  sources: [sources.acsm2014],
};

export const enduranceTests: readonly FitnessTest[] = [
  {
    id: 'cooper-run',
    name: { en: 'Cooper 12-minute run', am: 'የኩፐር የ12 ደቂቃ ሩጫ' },
    measures: {
      en: 'How far heart and lungs carry you in 12 minutes. An all-out effort: for people who run already.',
      am: 'ልብና ሳንባ በ12 ደቂቃ ምን ያህል ርቀት እንደሚያደርሱ። ሙሉ ኃይል ይጠይቃል፦ አስቀድመው ለሚሮጡ ሰዎች።',
    },
    equipment: [runningTrack, stopwatch],
    steps: [
      { en: 'Warm up for 10 minutes.', am: 'ለ10 ደቂቃ ሰውነትዎን ያሟሙቁ።' },
      {
        en: 'Run for 12 minutes as evenly as you can. Walking is allowed.',
        am: 'ለ12 ደቂቃ በተቻለ መጠን በእኩል ፍጥነት ይሩጡ። መራመድ ይፈቀዳል።',
      },
      {
        en: 'Note the metres, then walk until the breath is calm.',
        am: 'የሮጡትን ሜትር ይመዝግቡ፤ ከዚያ ትንፋሽ እስኪረጋጋ ይራመዱ።',
      },
    ],
    formula: {
      en: 'VO₂ max = (metres − 504.9) ÷ 44.73',
      am: 'VO₂ max = (ሜትር − 504.9) ÷ 44.73',
    },
    scoring: {
      caption: {
        en: 'Metres from which each rating begins; less than the last is poor',
        am: 'እያንዳንዱ ውጤት የሚጀምርበት ርቀት በሜትር፤ ከመጨረሻው በታች ደካማ ነው',
      },
      columns: [
        { en: 'Age', am: 'ዕድሜ' },
        { en: 'Excellent', am: 'እጅግ ጥሩ' },
        { en: 'Above average', am: 'ከአማካይ በላይ' },
        { en: 'Average', am: 'አማካይ' },
        { en: 'Below average', am: 'ከአማካይ በታች' },
      ],
      rows: [
        { head: { en: 'Men 20-29', am: 'ወንድ 20-29' }, cells: ['> 2,800', '2,400', '2,200', '1,600'] },
        { head: { en: '30-39', am: '30-39' }, cells: ['> 2,700', '2,300', '1,900', '1,500'] },
        { head: { en: '40-49', am: '40-49' }, cells: ['> 2,500', '2,100', '1,700', '1,400'] },
        { head: { en: '50 and over', am: '50 እና በላይ' }, cells: ['> 2,400', '2,000', '1,600', '1,300'] },
        { head: { en: 'Women 20-29', am: 'ሴት 20-29' }, cells: ['> 2,700', '2,200', '1,800', '1,500'] },
        { head: { en: '30-39', am: '30-39' }, cells: ['> 2,500', '2,000', '1,700', '1,400'] },
        { head: { en: '40-49', am: '40-49' }, cells: ['> 2,300', '1,900', '1,500', '1,200'] },
        { head: { en: '50 and over', am: '50 እና በላይ' }, cells: ['> 2,200', '1,700', '1,400', '1,100'] },
      ],
      source: sources.cooper1968,
    },
    note: {
      en: 'The table goes by Cooper’s name; his study tested men of the air force. Read it as a hint, above all as a woman.',
      am: 'ሠንጠረዡ በኩፐር ስም ይታወቃል፤ ጥናቱ የተደረገው በአየር ኃይል ወንዶች ላይ ነው። በተለይ ለሴቶች እንደ ፍንጭ ብቻ ይውሰዱት።',
    },
    sources: [sources.cooper1968],
  },
  {
    id: 'one-and-a-half-mile-run',
    name: { en: '1.5-mile run', am: 'የ1.5 ማይል ሩጫ' },
    measures: {
      en: 'The same by time instead of distance: 2.4 km, six laps of a track.',
      am: 'ተመሳሳይ ልኬት፣ በርቀት ፈንታ በጊዜ፦ 2.4 ኪሎ ሜትር፣ የሩጫ ሜዳ ስድስት ዙር።',
    },
    equipment: [runningTrack, stopwatch],
    steps: [
      { en: 'Warm up for 10 minutes.', am: 'ለ10 ደቂቃ ሰውነትዎን ያሟሙቁ።' },
      { en: 'Run 2.4 km as fast as you can keep up.', am: '2.4 ኪሎ ሜትር መቀጠል በሚችሉት ፍጥነት ይሩጡ።' },
      {
        en: 'Note minutes and seconds; 12:30 are 12.5 minutes.',
        am: 'ደቂቃና ሰከንድ ይመዝግቡ፤ 12:30 ማለት 12.5 ደቂቃ ነው።',
      },
    ],
    formula: { en: 'VO₂ max = 3.5 + 483 ÷ minutes', am: 'VO₂ max = 3.5 + 483 ÷ ደቂቃ' },
    sources: [sources.acsm2021],
  },
  {
    id: 'rockport-walk',
    name: { en: 'Rockport walk', am: 'የሮክፖርት የእግር ጉዞ' },
    measures: {
      en: 'For whoever does not run: one mile (1,609 m) on foot, and the pulse at its end.',
      am: 'ለማይሮጡ ሰዎች፦ አንድ ማይል (1,609 ሜትር) በእግር፣ በመጨረሻም የልብ ምት።',
    },
    equipment: [runningTrack, stopwatch, { en: 'scales', am: 'ሚዛን' }],
    steps: [
      {
        en: 'Walk 1,609 m as fast as you can without running.',
        am: '1,609 ሜትር ሳይሮጡ በተቻለ ፍጥነት ይራመዱ።',
      },
      {
        en: 'Note the time, and count the pulse at once: beats in 15 seconds, times four.',
        am: 'ጊዜውን ይመዝግቡ፤ ወዲያው የልብ ምት ይቁጠሩ፦ በ15 ሰከንድ የመታውን በአራት ያባዙ።',
      },
      { en: 'Put both into the formula.', am: 'ሁለቱንም በቀመሩ ውስጥ ያስገቡ።' },
    ],
    formula: {
      en: 'VO₂ max = 132.853 − 0.1695 × kg − 0.3877 × age + 6.315 (men only) − 3.2649 × minutes − 0.1565 × pulse',
      am: 'VO₂ max = 132.853 − 0.1695 × ኪ.ግ − 0.3877 × ዕድሜ + 6.315 (ለወንዶች ብቻ) − 3.2649 × ደቂቃ − 0.1565 × የልብ ምት',
    },
    note: {
      en: 'The published weight factor, 0.0769 per pound, is turned into kilograms here.',
      am: 'በፓውንድ የታተመው የክብደት ተባዢ (0.0769) እዚህ ወደ ኪሎ ግራም ተቀይሯል።',
    },
    sources: [sources.kline1987],
  },
];

export const flexibilityTest: FitnessTest = {
  id: 'sit-and-reach',
  name: { en: 'Sit and reach', am: 'ተቀምጦ ወደ ፊት መዘርጋት' },
  measures: {
    en: 'How far the back of the legs, the hips and the lower back let you bend.',
    am: 'የእግር ኋላ፣ ዳሌና ወገብ ምን ያህል እንደሚታጠፉ።',
  },
  equipment: [tape, { en: 'sticking tape', am: 'ማጣበቂያ' }],
  steps: [
    {
      en: 'Warm up. Lay the tape on the floor and stick it down at 38 cm.',
      am: 'ሰውነትዎን ያሟሙቁ። ሜትሩን ወለል ላይ ዘርግተው በ38 ሴ.ሜ ላይ ያጣብቁ።',
    },
    {
      en: 'Sit without shoes, the soles level with 38 cm, zero towards you, knees straight.',
      am: 'ጫማ ሳያደርጉ ይቀመጡ፦ ውስጥ እግርዎ ከ38 ሴ.ሜ ጋር እኩል፣ ዜሮ ወደ እርስዎ፣ ጉልበት ቀጥ ብሎ።',
    },
    {
      en: 'One hand on the other, reach slowly forward while you breathe out; hold for a second, without a jerk.',
      am: 'አንዱን እጅ በሌላው ላይ አድርገው፣ አየር እያስወጡ ቀስ ብለው ወደ ፊት ይዘርጉ፤ ሳይነጥሩ ለአንድ ሰከንድ ይቆዩ።',
    },
    { en: 'The best of three counts.', am: 'ከሦስቱ የተሻለው ይቆጠራል።' },
  ],
  scoring: {
    caption: { en: 'Good flexibility, in centimetres', am: 'ጥሩ መተጣጠፍ፣ በሴንቲ ሜትር' },
    columns: [
      { en: 'Age', am: 'ዕድሜ' },
      { en: 'Women', am: 'ሴት' },
      { en: 'Men', am: 'ወንድ' },
    ],
    rows: [
      { head: { en: '25', am: '25' }, cells: ['55', '50'] },
      { head: { en: '35', am: '35' }, cells: ['52', '47'] },
      { head: { en: '45', am: '45' }, cells: ['51', '44'] },
      { head: { en: '55', am: '55' }, cells: ['48', '42'] },
      { head: { en: '65', am: '65' }, cells: ['44', '39'] },
    ],
    source: sources.mayo,
  },
  note: {
    en: 'Long arms and short legs help; so compare yourself above all with yourself. Not with a slipped disc.',
    am: 'ረጅም ክንድና አጭር እግር ያግዛሉ፤ ስለዚህ ከሁሉ በላይ ራስዎን ከራስዎ ጋር ያነጻጽሩ። የዲስክ መንሸራተት ላለባቸው አይሆንም።',
  },
  sources: [sources.mayo],
};
