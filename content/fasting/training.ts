import type { Guidance } from '#src/features/fasting/guidance-schema.ts';

/** Training on fasting days. */
export const training: Guidance['training'] = [
  {
    id: 'short-fasts',
    title: { en: 'Wednesday and Friday', am: 'ረቡዕና ዓርብ' },
    points: [
      {
        text: {
          en: 'Short fasts change the health and the performance of most athletes little or not at all. Follow your plan if you feel well; else let the heavy day and an easy one change places.',
          am: 'አጫጭር አጽዋማት በአብዛኞቹ ስፖርተኞች ጤናና ብቃት ላይ የሚያመጡት ለውጥ ጥቂት ነው ወይም የለም። ደህና ከሆኑ ዕቅድዎን ይከተሉ፤ ካልሆነ ከባዱን ቀን ከቀላሉ ጋር ያቀያይሩ።',
        },
        sources: ['olympicWorkshop'],
      },
    ],
  },
  {
    id: 'long-fasts',
    title: { en: 'In long fasts', am: 'በረጅም ጾም' },
    points: [
      {
        text: {
          en: 'In Ramadan strength and endurance fall a little. In Hawassa those who kept the 44 days before Genna lost 0.41 kg that was not fat.',
          am: 'በረመዳን ጥንካሬና ጽናት በጥቂቱ ይቀንሳሉ። በሐዋሳ ከገና በፊት ያለውን 44 ቀን ከጾሙት ሰዎች ክብደት 0.41 ኪሎ ስብ ያልሆነ ቀንሷል።',
        },
        sources: ['shephard', 'michael'],
      },
      {
        text: {
          en: 'So keep the strength training, but lighter: fewer sets, less weight, longer rests, and a meal with a pulse after it. About half in the first week is a good measure. Go back to the heavy things when the fast is over.',
          am: 'ስለዚህ የጥንካሬ ልምምዱን አይተዉ፤ ግን ያቅልሉት፦ ጥቂት ዙር፣ ቀለል ያለ ክብደት፣ ረዘም ያለ ዕረፍት፣ ከዚያም ጥራጥሬ ያለበት ምግብ። በመጀመሪያው ሳምንት ግማሽ ያህሉ ጥሩ ልክ ነው። ወደ ከባዱ የሚመለሱት ጾሙ ካለፈ በኋላ ነው።',
        },
        sources: [],
      },
    ],
  },
  {
    id: 'hour',
    title: { en: 'Before or after the meal', am: 'ከምግብ በፊት ወይስ በኋላ?' },
    points: [
      {
        text: {
          en: 'If you eat nothing until noon or 15:00, do easy things in the last hour before the meal, and heavy ones an hour or two after it.',
          am: 'እስከ ቀትር ወይም እስከ ዘጠኝ ሰዓት የማይበሉ ከሆነ ቀላሉን ልምምድ ከመብላትዎ በፊት ባለው የመጨረሻ ሰዓት፣ ከባዱን ደግሞ ከበሉ ከአንድ ወይም ከሁለት ሰዓት በኋላ ይሥሩ።',
        },
        sources: [],
      },
      {
        text: {
          en: 'In a trial in Ramadan with 40 men, those who lifted weights in the evening after iftar became stronger in squat and deadlift by the end of the month; those who did so before iftar did not.',
          am: 'በረመዳን በ40 ወንዶች ላይ በተደረገ ሙከራ ከኢፍጣር በኋላ በምሽት ክብደት ያነሱት በወሩ መጨረሻ በቁጭ ብድግና ጎንበስ ብሎ ክብደት በማንሳት ጠንክረው ተገኙ፤ ከኢፍጣር በፊት ያነሱት ግን አልጠነከሩም።',
        },
        sources: ['triki'],
      },
    ],
  },
  {
    id: 'water',
    title: { en: 'Days without water', am: 'ያለ ውሃ በሚጾሙ ቀናት' },
    points: [
      {
        text: {
          en: 'In Ramadan drink at least ten glasses between iftar and suhoor, over the whole evening, and little coffee and tea. Walk or train lightly after iftar.',
          am: 'በረመዳን ከኢፍጣር እስከ ሱሁር ቢያንስ አሥር ብርጭቆ ውሃ ምሽቱን በሙሉ ከፋፍለው ይጠጡ፤ ቡናና ሻይ ይቀንሱ። ከኢፍጣር በኋላ በእግር ይንቀሳቀሱ ወይም ቀለል ያለ ልምምድ ይሥሩ።',
        },
        sources: ['whoRamadan'],
      },
      {
        text: {
          en: 'Do not train hard in the heat while you do not drink: long efforts in heat can endanger a fasting person, and fasting can endanger people with type 1 diabetes. In an Orthodox fast without water until the meal, drink first, then train.',
          am: 'ውሃ በማይጠጡበት ጊዜ በሙቀት ከባድ ልምምድ አይሥሩ፤ በሙቀት የሚደረግ ረጅም ልፋት ለሚጾም ሰው፣ ጾሙም 1ኛው ዓይነት የስኳር ሕመም ላለበት ሰው አደገኛ ሊሆን ይችላል። በኦርቶዶክስ ጾም እስኪበሉ ውሃም የማይጠጡ ከሆነ መጀመሪያ ይጠጡ፣ ከዚያ ይሥሩ።',
        },
        sources: ['shephard'],
      },
    ],
  },
  {
    id: 'stop',
    title: { en: 'When to stop', am: 'መቼ ማቆም ይገባል?' },
    points: [
      {
        text: {
          en: 'Unwell, confused, or close to fainting: stop, sit down in the shade, drink and eat something. The fast may be broken for this. If it does not pass, get a health worker.',
          am: 'ሕመም ከተሰማዎት፣ ግራ ከተጋቡ ወይም ራስዎን ሊስቱ ከሆነ ያቁሙ፤ ጥላ ሥር ይቀመጡ፣ ይጠጡ፣ ጥቂት ይብሉ። ለዚህ ጾሙን መፍታት ይፈቀዳል። ካልተሻለዎት የጤና ባለሙያ ይጥሩ።',
        },
        sources: ['northTyneside'],
      },
    ],
  },
];
