import type { FitnessComponents } from '#src/features/education/schema.ts';
import * as sources from './sources.ts';

/** What fitness is made of, by what it is good for. */
export const fitnessComponents: readonly FitnessComponents[] = [
  {
    category: { en: 'Health-related fitness', am: 'ከጤና ጋር የተያያዘ ብቃት' },
    components: [
      { en: 'Cardiovascular endurance', am: 'የልብና ትንፋሽ ጽናት' },
      { en: 'Muscular strength', am: 'የጡንቻ ጥንካሬ' },
      { en: 'Muscular endurance', am: 'የጡንቻ ጽናት' },
      { en: 'Flexibility', am: 'መተጣጠፍ' },
      { en: 'Body composition', am: 'የሰውነት ስብጥር' },
    ],
    description: {
      en: 'What keeps you well and carries you through the day: the heart, the muscles, the joints, and how much of the body is fat.',
      am: 'ጤናዎን የሚጠብቅና ቀኑን የሚያሳልፍዎት ብቃት፦ ልብ፣ ጡንቻ፣ መገጣጠሚያ እና የሰውነት ስብ መጠን።',
    },
    source: sources.caspersen1985,
  },
  {
    category: { en: 'Skill-related fitness', am: 'ከክህሎት ጋር የተያያዘ ብቃት' },
    components: [
      { en: 'Agility', am: 'ቅልጥፍና' },
      { en: 'Balance', am: 'ሚዛን' },
      { en: 'Coordination', am: 'የአካል ቅንጅት' },
      { en: 'Speed', am: 'ፍጥነት' },
      { en: 'Power', am: 'ፈጣን ኃይል' },
      { en: 'Reaction time', am: 'ምላሽ የመስጫ ፍጥነት' },
    ],
    description: {
      en: 'What makes you good at a sport, a dance or a trade. One can be healthy with little of it, but balance keeps older people from falling.',
      am: 'በስፖርት፣ በጭፈራ ወይም በሙያ ጎበዝ የሚያደርግ ብቃት። ያለ እሱም ጤናማ መሆን ይቻላል፤ ሚዛን ግን በዕድሜ የገፉ ሰዎችን ከመውደቅ ይጠብቃል።',
    },
    source: sources.caspersen1985,
  },
  {
    category: { en: 'Metabolic fitness', am: 'የሜታቦሊዝም ብቃት' },
    components: [
      { en: 'Blood pressure', am: 'የደም ግፊት' },
      { en: 'Blood glucose and insulin', am: 'የደም ስኳርና ኢንሱሊን' },
      { en: 'Blood fats', am: 'በደም ውስጥ ያለ ስብ' },
      { en: 'Pulse at rest', am: 'በዕረፍት ጊዜ የልብ ምት' },
    ],
    description: {
      en: 'What a health worker can measure at rest. Moving more improves it, even when the scales do not change.',
      am: 'የጤና ባለሙያ በዕረፍት ላይ ሳሉ የሚለካው። የበለጠ መንቀሳቀስ ያሻሽለዋል፤ ክብደት ባይቀንስም እንኳ።',
    },
    source: sources.corbin2000,
  },
];
