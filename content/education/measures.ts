import type { HealthMeasure } from '#src/features/education/schema.ts';
import * as sources from './sources.ts';

/** What is measured at rest, for adults who are not pregnant. The first three are the guide's own. */
export const healthMeasures: readonly HealthMeasure[] = [
  {
    measure: { en: 'Blood pressure', am: 'የደም ግፊት' },
    normal: { en: '120/80 mmHg or lower', am: '120/80 mmHg ወይም ከዚያ በታች' },
    scale: { from: 80, to: 180, low: 80, high: 120 },
    description: {
      en: 'The pressure in the arteries as the heart beats (first number) and as it fills (second). Measured seated, after five quiet minutes; one reading is no diagnosis. High is 140/90 or more on two different days, says the World Health Organization; from 160/100 it is treated without delay; from 180/110, measured twice, go to a health centre or hospital the same day, and with pain in the chest, breathlessness, a severe headache or blurred sight at once. The guideline of the United States calls 130/80 high, stage 1, already.',
      am: 'ልብ ሲመታ (የመጀመሪያው ቁጥር) እና ሲሞላ (ሁለተኛው) በደም ቧንቧ ውስጥ ያለው ግፊት። ለአምስት ደቂቃ በጸጥታ ከተቀመጡ በኋላ ይለካል፤ አንድ ልኬት ብቻውን ምርመራ አይደለም። የዓለም ጤና ድርጅት ከፍተኛ የሚለው በሁለት የተለያዩ ቀናት 140/90 ወይም ከዚያ በላይ ሲሆን ነው፤ ከ160/100 ጀምሮ ሕክምናው ሳይዘገይ ይጀመራል፤ ሁለት ጊዜ ተለክቶ 180/110 ወይም ከዚያ በላይ ከሆነ በዚያው ቀን ወደ ጤና ጣቢያ ወይም ሆስፒታል ይሂዱ፤ የደረት ሕመም፣ የትንፋሽ ማጠር፣ ከባድ ራስ ምታት ወይም የዕይታ መደብዘዝ ካለ ወዲያውኑ። የአሜሪካ መመሪያ ከ130/80 ጀምሮ ከፍተኛ (እርከን 1) ይለዋል።',
    },
    source: sources.whoHypertension2021,
    furtherSources: [sources.whoHypertensionFacts, sources.whoIsh1999, sources.whelton2018],
  },
  {
    measure: { en: 'Pulse at rest', am: 'በዕረፍት ጊዜ የልብ ምት' },
    normal: { en: '60-100 bpm at rest', am: 'በዕረፍት ጊዜ በደቂቃ ከ60 እስከ 100' },
    scale: { from: 40, to: 140, low: 60, high: 100 },
    description: {
      en: 'Beats in a minute, best counted on waking. It falls as the heart grows fitter: trained people can have 40. Above 100 again and again at rest is a reason to see a health worker.',
      am: 'በአንድ ደቂቃ ውስጥ ልብ የሚመታበት ብዛት፤ ከእንቅልፍ እንደነቁ መቁጠር ይመረጣል። ልብ ሲጠነክር ይቀንሳል፦ የሠለጠኑ ሰዎች 40 ሊኖራቸው ይችላል። በዕረፍት ላይ ሳሉ በተደጋጋሚ ከ100 በላይ ከሆነ የጤና ባለሙያ ያማክሩ።',
    },
    source: sources.aha,
  },
  {
    measure: { en: 'Fasting insulin', am: 'በባዶ ሆድ የሚለካ ኢንሱሊን' },
    normal: { en: '5-20 µU/mL', am: '5-20 µU/mL' },
    scale: { from: 0, to: 35, low: 5, high: 20 },
    description: {
      en: 'The hormone that lets sugar into the cells. Much of it on an empty stomach means that the cells hardly listen any more. 5 to 20 is often quoted, but we found no first source for it; go by the range that your laboratory prints (the one named here: 3 to 25). Not a test for diabetes.',
      am: 'ስኳር ወደ ሕዋሳት እንዲገባ የሚያደርግ ሆርሞን። በባዶ ሆድ መብዛቱ ሕዋሳቱ እንደማይታዘዙት ያሳያል። ከ5 እስከ 20 በብዛት ይጠቀሳል፤ የመጀመሪያ ምንጩን ግን አላገኘንም፤ ላቦራቶሪዎ ከውጤቱ ጎን ያተመውን ወሰን ይከተሉ (እዚህ የተጠቀሰው፦ ከ3 እስከ 25)። የስኳር ሕመም መመርመሪያ አይደለም።',
    },
    source: sources.arup,
  },
  {
    measure: { en: 'Fasting blood glucose', am: 'በባዶ ሆድ የሚለካ የደም ስኳር' },
    normal: { en: 'below 100 mg/dL (5.6 mmol/L)', am: 'ከ100 mg/dL (5.6 mmol/L) በታች' },
    description: {
      en: 'Sugar in the blood after eight hours without food. 100 to 125 mg/dL is a warning; 126 and more, found twice, is diabetes.',
      am: 'ለስምንት ሰዓት ምግብ ሳይወሰድ በደም ውስጥ ያለ ስኳር። ከ100 እስከ 125 mg/dL ማስጠንቀቂያ ነው፤ 126ና ከዚያ በላይ ሁለት ጊዜ ከተገኘ የስኳር ሕመም ነው።',
    },
    source: sources.ada2025,
  },
  {
    measure: { en: 'Total cholesterol', am: 'ጠቅላላ ኮሌስትሮል' },
    normal: { en: 'below 200 mg/dL (5.2 mmol/L)', am: 'ከ200 mg/dL (5.2 mmol/L) በታች' },
    description: {
      en: 'Fat carried in the blood. What matters most is how much of it is LDL, which settles in the arteries; the laboratory reports both.',
      am: 'በደም ውስጥ የሚጓዝ ስብ። ዋናው ነገር በደም ቧንቧ ውስጥ የሚከማቸው ኤልዲኤል ምን ያህል እንደሆነ ነው፤ ላቦራቶሪው ሁለቱንም ይገልጻል።',
    },
    source: sources.ncep2001,
  },
  {
    measure: { en: 'Body mass index (BMI)', am: 'የሰውነት ብዛት ማውጫ (ቢኤምአይ)' },
    normal: { en: '18.5-24.9', am: '18.5-24.9' },
    description: {
      en: 'Kilograms divided by the height in metres, squared. For adults; it cannot tell muscle from fat.',
      am: 'ክብደት በኪ.ግ በቁመት (በሜትር) ስኩዌር ተካፍሎ። ለአዋቂዎች ብቻ ነው፤ ጡንቻን ከስብ አይለይም።',
    },
    source: sources.who2000,
  },
  {
    measure: { en: 'Waist against height', am: 'ወገብ ከቁመት አንጻር' },
    normal: { en: 'less than half the height (0.4 to 0.49)', am: 'ከቁመት ግማሽ በታች (ከ0.4 እስከ 0.49)' },
    description: {
      en: 'A string as long as you are tall, folded in two, should reach round your waist. From 0.5 the risk for heart and blood sugar rises, from 0.6 further.',
      am: 'እንደ ቁመትዎ ርዝመት ያለው ገመድ ለሁለት ታጥፎ ወገብዎን መዞር አለበት። ከ0.5 ጀምሮ ለልብና ለደም ስኳር ያለው ስጋት ይጨምራል፤ ከ0.6 ጀምሮ የበለጠ።',
    },
    source: sources.nice2022,
  },
];
