import type { YearNotes } from '#src/features/fasting/year-schema.ts';
import { sources } from './sources.ts';

/** What is disputed, unsure or not known about the fasts and feasts of a year, and where the rules come from. */
export const yearNotes: YearNotes = {
  notes: [
    {
      title: { en: 'How long Filseta is', am: 'የጾመ ፍልሰታ ርዝመት' },
      text: {
        en: 'Here it is Nehase 1 to 15, fifteen days, and Nehase 16 is the feast. One church counts sixteen days, the feast included; some calendars count fourteen.',
        am: 'እዚህ ከነሐሴ 1 እስከ 15 ድረስ አሥራ አምስት ቀን ነው፤ ነሐሴ 16 በዓሉ ነው። በዓሉን ጨምሮ አሥራ ስድስት ቀን የሚቆጥር ቤተ ክርስቲያን አለ፤ አሥራ አራት የሚሉ መቁጠሪያዎችም አሉ።',
      },
      sources: ['eotcCanada', 'wikipedia'],
    },
    {
      title: { en: 'How long Great Lent is', am: 'የዐቢይ ጾም ርዝመት' },
      text: {
        en: 'Here it is 55 days, from Monday to the eve of Fasika, as most sources count. One list of the church says 56.',
        am: 'እዚህ ከሰኞ እስከ ፋሲካ ዋዜማ 55 ቀን ነው፤ አብዛኞቹ ምንጮች የሚቆጥሩት እንዲህ ነው። 56 የሚል የቤተ ክርስቲያን ዝርዝርም አለ።',
      },
      sources: ['tesfa', 'tserhasion'],
    },
    {
      title: { en: 'Genna in the year of John', am: 'ገና በዘመነ ዮሐንስ' },
      text: {
        en: 'Genna is Tahsas 29, and in the year of John Tahsas 28, so that it stays on 7 January. Lalibela keeps Tahsas 29 in every year, which is then 8 January.',
        am: 'ገና ታኅሣሥ 29 ነው፤ በዘመነ ዮሐንስ ግን ታኅሣሥ 28 ይውላል፤ ስለዚህ ዘወትር ጃንዋሪ 7 ነው። ላሊበላ በየዓመቱ ታኅሣሥ 29ን ታከብራለች፤ በዚያ ዓመት ጃንዋሪ 8 ይሆናል።',
      },
      sources: ['tesfa'],
    },
    {
      title: { en: 'How long advent is', am: 'የጾመ ነቢያት ርዝመት' },
      text: {
        en: 'Here it runs from Hidar 15 to the eve of Genna: 44 days, 43 in the year of John. Others say 40 or 43. Its last day is also the gahad (eve) of Genna.',
        am: 'እዚህ ከኅዳር 15 እስከ ገና ዋዜማ ነው፤ 44 ቀን፣ በዘመነ ዮሐንስ 43። 40 ወይም 43 የሚሉም አሉ። የመጨረሻው ቀን የገና ጋድም ነው።',
      },
      sources: ['tserhasion', 'tesfa'],
    },
    {
      title: { en: 'Wednesdays and Fridays', am: 'ረቡዕና ዓርብ' },
      text: {
        en: 'They are kept all year but for the fifty days from Fasika to Paraclete. That Genna and Timkat are free when they fall on such a day is not verified: here they are taken as free. Whether a gahad moves when the eve is a Saturday or Sunday is not verified either: here it stays.',
        am: 'ከፋሲካ እስከ ጰራቅሊጦስ ካሉት ሃምሳ ቀናት በቀር ዓመቱን ሙሉ ይጾማሉ። ገናና ጥምቀት በእነዚህ ቀናት ሲውሉ እንደማይጾሙ አልተረጋገጠም፤ እዚህ እንደማይጾሙ ተቆጥረዋል። ዋዜማው ቅዳሜ ወይም እሑድ ሲሆን ጋድ መዛወሩም አልተረጋገጠም፤ እዚህ በቦታው ይቆያል።',
      },
      sources: ['tserhasion'],
    },
    {
      title: { en: 'Fish', am: 'ዓሣ' },
      text: {
        en: 'On a fasting day there is no meat, no milk, no butter and no egg. Whether fish may be eaten is disputed: one church’s list forbids it, others write that many eat it.',
        am: 'በጾም ቀን ሥጋ፣ ወተት፣ ቅቤና እንቁላል አይበሉም። ዓሣ ይበላ እንደሆነ ያከራክራል፤ የአንድ ቤተ ክርስቲያን ዝርዝር ይከለክለዋል፤ ብዙዎች እንደሚበሉት የሚጽፉም አሉ።',
      },
      sources: ['tserhasion', 'wikipedia'],
    },
    {
      title: { en: 'Islamic feasts', am: 'የእስልምና በዓላት' },
      text: {
        en: 'Each month begins when the new moon is seen. What stands here is computed with the calendar of Umm al-Qura and may be a day early or late; once a day is announced, it replaces the estimate.',
        am: 'እያንዳንዱ ወር የሚጀምረው አዲስ ጨረቃ ስትታይ ነው። እዚህ ያለው በኡሙል ቁራ አቆጣጠር የተሰላ ነው፤ በአንድ ቀን ሊቀድም ወይም ሊዘገይ ይችላል፤ ቀኑ ሲታወጅ ግምቱ ይተካል።',
      },
      sources: ['unicode'],
    },
  ],
  sources: {
    tserhasion: sources.tserhasion,
    wikipedia: {
      citation: 'Wikipedia. Fasting and abstinence in the Ethiopian Orthodox Tewahedo Church.',
      url: 'https://en.wikipedia.org/wiki/Fasting_and_abstinence_in_the_Ethiopian_Orthodox_Tewahedo_Church',
    },
    eotcCanada: {
      citation: 'Keraneyo Medhane Alem, EOTC in Canada (2018). Order of church feasts and calendar.',
      url: 'https://www.eotc-ma.com/beliefs-and-origins-order-of-calend',
    },
    tesfa: {
      citation: 'Tesfa Tours (2020). Melkam Gena.',
      url: 'https://tesfatours.com/melkam-gena',
    },
    unicode: {
      citation: 'Unicode, International Components for Unicode: the calendar islamic-umalqura.',
      url: 'https://unicode-org.github.io/icu/userguide/datetime/calendar/',
    },
  },
};
