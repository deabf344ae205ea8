import type { Guidance } from '#src/features/fasting/guidance-schema.ts';
import { nutrients } from './nutrients.ts';
import { training } from './training.ts';

/** Eating and training while fasting; the names of sources are those of sources.ts. */
export const guidance: Guidance = {
  intro: {
    en: 'How you fast is a matter of your heart and your faith, and yours to decide. This page looks after the body meanwhile: who need not fast, what a long fast leaves short and where our own table has it, and how to train.',
    am: 'ጾም የልብና የእምነት ጉዳይ ነው፤ እንዴት እንደሚጾሙ የሚወስኑትም እርስዎ ነዎት። ይህ ገጽ በጾሙ ጊዜ ሰውነትዎን እንዴት እንደሚንከባከቡ ያግዝዎታል፦ መጾም የማይገደደው ማን እንደሆነ፣ ረጅም ጾም ምን እንደሚያጎድልና ከምግባችን ከየት እንደሚገኝ፣ ስፖርት እንዴት እንደሚሠራም ያሳያል።',
  },
  exempt: {
    id: 'exempt',
    title: { en: 'Who need not fast', am: 'መጾም የማይገደደው ማን ነው?' },
    points: [
      {
        text: {
          en: 'The Ethiopian Orthodox Church makes allowance for the sick, the weak and travellers, for pregnant women and women after a birth, and for children; at what age these begin, seven or thirteen, the texts say differently.',
          am: 'የኢትዮጵያ ኦርቶዶክስ ቤተ ክርስቲያን ሕሙማን፣ ደካሞችና መንገደኞች፣ ነፍሰ ጡሮችና አራሶች፣ ሕፃናትም እንዳይጾሙ ትፈቅዳለች። ልጆች መጾም የሚጀምሩበትን ዕድሜ አንዳንድ ጽሑፎች ሰባት፣ ሌሎች አሥራ ሦስት ዓመት ይላሉ።',
        },
        sources: ['tserhasion', 'gabreKidan', 'childrenInLent'],
      },
      {
        text: {
          en: 'Islam exempts children, the sick, old people and travellers, and women who are pregnant, nursing or menstruating.',
          am: 'እስልምና ልጆች፣ ሕሙማን፣ አረጋውያንና መንገደኞች፣ ነፍሰ ጡሮች፣ የሚያጠቡ እናቶችና በወር አበባ ላይ ያሉ ሴቶች እንዳይጾሙ ይፈቅዳል።',
        },
        sources: ['healthwatch', 'heartlands'],
      },
      {
        text: {
          en: 'In rural Tigray half of the nursing mothers who fasted were underweight. Birtu asks nobody to fast: least of all women who are expecting or nursing, children, and the sick.',
          am: 'በትግራይ ገጠር ከሚጾሙ የሚያጠቡ እናቶች የግማሾቹ ክብደት ከመጠን በታች ነበር። ብርቱ ማንንም ጹሙ አይልም፤ ከሁሉ በላይ ነፍሰ ጡሮችን፣ የሚያጠቡ እናቶችን፣ ልጆችንና ሕሙማንን።',
        },
        sources: ['desalegn'],
      },
      {
        text: {
          en: 'With diabetes or another illness, with medicine that is taken with food, or expecting or nursing, speak with your priest or imam and with a health worker before the fast begins. To use the allowance is part of the rule, not a breach of it.',
          am: 'የስኳር ሕመም ወይም ሌላ ሕመም ካለብዎት፣ ከምግብ ጋር የሚወሰድ መድኃኒት ካለዎት፣ ነፍሰ ጡር ወይም የሚያጠቡ ከሆኑ፣ ጾሙ ሳይጀምር ቄስዎን ወይም ኢማምዎን፣ የጤና ባለሙያም ያነጋግሩ። በተፈቀደው መጠቀም የሥርዓቱ አካል እንጂ ሥርዓቱን ማፍረስ አይደለም።',
        },
        sources: [],
      },
    ],
  },
  nutrients,
  trainingIntro: {
    en: 'We found no study of training in the fasts of the Ethiopian Orthodox Church. What stands here rests on studies of Ramadan and of athletes who fast, and on care.',
    am: 'በኢትዮጵያ ኦርቶዶክስ አጽዋማት ወቅት ስፖርት ስለመሥራት የተደረገ ጥናት አላገኘንም። እዚህ ያለው በረመዳንና በሚጾሙ ስፖርተኞች ላይ በተደረጉ ጥናቶች፣ እንዲሁም በጥንቃቄ ላይ የተመሠረተ ነው።',
  },
  training,
};
