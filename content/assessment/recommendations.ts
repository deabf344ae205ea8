import type { GentleRecommendations, Recommendations } from '#src/features/assessment/schema.ts';

/** What to do in their place while the blood pressure is high, whatever the rating. */
export const gentleRecommendations = {
  pushUps: [
    {
      en: 'Push against a wall, slowly, two or three days a week; breathe out as you push, never hold the breath, and stop well before your limit.',
      am: 'በሳምንት ሁለት ወይም ሦስት ቀን ግድግዳ ተደግፈው በዝግታ ይግፉ፤ ሲገፉ አየር ያስወጡ፣ ትንፋሽዎን አይያዙ፣ አቅምዎ ከማለቁ ብዙ ቀድመው ያቁሙ።',
    },
    {
      en: 'Leave out push-ups to the limit and heavy weights until a health worker has said yes.',
      am: 'የጤና ባለሙያ እስኪፈቅድ ድረስ እስከ አቅም ጥግ የሚሠራ ፑሽ አፕንና ከባድ ክብደትን ይተዉ።',
    },
  ],
  sitUps: [
    {
      en: 'Do dead bug and bird dog, slowly and breathing evenly, in place of sit-ups and long planks.',
      am: 'ከሲት አፕና ከረጅም ፕላንክ ይልቅ ተኝቶና ተንበርክኮ እጅና እግር መዘርጋትን በዝግታ፣ ትንፋሽ ሳያቋርጡ ይሥሩ።',
    },
    {
      en: 'Two rounds on two or three days are enough for now.',
      am: 'ለጊዜው በሳምንት ሁለት ወይም ሦስት ቀን ሁለት ዙር ይበቃል።',
    },
  ],
  flexibility: [
    {
      en: 'Stretch after a walk: hold for 10 to 30 seconds, two to four times, on at least two or three days a week.[^9]',
      am: 'ከእግር ጉዞ በኋላ ጡንቻዎን ያሳስቡ፦ ከ10 እስከ 30 ሰከንድ ይያዙ፣ ከሁለት እስከ አራት ጊዜ፣ በሳምንት ቢያንስ ሁለት ወይም ሦስት ቀን።[^9]',
    },
    {
      en: 'Breathe on while you hold, and rise slowly from the floor.',
      am: 'ሲይዙ መተንፈስዎን አያቋርጡ፤ ከወለል ሲነሱ በዝግታ ይነሱ።',
    },
  ],
  cardio: [
    {
      en: 'Walk at a pace at which you can still talk, and build up to 30 minutes on most days: such training brings a high blood pressure down.[^10]',
      am: 'እየተናገሩ መቀጠል በሚችሉበት ፍጥነት ይራመዱ፤ በአብዛኞቹ ቀናት 30 ደቂቃ እስኪሞላ ቀስ በቀስ ይጨምሩ፦ እንዲህ ያለ እንቅስቃሴ ከፍ ያለ የደም ግፊትን ይቀንሳል።[^10]',
    },
    {
      en: 'Leave out fast runs and steep hills until a health worker has said yes.',
      am: 'የጤና ባለሙያ እስኪፈቅድ ድረስ ፈጣን ሩጫንና ቀጥ ያለ ዳገትን ይተዉ።',
    },
  ],
} as const satisfies GentleRecommendations;

