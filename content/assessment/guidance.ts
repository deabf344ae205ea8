import type { Guidance } from '#src/features/assessment/schema.ts';

/** What the assessment says beside its fields: who should ask first, how each test is done, and when to stop. */
export const guidance = {
  safety: {
    title: { en: 'Before you test', am: 'ከመፈተንዎ በፊት' },
    intro: {
      en: 'The tests ask for all that you have. Ask a health worker first if you',
      am: 'ፈተናዎቹ ሙሉ አቅምዎን ይጠይቃሉ። አስቀድመው የጤና ባለሙያ ያማክሩ፦',
    },
    points: [
      {
        en: 'have or had heart disease or high blood pressure,',
        am: 'የልብ ሕመም ወይም የደም ግፊት ካለብዎት ወይም ከነበረብዎት፣',
      },
      {
        en: 'feel pain in the chest, at rest or when you move,',
        am: 'በዕረፍት ወይም በእንቅስቃሴ ጊዜ ደረትዎን የሚያምዎት ከሆነ፣',
      },
      {
        en: 'lose your balance from dizziness, or fainted in the last 12 months,',
        am: 'የማዞር ስሜት ሚዛንዎን የሚያስትዎት ከሆነ ወይም ባለፈው 12 ወር ራስዎን ስተው ከሆነ፣',
      },
      {
        en: 'have another long illness such as diabetes, or take medicine for one,',
        am: 'ሌላ የቆየ ሕመም፣ እንደ ስኳር ሕመም፣ ካለብዎት ወይም ለእሱ መድኃኒት የሚወስዱ ከሆነ፣',
      },
      {
        en: 'have trouble with bones, joints or the back that moving makes worse,',
        am: 'በእንቅስቃሴ የሚብስ የአጥንት፣ የመገጣጠሚያ ወይም የጀርባ ችግር ካለብዎት፣',
      },
      { en: 'were told to train under supervision only,', am: 'በባለሙያ ክትትል ብቻ እንዲንቀሳቀሱ ተነግሮዎት ከሆነ፣' },
      { en: 'are pregnant, or gave birth not long ago.', am: 'ነፍሰ ጡር ከሆኑ ወይም በቅርቡ ከወለዱ።' },
    ],
    note: {
      en: 'The first six are those of the Physical Activity Readiness Questionnaire for Everyone.[^1] With a fever or a cold, wait until it is over. On a day of fasting, test after you have eaten and drunk.',
      am: 'የመጀመሪያዎቹ ስድስት ከPAR-Q+ መጠይቅ የተወሰዱ ናቸው።[^1] ትኩሳት ወይም ጉንፋን ካለብዎት እስኪያልፍ ይጠብቁ። በጾም ቀን ከበሉና ከጠጡ በኋላ ይፈተኑ።',
    },
  },
  body: [
    {
      title: { en: 'How to find your resting heart rate', am: 'በዕረፍት ላይ ያለ የልብ ምትዎን እንዴት ያገኛሉ' },
      steps: [
        {
          en: 'Sit still for five minutes; in the morning before getting up is best.',
          am: 'ለአምስት ደቂቃ ሳይንቀሳቀሱ ይቀመጡ፤ ጠዋት ከአልጋ ከመነሳትዎ በፊት ይመረጣል።',
        },
        {
          en: 'Put two fingers, not the thumb, on the inside of your wrist below the thumb.',
          am: 'ሁለት ጣቶችን፣ አውራ ጣትን ሳይሆን፣ በእጅ አንጓዎ ውስጠኛ በኩል ከአውራ ጣት በታች ያድርጉ።',
        },
        { en: 'Count the beats for 60 seconds.', am: 'ምቱን ለ60 ሰከንድ ይቁጠሩ።' },
      ],
    },
    {
      title: { en: 'Where the blood pressure comes from', am: 'የደም ግፊት የት ይለካል' },
      steps: [
        {
          en: 'A health centre or a pharmacy measures it; leave the field empty if you do not know yours.',
          am: 'ጤና ጣቢያ ወይም መድኃኒት ቤት ይለካልዎታል፤ የማያውቁት ከሆነ ባዶ ይተዉት።',
        },
        {
          en: 'Enter the higher figure, a stroke, and the lower one: 120/80.',
          am: 'የሚበልጠውን ቁጥር፣ ሰረዝ፣ ከዚያ የሚያንሰውን ያስገቡ፦ 120/80።',
        },
      ],
    },
  ],
  warmUp: {
    en: 'Warm up for five to ten minutes first. Take the tests in this order, with a few minutes of rest between them, the run last. Stop at once with pain in the chest, dizziness, or more shortness of breath than the effort explains.',
    am: 'በመጀመሪያ ከአምስት እስከ አሥር ደቂቃ ሰውነትዎን ያሟሙቁ። ፈተናዎቹን በዚህ ቅደም ተከተል ይሥሩ፣ በመካከላቸው የጥቂት ደቂቃ ዕረፍት ይኑር፣ ሩጫው መጨረሻ ይሁን። የደረት ሕመም፣ ማዞር ወይም ከጥረቱ በላይ የሆነ የትንፋሽ ማጠር ሲሰማዎት ወዲያውኑ ያቁሙ።',
  },
  wait: {
    en: 'Please do not test today: a resting heart rate above 100 belongs before a health worker first.[^2] Results that you already have can be entered.',
    am: 'እባክዎ ዛሬ አይፈተኑ፦ በዕረፍት ላይ ከ100 በላይ የሆነ የልብ ምት በመጀመሪያ የጤና ባለሙያ ሊያየው ይገባል።[^2] ቀድሞ ያለዎትን ውጤት ማስገባት ይችላሉ።',
  },
  tests: {
    pushUps: {
      title: { en: 'How to do the push-up test', am: 'የፑሽ አፕ ፈተና እንዴት ይሠራል' },
      steps: [
        {
          en: 'Hands under the shoulders, arms straight, the body one line from head to heels.',
          am: 'እጆች ከትከሻ በታች፣ ክንዶች ቀጥ ብለው፣ ሰውነት ከራስ እስከ ተረከዝ አንድ መስመር።',
        },
        {
          en: 'Lower yourself until the elbows are bent at a right angle, and push up again.',
          am: 'ክርንዎ በቀኝ ማዕዘን እስኪታጠፍ ዝቅ ይበሉ፤ መልሰው ይግፉ።',
        },
        {
          en: 'Count for one minute; rest in the upper position only. What is not clean does not count.',
          am: 'ለአንድ ደቂቃ ይቁጠሩ፤ ዕረፍት ቢያስፈልግዎት ከፍ ብለው ሳሉ ብቻ። በትክክል ያልተሠራ አይቆጠርም።',
        },
      ],
      note: {
        en: 'Women may keep their knees on the ground.[^3] Do it the same way each time, else the results cannot be compared.',
        am: 'ሴቶች በጉልበት ተንበርክከው መሥራት ይችላሉ።[^3] ሁልጊዜ በአንድ ዓይነት ይሥሩ፤ አለዚያ ውጤቶቹን ማነጻጸር አይቻልም።',
      },
    },
    sitUps: {
      title: { en: 'How to do the sit-up test', am: 'የሲት አፕ ፈተና እንዴት ይሠራል' },
      steps: [
        {
          en: 'Lie on your back, knees bent at a right angle; somebody holds your feet.',
          am: 'ጉልበት በቀኝ ማዕዘን አጥፈው በጀርባዎ ይተኙ፤ ሌላ ሰው እግርዎን ይይዛል።',
        },
        { en: 'Hands at the sides of the head, without pulling at the neck.', am: 'እጆች በራስ ጎን፤ አንገትን ሳይስቡ።' },
        {
          en: 'Come up until the elbows reach the knees, and go down until the shoulders touch the ground.',
          am: 'ክርንዎ ጉልበትዎን እስኪነካ ይነሱ፤ ትከሻዎ መሬት እስኪነካ ይተኙ።',
        },
        { en: 'Count for one minute.', am: 'ለአንድ ደቂቃ ይቁጠሩ።' },
      ],
      note: {
        en: 'Leave it out while your back or neck hurts, and enter the others another day.[^4]',
        am: 'ጀርባዎ ወይም አንገትዎ እያመመዎት አይሥሩት፤ ምዘናውን ሌላ ቀን ያድርጉ።[^4]',
      },
    },
    flexibility: {
      title: { en: 'How to do the sit-and-reach test', am: 'ተቀምጦ የመዘርጋት ፈተና እንዴት ይሠራል' },
      steps: [
        {
          en: 'Shoes off, sit with straight legs, the soles flat against a box or a step with a ruler on it.',
          am: 'ጫማ አውልቀው፣ እግር ዘርግተው፣ ውስጥ እግርዎን ማስመሪያ ካለበት ሳጥን ወይም ደረጃ ላይ አስጠግተው ይቀመጡ።',
        },
        {
          en: 'One hand on the other, reach forward slowly, without a jerk and with straight knees.',
          am: 'አንዱን እጅ በሌላው ላይ አድርገው፣ ጉልበት ሳያጥፉና ሳይወዘወዙ በዝግታ ወደ ፊት ይዘርጉ።',
        },
        {
          en: 'Hold for two seconds and read how far your fingertips are beyond the soles.',
          am: 'ለሁለት ሰከንድ ይያዙ፤ የጣቶችዎ ጫፍ ከውስጥ እግርዎ ምን ያህል እንዳለፈ ያንብቡ።',
        },
        { en: 'Do it twice; the better one counts.', am: 'ሁለት ጊዜ ይሞክሩ፤ የተሻለው ይቆጠራል።' },
      ],
      note: {
        en: 'Zero is at the soles: some boxes begin elsewhere.[^5]',
        am: 'ዜሮ በውስጥ እግር ላይ ነው፦ አንዳንድ ሳጥኖች ከሌላ ቦታ ይጀምራሉ።[^5]',
      },
    },
    cardio: {
      title: { en: 'How to do the 1.5 mile run', am: 'የሩጫው ፈተና እንዴት ይሠራል' },
      steps: [
        {
          en: 'Find a flat way of 2.4 km: six rounds of a 400 m track and 14 metres.',
          am: '2.4 ኪ.ሜ ሜዳማ መንገድ ይፈልጉ፦ የ400 ሜትር መሮጫ ስድስት ዙርና 14 ሜትር ነው።',
        },
        {
          en: 'Run it as fast as you can keep up; walking is allowed, the clock runs on.[^6]',
          am: 'ሊቀጥሉበት በሚችሉት ከፍተኛ ፍጥነት ይሩጡ፤ መራመድ ይቻላል፣ ሰዓቱ ግን አይቆምም።[^6]',
        },
        { en: 'Walk on for some minutes afterwards.', am: 'ከዚያ በኋላ ለጥቂት ደቂቃ መራመድዎን ይቀጥሉ።' },
      ],
      note: {
        en: 'Running is slower where the air is thin: at 2,200 m, a little lower than Addis Ababa, 55 people took 31 seconds longer on average than near sea level.[^7] The table makes no allowance for it.',
        am: 'አየር በሳሳበት ቦታ ሩጫ ይዘገያል፦ በ2,200 ሜትር፣ ከአዲስ አበባ ትንሽ ዝቅ ባለ ከፍታ፣ 55 ሰዎች ከባሕር ወለል አቅራቢያ ይልቅ በአማካይ 31 ሰከንድ ዘግይተዋል።[^7] ሠንጠረዡ ይህን አያሰላም።',
      },
    },
  },
} as const satisfies Guidance;
