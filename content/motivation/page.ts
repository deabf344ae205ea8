/** What the motivation page says, in both languages; `sources` are numbers of the list at the end, from 1. */
export const motivationPage = {
  statistics: [
    {
      figure: '85%',
      claim: { en: 'quit within weeks', am: 'በሳምንታት ውስጥ ያቆማሉ' },
      evidence: {
        en: 'Much quoted; we know of no study that found this number. The nearest one followed 5,240 new members of a gym in Rio de Janeiro: 63% had stopped before the third month, and fewer than 4% stayed for a year. So most people do stop. You would be in good company, and you can begin again.',
        am: 'ብዙ ጊዜ ይጠቀሳል፤ ይህን ቁጥር ያገኘ ጥናት ግን አናውቅም። የሚቀርበው ጥናት በሪዮ ዴ ጃኔሮ የአንድ ጂም 5,240 አዲስ አባላትን የተከታተለ ነው፦ 63 በመቶው ከሦስተኛው ወር በፊት አቁመዋል፤ ዓመት የቆዩት ከ4 በመቶ በታች ናቸው። ስለዚህ ብዙ ሰው በእርግጥ ያቆማል። ብቻዎን አይደሉም፤ እንደገናም መጀመር ይችላሉ።',
      },
      sources: [1],
    },
    {
      figure: '3x',
      claim: { en: 'more likely to succeed with proper habits', am: 'በትክክለኛ ልማድ የመሳካት ዕድል ይጨምራል' },
      evidence: {
        en: 'No study that we know of measured a threefold chance. What has been measured: people who decide beforehand when and where they will act do what they meant to do clearly more often (94 tests). And of those who lost weight together with three friends, with support, 66% kept all of it off for the next six months; of those on their own, 24%.',
        am: 'ሦስት እጥፍ ዕድል የለካ ጥናት አናውቅም። የተለካው ይህ ነው፦ መቼና የት እንደሚያደርጉ አስቀድመው የሚወስኑ ሰዎች ያሰቡትን በግልጽ ብዙ ጊዜ ይፈጽማሉ (94 ሙከራ)። ከሦስት ጓደኞች ጋር፣ በድጋፍ ክብደት ከቀነሱት ሰዎች 66 በመቶው በቀጣዮቹ ስድስት ወራት የቀነሱትን ሁሉ ጠብቀዋል፤ ብቻቸውን ከቀነሱት ግን 24 በመቶው ናቸው።',
      },
      sources: [2, 3],
    },
    {
      figure: '21',
      claim: { en: 'days to form a habit', am: 'ቀን፣ ልማድ ለመፍጠር' },
      evidence: {
        en: 'A misunderstanding: a surgeon wrote in 1960 that people need at least about 21 days to get used to a new face. Where habits were measured, it took from 18 to 254 days, 66 in the middle, and longest for exercise. One missed day did no harm.',
        am: 'አለመግባባት ነው፦ አንድ የቀዶ ሕክምና ሐኪም በ1960 እ.ኤ.አ. ሰዎች አዲስ ፊታቸውን ለመልመድ ቢያንስ 21 ቀን ገደማ እንደሚያስፈልጋቸው ጻፈ። ልማድ በተለካበት ጥናት ከ18 እስከ 254 ቀን ወስዷል፤ መካከለኛው 66 ቀን ነው፤ ለሰውነት እንቅስቃሴ ደግሞ ረጅሙ ነበር። አንድ ቀን ቢያመልጥ ጉዳት አላመጣም።',
      },
      sources: [4],
    },
  ],
  ways: [
    {
      id: 'reason',
      title: { en: 'Know your own reason', am: 'የራስዎን ምክንያት ይወቁ' },
      text: {
        en: 'To carry the grandchild up the stairs; to walk to Entoto without stopping; to sleep. A reason of your own holds longer than one that others gave you, and longer than the fear of illness. Write it in one sentence and put it where you dress in the morning.',
        am: 'የልጅ ልጅን ተሸክሞ ደረጃ መውጣት፤ ሳይቆሙ እንጦጦ መድረስ፤ በደንብ መተኛት። የራስ ምክንያት ሌሎች ከሰጡት፣ ከሕመም ፍርሃትም ይልቅ ይቆያል። በአንድ ዓረፍተ ነገር ጽፈው ጠዋት በሚለብሱበት ቦታ ያስቀምጡት።',
      },
      sources: [5],
    },
    {
      id: 'small',
      title: { en: 'Begin too small to fail', am: 'እንዳይሰናከል አድርገው በትንሽ ይጀምሩ' },
      text: {
        en: 'Two push-ups against the wall. One stop on foot. The first weeks are there to make it normal, not to make you strong; strength comes on its own once you stand there every day.',
        am: 'በግድግዳ ላይ ሁለት ፑሽ አፕ። አንድ ፌርማታ በእግር። የመጀመሪያዎቹ ሳምንታት ነገሩን ለመልመድ እንጂ ለመጠንከር አይደሉም፤ በየቀኑ እዚያ ከቆሙ ጥንካሬው በራሱ ይመጣል።',
      },
      sources: [4],
    },
    {
      id: 'when-and-where',
      title: { en: 'Decide when and where', am: 'መቼና የት እንደሆነ ይወስኑ' },
      text: {
        en: '“After the morning prayer I walk to the church and back” is a plan. “I shall walk more” is a wish. Tie the act to something that happens every day anyway.',
        am: '«ከጠዋት ጸሎት በኋላ እስከ ቤተ ክርስቲያኑ ደርሼ እመለሳለሁ» ዕቅድ ነው። «ከአሁን በኋላ ብዙ እሄዳለሁ» ምኞት ነው። ተግባሩን በየቀኑ ከሚሆን ነገር ጋር ያያይዙት።',
      },
      sources: [2],
    },
    {
      id: 'write-it-down',
      title: { en: 'Write down what you did', am: 'ያደረጉትን ይጻፉ' },
      text: {
        en: 'Over 138 studies, people who kept watch of how they were doing came further, and furthest when they wrote it down or told somebody. A cross on the wall calendar is enough; your profile here keeps the days for you, in the Ethiopian calendar if you like.',
        am: 'በ138 ጥናት፣ ሂደታቸውን የተከታተሉ ሰዎች የበለጠ ተራምደዋል፤ ሲጽፉት ወይም ለሌላ ሰው ሲናገሩት ደግሞ ከሁሉም በላይ። በግድግዳው የቀን መቁጠሪያ ላይ አንድ ምልክት ይበቃል፤ እዚህም መገለጫዎ ቀናቱን ይመዘግብልዎታል፤ ከፈለጉ በኢትዮጵያ አቆጣጠር።',
      },
      sources: [6],
    },
    {
      id: 'bad-day',
      title: { en: 'Have a version for bad days', am: 'ለክፉ ቀን አነስተኛ ዕቅድ ይኑርዎት' },
      text: {
        en: 'Rain in Hamle, a night without sleep, a house full of guests. Decide today what the smallest version is, and do only that. What counts is not to miss twice.',
        am: 'የሐምሌ ዝናብ፣ ያልተተኛበት ሌሊት፣ እንግዳ የሞላበት ቤት። ትንሹ ምን እንደሆነ ዛሬ ይወስኑ፤ ያንን ብቻ ያድርጉ። ዋናው ነገር ሁለት ጊዜ በተከታታይ አለማሳለፍ ነው።',
      },
      sources: [4],
    },
    {
      id: 'rest',
      title: { en: 'Rest is part of it', am: 'ዕረፍት የሥራው አካል ነው' },
      text: {
        en: 'Muscles grow between workouts, not in them. Sleep, a day without training, lighter weeks in the long fasts: this is not giving up, it is how one lasts. Pain in the chest, dizziness or a fever are not for pushing through; see a health worker.',
        am: 'ጡንቻ የሚያድገው በልምምድ መካከል እንጂ በልምምድ ጊዜ አይደለም። እንቅልፍ፣ ልምምድ የሌለበት ቀን፣ በረጃጅም አጽዋማት ቀለል ያሉ ሳምንታት፦ ይህ ማቋረጥ ሳይሆን የመዝለቅ መንገድ ነው። የደረት ሕመም፣ ማዞር ወይም ትኩሳት ግን በግድ የሚታለፉ አይደሉም፤ የጤና ባለሙያ ያማክሩ።',
      },
      sources: [],
    },
  ],
  comparison: [
    {
      aspect: { en: 'Comes from', am: 'ከየት ይመጣል' },
      motivation: { en: 'a feeling, a hope, a film, a new year', am: 'ከስሜት፣ ከተስፋ፣ ከፊልም፣ ከአዲስ ዓመት' },
      habit: { en: 'a signal: a place, an hour, what you just did', am: 'ከምልክት፦ ቦታ፣ ሰዓት፣ አሁን የጨረሱት ነገር' },
    },
    {
      aspect: { en: 'Is there', am: 'መቼ ይገኛል' },
      motivation: { en: 'some days', am: 'አንዳንድ ቀን' },
      habit: { en: 'every day', am: 'በየቀኑ' },
    },
    {
      aspect: { en: 'When you are tired', am: 'ሲደክሙ' },
      motivation: { en: 'goes first', am: 'ቀድሞ ይጠፋል' },
      habit: { en: 'hardly notices', am: 'ብዙም አይሰማውም' },
    },
    {
      aspect: { en: 'Costs', am: 'ምን ይጠይቃል' },
      motivation: { en: 'a decision each time', am: 'በእያንዳንዱ ጊዜ ውሳኔ' },
      habit: {
        en: 'weeks of repetition, then almost nothing',
        am: 'የሳምንታት ድግግሞሽ፤ ከዚያ በኋላ ምንም አይጠይቅም ማለት ይቻላል',
      },
    },
    {
      aspect: { en: 'Is good for', am: 'ለምን ይጠቅማል' },
      motivation: { en: 'beginning, and choosing where to go', am: 'ለመጀመርና አቅጣጫ ለመምረጥ' },
      habit: { en: 'arriving', am: 'ለመድረስ' },
    },
  ],
  accountability: {
    title: { en: 'Do it as you would an equb', am: 'እንደ ዕቁብ ያድርጉት' },
    lead: {
      en: 'In an equb nobody forgets to pay: the others are waiting. Training can borrow the same bond.',
      am: 'በዕቁብ መክፈል የሚረሳ የለም፤ ሌሎቹ እየጠበቁ ነውና። ልምምድም ይህንኑ ትስስር ሊዋስ ይችላል።',
    },
    points: [
      {
        en: 'Find two or three who want the same, and agree on a day, an hour and a corner.',
        am: 'ያንኑ የሚፈልጉ ሁለት ሦስት ሰዎች ያግኙ፤ ቀን፣ ሰዓትና የመገናኛ ቦታ ይቀጣጠሩ።',
      },
      {
        en: 'Send one word to the group when you have done it. Who is silent is called, not scolded.',
        am: 'ከጨረሱ በኋላ ለቡድኑ አንድ ቃል ይላኩ። ዝም ያለ ይደወልለታል እንጂ አይወቀስም።',
      },
      {
        en: 'Take turns: each week somebody else chooses the hill, the game or the music.',
        am: 'ተራ ይያዙ፦ በየሳምንቱ ሌላ ሰው ዳገቱን፣ ጨዋታውን ወይም ሙዚቃውን ይምረጥ።',
      },
      {
        en: 'Tell one person at home what you plan. They will ask; that is the point.',
        am: 'ያቀዱትን ለአንድ የቤት ሰው ይንገሩ። ይጠይቅዎታል፤ ዓላማውም ይኸው ነው።',
      },
    ],
    sources: [3],
  },
  mindset: {
    title: { en: 'Speak to yourself as to a friend', am: 'ለጓደኛ እንደሚናገሩ ለራስዎ ይናገሩ' },
    lead: {
      en: 'People who met their own failure kindly tried harder afterwards than those who scolded themselves.',
      am: 'የራሳቸውን ስህተት በርኅራኄ የተቀበሉ ሰዎች ራሳቸውን ከወቀሱት ይልቅ ከዚያ በኋላ የበለጠ ጥረዋል።',
    },
    points: [
      {
        en: '“I cannot do a push-up” becomes “I cannot do a push-up on the floor yet.” The wall is a floor that stands up.',
        am: '«ፑሽ አፕ አልችልም» የሚለው «መሬት ላይ ፑሽ አፕ ገና አልቻልኩም» ይሁን። ግድግዳ የቆመ መሬት ነው።',
      },
      {
        en: 'Count what you did, not what is missing. Three walks this week are three more than none.',
        am: 'የጎደለውን ሳይሆን ያደረጉትን ይቁጠሩ። በዚህ ሳምንት ሦስት የእግር ጉዞ ከዜሮ ሦስት ይበልጣል።',
      },
      {
        en: 'Compare yourself with last month, never with a photograph.',
        am: 'ራስዎን ካለፈው ወር ጋር ያወዳድሩ፤ ከፎቶ ጋር ግን በፍጹም።',
      },
      {
        en: 'When all is grey for weeks and nothing helps, that is not weakness of will. Talk to somebody you trust, and to a health worker.',
        am: 'ለሳምንታት ሁሉ ሲጨልምና ምንም ሳይረዳ ሲቀር የፈቃድ ድክመት አይደለም። የሚያምኑትን ሰው፣ የጤና ባለሙያም ያነጋግሩ።',
      },
    ],
    sources: [7],
  },
  sources: [
    {
      citation:
        'Sperandei S, Vieira MC, Reis AC (2016). Adherence to physical activity in an unsupervised setting: explanatory variables for high attrition rates among fitness center members. Journal of Science and Medicine in Sport 19(11): 916-920.',
      url: 'https://doi.org/10.1016/j.jsams.2015.12.522',
    },
    {
      citation:
        'Gollwitzer PM, Sheeran P (2006). Implementation intentions and goal achievement: a meta-analysis of effects and processes. Advances in Experimental Social Psychology 38: 69-119.',
      url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
    },
    {
      citation:
        'Wing RR, Jeffery RW (1999). Benefits of recruiting participants with friends and increasing social support for weight loss and maintenance. Journal of Consulting and Clinical Psychology 67(1): 132-138.',
      url: 'https://doi.org/10.1037/0022-006X.67.1.132',
    },
    {
      citation:
        'Lally P, van Jaarsveld CHM, Potts HWW, Wardle J (2010). How are habits formed: modelling habit formation in the real world. European Journal of Social Psychology 40(6): 998-1009.',
      url: 'https://doi.org/10.1002/ejsp.674',
    },
    {
      citation:
        'Teixeira PJ, Carraça EV, Markland D, Silva MN, Ryan RM (2012). Exercise, physical activity, and self-determination theory: a systematic review. International Journal of Behavioral Nutrition and Physical Activity 9: 78.',
      url: 'https://doi.org/10.1186/1479-5868-9-78',
    },
    {
      citation:
        'Harkin B, Webb TL, Chang BPI, et al. (2016). Does monitoring goal progress promote goal attainment? A meta-analysis of the experimental evidence. Psychological Bulletin 142(2): 198-229.',
      url: 'https://doi.org/10.1037/bul0000025',
    },
    {
      citation:
        'Breines JG, Chen S (2012). Self-compassion increases self-improvement motivation. Personality and Social Psychology Bulletin 38(9): 1133-1143.',
      url: 'https://doi.org/10.1177/0146167212445599',
    },
  ],
};
