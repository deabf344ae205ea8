import type { Localized } from '#src/lib/language.ts';

/** What stands between the facts of the guide: its headings, its connecting words and those in its drawings. */
export const guideWords = {
  nextChapter: { en: 'Next chapter:', am: 'ቀጣዩ ምዕራፍ፦' },
  // Overview
  whatFitnessIs: { en: 'What fitness is', am: 'የአካል ብቃት ምንድን ነው' },
  componentsOfFitness: { en: 'Components of fitness', am: 'የአካል ብቃት ክፍሎች' },
  whyFitnessMatters: { en: 'Why fitness matters', am: 'የአካል ብቃት ለምን ያስፈልጋል' },
  whatTheyShow: {
    en: 'The first two compare people who are fit with people who are not: they show what goes together, not what causes what. The third comes from trials.',
    am: 'የመጀመሪያዎቹ ሁለቱ ብቁ የሆኑ ሰዎችን ካልሆኑት ጋር ያነጻጽራሉ፦ አብሮ የሚሄደውን እንጂ ምክንያቱን አያሳዩም። ሦስተኛው ከሙከራ የተገኘ ነው።',
  },

  // Metabolic fitness
  metabolicFitness: { en: 'Metabolic fitness', am: 'የሜታቦሊዝም ብቃት' },
  aboutMetabolism: {
    en: 'How well the body handles sugar, fat and pressure while you sit still. It can be good in a body that is not slim, and bad in one that is; so it is measured, not seen. The values below are for adults who are not pregnant; what they mean for you, a health worker says.',
    am: 'በዕረፍት ላይ ሳሉ ሰውነት ስኳርን፣ ስብንና ግፊትን ምን ያህል በደንብ እንደሚያስተዳድር። ቀጭን ባልሆነ ሰውነት ላይ ጥሩ፣ በቀጭን ላይ ደካማ ሊሆን ይችላል፤ ስለዚህ ይለካል እንጂ አይታይም። ከታች ያሉት ለአዋቂዎች (ነፍሰ ጡር ላልሆኑ) ናቸው፤ ለእርስዎ ምን ማለት እንደሆኑ የጤና ባለሙያ ይነግርዎታል።',
  },
  normalValues: { en: 'Normal values', am: 'ጤናማ ልኬቶች' },
  whatTrainingDoes: { en: 'What training does to them', am: 'ልምምድ በእነሱ ላይ የሚያመጣው ለውጥ' },

  // Health-related fitness
  healthRelatedFitness: { en: 'Health-related fitness', am: 'ከጤና ጋር የተያያዘ ብቃት' },
  bodyComposition: { en: 'Body composition', am: 'የሰውነት ስብጥር' },
  aboutBodyComposition: {
    en: 'How much of the body is fat, and where it sits. No method sees it directly; each estimates, and each errs in its own way. Use one method, always at the same hour, and watch how it changes.',
    am: 'ከሰውነት ምን ያህሉ ስብ እንደሆነና የት እንዳለ። በቀጥታ የሚያይ ዘዴ የለም፤ ሁሉም ይገምታሉ፣ ሁሉም በየራሳቸው ይሳሳታሉ። አንድ ዘዴ ይምረጡ፣ ሁልጊዜ በተመሳሳይ ሰዓት ይለኩ፣ ለውጡን ይከታተሉ።',
  },
  waistRisk: { en: 'Risk for health by waist circumference', am: 'በወገብ ዙሪያ መሠረት የጤና ስጋት' },
  waistLow: {
    en: 'One published division (Bray, 2004). “Low” in it does not mean without risk: the lines below the table, the upright strokes in the bars, are stricter, and the one from Africa is the strictest for men.',
    am: 'አንዱ የታተመ አከፋፈል (ብሬይ፣ 2004)። በእሱ «ዝቅተኛ» ማለት ስጋት የለም ማለት አይደለም፦ ከሠንጠረዡ በታች ያሉት መስመሮች፣ በሥዕሉም ላይ ቀጥ ያሉት አጫጭር ጭረቶች፣ የበለጠ ጥብቅ ናቸው፤ ለወንዶች ከሁሉም ጥብቁ የአፍሪካው ነው።',
  },
  waistLines: { en: 'Where others draw the line (cm)', am: 'ሌሎች መስመሩን የሚያሰምሩበት (ሴ.ሜ)' },
  waistLine: { en: 'Line', am: 'መስመር' },
  waistGaps: {
    en: 'The published bands leave gaps (women at 110 cm, inches such as 35.0 to 35.5). Here each reaches to where the next begins.',
    am: 'በታተሙት ወሰኖች መካከል ክፍተት አለ (ሴቶች 110 ሴ.ሜ፣ ለምሳሌ ከ35.0 እስከ 35.5 ኢንች)። እዚህ እያንዳንዱ ወሰን ቀጣዩ እስከሚጀምርበት ይደርሳል።',
  },
  risk: { en: 'Risk', am: 'ስጋት' },
  women: { en: 'Women', am: 'ሴት' },
  men: { en: 'Men', am: 'ወንድ' },
  cm: { en: 'cm', am: 'ሴ.ሜ' },
  inches: { en: 'inches', am: 'ኢንች' },
  waysToMeasure: { en: 'Ways to measure it', am: 'የመለኪያ ዘዴዎች' },
  formulas: { en: 'Formulas and how exact they are', am: 'ቀመሮቹና ትክክለኛነታቸው' },
  workOutBmi: { en: 'Work out your BMI', am: 'ቢኤምአይዎን ያስሉ' },
  muscularStrength: { en: 'Muscular strength', am: 'የጡንቻ ጥንካሬ' },
  aboutStrength: {
    en: 'The greatest force that a muscle can bring up once. It carries the jerrycan home, and late in life it is what lets one rise from a chair.',
    am: 'ጡንቻ አንድ ጊዜ ሊያወጣ የሚችለው ከፍተኛ ኃይል። ጀሪካኑን ቤት ያደርሳል፤ በእርጅና ጊዜም ከወንበር ለመነሳት የሚያስችለው እሱ ነው።',
  },
  muscularEndurance: { en: 'Muscular endurance', am: 'የጡንቻ ጽናት' },
  aboutMuscularEndurance: {
    en: 'How often, or how long, a muscle can repeat less than its greatest force. It is trained with lighter loads and more repetitions.',
    am: 'ጡንቻ ከከፍተኛ ኃይሉ ያነሰውን ምን ያህል ጊዜ ወይም ለምን ያህል ቆይታ መደጋገም እንደሚችል። በቀላል ክብደትና በብዙ ድግግሞሽ ይዳብራል።',
  },
  takeAssessment: { en: 'Take Assessment', am: 'ምዘናውን ያድርጉ' },
  cardiovascularEndurance: { en: 'Cardiovascular endurance', am: 'የልብና ትንፋሽ ጽናት' },
  aboutCardiovascularEndurance: {
    en: 'How long heart, lungs and blood can feed working muscles. Its measure is VO₂ max: the most oxygen that the body takes up in a minute of hardest effort, in millilitres per kilogram of body weight. A laboratory measures it with a mask; the three tests below estimate it.',
    am: 'ልብ፣ ሳንባና ደም የሚሠሩ ጡንቻዎችን ለምን ያህል ጊዜ መመገብ እንደሚችሉ። መለኪያው VO₂ max ነው፦ ሰውነት በከፍተኛ ጥረት በአንድ ደቂቃ የሚወስደው ከፍተኛ ኦክስጅን፣ በሚሊ ሊትር ለእያንዳንዱ ኪሎ ግራም ክብደት። ላቦራቶሪ በጭንብል ይለካዋል፤ ከታች ያሉት ሦስት ፈተናዎች ይገምቱታል።',
  },
  oxygenFalls: {
    en: 'VO₂ max falls steadily from the twenties to the seventies, in men and in women.',
    am: 'VO₂ max ከሃያዎቹ እስከ ሰባዎቹ ዕድሜ በወንዶችም በሴቶችም በተከታታይ ይቀንሳል።',
  },
  oxygenCaption: {
    en: 'VO₂ max by age, in mL per kilogram and minute: half of 7,783 healthy people had more, half less.',
    am: 'VO₂ max በዕድሜ፣ በሚ.ሊ. በኪሎ ግራም በደቂቃ፦ ከ7,783 ጤናማ ሰዎች ግማሹ ከዚህ በላይ፣ ግማሹ ከዚህ በታች ነበሩ።',
  },
  altitude: {
    en: 'These figures come from low country. The air of Addis Ababa, at 2,300 metres, brings less oxygen; expect a shorter distance there, more so in your first weeks.',
    am: 'እነዚህ አኃዞች ዝቅተኛ ቦታ ላይ የተገኙ ናቸው። በ2,300 ሜትር ከፍታ ያለው የአዲስ አበባ አየር ያነሰ ኦክስጅን ይሰጣል፤ እዚያ አጠር ያለ ርቀት ይጠብቁ፣ በተለይ በመጀመሪያዎቹ ሳምንታት።',
  },
  ages: { en: 'Age', am: 'ዕድሜ' },
  flexibility: { en: 'Flexibility', am: 'መተጣጠፍ' },
  aboutFlexibility: {
    en: 'How far a joint moves through its range. It differs from joint to joint, so one test speaks for one part of the body only.',
    am: 'መገጣጠሚያ ምን ያህል ርቀት እንደሚንቀሳቀስ። ከመገጣጠሚያ መገጣጠሚያ ይለያያል፤ ስለዚህ አንድ ፈተና ስለ አንድ የሰውነት ክፍል ብቻ ይናገራል።',
  },

  // Testing
  fitnessTesting: { en: 'Fitness testing', am: 'የአካል ብቃት ፈተና' },
  aboutTesting: {
    en: 'Four tests that need a wall, a tape, a ruler and a friend. Test rested, on the same ground and at the same hour each time, and write the result down with the date: the person to beat is you of six weeks ago.',
    am: 'ግድግዳ፣ ሜትር፣ ማስመሪያና ጓደኛ ብቻ የሚጠይቁ አራት ፈተናዎች። አርፈው፣ ሁልጊዜ በተመሳሳይ መሬትና ሰዓት ይፈተኑ፤ ውጤቱን ከቀኑ ጋር ይመዝግቡ፦ መብለጥ ያለብዎት ከስድስት ሳምንት በፊት የነበሩትን እርስዎን ነው።',
  },
  safety: {
    en: 'Warm up for 5 to 10 minutes first. Stop at once with pain in the chest, dizziness or a sharp pain. With a heart condition, high blood pressure, pregnancy or a fresh injury, ask a health worker before any test of full effort.',
    am: 'በመጀመሪያ ከ5 እስከ 10 ደቂቃ ሰውነትዎን ያሟሙቁ። የደረት ሕመም፣ ማዞር ወይም የሚወጋ ሕመም ከተሰማዎት ወዲያው ያቁሙ። የልብ ሕመም፣ ከፍተኛ የደም ግፊት፣ እርግዝና ወይም አዲስ ጉዳት ካለ ሙሉ ኃይል ከሚጠይቅ ፈተና በፊት የጤና ባለሙያ ያማክሩ።',
  },
  equipment: { en: 'Equipment:', am: 'የሚያስፈልገው፦' },

  // At the table
  nutritionTips: { en: 'Nutrition tips', am: 'የአመጋገብ ምክሮች' },
  seeNutritionPlans: { en: 'See the nutrition plans', am: 'የምግብ ዕቅዶችን ይመልከቱ' },
  seeFitnessPlans: { en: 'See the fitness plans', am: 'የስፖርት ዕቅዶችን ይመልከቱ' },

  inThisPart: { en: 'In this part', am: 'በዚህ ክፍል' },

  // In drawings
  fitnessDrawing: {
    en: 'Exercise is a part of physical activity; both lead to fitness.',
    am: 'የአካል ብቃት እንቅስቃሴ የሰውነት እንቅስቃሴ አካል ነው፤ ሁለቱም ወደ አካል ብቃት ያደርሳሉ።',
  },
  waistDrawing: {
    en: 'The tape lies half-way between the lowest rib and the top of the hip bone.',
    am: 'ሜትሩ በመጨረሻው ጎድን አጥንትና በዳሌ አጥንት ጫፍ መካከል ይሆናል።',
  },
  lowestRib: { en: 'lowest rib', am: 'የመጨረሻ ጎድን' },
  tape: { en: 'tape', am: 'ሜትር' },
  hipBone: { en: 'hip bone', am: 'የዳሌ አጥንት' },
  reachDrawing: {
    en: 'Sitting with straight knees, feet at 38 cm, both hands reach forward.',
    am: 'ጉልበት ቀጥ ብሎ ተቀምጦ፣ እግር በ38 ሴ.ሜ ላይ፣ ሁለት እጅ ወደ ፊት ይዘረጋል።',
  },
  jumpDrawing: {
    en: 'The score is the height between the standing touch and the touch at the top of the jump.',
    am: 'ውጤቱ ቆመው በነኩትና በዝላዩ ጫፍ በነኩት መካከል ያለው ከፍታ ነው።',
  },
  yourScore: { en: 'your score', am: 'ውጤትዎ' },
  throwDrawing: {
    en: 'Sitting against the wall, the ball is pushed from the chest.',
    am: 'ግድግዳ ተደግፎ ተቀምጦ ኳሱ ከደረት ይገፋል።',
  },
  rulerDrawing: {
    en: 'The ruler hangs with its zero at the thumb; where it is caught is the score.',
    am: 'ማስመሪያው ዜሮው አውራ ጣት ላይ ሆኖ ይንጠለጠላል፤ የተያዘበት ቦታ ውጤቱ ነው።',
  },
  itFalls: { en: 'it falls', am: 'ይወድቃል' },
  sprintDrawing: { en: 'Marks at 0, 35 and 40 metres.', am: 'ምልክቶች በ0፣ በ35ና በ40 ሜትር።' },
  metres40: { en: '40 m', am: '40 ሜ' },
  reactionRuler: {
    en: 'A ruler that says how many seconds each distance means: 10 cm are 0.14 s, 20 cm are 0.20 s, 30 cm are 0.25 s.',
    am: 'እያንዳንዱ ርቀት ስንት ሰከንድ እንደሆነ የሚናገር ማስመሪያ፦ 10 ሴ.ሜ 0.14 ሰከንድ፣ 20 ሴ.ሜ 0.20 ሰከንድ፣ 30 ሴ.ሜ 0.25 ሰከንድ ነው።',
  },
  seconds: { en: 'sec', am: 'ሰከንድ' },
} satisfies Readonly<Record<string, Localized>>;