/** What to do next, for each test at each rating. */
export const recommendations = {
  pushUps: {
    Poor: [
      {
        en: 'Begin with push-ups against a wall or a table: three rounds of as many as you can do well, two or three days a week.',
        am: 'በግድግዳ ወይም በጠረጴዛ ላይ ተደግፈው በሚሠራ ፑሽ አፕ ይጀምሩ፦ በትክክል የቻሉትን ያህል በሦስት ዙር፣ በሳምንት ሁለት ወይም ሦስት ቀን።',
      },
      {
        en: 'Go lower, to a chair and then to your knees, once you manage 12 in a row.',
        am: '12 ሳያቋርጡ ሲችሉ ዝቅ ይበሉ፦ መጀመሪያ በወንበር፣ ከዚያ በጉልበት ተንበርክከው።',
      },
    ],
    Fair: [
      {
        en: 'Do three or four rounds, two or three days a week, and stop each one when two more would still go.',
        am: 'በሳምንት ሁለት ወይም ሦስት ቀን ሦስት ወይም አራት ዙር ይሥሩ፤ ለሁለት ተጨማሪ አቅም ሲተርፍዎት ዙሩን ያቁሙ።',
      },
      {
        en: 'Add a rowing movement with a filled jerrycan, so that back and chest grow alike.',
        am: 'ጀርባና ደረት እኩል እንዲጠነክሩ በተሞላ ጀሪካን ጎንበስ ብሎ መሳብን ይጨምሩ።',
      },
    ],
    Good: [
      {
        en: 'Make them harder rather than more: lower yourself for three counts, or put your feet on a step.',
        am: 'ከማብዛት ይልቅ ያክብዷቸው፦ እስከ ሦስት እየቆጠሩ ዝቅ ይበሉ፣ ወይም እግርዎን ደረጃ ላይ ያድርጉ።',
      },
      { en: 'Train legs and back as much as chest and arms.', am: 'እግርና ጀርባን እንደ ደረትና ክንድ ያህል ያለማምዱ።' },
    ],
    Excellent: [
      { en: 'Keep it with two sessions a week.', am: 'በሳምንት ሁለት ልምምድ ይዘውት ይቆዩ።' },
      { en: 'Give the time that is left to what was weaker today.', am: 'የቀረውን ጊዜ ዛሬ ዝቅ ላለው ይስጡ።' },
    ],
  },
  sitUps: {
    Poor: [
      {
        en: 'Begin with what spares the back: dead bug and bird dog, three rounds, three days a week.',
        am: 'ወገብን በማይጎዳ ይጀምሩ፦ ተኝቶና ተንበርክኮ እጅና እግር መዘርጋት፣ ሦስት ዙር፣ በሳምንት ሦስት ቀን።',
      },
      {
        en: 'Then lift only head and shoulders, slowly, and breathe out as you rise.',
        am: 'ቀጥሎ ራስና ትከሻን ብቻ በዝግታ ያንሱ፤ ሲነሱ አየር ያስወጡ።',
      },
    ],
    Fair: [
      {
        en: 'Hold a plank three times, a little longer every week.',
        am: 'ፕላንክን ሦስት ጊዜ ይያዙ፣ በየሳምንቱ ትንሽ እያራዘሙ።',
      },
      {
        en: 'Add slow sit-ups in three rounds; stop when your lower back lifts or hurts.',
        am: 'በዝግታ የሚሠራ ሲት አፕ በሦስት ዙር ይጨምሩ፤ ወገብዎ ከመሬት ሲነሳ ወይም ሲያምዎት ያቁሙ።',
      },
    ],
    Good: [
      {
        en: 'Add turning and holding to the side, such as a side plank, for the whole middle of the body.',
        am: 'ለሆድና ወገብ ሁሉ መዞርንና በጎን መቆየትን ይጨምሩ፣ ለምሳሌ የጎን ፕላንክ።',
      },
      {
        en: 'Carry something heavy on one side and stay upright: that is what the trunk is for.',
        am: 'ከባድ ነገር በአንድ ጎን ይዘው ቀጥ ብለው ይራመዱ፦ የሆድና የወገብ ጡንቻ ሥራው ይህ ነው።',
      },
    ],
    Excellent: [
      {
        en: 'Keep it with two sessions a week; more sit-ups bring little more.',
        am: 'በሳምንት ሁለት ልምምድ ይዘውት ይቆዩ፤ ተጨማሪ ሲት አፕ ብዙ አይጨምርም።',
      },
      {
        en: 'Train the back as well, with bridges and bird dogs.',
        am: 'ጀርባንም ያለማምዱ፦ ተኝቶ ዳሌ ማንሳት፣ ተንበርክኮ እጅና እግር መዘርጋት።',
      },
    ],
  },
  flexibility: {
    Poor: [
      {
        en: 'Stretch the backs of your thighs after each walk: hold for 10 to 30 seconds, two to four times, on at least two or three days a week.[^9]',
        am: 'ከእያንዳንዱ የእግር ጉዞ በኋላ የጭንዎን ኋላ ያሳስቡ፦ ከ10 እስከ 30 ሰከንድ ይያዙ፣ ከሁለት እስከ አራት ጊዜ፣ በሳምንት ቢያንስ ሁለት ወይም ሦስት ቀን።[^9]',
      },
      {
        en: 'Stretch warm muscles only, without bouncing, to a pull that is not yet pain.',
        am: 'የሞቀ ጡንቻን ብቻ ያሳስቡ፤ ሳይነጥሩ፣ እስከሚሳብ ድረስ እንጂ እስከሚያም አይደለም።',
      },
    ],
    Fair: [
      {
        en: 'Stretch a little every day: that works best.[^9]',
        am: 'በየቀኑ ጥቂት ጡንቻዎን ያሳስቡ፦ ከሁሉ የበለጠ ይጠቅማል።[^9]',
      },
      {
        en: 'Add hips and calves, which hold the reach back as well.',
        am: 'ዳሌንና ባትንም ያሳስቡ፤ እነሱም መዘርጋትን ይገድባሉ።',
      },
    ],
    Good: [
      {
        en: 'Keep stretching two or three days a week, all large muscles.',
        am: 'በሳምንት ሁለት ወይም ሦስት ቀን ትልልቅ ጡንቻዎችን ሁሉ ማሳሳብ ይቀጥሉ።',
      },
      {
        en: 'Use the reach: deep squats and long, slow lunges keep it.',
        am: 'ይጠቀሙበት፦ ዝቅ ያለ ቁጭ ብድግና በዝግታ ረጅም ረግጦ ዝቅ ማለት ይጠብቁታል።',
      },
    ],
    Excellent: [
      {
        en: 'You need no more reach; keep it with a few minutes a week.',
        am: 'ከዚህ በላይ መዘርጋት አያስፈልግዎትም፤ በሳምንት በጥቂት ደቂቃ ይጠብቁት።',
      },
      { en: 'Make sure that strength keeps up with it.', am: 'ጥንካሬም አብሮት እንዲያድግ ያድርጉ።' },
    ],
  },
  cardio: {
    Poor: [
      {
        en: 'Walk briskly for 10 minutes a day, and add 5 minutes every week until you reach 150 minutes a week.[^8]',
        am: 'በቀን 10 ደቂቃ ፈጠን ብለው ይራመዱ፤ በሳምንት 150 ደቂቃ እስኪሞላ በየሳምንቱ 5 ደቂቃ ይጨምሩ።[^8]',
      },
      {
        en: 'Then put one minute of easy running into every five minutes of walking.',
        am: 'ከዚያ በየአምስት ደቂቃ ጉዞ ውስጥ አንድ ደቂቃ ቀላል ሩጫ ይጨምሩ።',
      },
    ],
    Fair: [
      {
        en: 'Collect 150 to 300 minutes a week at a pace at which you can still talk.[^8]',
        am: 'እየተናገሩ መቀጠል በሚችሉበት ፍጥነት በሳምንት ከ150 እስከ 300 ደቂቃ ይንቀሳቀሱ።[^8]',
      },
      {
        en: 'Once a week run faster for one minute and walk for two, six times.',
        am: 'በሳምንት አንድ ጊዜ አንድ ደቂቃ ፈጥነው ይሩጡ፣ ሁለት ደቂቃ ይራመዱ፤ ስድስት ጊዜ ይደጋግሙ።',
      },
    ],
    Good: [
      {
        en: 'Keep one long easy run and one with faster minutes each week.',
        am: 'በየሳምንቱ አንድ ረጅም ቀላል ሩጫና አንድ ፈጣን ደቂቃዎች ያሉት ሩጫ ይኑርዎት።',
      },
      {
        en: 'Add hills: short climbs build the legs and the breath.',
        am: 'ዳገት ይጨምሩ፦ አጫጭር ዳገቶች እግርንና ትንፋሽን ያጠነክራሉ።',
      },
    ],
    Excellent: [
      {
        en: 'Keep most of your running easy, and let one day a week be hard.',
        am: 'አብዛኛው ሩጫዎ ቀላል ይሁን፤ በሳምንት አንድ ቀን ብቻ ከባድ ያድርጉት።',
      },
      { en: 'Sleep and eat enough for what you do.', am: 'ለሚሠሩት ያህል በቂ ይተኙ፣ በቂ ይብሉ።' },
    ],
  },
} as const satisfies Recommendations;
