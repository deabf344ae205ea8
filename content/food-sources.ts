import type { Localized } from '#src/lib/language.ts';

interface Work {
  readonly id: string;
  /** As it wants to be cited. */
  readonly citation: string;
  readonly url?: string;
  readonly licence: Localized;
  readonly licenceUrl?: string;
  /** What is taken from it, and what was changed. */
  readonly use: Localized;
  readonly faults: readonly Localized[];
}

/** The works that the table of foods rests on, with what they allow and what is wrong with them. */
export const foodWorks: readonly Work[] = [
  {
    id: 'ethiopian-table',
    citation:
      'Ethiopian Public Health Institute (EPHI) and Food and Agriculture Organization of the United Nations (FAO). 2025. The Ethiopian Food Composition Table 2025. Addis Ababa. ISBN 978-99990-0-953-9.',
    url: 'https://openknowledge.fao.org/handle/20.500.14283/cd9308en',
    licence: {
      en: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
      am: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
    },
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    use: {
      en: 'It leads wherever it has a food; its record number stands beside each. It was read from a public copy of its text, whose 27,571 values had been compared with the publication. We changed this: carbohydrate here is all of it, with the fibre, while the table prints it without; a trace counts as 0; names, measures and notes are ours. Its energy is 4 kcal for a gram of protein and of carbohydrate without fibre, 9 of fat, 2 of fibre and 7 of alcohol.',
      am: 'ምግቡ ባለበት ሁሉ የሚቀድመው ይህ ሠንጠረዥ ነው፤ የመዝገብ ቁጥሩ ከእያንዳንዱ ምግብ ጋር አለ። የተነበበው ለሁሉም ክፍት ከሆነ የጽሑፍ ቅጂው ነው፤ የቅጂው 27,571 አኃዝ ከኅትመቱ ጋር ተመሳክሯል። እኛ የለወጥነው፦ እዚህ ካርቦሃይድሬት ከፋይበሩ ጋር ሲሆን ሠንጠረዡ ግን ያለ ፋይበር ያትማል፤ እጅግ ጥቂት (trace) የተባለው 0 ተብሎ ይቆጠራል፤ ስሞቹ፣ መለኪያዎቹና ማስታወሻዎቹ የእኛ ናቸው። ካሎሪው ለአንድ ግራም ፕሮቲንና ካርቦሃይድሬት (ያለ ፋይበር) 4፣ ለስብ 9፣ ለፋይበር 2፣ ለአልኮል 7 ነው።',
    },
    faults: [
      {
        en: 'Iron is high throughout: much of it is soil on the grain, which the body hardly takes up.',
        am: 'ብረቱ በአጠቃላይ ከፍተኛ ነው፦ ብዙው ከእህሉ ጋር የተቀላቀለ አፈር ሲሆን ሰውነት እምብዛም አይወስደውም።',
      },
      {
        en: 'Cooked dishes are probably calculated from recipes with much oil: where we had another figure, both are the range.',
        am: 'የበሰሉ ምግቦች ዘይት ከበዛበት አሠራር የተሰሉ ሳይሆኑ አይቀሩም፤ ሌላ አኃዝ ባለን ቦታ ሁለቱም ክልል ሆነው ይታያሉ።',
      },
      {
        en: 'In its group 17 names and values are mixed up; pasteurised milk has 0.5 g of protein; boiled potato has too much ash; kitfo has 197 kcal beside 894 kJ; the sodium of awaze and of gomen kitfo cannot be right. These we did not use, or give them as not known.',
        am: 'በአሥራ ሰባተኛው ቡድን ስሞችና አኃዞች ተደበላልቀዋል፤ የፓስቸራይዝድ ወተት ፕሮቲን 0.5 ግራም ነው፤ የተቀቀለ ድንች አመድ የበዛ ነው፤ ክትፎ ከ894 ኪሎ ጁል ጎን 197 ካሎሪ ይላል፤ የአዋዜና የጎመን ክትፎ ሶዲየም ትክክል ሊሆን አይችልም። እነዚህን አልተጠቀምንባቸውም፣ ወይም እንደማይታወቁ ገልጸናል።',
      },
      {
        en: 'It gives no sugars, and boiled roots keep some figures of the raw ones.',
        am: 'የስኳር መጠን አይሰጥም፤ የተቀቀሉ ሥራ ሥሮችም አንዳንዶቹ የጥሬው አኃዝ አላቸው።',
      },
    ],
  },
  {
    id: 'usda',
    citation:
      'US Department of Agriculture, Agricultural Research Service. 2015. USDA National Nutrient Database for Standard Reference, Release 28 (and Release 27, 2014).',
    licence: { en: 'Public domain', am: 'ለሁሉም ክፍት (public domain)' },
    use: {
      en: 'Foods that the Ethiopian table does not have, sugars, the other end of many ranges, and what a cup, a spoon or a fruit weighs.',
      am: 'የኢትዮጵያ ሠንጠረዥ የሌሉት ምግቦች፣ የስኳር መጠን፣ የብዙ ክልሎች ሌላኛው ጫፍ፣ እንዲሁም አንድ ኩባያ፣ ማንኪያ ወይም ፍሬ የሚመዝነው።',
    },
    faults: [
      {
        en: 'These are American foods: soil, breeds and kitchens differ. Pizza and burger are those of American chains.',
        am: 'የአሜሪካ ምግቦች ናቸው፦ አፈሩ፣ ዝርያውና አሠራሩ ይለያያል። ፒዛውና በርገሩ ከአሜሪካ ምግብ ቤቶች የተወሰዱ ናቸው።',
      },
    ],
  },
  {
    id: 'recipes',
    citation: 'Birtu. Calculated from assumed recipes.',
    licence: { en: 'Our own', am: 'የራሳችን' },
    use: {
      en: 'Dishes that nobody has analysed are counted from a recipe, which stands on their page. Vitamin C and folate of what is cooked are not known then: we have no figures for what the fire takes.',
      am: 'ማንም ያልመረመራቸው ምግቦች በገጻቸው ላይ ካለው አሠራር ይሰላሉ። የበሰለው ቫይታሚን ሲና ፎሌት ያኔ አይታወቅም፦ እሳት ስለሚያጠፋው መጠን አኃዝ የለንም።',
    },
    faults: [
      {
        en: 'Your kitchen is another: expect a quarter more or less, mostly by the oil.',
        am: 'የእርስዎ አሠራር ይለያል፦ በተለይ በዘይቱ ምክንያት እስከ ሩብ ሊበልጥ ወይም ሊያንስ ይችላል።',
      },
    ],
  },
  {
    id: 'alcohol',
    citation:
      'Yohannes, Melak & Siraj. 2013. African Journal of Food Science 7(11):399-403. doi 10.5897/AJFS2013.1066.',
    url: 'https://doi.org/10.5897/AJFS2013.1066',
    licence: {
      en: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
      am: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
    },
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    use: {
      en: 'How strong tella, tej and areki are. The other figures of their strength are from doi 10.1155/2018/4010298.',
      am: 'ጠላ፣ ጠጅና አረቄ ምን ያህል አልኮል እንዳላቸው። ሌሎቹ የአልኮል አኃዞች ከdoi 10.1155/2018/4010298 ናቸው።',
    },
    faults: [],
  },
  {
    id: 'measures',
    citation:
      'Ethiopia Socioeconomic Survey 2018/19 (World Bank and Central Statistical Agency), food unit conversions; Ethiopian Standards Agency, injera standard; Amharic Wikipedia, article on rice (CC BY-SA, figures only); USDA Standard Reference, Release 28, weights.',
    licence: { en: 'Figures alone', am: 'አኃዞቹ ብቻ' },
    use: {
      en: 'What an injera, a loaf, a ladle, a coffee cup or a fruit weighs. Each measure says whose it is; the others are our assumption, and say so.',
      am: 'አንድ እንጀራ፣ ዳቦ፣ ጭልፋ፣ ሲኒ ወይም ፍሬ የሚመዝነው። እያንዳንዱ መለኪያ የማን እንደሆነ ይናገራል፤ ሌሎቹ የእኛ ግምት ናቸው፤ ይህንም ይናገራሉ።',
    },
    faults: [
      {
        en: 'Nobody has published what an Ethiopian ladle, birille, handful or plate holds.',
        am: 'የኢትዮጵያ ጭልፋ፣ ብርሌ፣ እፍኝ ወይም ሳህን ምን ያህል እንደሚይዝ የታተመ አኃዝ የለም።',
      },
    ],
  },
];
