import type { GlossaryTerm } from '#src/features/education/schema.ts';
import { glossarySources } from './glossary-sources.ts';
import * as sources from './sources.ts';

/** The words of health, food and training, each as one would explain it to a friend. */
export const glossary: readonly GlossaryTerm[] = [
  {
    id: 'aerobic-exercise',
    term: { en: 'Aerobic exercise', am: 'ኤሮቢክ እንቅስቃሴ' },
    definition: {
      en: 'Movement of the large muscles that you can keep up for a long time, because heart and lungs bring enough oxygen: walking, running, cycling, dancing.',
      am: 'ልብና ሳንባ በቂ ኦክስጅን ስለሚያደርሱ ለረጅም ጊዜ መቀጠል የሚቻል የትልልቅ ጡንቻዎች እንቅስቃሴ፦ መራመድ፣ መሮጥ፣ ብስክሌት፣ ጭፈራ።',
    },
    see: ['anaerobic-exercise', 'cardiovascular-endurance'],
  },
  {
    id: 'agility',
    term: { en: 'Agility', am: 'ቅልጥፍና' },
    definition: {
      en: 'The ability to change the position of the body in space with speed and accuracy, as a footballer does who turns past another.',
      am: 'የሰውነትን አቅጣጫ በፍጥነትና በትክክል የመቀየር ችሎታ፤ እግር ኳስ ተጫዋች ሌላውን ሲያልፍ እንደሚያደርገው።',
    },
    source: sources.caspersen1985,
  },
  {
    id: 'anaemia',
    term: { en: 'Anaemia', am: 'የደም ማነስ' },
    definition: {
      en: 'Too little haemoglobin in the blood to carry the oxygen that the body needs: below 120 g/L in women who are not pregnant, below 130 in men, at sea level. In the highlands the limits lie higher. It makes tired and pale; a blood test tells.',
      am: 'ሰውነት የሚፈልገውን ኦክስጅን ለማድረስ በደም ውስጥ ያለው ሄሞግሎቢን ማነስ፦ በባሕር ወለል ከፍታ ነፍሰ ጡር ላልሆኑ ሴቶች ከ120፣ ለወንዶች ከ130 ግ/ሊ በታች። በደጋ ወሰኑ ከፍ ይላል። ያደክማል፣ ያገረጣል፤ በደም ምርመራ ይታወቃል።',
    },
    source: glossarySources.whoAnaemia2024,
    see: ['haemoglobin', 'iron'],
  },
  {
    id: 'anaerobic-exercise',
    term: { en: 'Anaerobic exercise', am: 'አናኤሮቢክ እንቅስቃሴ' },
    definition: {
      en: 'An effort so hard that oxygen cannot keep up with it, and so over within seconds or a few minutes: a sprint, a heavy lift.',
      am: 'ኦክስጅን ሊደርስለት የማይችል ከባድ ጥረት፤ ስለዚህ በሰከንዶች ወይም በጥቂት ደቂቃዎች የሚያበቃ፦ አጭር ፈጣን ሩጫ፣ ከባድ ክብደት ማንሳት።',
    },
    see: ['aerobic-exercise', 'high-intensity-interval-training'],
  },
  {
    id: 'balance',
    term: { en: 'Balance', am: 'ሚዛን' },
    definition: {
      en: 'Keeping the body steady, standing still or moving. It can be trained at any age, and it prevents falls in later life.',
      am: 'ቆሞም ሆነ እየተንቀሳቀሱ ሰውነትን አረጋግቶ መያዝ። በማንኛውም ዕድሜ ይዳብራል፤ በእርጅና ከመውደቅ ይጠብቃል።',
    },
    source: sources.sherrington2020,
  },
  {
    id: 'basal-metabolic-rate',
    term: { en: 'Basal metabolic rate', am: 'መሠረታዊ የኃይል ፍጆታ' },
    definition: {
      en: 'The energy that the body spends lying awake and still, on breathing, warmth and the work of its organs. Muscle raises it, age lowers it.',
      am: 'ሰውነት ነቅቶ ተኝቶ ሳለ ለመተንፈስ፣ ለሙቀትና ለውስጥ አካላት ሥራ የሚያወጣው ኃይል። ጡንቻ ያሳድገዋል፤ ዕድሜ ይቀንሰዋል።',
    },
    see: ['metabolism', 'energy-balance'],
  },
  {
    id: 'blood-glucose',
    term: { en: 'Blood glucose', am: 'የደም ስኳር' },
    definition: {
      en: 'The sugar in the blood, fuel for brain and muscles. After eight hours without food it should be below 100 mg/dL (5.6 mmol/L).',
      am: 'በደም ውስጥ ያለ ስኳር፤ የአንጎልና የጡንቻ ስንቅ። ለስምንት ሰዓት ምግብ ካልተወሰደ በኋላ ከ100 mg/dL (5.6 mmol/L) በታች መሆን አለበት።',
    },
    source: sources.ada2025,
    see: ['diabetes-type-2', 'insulin'],
  },
  {
    id: 'blood-pressure',
    term: { en: 'Blood pressure', am: 'የደም ግፊት' },
    definition: {
      en: 'How hard the blood presses against the walls of the arteries: as the heart beats (the first number) and as it fills (the second). Normal is below 120 over 80 mmHg.',
      am: 'ደም የደም ቧንቧን ግድግዳ የሚገፋበት ኃይል፦ ልብ ሲመታ (የመጀመሪያው ቁጥር) እና ሲሞላ (ሁለተኛው)። ጤናማው ከ120 በ80 mmHg በታች ነው።',
    },
    source: sources.whelton2018,
    see: ['hypertension'],
  },
  {
    id: 'body-composition',
    term: { en: 'Body composition', am: 'የሰውነት ስብጥር' },
    definition: {
      en: 'What the body’s weight is made of: so much fat, so much muscle, bone and water. Two people of the same weight can differ widely.',
      am: 'የሰውነት ክብደት ከምን እንደተሠራ፦ ይህን ያህል ስብ፣ ይህን ያህል ጡንቻ፣ አጥንትና ውሃ። እኩል ክብደት ያላቸው ሁለት ሰዎች በእጅጉ ሊለያዩ ይችላሉ።',
    },
    source: sources.caspersen1985,
    see: ['body-fat-percentage', 'lean-mass'],
  },
  {
    id: 'body-fat-percentage',
    term: { en: 'Body fat percentage', am: 'የሰውነት ስብ በመቶኛ' },
    definition: {
      en: 'How many hundredths of the weight are fat. Some is needed to live, in women more than in men; every way to measure it errs by a few points.',
      am: 'ከክብደት ውስጥ በመቶኛ ስንቱ ስብ እንደሆነ። ለመኖር የሚያስፈልግ ስብ አለ፣ ለሴቶች ከወንዶች ይበልጣል፤ የትኛውም መለኪያ በጥቂት ነጥብ ይሳሳታል።',
    },
    see: ['body-composition'],
  },
  {
    id: 'bmi',
    term: { en: 'Body mass index (BMI)', am: 'የሰውነት ብዛት ማውጫ (ቢኤምአይ)' },
    definition: {
      en: 'Weight in kilograms divided by the square of the height in metres. From 18.5 to below 25 counts as normal for adults. It is a first look, and cannot tell muscle from fat.',
      am: 'ክብደት በኪሎ ግራም፣ በሜትር ለተለካ ቁመት ካሬ ሲካፈል። ለአዋቂዎች ከ18.5 እስከ 25 በታች ጤናማ ይባላል። የመጀመሪያ ዕይታ ነው፤ ጡንቻን ከስብ አይለይም።',
    },
    source: sources.who2000,
    see: ['obesity', 'waist-circumference'],
  },
  {
    id: 'calorie',
    term: { en: 'Calorie (kcal)', am: 'ካሎሪ' },
    definition: {
      en: 'The unit for the energy in food and in work. A gram of carbohydrate or protein yields about 4 kilocalories, a gram of fat 9. In everyday talk one says calorie and means kilocalorie.',
      am: 'በምግብና በሥራ ውስጥ ያለ ኃይል መለኪያ። አንድ ግራም ካርቦሃይድሬት ወይም ፕሮቲን 4 ገደማ፣ አንድ ግራም ስብ 9 ኪሎ ካሎሪ ይሰጣል። በተለምዶ ካሎሪ ሲባል ኪሎ ካሎሪ ማለት ነው።',
    },
    source: glossarySources.fao2003,
    see: ['energy-balance', 'macronutrients'],
  },
  {
    id: 'carbohydrate',
    term: { en: 'Carbohydrate', am: 'ካርቦሃይድሬት' },
    definition: {
      en: 'Starch and sugar, the body’s quickest fuel: teff, barley, maize, potatoes, fruit. Whole grains, pulses, vegetables and fruit are the kinds to live on.',
      am: 'ስታርችና ስኳር፤ የሰውነት ፈጣኑ ስንቅ፦ ጤፍ፣ ገብስ፣ በቆሎ፣ ድንች፣ ፍራፍሬ። ዋናው ምግብ ሊሆን የሚገባው ያልተፈተገ እህል፣ ጥራጥሬ፣ አትክልትና ፍራፍሬ ነው።',
    },
    source: glossarySources.whoCarbohydrate2023,
    see: ['fibre', 'free-sugars', 'glycogen'],
  },
  {
    id: 'cardiovascular-endurance',
    term: { en: 'Cardiovascular endurance', am: 'የልብና ትንፋሽ ጽናት' },
    definition: {
      en: 'The ability of heart, blood vessels and lungs to supply oxygen during long activity: what lets you climb to Entoto without stopping.',
      am: 'ልብ፣ የደም ቧንቧና ሳንባ በረጅም እንቅስቃሴ ጊዜ ኦክስጅን የማቅረብ ችሎታ፤ እንጦጦን ሳያርፉ የሚያስወጣዎት።',
    },
    source: sources.caspersen1985,
    see: ['vo2-max', 'aerobic-exercise'],
  },
  {
    id: 'cholesterol',
    term: { en: 'Cholesterol', am: 'ኮሌስትሮል' },
    definition: {
      en: 'A fat-like substance that the body needs and makes. LDL carries it to the arteries, where too much settles; HDL carries it away. A total below 200 mg/dL is desirable.',
      am: 'ሰውነት የሚያስፈልገውና ራሱም የሚሠራው ስብ መሰል ነገር። ኤልዲኤል ወደ ደም ቧንቧ ይወስደዋል፣ ሲበዛ እዚያ ይከማቻል፤ ኤችዲኤል መልሶ ያወጣዋል። ድምሩ ከ200 mg/dL በታች ይመረጣል።',
    },
    source: sources.ncep2001,
    see: ['triglycerides', 'saturated-fat'],
  },
  {
    id: 'cool-down',
    term: { en: 'Cool-down', am: 'ማረጋጊያ' },
    definition: {
      en: 'Five to ten easy minutes at the end of a workout, so that pulse and breath come down slowly rather than at once.',
      am: 'በልምምድ መጨረሻ ከአምስት እስከ አሥር ደቂቃ ቀለል ያለ እንቅስቃሴ፤ የልብ ምትና ትንፋሽ በአንዴ ሳይሆን ቀስ ብለው እንዲረጋጉ።',
    },
    source: sources.acsm2021,
    see: ['warm-up'],
  },
  {
    id: 'coordination',
    term: { en: 'Coordination', am: 'የአካል ቅንጅት' },
    definition: {
      en: 'Using the senses together with parts of the body to move smoothly and accurately, as in catching a ball or dancing eskista.',
      am: 'የስሜት ሕዋሳትንና የአካል ክፍሎችን አቀናጅቶ በቅልጥፍናና በትክክል መንቀሳቀስ፤ ኳስ እንደመያዝ ወይም እስክስታ እንደመምታት።',
    },
    source: sources.caspersen1985,
  },
  {
    id: 'core',
    term: { en: 'Core', am: 'ሆድና ወገብ' },
    definition: {
      en: 'The muscles of abdomen, back and hips that hold the trunk steady while arms and legs work.',
      am: 'እጅና እግር ሲሠሩ የሰውነትን መካከለኛ ክፍል አጽንተው የሚይዙ የሆድ፣ የጀርባና የዳሌ ጡንቻዎች።',
    },
  },
  {
    id: 'dehydration',
    term: { en: 'Dehydration', am: 'የሰውነት ውሃ ማነስ' },
    definition: {
      en: 'Losing more water than one takes in: by heat, sweat, fever or diarrhoea. Thirst, dark urine, headache and dizziness are the signs. Children with diarrhoea need rehydration solution and a health worker quickly.',
      am: 'ከሚገባው ውሃ የሚወጣው ሲበልጥ፦ በሙቀት፣ በላብ፣ በትኩሳት ወይም በተቅማጥ። ምልክቶቹ ጥማት፣ የጠቆረ ሽንት፣ ራስ ምታትና ማዞር ናቸው። ተቅማጥ የያዘው ሕፃን ኦአርኤስና የጤና ባለሙያ በፍጥነት ያስፈልገዋል።',
    },
    source: glossarySources.whoDiarrhoea,
    see: ['electrolytes'],
  },
  {
    id: 'delayed-onset-muscle-soreness',
    term: { en: 'Delayed onset muscle soreness', am: 'ዘግይቶ የሚመጣ የጡንቻ ሕመም' },
    definition: {
      en: 'The ache after unaccustomed exercise. It is worst 24 to 72 hours later and gone within a week. Not a sign of a good workout, nor of harm; gentle movement helps.',
      am: 'ካልለመዱት እንቅስቃሴ በኋላ የሚመጣ ሕመም። ከ24 እስከ 72 ሰዓት ባለው ጊዜ ይብሳል፤ በሳምንት ውስጥ ይጠፋል። የጥሩ ልምምድም የጉዳትም ምልክት አይደለም፤ ቀላል እንቅስቃሴ ይረዳል።',
    },
    source: glossarySources.cheung2003,
    see: ['recovery'],
  },
  {
    id: 'diabetes-type-2',
    term: { en: 'Diabetes, type 2', am: 'የስኳር ሕመም፣ 2ኛው ዓይነት' },
    definition: {
      en: 'Lasting high blood glucose because the body makes too little insulin or no longer listens to it. Found by a fasting glucose of 126 mg/dL or more, or an HbA1c of 6.5 % or more, each confirmed. Moving more and weighing less often delay it.',
      am: 'ሰውነት በቂ ኢንሱሊን ባለማምረቱ ወይም ባለመታዘዙ የደም ስኳር ለረጅም ጊዜ ከፍ ማለት። በባዶ ሆድ 126 mg/dL ወይም ከዚያ በላይ፣ ወይም ኤችቢኤዋንሲ 6.5 % ወይም ከዚያ በላይ ሆኖ ሲረጋገጥ ይታወቃል። መንቀሳቀስና ክብደት መቀነስ ብዙ ጊዜ ያዘገየዋል።',
    },
    source: sources.ada2025,
    see: ['blood-glucose', 'insulin-resistance'],
  },
  {
    id: 'electrolytes',
    term: { en: 'Electrolytes', am: 'ኤሌክትሮላይት' },
    definition: {
      en: 'Salts in body water, such as sodium, potassium and magnesium, without which nerves and muscles cannot work. Sweat and diarrhoea carry them off; food brings them back.',
      am: 'ነርቭና ጡንቻ ያለ እነሱ የማይሠሩ በሰውነት ውሃ ውስጥ ያሉ ጨዎች፦ ሶዲየም፣ ፖታሲየም፣ ማግኒዚየም። ላብና ተቅማጥ ያስወጣቸዋል፤ ምግብ ይመልሳቸዋል።',
    },
    see: ['dehydration', 'salt'],
  },
  {
    id: 'energy-balance',
    term: { en: 'Energy balance', am: 'የኃይል ሚዛን' },
    definition: {
      en: 'Energy eaten against energy spent. Over weeks a surplus becomes weight and a deficit takes it away; on a single day it says little.',
      am: 'የሚበላው ኃይል ከሚወጣው ጋር ሲነጻጸር። በሳምንታት ውስጥ ትርፉ ክብደት ይሆናል፤ ጉድለቱ ክብደት ይቀንሳል፤ የአንድ ቀን ግን ብዙ አይናገርም።',
    },
    source: sources.whoDiet,
    see: ['calorie', 'basal-metabolic-rate'],
  },
  {
    id: 'exercise',
    term: { en: 'Exercise', am: 'የታቀደ ልምምድ' },
    definition: {
      en: 'Physical activity that is planned, structured and repeated, in order to become or stay fit. All exercise is activity; carrying water is activity, but not exercise.',
      am: 'ብቃትን ለማግኘት ወይም ለመጠበቅ ታቅዶ፣ በሥርዓትና በተደጋጋሚ የሚደረግ እንቅስቃሴ። ልምምድ ሁሉ እንቅስቃሴ ነው፤ ውሃ መቅዳት ግን እንቅስቃሴ እንጂ ልምምድ አይደለም።',
    },
    source: sources.caspersen1985,
    see: ['physical-activity', 'physical-fitness'],
  },
  {
    id: 'fat',
    term: { en: 'Fat', am: 'ስብ' },
    definition: {
      en: 'The densest fuel, needed for cells, hormones and some vitamins. The World Health Organization advises at most 30 % of the day’s energy, mostly unsaturated: from oilseeds, nuts, avocado and fish.',
      am: 'እጅግ ብዙ ኃይል የያዘ ስንቅ፤ ለሕዋሳት፣ ለሆርሞንና ለአንዳንድ ቫይታሚኖች ያስፈልጋል። የዓለም ጤና ድርጅት ከቀኑ ኃይል ከ30 በመቶ እንዳይበልጥ ይመክራል፤ አብዛኛው ያልረጋ ስብ ይሁን፦ ከቅባት እህል፣ ከለውዝ፣ ከአቮካዶና ከዓሣ።',
    },
    source: sources.whoDiet,
    see: ['saturated-fat'],
  },
  {
    id: 'fibre',
    term: { en: 'Fibre', am: 'ፋይበር' },
    definition: {
      en: 'What the gut does not digest of grains, pulses, vegetables and fruit. It fills, feeds helpful bacteria and lowers cholesterol. Adults need at least 25 g a day.',
      am: 'ከእህል፣ ከጥራጥሬ፣ ከአትክልትና ከፍራፍሬ አንጀት የማይፈጨው ክፍል። ያጠግባል፣ ጠቃሚ ባክቴሪያዎችን ይመግባል፣ ኮሌስትሮልን ይቀንሳል። ለአዋቂ በቀን ቢያንስ 25 ግራም ያስፈልጋል።',
    },
    source: glossarySources.whoCarbohydrate2023,
    see: ['carbohydrate'],
  },
  {
    id: 'flexibility',
    term: { en: 'Flexibility', am: 'መተጣጠፍ' },
    definition: {
      en: 'How far a joint can move. It differs from joint to joint, and comes with regular stretching.',
      am: 'መገጣጠሚያ መንቀሳቀስ የሚችልበት ወሰን። ከመገጣጠሚያ መገጣጠሚያ ይለያያል፤ አዘውትሮ ጡንቻን በማሳሳብ ይመጣል።',
    },
    source: sources.caspersen1985,
    see: ['stretching', 'sit-and-reach'],
  },
  {
    id: 'free-sugars',
    term: { en: 'Free sugars', am: 'የተጨመረ ስኳር' },
    definition: {
      en: 'Sugar that is added to food and drink, and the sugar of honey, syrup and juice; not that of whole fruit and milk. Less than 10 % of the day’s energy, better less than 5 %.',
      am: 'በምግብና በመጠጥ ላይ የሚጨመር ስኳር፣ የማር፣ የሽሮፕና የጭማቂ ስኳርም፤ የሙሉ ፍራፍሬና የወተት ግን አይቆጠርም። ከቀኑ ኃይል ከ10 በመቶ በታች፣ ቢቻል ከ5 በታች።',
    },
    source: sources.whoDiet,
  },
  {
    id: 'glycogen',
    term: { en: 'Glycogen', am: 'ግላይኮጅን' },
    definition: {
      en: 'The body’s store of carbohydrate, in muscles and liver. Long hard efforts empty it, which runners feel as heavy legs; meals fill it again.',
      am: 'በጡንቻና በጉበት የሚቀመጥ የካርቦሃይድሬት ክምችት። ረጅም ከባድ ጥረት ያሟጥጠዋል፣ ሯጮች በእግር መክበድ ይሰማቸዋል፤ ምግብ ይመልሰዋል።',
    },
    see: ['carbohydrate'],
  },
  {
    id: 'haemoglobin',
    term: { en: 'Haemoglobin', am: 'ሄሞግሎቢን' },
    definition: {
      en: 'The red substance in blood that carries oxygen. The body needs iron to make it.',
      am: 'ኦክስጅን የሚያጓጉዝ በደም ውስጥ ያለ ቀይ ነገር። ሰውነት ለመሥራት ብረት ያስፈልገዋል።',
    },
    see: ['anaemia', 'iron'],
  },
  {
    id: 'health',
    term: { en: 'Health', am: 'ጤና' },
    definition: {
      en: '“A state of complete physical, mental and social well-being and not merely the absence of disease or infirmity.”',
      am: 'የበሽታ ወይም የአካል ድክመት አለመኖር ብቻ ሳይሆን የተሟላ አካላዊ፣ አእምሯዊና ማኅበራዊ ደህንነት።',
    },
    source: glossarySources.whoConstitution,
  },
  {
    id: 'high-intensity-interval-training',
    term: { en: 'High-intensity interval training (HIIT)', am: 'በአጫጭር ፈጣን ዙሮች የሚሠራ ልምምድ' },
    definition: {
      en: 'Short hard bouts with easy ones between. It saves time; those who have long been inactive or are ill build a base first and ask a health worker.',
      am: 'አጫጭር ከባድ ዙሮች፣ በመካከላቸው ቀላል እንቅስቃሴ። ጊዜ ይቆጥባል፤ ለረጅም ጊዜ ያልተንቀሳቀሱ ወይም የታመሙ መጀመሪያ መሠረት ይገንቡ፣ የጤና ባለሙያም ያማክሩ።',
    },
    see: ['intensity', 'anaerobic-exercise'],
  },
  {
    id: 'hypertension',
    term: { en: 'Hypertension', am: 'ከፍተኛ የደም ግፊት' },
    definition: {
      en: 'Blood pressure of 140 over 90 mmHg or more, on two different days; the guideline of the United States (2017) calls it high from 130 over 80 already. Most people feel nothing of it, so have it measured; it harms heart, brain and kidneys.',
      am: 'በሁለት የተለያዩ ቀናት የደም ግፊት 140 በ90 mmHg ወይም ከዚያ በላይ ሲሆን፤ የአሜሪካ መመሪያ (2017) ከ130 በ80 ጀምሮ ከፍተኛ ይለዋል። አብዛኛው ሰው ምንም አይሰማውም፤ ስለዚህ ያስለኩ፤ ልብን፣ አንጎልንና ኩላሊትን ይጎዳል።',
    },
    source: sources.whoHypertensionFacts,
    see: ['blood-pressure', 'salt'],
  },
  {
    id: 'insulin',
    term: { en: 'Insulin', am: 'ኢንሱሊን' },
    definition: {
      en: 'The hormone of the pancreas that lets sugar pass from the blood into the cells.',
      am: 'ስኳር ከደም ወደ ሕዋሳት እንዲገባ የሚያደርግ የቆሽት (ፓንክሪያስ) ሆርሞን።',
    },
    see: ['insulin-resistance', 'blood-glucose'],
  },
  {
    id: 'insulin-resistance',
    term: { en: 'Insulin resistance', am: 'ለኢንሱሊን አለመታዘዝ' },
    definition: {
      en: 'When cells hardly answer to insulin any more, so that more and more of it is needed. Regular exercise makes them answer again.',
      am: 'ሕዋሳት ለኢንሱሊን መታዘዝ ሲያቆሙና መጠኑ እየጨመረ ሲያስፈልግ። መደበኛ ልምምድ መልሶ እንዲታዘዙ ያደርጋል።',
    },
    source: sources.way2016,
    see: ['insulin', 'diabetes-type-2'],
  },
  {
    id: 'intensity',
    term: { en: 'Intensity', am: 'የጥረት መጠን' },
    definition: {
      en: 'How hard an activity is. Moderate is three to six times the effort of rest, vigorous six times and more.',
      am: 'እንቅስቃሴው ምን ያህል ከባድ እንደሆነ። መካከለኛ የሚባለው ከዕረፍት ሦስት እስከ ስድስት እጥፍ፣ ከባድ የሚባለው ስድስት እጥፍና ከዚያ በላይ ነው።',
    },
    source: sources.who2020,
    see: ['met', 'talk-test', 'rating-of-perceived-exertion'],
  },
  {
    id: 'iron',
    term: { en: 'Iron', am: 'ብረት' },
    definition: {
      en: 'The mineral in haemoglobin. Meat gives the kind that is taken up best; with pulses and greens eat something rich in vitamin C, and drink coffee and tea before or well away from meals, since they hinder it. No liver in pregnancy: it holds far too much vitamin A.',
      am: 'በሄሞግሎቢን ውስጥ ያለ ማዕድን። በደንብ የሚዋሃደው የሥጋ ብረት ነው፤ ከጥራጥሬና ከጎመን ጋር ቫይታሚን ሲ ያለበትን ይብሉ፤ ቡናና ሻይ ስለሚያግዱት ከምግብ በፊት ወይም ከምግብ ራቅ አድርገው ይጠጡ። በእርግዝና ጊዜ ጉበት አይበሉ፦ ቫይታሚን ኤ ከመጠን በላይ ይዟል።',
    },
    source: glossarySources.hurrell2010,
    see: ['anaemia', 'haemoglobin'],
  },
  {
    id: 'lean-mass',
    term: { en: 'Lean mass', am: 'ስብ አልባ አካል' },
    definition: {
      en: 'All of the body that is not fat: muscle, bone, organs, water.',
      am: 'ስብ ያልሆነ የሰውነት ክፍል ሁሉ፦ ጡንቻ፣ አጥንት፣ የውስጥ አካላት፣ ውሃ።',
    },
    see: ['body-composition'],
  },
  {
    id: 'macronutrients',
    term: { en: 'Macronutrients', am: 'ዋና ንጥረ ነገሮች' },
    definition: {
      en: 'Carbohydrate, fat and protein: what we need by the gram, and what gives energy.',
      am: 'ካርቦሃይድሬት፣ ስብና ፕሮቲን፤ በግራም የምንፈልጋቸውና ኃይል የሚሰጡን።',
    },
    see: ['carbohydrate', 'fat', 'protein', 'micronutrients'],
  },
  {
    id: 'maximum-heart-rate',
    term: { en: 'Maximum heart rate', am: 'ከፍተኛው የልብ ምት' },
    definition: {
      en: 'The fastest that a heart can beat. It falls with age: about 208 − 0.7 × age in healthy adults, better than the old 220 − age; single people differ by ten beats and more.',
      am: 'ልብ ሊመታ የሚችለው ከፍተኛ ፍጥነት። በዕድሜ ይቀንሳል፦ ለጤናማ አዋቂዎች 208 − 0.7 × ዕድሜ ገደማ ነው፤ ከቀድሞው 220 − ዕድሜ የተሻለ ግምት ነው፤ ሰው ከሰው በአሥር ምትና ከዚያ በላይ ይለያያል።',
    },
    source: glossarySources.tanaka2001,
    see: ['resting-heart-rate', 'intensity'],
  },
  {
    id: 'met',
    term: { en: 'Metabolic equivalent (MET)', am: 'ሜት (የኃይል ፍጆታ መለኪያ)' },
    definition: {
      en: 'How many times as much energy an activity takes as sitting still. Sitting is 1; brisk walking falls among the moderate activities, from 3 to below 6.',
      am: 'አንድ እንቅስቃሴ ዝም ብሎ ከመቀመጥ በስንት እጥፍ ኃይል እንደሚወስድ። መቀመጥ 1 ነው፤ ፈጠን ያለ እርምጃ ከመካከለኞቹ ነው፣ ከ3 እስከ 6 በታች።',
    },
    source: sources.who2020,
    see: ['intensity'],
  },
  {
    id: 'metabolic-fitness',
    term: { en: 'Metabolic fitness', am: 'የሜታቦሊዝም ብቃት' },
    definition: {
      en: 'The state of blood pressure, blood glucose, insulin and blood fats at rest. Activity improves it even where the weight stays.',
      am: 'በዕረፍት ጊዜ የደም ግፊት፣ የደም ስኳር፣ የኢንሱሊንና የደም ስብ ሁኔታ። ክብደት ባይቀንስም እንቅስቃሴ ያሻሽለዋል።',
    },
    source: sources.corbin2000,
    see: ['physical-fitness'],
  },
  {
    id: 'metabolism',
    term: { en: 'Metabolism', am: 'ሜታቦሊዝም' },
    definition: {
      en: 'All the chemistry by which the body turns food into energy and into itself.',
      am: 'ሰውነት ምግብን ወደ ኃይልና ወደ አካል የሚቀይርበት የኬሚካል ሂደት ሁሉ።',
    },
    see: ['basal-metabolic-rate'],
  },
  {
    id: 'micronutrients',
    term: { en: 'Micronutrients', am: 'ጥቃቅን ንጥረ ነገሮች' },
    definition: {
      en: 'Vitamins and minerals, needed in tiny amounts and missed at once when they lack: iron, iodine, vitamin A, zinc.',
      am: 'በጣም በትንሹ የሚያስፈልጉ፣ ሲጎድሉ ግን ወዲያው የሚታወቁ ቫይታሚኖችና ማዕድናት፦ ብረት፣ አዮዲን፣ ቫይታሚን ኤ፣ ዚንክ።',
    },
    see: ['iron', 'macronutrients'],
  },
  {
    id: 'muscular-endurance',
    term: { en: 'Muscular endurance', am: 'የጡንቻ ጽናት' },
    definition: {
      en: 'The ability of a muscle to work on without tiring: the thirtieth push-up.',
      am: 'ጡንቻ ሳይደክም ሥራውን የመቀጠል ችሎታ፦ ሠላሳኛው ፑሽ አፕ።',
    },
    source: sources.caspersen1985,
    see: ['muscular-strength'],
  },
  {
    id: 'muscular-strength',
    term: { en: 'Muscular strength', am: 'የጡንቻ ጥንካሬ' },
    definition: {
      en: 'How much force a muscle can bring up. Adults should train it on two days a week or more.',
      am: 'ጡንቻ ማውጣት የሚችለው የኃይል መጠን። አዋቂዎች በሳምንት ሁለት ቀንና ከዚያ በላይ ሊያዳብሩት ይገባል።',
    },
    source: sources.who2020,
    see: ['one-repetition-maximum', 'muscular-endurance'],
  },
  {
    id: 'noncommunicable-disease',
    term: { en: 'Noncommunicable disease', am: 'ተላላፊ ያልሆነ በሽታ' },
    definition: {
      en: 'A lasting illness that does not pass from one to another: heart disease, stroke, cancer, diabetes, chronic lung disease. Tobacco, alcohol, unhealthy food and little movement make them more likely.',
      am: 'ከሰው ወደ ሰው የማይተላለፍ ረጅም ሕመም፦ የልብ በሽታ፣ ስትሮክ፣ ካንሰር፣ የስኳር ሕመም፣ ሥር የሰደደ የሳንባ በሽታ። ትምባሆ፣ አልኮል፣ ጤናማ ያልሆነ ምግብና የእንቅስቃሴ ማነስ ያባብሱታል።',
    },
    source: glossarySources.whoNcd,
  },
  {
    id: 'obesity',
    term: { en: 'Obesity', am: 'ከፍተኛ ውፍረት' },
    definition: {
      en: 'So much body fat that health suffers; for adults a BMI of 30 or more. A disease that can be treated, not a fault of character.',
      am: 'ጤናን እስከሚጎዳ ድረስ የበዛ የሰውነት ስብ፤ ለአዋቂዎች ቢኤምአይ 30ና ከዚያ በላይ። ሊታከም የሚችል በሽታ እንጂ የጠባይ ጉድለት አይደለም።',
    },
    source: sources.who2000,
    see: ['bmi', 'body-fat-percentage'],
  },
  {
    id: 'one-repetition-maximum',
    term: { en: 'One-repetition maximum (1-RM)', am: 'የአንድ ድግግሞሽ ከፍተኛ ክብደት' },
    definition: {
      en: 'The heaviest load that can be lifted once with good form. It is usually estimated from a lighter one lifted several times, which is safer.',
      am: 'በትክክለኛ አቋም አንድ ጊዜ ብቻ ሊነሳ የሚችል ከባዱ ክብደት። አብዛኛውን ጊዜ ቀለል ያለ ክብደት ደጋግሞ በማንሳት ይገመታል፤ ይህ ይበልጥ ደህና ነው።',
    },
    source: sources.brzycki1993,
    see: ['muscular-strength', 'repetition'],
  },
  {
    id: 'osteoporosis',
    term: { en: 'Osteoporosis', am: 'የአጥንት መሳሳት' },
    definition: {
      en: 'Bones that have grown thin and break easily, above all in women after the menopause. Strength training, balance, calcium and sun protect them.',
      am: 'አጥንት ሳስቶ በቀላሉ የሚሰበርበት ሁኔታ፤ በተለይ የወር አበባቸው በቆመ ሴቶች ላይ። የጥንካሬና የሚዛን ልምምድ፣ ካልሲየምና ፀሐይ ይጠብቁታል።',
    },
    source: glossarySources.cosman2014,
  },
  {
    id: 'overtraining',
    term: { en: 'Overtraining', am: 'ከልክ ያለፈ ልምምድ' },
    definition: {
      en: 'More training than rest makes good again: weeks of tiredness, poor sleep, falling results. The remedy is rest, not more effort.',
      am: 'ዕረፍት ሊክሰው ከሚችለው በላይ ልምምድ፦ ለሳምንታት ድካም፣ የእንቅልፍ መዛባት፣ የውጤት መቀነስ። መፍትሔው ዕረፍት እንጂ ተጨማሪ ጥረት አይደለም።',
    },
    see: ['recovery', 'rest-day'],
  },
  {
    id: 'physical-activity',
    term: { en: 'Physical activity', am: 'የሰውነት እንቅስቃሴ' },
    definition: {
      en: 'Any movement made by the muscles that takes energy: walking to the market, carrying water, farming, playing. Adults need 150 to 300 moderate minutes a week.',
      am: 'ኃይል የሚወስድ ማንኛውም የጡንቻ እንቅስቃሴ፦ ገበያ መሄድ፣ ውሃ መቅዳት፣ እርሻ፣ ጨዋታ። አዋቂዎች በሳምንት ከ150 እስከ 300 ደቂቃ መካከለኛ እንቅስቃሴ ያስፈልጋቸዋል።',
    },
    source: sources.who2020,
    see: ['exercise', 'intensity', 'sedentary-behaviour'],
  },
  {
    id: 'physical-fitness',
    term: { en: 'Physical fitness', am: 'የአካል ብቃት' },
    definition: {
      en: 'A set of qualities that people have or acquire and that let them be active with ease: some serve health, some serve skill.',
      am: 'ሰዎች ያላቸው ወይም የሚያዳብሩት፣ ያለ ችግር ለመንቀሳቀስ የሚያስችል የብቃቶች ስብስብ፦ አንዳንዱ ለጤና፣ አንዳንዱ ለክህሎት።',
    },
    source: sources.caspersen1985,
    see: ['metabolic-fitness', 'cardiovascular-endurance', 'agility'],
  },
  {
    id: 'power',
    term: { en: 'Power', am: 'ፈጣን ኃይል' },
    definition: {
      en: 'The rate at which work is done: strength with speed, as in a jump or a throw.',
      am: 'ሥራ የሚሠራበት ፍጥነት፦ ጥንካሬ ከፍጥነት ጋር፤ እንደ ዝላይ ወይም ውርወራ።',
    },
    source: sources.caspersen1985,
    see: ['muscular-strength'],
  },
  {
    id: 'progressive-overload',
    term: { en: 'Progressive overload', am: 'ጭነትን ቀስ በቀስ መጨመር' },
    definition: {
      en: 'Asking a little more of the body from week to week: one repetition, one kilogram, one minute. Without it nothing grows; with too much at once, something tears.',
      am: 'ከሰውነት በየሳምንቱ ትንሽ ጨምሮ መጠየቅ፦ አንድ ድግግሞሽ፣ አንድ ኪሎ፣ አንድ ደቂቃ። ያለዚህ ለውጥ የለም፤ በአንዴ ሲበዛ ደግሞ ይጎዳል።',
    },
    source: sources.acsm2021,
    see: ['repetition', 'recovery'],
  },
  {
    id: 'protein',
    term: { en: 'Protein', am: 'ፕሮቲን' },
    definition: {
      en: 'What muscles, blood and defences are built from: lentils, beans, shiro, eggs, milk, meat, fish. Grain and pulses together, as in injera with shiro, complete each other.',
      am: 'ጡንቻ፣ ደምና የሰውነት መከላከያ የሚገነቡበት፦ ምስር፣ ባቄላ፣ ሽሮ፣ እንቁላል፣ ወተት፣ ሥጋ፣ ዓሣ። እህልና ጥራጥሬ አብረው፣ እንደ እንጀራ በሽሮ፣ እርስ በርስ ይሟላሉ።',
    },
    source: glossarySources.youngPellett1994,
    see: ['macronutrients'],
  },
  {
    id: 'rating-of-perceived-exertion',
    term: { en: 'Rating of perceived exertion (RPE)', am: 'የጥረት ስሜት መለኪያ' },
    definition: {
      en: 'How hard an effort feels, as a number: 6 to 20 on Borg’s scale, or 0 to 10 on a simpler one. It needs no device.',
      am: 'ጥረቱ ምን ያህል ከባድ እንደተሰማ በቁጥር፦ በቦርግ መለኪያ ከ6 እስከ 20፣ በቀላሉ ከ0 እስከ 10። መሣሪያ አያስፈልገውም።',
    },
    source: glossarySources.borg1982,
    see: ['intensity', 'talk-test'],
  },
  {
    id: 'reaction-time',
    term: { en: 'Reaction time', am: 'ምላሽ የመስጫ ፍጥነት' },
    definition: {
      en: 'The time between a signal and the beginning of the movement that answers it.',
      am: 'በምልክትና ለምልክቱ ምላሽ በሚሰጠው እንቅስቃሴ መጀመሪያ መካከል ያለ ጊዜ።',
    },
    source: sources.caspersen1985,
  },
  {
    id: 'recovery',
    term: { en: 'Recovery', am: 'ማገገም' },
    definition: {
      en: 'The hours in which training takes effect: sleep, food and easy days rebuild what the effort used.',
      am: 'ልምምድ ውጤቱን የሚያሳይባቸው ሰዓታት፦ እንቅልፍ፣ ምግብና ቀላል ቀናት ጥረቱ የወሰደውን ይተካሉ።',
    },
    see: ['rest-day', 'sleep'],
  },
  {
    id: 'repetition',
    term: { en: 'Repetition', am: 'ድግግሞሽ' },
    definition: {
      en: 'One complete movement of an exercise, down and up again.',
      am: 'የአንድ እንቅስቃሴ ሙሉ ዑደት፤ ወርዶ እስኪመለስ።',
    },
    see: ['set'],
  },
  {
    id: 'rest-day',
    term: { en: 'Rest day', am: 'የዕረፍት ቀን' },
    definition: {
      en: 'A day without training, as much part of the plan as the others. A walk is welcome.',
      am: 'ልምምድ የሌለበት ቀን፤ እንደ ሌሎቹ ሁሉ የዕቅዱ አካል ነው። የእግር ጉዞ ግን ጥሩ ነው።',
    },
    see: ['recovery'],
  },
  {
    id: 'resting-heart-rate',
    term: { en: 'Resting heart rate', am: 'በዕረፍት ጊዜ የልብ ምት' },
    definition: {
      en: 'Beats of the heart in a minute at rest, normally 60 to 100. It falls as fitness grows.',
      am: 'በዕረፍት ጊዜ በደቂቃ የልብ ምት ብዛት፤ በተለምዶ ከ60 እስከ 100። ብቃት ሲያድግ ይቀንሳል።',
    },
    source: sources.aha,
    see: ['maximum-heart-rate'],
  },
  {
    id: 'salt',
    term: { en: 'Salt', am: 'ጨው' },
    definition: {
      en: 'Sodium chloride. Less than 5 g a day, a level teaspoon with all that is in food, keeps the blood pressure down; let it be iodised.',
      am: 'ሶዲየም ክሎራይድ። በቀን ከ5 ግራም በታች፣ በምግብ ውስጥ ያለው ተቆጥሮ አንድ የሻይ ማንኪያ፣ የደም ግፊትን ዝቅ ያደርጋል፤ አዮዲን ያለው ይሁን።',
    },
    source: sources.whoDiet,
    see: ['hypertension'],
  },
  {
    id: 'saturated-fat',
    term: { en: 'Saturated fat', am: 'የሚረጋ ስብ' },
    definition: {
      en: 'Fat that sets when cool: butter, the fat of meat, palm and coconut oil. Less than 10 % of the day’s energy, since it raises LDL cholesterol.',
      am: 'ሲቀዘቅዝ የሚረጋ ስብ፦ ቅቤ፣ ጮማ፣ የፓልምና የኮኮናት ዘይት። ኤልዲኤል ኮሌስትሮልን ስለሚጨምር ከቀኑ ኃይል ከ10 በመቶ በታች ይሁን።',
    },
    source: sources.whoDiet,
    see: ['fat', 'cholesterol'],
  },
  {
    id: 'sedentary-behaviour',
    term: { en: 'Sedentary behaviour', am: 'ያለ እንቅስቃሴ መቀመጥ' },
    definition: {
      en: 'Sitting, leaning or lying while awake, at an effort of 1.5 METs or less. One who trains in the evening can still sit too long by day: stand up now and then.',
      am: 'ነቅቶ ሳሉ መቀመጥ፣ መደገፍ ወይም መተኛት፣ ከ1.5 ሜት በማይበልጥ ጥረት። ማታ የሚለማመድ ሰው እንኳ ቀን ከልክ በላይ ሊቀመጥ ይችላል፦ አልፎ አልፎ ይነሱ።',
    },
    source: sources.who2020,
    see: ['physical-activity', 'met'],
  },
  {
    id: 'set',
    term: { en: 'Set', am: 'ዙር' },
    definition: {
      en: 'A number of repetitions without a pause. Three sets of ten means ten, a rest, ten, a rest, ten.',
      am: 'ያለ ዕረፍት የሚደረጉ ድግግሞሾች። ሦስት ዙር በአሥር ማለት አሥር፣ ዕረፍት፣ አሥር፣ ዕረፍት፣ አሥር ነው።',
    },
    see: ['repetition'],
  },
  {
    id: 'sit-and-reach',
    term: { en: 'Sit-and-reach', am: 'ተቀምጦ እጅን የመዘርጋት ፈተና' },
    definition: {
      en: 'A test of flexibility: seated with straight legs, how far the fingers reach towards or past the toes.',
      am: 'የመተጣጠፍ ፈተና፦ እግርን ዘርግተው ተቀምጠው ጣቶችዎ እስከ እግር ጣት ወይም ከዚያ አልፈው ምን ያህል እንደሚደርሱ።',
    },
    see: ['flexibility'],
  },
  {
    id: 'sleep',
    term: { en: 'Sleep', am: 'እንቅልፍ' },
    definition: {
      en: 'The body’s daily repair. Adults need seven hours or more; regularly less goes with overweight, diabetes and high blood pressure.',
      am: 'የሰውነት ዕለታዊ ጥገና። አዋቂዎች ሰባት ሰዓትና ከዚያ በላይ ያስፈልጋቸዋል፤ አዘውትሮ ማነስ ከውፍረት፣ ከስኳር በሽታና ከከፍተኛ የደም ግፊት ጋር ይያያዛል።',
    },
    source: glossarySources.watson2015,
    see: ['recovery'],
  },
  {
    id: 'speed',
    term: { en: 'Speed', am: 'ፍጥነት' },
    definition: {
      en: 'The ability to make a movement within a short time.',
      am: 'አንድን እንቅስቃሴ በአጭር ጊዜ ውስጥ የማድረግ ችሎታ።',
    },
    source: sources.caspersen1985,
    see: ['power', 'agility'],
  },
  {
    id: 'stretching',
    term: { en: 'Stretching', am: 'ጡንቻን ማሳሳብ' },
    definition: {
      en: 'Lengthening muscles slowly to keep joints supple. Stretch warm muscles, to a pull and never to a pain.',
      am: 'መገጣጠሚያ እንዲለሰልስ ጡንቻን ቀስ ብሎ መሳብ። የሞቀ ጡንቻ ያሳስቡ፤ መወጠር እስኪሰማዎት እንጂ እስኪያምዎት አይሁን።',
    },
    see: ['flexibility', 'warm-up'],
  },
  {
    id: 'stroke',
    term: { en: 'Stroke', am: 'ስትሮክ' },
    definition: {
      en: 'Part of the brain loses its blood, by a clot or a bleeding. A drooping face, a weak arm, unclear speech: go to a hospital at once, each minute counts.',
      am: 'በደም መርጋት ወይም በመፍሰስ የአንጎል ክፍል ደም ሲያጣ። ፊት መጣመም፣ ክንድ መዛል፣ ንግግር መደናቀፍ ከታየ ወዲያው ሆስፒታል ይሂዱ፤ እያንዳንዱ ደቂቃ ዋጋ አለው።',
    },
    source: glossarySources.strokeSigns,
    see: ['hypertension'],
  },
  {
    id: 'talk-test',
    term: { en: 'Talk test', am: 'የንግግር ፈተና' },
    definition: {
      en: 'A way to judge effort without a device: at a moderate pace you can talk but not sing; at a hard one you can say only a few words.',
      am: 'ያለ መሣሪያ ጥረትን መለኪያ፦ በመካከለኛ ጥረት ማውራት ይቻላል፣ መዝፈን አይቻልም፤ በከባድ ጥረት ጥቂት ቃላት ብቻ ይቻላል።',
    },
    source: glossarySources.reed2014,
    see: ['intensity', 'rating-of-perceived-exertion'],
  },
  {
    id: 'triglycerides',
    term: { en: 'Triglycerides', am: 'ትራይግሊሰራይድ' },
    definition: {
      en: 'The form in which fat is stored and travels in the blood. Below 150 mg/dL on an empty stomach is normal; sugar and alcohol raise them.',
      am: 'ስብ የሚከማችበትና በደም የሚጓዝበት መልክ። በባዶ ሆድ ከ150 mg/dL በታች ጤናማ ነው፤ ስኳርና አልኮል ይጨምሩታል።',
    },
    source: sources.ncep2001,
    see: ['cholesterol'],
  },
  {
    id: 'undernutrition',
    term: { en: 'Undernutrition', am: 'የተመጣጠነ ምግብ እጥረት' },
    definition: {
      en: 'Too little food, or too little of what matters in it: children too thin or too short for their age, and bodies short of vitamins and minerals.',
      am: 'የምግብ ወይም የንጥረ ነገር ማነስ፦ ለዕድሜያቸው የቀጨጩ ወይም የቀነጨሩ ልጆች፣ ቫይታሚንና ማዕድን የጎደለው ሰውነት።',
    },
    source: glossarySources.whoMalnutrition,
    see: ['micronutrients'],
  },
  {
    id: 'vo2-max',
    term: { en: 'VO₂ max', am: 'ቪኦ2 ማክስ' },
    definition: {
      en: 'The most oxygen that the body can take up in a minute, in millilitres per kilogram of weight: the best single measure of endurance.',
      am: 'ሰውነት በአንድ ደቂቃ ሊጠቀም የሚችለው ከፍተኛ የኦክስጅን መጠን፣ በሚሊ ሊትር ለእያንዳንዱ ኪሎ ክብደት፤ ከሁሉ የተሻለ የጽናት መለኪያ።',
    },
    source: sources.acsm2021,
    see: ['cardiovascular-endurance'],
  },
  {
    id: 'waist-circumference',
    term: { en: 'Waist circumference', am: 'የወገብ ዙሪያ' },
    definition: {
      en: 'Measured half-way between the lowest rib and the hip bone, after breathing out. Above 94 cm in men and 80 in women the risk begins to rise, above 102 and 88 substantially.',
      am: 'አየር ካስወጡ በኋላ በመጨረሻው ጎድን አጥንትና በዳሌ አጥንት መካከል ይለካል። ለወንዶች ከ94፣ ለሴቶች ከ80 ሴ.ሜ በላይ ስጋቱ መጨመር ይጀምራል፤ ከ102ና ከ88 በላይ በእጅጉ።',
    },
    source: sources.who2011,
    see: ['waist-to-hip-ratio', 'bmi'],
  },
  {
    id: 'waist-to-hip-ratio',
    term: { en: 'Waist-to-hip ratio', am: 'የወገብና ዳሌ ንጽጽር' },
    definition: {
      en: 'The waist divided by the hips at their widest. From 0.90 in men and 0.85 in women the risk is substantially higher.',
      am: 'የወገብ ዙሪያ በሰፊው የዳሌ ዙሪያ ሲካፈል። ለወንዶች ከ0.90፣ ለሴቶች ከ0.85 ጀምሮ ስጋቱ በእጅጉ ይጨምራል።',
    },
    source: sources.who2011,
    see: ['waist-circumference'],
  },
  {
    id: 'warm-up',
    term: { en: 'Warm-up', am: 'ማሟሟቂያ' },
    definition: {
      en: 'Five to ten easy minutes before a workout, until the breath quickens and the muscles are warm.',
      am: 'ከልምምድ በፊት ትንፋሽ እስኪፈጥንና ጡንቻ እስኪሞቅ ከአምስት እስከ አሥር ደቂቃ ቀለል ያለ እንቅስቃሴ።',
    },
    source: sources.acsm2021,
    see: ['cool-down', 'stretching'],
  },
];
