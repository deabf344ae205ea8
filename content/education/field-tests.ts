import type { FitnessTest } from '#src/features/education/schema.ts';
import * as sources from './sources.ts';

const rating = { en: 'Rating', am: 'ውጤት' };
const excellent = { en: 'Excellent', am: 'እጅግ ጥሩ' };
const aboveAverage = { en: 'Above average', am: 'ከአማካይ በላይ' };
const average = { en: 'Average', am: 'አማካይ' };
const belowAverage = { en: 'Below average', am: 'ከአማካይ በታች' };
const poor = { en: 'Poor', am: 'ደካማ' };
const bestOfThree = {
  en: 'Three attempts with a rest between them; the best counts.',
  am: 'እያረፉ ሦስት ጊዜ ይሞክሩ፤ የተሻለው ይቆጠራል።',
};
const helper = { en: 'a helper', am: 'ረዳት' };
const tape = { en: 'measuring tape', am: 'ሜትር' };

export const fieldTests: readonly FitnessTest[] = [
  {
    id: 'vertical-jump',
    name: { en: 'Vertical jump', am: 'ወደ ላይ መዝለል' },
    measures: {
      en: 'Power of the legs: strength let loose at once.',
      am: 'የእግር ፈጣን ኃይል፦ በአንዴ የሚለቀቅ ጥንካሬ።',
    },
    equipment: [
      { en: 'a high wall on firm ground', am: 'ጠንካራ መሬት ላይ ያለ ከፍ ያለ ግድግዳ' },
      { en: 'chalk', am: 'ጠመኔ' },
      tape,
    ],
    steps: [
      {
        en: 'Stand sideways to the wall, feet flat, and touch as high as you can with chalky fingers.',
        am: 'ከግድግዳው ጎን ቆመው፣ እግርዎን ሳያነሱ፣ ጠመኔ በተቀቡ ጣቶች በተቻለ ከፍታ ይንኩ።',
      },
      {
        en: 'Step a little away, bend the knees, swing the arms, jump, and touch again at the top.',
        am: 'ትንሽ ራቅ ብለው ጉልበትዎን ያጥፉ፣ ክንድዎን ያወዛውዙ፣ ይዝለሉ፤ ጫፍ ላይ ሲደርሱ እንደገና ይንኩ።',
      },
      { en: 'Measure between the two marks.', am: 'በሁለቱ ምልክቶች መካከል ያለውን ይለኩ።' },
      bestOfThree,
    ],
    scoring: {
      caption: {
        en: 'Students and their partners in the United States, in centimetres: two of three jump within “usual”',
        am: 'በአሜሪካ ተማሪዎችና ባለቤቶቻቸው፣ በሴንቲ ሜትር፦ ከሦስቱ ሁለቱ በ«የተለመደ» ውስጥ ይዘላሉ',
      },
      columns: [
        { en: 'Age', am: 'ዕድሜ' },
        { en: 'Usual', am: 'የተለመደ' },
        { en: 'Mean', am: 'አማካይ' },
      ],
      rows: [
        { head: { en: 'Men 21-25', am: 'ወንድ 21-25' }, cells: ['47-65', '56'] },
        { head: { en: 'Men 26-30', am: 'ወንድ 26-30' }, cells: ['47-64', '56'] },
        { head: { en: 'Women 21-25', am: 'ሴት 21-25' }, cells: ['29-42', '36'] },
        { head: { en: 'Women 26-30', am: 'ሴት 26-30' }, cells: ['29-42', '36'] },
      ],
      source: sources.patterson2004,
    },
    note: {
      en: 'Measured on 724 young people, published in inches. Older people jump lower; compare yourself with your last time.',
      am: 'በ724 ወጣቶች የተለካ፣ በኢንች የታተመ ነው። በዕድሜ የገፉ ሰዎች ዝቅ ብለው ይዘላሉ፤ ራስዎን ካለፈው ጋር ያነጻጽሩ።',
    },
    sources: [sources.patterson2004],
  },
  {
    id: 'medicine-ball-throw',
    name: { en: 'Seated medicine ball throw', am: 'ተቀምጦ ከባድ ኳስ መወርወር' },
    measures: {
      en: 'Power of chest, shoulders and arms, with the legs left out.',
      am: 'ያለ እግር እገዛ የደረት፣ የትከሻና የክንድ ፈጣን ኃይል።',
    },
    equipment: [
      {
        en: 'a ball of 2 kg, or a tightly sewn bag of sand or teff of that weight',
        am: '2 ኪ.ግ ኳስ፣ ወይም በዚያ ክብደት አሸዋ ወይም ጤፍ ተሞልቶ በደንብ የተሰፋ ከረጢት',
      },
      { en: 'a wall', am: 'ግድግዳ' },
      tape,
      helper,
    ],
    steps: [
      {
        en: 'Sit with the back against the wall, legs stretched out and a little apart.',
        am: 'ጀርባዎን ግድግዳ ላይ አስደግፈው፣ እግርዎን ዘርግተውና ትንሽ ከፍተው ይቀመጡ።',
      },
      {
        en: 'Hold the ball at the chest with both hands.',
        am: 'ኳሱን በሁለት እጅ ደረትዎ ላይ ይያዙ።',
      },
      {
        en: 'Push it away as far as you can; the back stays at the wall. The way in front must be clear.',
        am: 'ጀርባዎ ከግድግዳው ሳይለቅ በተቻለ ርቀት ይግፉት። ከፊት ያለው መንገድ ክፍት መሆን አለበት።',
      },
      {
        en: 'The helper marks where it first lands; measure from the wall.',
        am: 'ረዳቱ መጀመሪያ ያረፈበትን ይመልከት፤ ከግድግዳው ይለኩ።',
      },
      bestOfThree,
    ],
    scoring: {
      caption: {
        en: 'Pupils with a ball of 2 kg, in metres: two of three throw within “usual”',
        am: 'ተማሪዎች በ2 ኪ.ግ ኳስ፣ በሜትር፦ ከሦስቱ ሁለቱ በ«የተለመደ» ውስጥ ይወረውራሉ',
      },
      columns: [
        { en: 'Age', am: 'ዕድሜ' },
        { en: 'Usual', am: 'የተለመደ' },
        { en: 'Mean', am: 'አማካይ' },
      ],
      rows: [
        { head: { en: 'Boys 12-13', am: 'ወንድ 12-13' }, cells: ['3.6-5.0', '4.3'] },
        { head: { en: 'Boys 14-15', am: 'ወንድ 14-15' }, cells: ['4.4-6.0', '5.2'] },
        { head: { en: 'Girls 12-13', am: 'ሴት 12-13' }, cells: ['2.9-3.9', '3.4'] },
        { head: { en: 'Girls 14-15', am: 'ሴት 14-15' }, cells: ['3.2-4.2', '3.7'] },
      ],
      source: sources.biggar2021,
    },
    note: {
      en: 'We found no table for adults that can be cited: each study throws another ball. So keep to one ball, write the best throw down, and throw again after six weeks; more than before is what counts.',
      am: 'ሊጠቀስ የሚችል የአዋቂዎች ሠንጠረዥ አላገኘንም፦ እያንዳንዱ ጥናት የተለየ ኳስ ይጠቀማል። ስለዚህ በአንድ ኳስ ይጽኑ፣ ምርጡን ውርወራ ይመዝግቡ፣ ከስድስት ሳምንት በኋላ እንደገና ይወርውሩ፤ የሚቆጠረው ከበፊቱ መብለጡ ነው።',
    },
    sources: [sources.biggar2021],
  },
  {
    id: 'ruler-drop',
    name: { en: 'Ruler drop', am: 'የሚወድቅ ማስመሪያ መያዝ' },
    measures: {
      en: 'Reaction time: from seeing to grasping.',
      am: 'ምላሽ የመስጫ ፍጥነት፦ ከማየት እስከ መያዝ።',
    },
    equipment: [{ en: 'a ruler of 30 cm', am: 'ባለ 30 ሴ.ሜ ማስመሪያ' }, helper],
    steps: [
      {
        en: 'Rest the forearm on a table, the hand over its edge, thumb and finger apart.',
        am: 'ክንድዎን ጠረጴዛ ላይ አሳርፈው እጅዎን ከጫፉ ያውጡ፤ አውራ ጣትና ሌባ ጣት ተራርቀው።',
      },
      {
        en: 'The helper holds the ruler upright, its zero level with the top of your thumb.',
        am: 'ረዳቱ ማስመሪያውን ቀጥ አድርጎ ይያዝ፤ ዜሮው ከአውራ ጣትዎ ጫፍ ጋር እኩል ይሁን።',
      },
      {
        en: 'Without a warning the helper lets go. Catch it.',
        am: 'ረዳቱ ሳይነግርዎት ይልቀቀው። ይያዙት።',
      },
      {
        en: 'Read the centimetres at the top of the thumb. Take the mean of three.',
        am: 'በአውራ ጣት ጫፍ ላይ ያለውን ሴንቲ ሜትር ያንብቡ። የሦስቱን አማካይ ይውሰዱ።',
      },
    ],
    formula: {
      en: 't = √(2d ÷ 9.81), with the distance d in metres and the time t in seconds',
      am: 't = √(2d ÷ 9.81)፤ ርቀት d በሜትር፣ ጊዜ t በሰከንድ',
    },
    scoring: {
      caption: { en: 'Young people of 16 to 19, in centimetres', am: 'ከ16 እስከ 19 ዓመት ወጣቶች፣ በሴንቲ ሜትር' },
      columns: [rating, { en: 'Fall', am: 'የወደቀው' }],
      rows: [
        { head: excellent, cells: ['< 7.5'] },
        { head: aboveAverage, cells: ['7.5-15.9'] },
        { head: average, cells: ['15.9-20.4'] },
        { head: belowAverage, cells: ['20.4-28'] },
        { head: poor, cells: ['> 28'] },
      ],
      source: sources.davis2000,
    },
    note: {
      en: 'Practice shortens the first results: try it a few times before you count.',
      am: 'ልምምድ የመጀመሪያዎቹን ውጤቶች ያሳጥራል፦ ከመቁጠርዎ በፊት ጥቂት ጊዜ ይሞክሩ።',
    },
    sources: [sources.davis2000],
  },
  {
    id: 'forty-metre-sprint',
    name: { en: '40 m sprint', am: 'የ40 ሜትር ፈጣን ሩጫ' },
    measures: {
      en: 'Speed: how fast you get going, and how fast you go.',
      am: 'ፍጥነት፦ ምን ያህል ፈጥነው እንደሚነሱና እንደሚሮጡ።',
    },
    equipment: [
      { en: 'a straight of 60 m on firm, dry ground', am: '60 ሜትር ቀጥ ያለ፣ ጠንካራና ደረቅ መሬት' },
      { en: 'two cones or stones', am: 'ሁለት ምልክቶች ወይም ድንጋዮች' },
      { en: 'stopwatch', am: 'ሰዓት መቁጠሪያ' },
      helper,
    ],
    steps: [
      {
        en: 'Set marks at 0 and 40 m. Warm up well, with two runs that grow faster.',
        am: 'በ0ና በ40 ሜትር ምልክት ያድርጉ። ሁለት ቀስ በቀስ የሚፈጥኑ ሩጫዎችን ጨምሮ በደንብ ሰውነትዎን ያሟሙቁ።',
      },
      {
        en: 'Stand still behind the line, one foot forward, no rocking.',
        am: 'ከመስመሩ ኋላ አንዱን እግር አስቀድመው ሳይወዛወዙ ይቁሙ።',
      },
      {
        en: 'The helper at the end swings an arm down and starts the watch; run past the last mark at full speed.',
        am: 'መጨረሻ ላይ ያለው ረዳት ክንዱን ዝቅ ያድርግና ሰዓቱን ያስጀምር፤ የመጨረሻውን ምልክት በሙሉ ፍጥነት ይለፉ።',
      },
      {
        en: 'Note the time at 40 m. Best of two, five minutes apart.',
        am: 'በ40 ሜትር ያለውን ጊዜ ይመዝግቡ። አምስት ደቂቃ እያረፉ ከሁለቱ የተሻለው ይቆጠራል።',
      },
    ],
    note: {
      en: 'We found no table for 40 m whose origin we could see. The way of starting and of timing changes a result more than a season of training: do both alike each time, and compare your time with your last.',
      am: 'ምንጩን ማየት የቻልንበት የ40 ሜትር ሠንጠረዥ አላገኘንም። የአነሳስና የአለካክ መንገድ ከአንድ ወቅት ልምምድ በላይ ውጤትን ይቀይራል፦ ሁልጊዜ በተመሳሳይ መንገድ ያድርጉ፤ ጊዜዎን ካለፈው ጋር ያነጻጽሩ።',
    },
    sources: [sources.haugen2016],
  },
];
