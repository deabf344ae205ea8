import type { Guidance } from '#src/features/fasting/guidance-schema.ts';

/** What a long fast leaves short, and where the fasting table has it. */
export const nutrients: Guidance['nutrients'] = [
  {
    id: 'protein',
    title: { en: 'Protein', am: 'ፕሮቲን' },
    points: [
      {
        text: {
          en: 'Grown people need about 0.83 g a day for each kilogram of body weight: at 60 kg about 50 g.',
          am: 'አዋቂ ሰው በቀን ለአንድ ኪሎ የሰውነት ክብደት 0.83 ግራም ገደማ ያስፈልገዋል፤ 60 ኪሎ ለሚመዝን ሰው 50 ግራም ገደማ ማለት ነው።',
        },
        sources: ['protein'],
      },
      {
        text: {
          en: 'Let every meal have a pulse, and every day some nuts or seeds: Ethiopia’s dietary guidelines ask for 80 to 120 g of pulses and 10 to 20 g of nuts and oilseeds a day.',
          am: 'በየምግቡ ጥራጥሬ፣ በየቀኑም ጥቂት ለውዝ ወይም የቅባት እህል ይኑር። የኢትዮጵያ የአመጋገብ መመሪያ በቀን ከ80 እስከ 120 ግራም ጥራጥሬ፣ ከ10 እስከ 20 ግራም ለውዝና የቅባት እህል ይመክራል።',
        },
        sources: ['guidelines'],
      },
    ],
    foods: {
      figure: 'protein',
      ids: ['lewz', 'suf', 'nifro-chickpea', 'azifa', 'misir-wat', 'kik-alicha', 'ful', 'shiro-wat'],
    },
  },
  {
    id: 'iron',
    title: { en: 'Iron', am: 'ብረት' },
    points: [
      {
        text: {
          en: 'Plants hold iron, but the body takes up little of it. In a trial young women took up 1.5% of the iron added to injera of teff alone; where a tenth of the flour was whole wheat, 5.3%. A little whole wheat flour in the batter before it ferments is worth trying.',
          am: 'በዕፅዋት ውስጥ ብረት አለ፤ ሰውነት የሚወስደው ግን ጥቂቱን ነው። በአንድ ጥናት ወጣት ሴቶች በንጹሕ የጤፍ እንጀራ ላይ ከተጨመረው ብረት የወሰዱት 1.5 በመቶውን ነበር፤ ከዱቄቱ አንድ አሥረኛው ያልተነፋ የስንዴ ዱቄት ሲሆን 5.3 በመቶውን ወሰዱ። ሊጡ ሳይቦካ ጥቂት ያልተነፋ የስንዴ ዱቄት መጨመር ቢሞክሩት ይጠቅማል።',
        },
        sources: ['herter'],
      },
      {
        text: {
          en: 'Something with vitamin C in the same meal helps: lemon, tomato, green pepper, an orange. Coffee and tea with the meal or within an hour after it hold iron back: drink them an hour before a meal, or well away from meals.',
          am: 'ከምግቡ ጋር ቫይታሚን ሲ ያለው ነገር ሲኖር ይረዳል፦ ሎሚ፣ ቲማቲም፣ ቃሪያ፣ ብርቱካን። ከምግብ ጋር ወይም ከምግብ በኋላ በአንድ ሰዓት ውስጥ የሚጠጣ ቡናና ሻይ ብረትን ያስቀራል፦ ከምግብ አንድ ሰዓት አስቀድመው ወይም ከምግብ ራቅ አድርገው ይጠጡ።',
        },
        sources: ['ironFacts', 'morck'],
      },
      {
        text: {
          en: 'If you are tired, pale or short of breath, have your blood tested. Take iron tablets only on a health worker’s advice.',
          am: 'ድካም፣ መገርጣት ወይም የትንፋሽ ማጠር ካለብዎት ደምዎን ያስመርምሩ። የብረት እንክብል የሚወሰደው የጤና ባለሙያ ሲያዝ ብቻ ነው።',
        },
        sources: [],
      },
    ],
    foods: {
      figure: 'iron',
      ids: ['selit', 'telba', 'kolo-barley', 'nifro-chickpea', 'azifa', 'kosta', 'misir-wat', 'injera-teff'],
    },
  },
  {
    id: 'zinc',
    title: { en: 'Zinc', am: 'ዚንክ' },
    points: [
      {
        text: {
          en: 'Whole grains, pulses, nuts and seeds have it. Soaking, sprouting, fermenting and leavening help the body to take it up.',
          am: 'ያልተፈተገ እህል፣ ጥራጥሬ፣ ለውዝና የቅባት እህል ዚንክ አላቸው። ሲዘፈዘፉ፣ ሲበቅሉና ሲቦኩ ሰውነት ይበልጥ ይወስዳል።',
        },
        sources: ['saunders'],
      },
      {
        text: {
          en: 'Injera is on the right side of this: in a laboratory the old way of fermenting took away up to 49 to 66% of the phytic acid that holds zinc and iron back.',
          am: 'እንጀራ በዚህ በኩል ጥሩ ነው፦ በቤተ ሙከራ እንደታየው በባህላዊው አቦካክ ዚንክንና ብረትን የሚያስቀረው ፊቲክ አሲድ ከ49 እስከ 66 በመቶ ይቀንሳል።',
        },
        sources: ['shumoy'],
      },
      {
        text: {
          en: 'It may still not be enough. Of 99 women late in pregnancy in farming families of Sidama, 72% had little zinc in their blood. Animal food would mend it, say the authors; and to pregnant women it is allowed.',
          am: 'ይህም ላይበቃ ይችላል። በሲዳማ ገበሬ ቤተሰቦች ውስጥ በመጨረሻ የእርግዝና ወራት ላይ ከነበሩ 99 ሴቶች 72 በመቶው በደማቸው ውስጥ ያለው ዚንክ አነስተኛ ነበር። መፍትሔው የእንስሳት ተዋጽኦ ነው ይላሉ አጥኚዎቹ፤ ለነፍሰ ጡሮች ደግሞ የተፈቀደ ነው።',
        },
        sources: ['abebe', 'childrenInLent'],
      },
      {
        text: {
          en: 'The pages of our foods tell how much zinc each has, as far as it is known.',
          am: 'እያንዳንዱ ምግብ ምን ያህል ዚንክ እንዳለው፣ እስከታወቀ ድረስ፣ በምግቡ ገጽ ላይ ይገኛል።',
        },
        sources: [],
      },
    ],
  },
  {
    id: 'vitamin-b12',
    title: { en: 'Vitamin B12: no plant has it', am: 'ቫይታሚን ቢ12፦ በየትኛውም ተክል የለም' },
    points: [
      {
        text: {
          en: 'No plant food holds vitamin B12 unless it has been added. Injera, shiro and telba bring none, however much one eats of them. So no food stands here.',
          am: 'ካልተጨመረበት በስተቀር ቫይታሚን ቢ12 በየትኛውም የዕፅዋት ምግብ የለም። እንጀራም፣ ሽሮም፣ ተልባም ምንም ያህል ቢበሉ አያስገኙትም። ስለዚህ እዚህ የምግብ ዝርዝር የለም።',
        },
        sources: ['vitaminB12Facts'],
      },
      {
        text: {
          en: 'It comes from eggs, milk, meat and fish. Have them on the days between the fasts, and give them to children on all days: in North Shewa 34% of the schoolchildren examined were short of it, more often those who ate no animal food.',
          am: 'የሚገኘው ከእንቁላል፣ ከወተት፣ ከሥጋና ከዓሣ ነው። በአጽዋማት መካከል ባሉ ቀናት ይመገቧቸው፤ ለልጆች ደግሞ በየቀኑ ይስጧቸው። በሰሜን ሸዋ ከተመረመሩ ተማሪዎች 34 በመቶው ቢ12 ጎድሏቸው ተገኝተዋል፤ ጉድለቱ የእንስሳት ተዋጽኦ በማይመገቡት ላይ ይበልጥ ታይቷል።',
        },
        sources: ['vitaminB12Facts', 'melaku'],
      },
      {
        text: {
          en: 'Go to a health worker for a test, and for tablets or injections if they are needed: when you keep all the fasts and eat little animal food in between, when you are older, when you take metformin or medicine against stomach acid.',
          am: 'ለምርመራ፣ ካስፈለገም ለእንክብል ወይም ለመርፌ ወደ ጤና ባለሙያ ይሂዱ፦ አጽዋማትን ሁሉ የሚጾሙና በመካከላቸው የእንስሳት ተዋጽኦ በጥቂቱ የሚመገቡ ከሆነ፣ ዕድሜዎ ከገፋ፣ ሜትፎርሚን ወይም የጨጓራ አሲድ የሚቀንስ መድኃኒት የሚወስዱ ከሆነ።',
        },
        sources: ['vitaminB12Facts'],
      },
      {
        text: {
          en: 'Go soon when your hands or feet are numb or tingle, your tongue is sore, you are tired without a reason, or your memory fails.',
          am: 'እጅዎ ወይም እግርዎ ሲደነዝዝ ወይም ሲወረው፣ ምላስዎን ሲያምዎት፣ ያለ ምክንያት ሲደክምዎት ወይም የማስታወስ ችሎታዎ ሲቀንስ ሳይዘገዩ ይሂዱ።',
        },
        sources: ['vitaminB12Facts'],
      },
    ],
  },
];
