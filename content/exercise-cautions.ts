import type { Caution, CautionAdvice } from '#src/features/plans/exercises/cautions.ts';

const who = {
  citation:
    'World Health Organization. WHO guidelines on physical activity and sedentary behaviour. Geneva, 2020.',
  url: 'https://www.who.int/publications/i/item/9789240015128',
};
const canada = {
  citation:
    'Mottola MF, Davenport MH, Ruchat SM, et al. 2019 Canadian guideline for physical activity throughout pregnancy. Br J Sports Med 2018;52:1339-46.',
  url: 'https://doi.org/10.1136/bjsports-2018-100056',
};
const running = {
  citation:
    'Goom T, Donnelly G, Brockwell E. Returning to running postnatal: guidelines for medical, health and fitness professionals managing this population. 2019.',
  url: 'https://www.researchgate.net/publication/335928424_Returning_to_running_postnatal_-_guidelines_for_medical_health_and_fitness_professionals_managing_this_population',
};
const leeds = {
  citation:
    'Leeds Teaching Hospitals NHS Trust, obstetric physiotherapy. Diastasis of recti (separation of stomach muscles).',
  url: 'https://www.leedsth.nhs.uk/services/physiotherapy/pelvic-health-physiotherapy/obstetric-physiotherapy/diastasis-of-recti-separation-of-stomach-muscles/',
};
const mayo = {
  citation: 'Mayo Clinic. Exercise: a drug-free approach to lowering high blood pressure.',
  url: 'https://www.mayoclinic.org/diseases-conditions/high-blood-pressure/in-depth/high-blood-pressure/art-20045206',
};
const lifting = {
  citation: 'US National Library of Medicine, MedlinePlus. Lifting and bending the right way.',
  url: 'https://medlineplus.gov/ency/patientinstructions/000414.htm',
};
const bones = {
  citation:
    'Giangregorio LM, McGill S, Wark JD, et al. Too Fit To Fracture: outcomes of a Delphi consensus process on physical activity and exercise recommendations for adults with osteoporosis with or without vertebral fractures. Osteoporos Int 2015;26:891-910.',
  url: 'https://doi.org/10.1007/s00198-014-2881-4',
};
const kneecap = {
  citation:
    'Midlands Partnership University NHS Foundation Trust. Anterior knee pain, patellofemoral pain: self-help.',
  url: 'https://mpft.nhs.uk/services/msk/self-help/knee/anterior-knee-pain-patellofemoral-pain',
};
const steady = {
  citation: 'Health Service Executive, Ireland. Balance exercises.',
  url: 'https://www2.hse.ie/living-well/exercise/indoor-exercises/balance-exercises',
};

/** Whom each caution concerns, and what they do instead or mind. */
export const cautionAdvice: Readonly<Record<Caution, readonly CautionAdvice[]>> = {
  'lying-on-the-back': [
    {
      condition: 'pregnancy',
      advice: {
        en: 'After the third month do not train lying flat on your back: choose a movement that is done sitting, standing, on the side or on hands and knees.',
        am: 'ከሦስተኛው ወር በኋላ በጀርባ ተኝተው አይሥሩ፤ ተቀምጠው፣ ቆመው፣ በጎን ተኝተው ወይም በእጅና በጉልበት ተንበርክከው የሚሠሩት እንቅስቃሴ ይምረጡ።',
      },
      ...who,
    },
  ],
  jumping: [
    {
      condition: 'after-birth',
      advice: {
        en: 'In the first three months after a birth walk instead of running or jumping; if you leak urine or something feels heavy below, ask a health worker before you begin.',
        am: 'ከወለዱ በኋላ ባሉት የመጀመሪያዎቹ ሦስት ወራት በመሮጥና በመዝለል ፈንታ ይራመዱ፤ ሽንት ካመለጠዎት ወይም ከታች የመክበድ ስሜት ካለብዎት ከመጀመርዎ በፊት የጤና ባለሙያ ያማክሩ።',
      },
      ...running,
    },
    {
      condition: 'knee',
      advice: {
        en: 'Jumping and running can make pain at the front of the knee worse: step or walk instead until it is calm.',
        am: 'መዝለልና መሮጥ የጉልበትን የፊት ሕመም ሊያባብስ ይችላል፤ ሕመሙ እስኪበርድ ድረስ በመዝለልና በመሮጥ ፈንታ ይራመዱ።',
      },
      ...kneecap,
    },
  ],
  'heavy-load': [
    {
      condition: 'blood-pressure',
      advice: {
        en: 'Ask a health worker before you begin with weights; lift a lighter one more often, and never hold your breath, which drives the pressure up.',
        am: 'ክብደት ማንሳት ከመጀመርዎ በፊት የጤና ባለሙያ ያማክሩ፤ ቀለል ያለውን ብዙ ጊዜ ያንሱ፤ ትንፋሽ መያዝ የደም ግፊትን ከፍ ስለሚያደርግ መተንፈስዎን አያቋርጡ።',
      },
      ...mayo,
    },
    {
      condition: 'after-birth',
      advice: {
        en: 'Come back to loads step by step; after a caesarean birth ask a health worker first.',
        am: 'ወደ ክብደት ማንሳት ቀስ በቀስ ይመለሱ፤ በቀዶ ሕክምና ከወለዱ መጀመሪያ የጤና ባለሙያ ያማክሩ።',
      },
      ...who,
    },
    {
      condition: 'back',
      advice: {
        en: 'Stand close to the load, bend your knees, tighten your belly and hold it close to you; what feels too heavy, make lighter.',
        am: 'ወደ ክብደቱ ተጠግተው ቆመው ጉልበትዎን አጥፈው ሆድዎን አጠንክረው ከሰውነትዎ ሳያርቁ ያንሱት፤ ከከበደዎት ይቀንሱት።',
      },
      ...lifting,
    },
  ],
  'straining-the-belly': [
    {
      condition: 'pregnancy',
      advice: {
        en: 'If the belly bulges or gapes along its middle, leave out exercises that strengthen the belly and ask a health worker; walking goes on.',
        am: 'ሆድዎ በመካከሉ ካበጠ ወይም ክፍተት ካሳየ ሆድን የሚያጠነክሩ እንቅስቃሴዎችን ትተው የጤና ባለሙያ ያማክሩ፤ በእግር መጓዝዎን ግን ይቀጥሉ።',
      },
      ...canada,
    },
    {
      condition: 'after-birth',
      advice: {
        en: 'If eight weeks after the birth more than two fingers fit between the muscles of the belly, or it bulges as you sit up, ask a health worker which exercises suit you.',
        am: 'ከወለዱ ከስምንት ሳምንት በኋላ በሆድ ጡንቻዎችዎ መካከል ከሁለት ጣት በላይ ክፍተት ካለ ወይም ከተኙበት ሲነሱ ሆድዎ ወደ ውጭ ከወጣ የትኞቹ እንቅስቃሴዎች እንደሚስማሙዎት የጤና ባለሙያ ይጠይቁ።',
      },
      ...leeds,
    },
  ],
  'bending-under-load': [
    {
      condition: 'back',
      advice: {
        en: 'Bend your knees with your hips, never only your back, and keep the load close to you; if it hurts, squat with a lighter one at your chest instead.',
        am: 'ጀርባዎን ብቻ አያጉብጡ፤ ከዳሌዎ ጋር ጉልበትዎንም አጥፈው ክብደቱን ወደ ሰውነትዎ ያስጠጉ፤ ካመመዎት ቀለል ያለ ክብደት ደረትዎ ላይ ይዘው ቁጭ ብድግ ይሥሩ።',
      },
      ...lifting,
    },
    {
      condition: 'sixty-and-over',
      advice: {
        en: 'With brittle bones bend at hips and knees, not with the spine, hold the load close, and never lift with all your might.',
        am: 'አጥንትዎ የሳሳ ከሆነ ከጀርባዎ ሳይሆን ከዳሌዎና ከጉልበትዎ ይታጠፉ፤ ክብደቱን ወደ ሰውነትዎ ያስጠጉ፤ በሙሉ ኃይልዎ አያንሱ።',
      },
      ...bones,
    },
  ],
  'rounding-the-back': [
    {
      condition: 'sixty-and-over',
      advice: {
        en: 'With brittle bones do not round or twist the back to the end of its way: move slowly and only part of it.',
        am: 'አጥንትዎ የሳሳ ከሆነ ጀርባዎን እስከ መጨረሻው አያጉብጡ፣ አይጠምዝዙ፤ በዝግታ በከፊል ብቻ ያንቀሳቅሱ።',
      },
      ...bones,
    },
  ],
  'deep-knee': [
    {
      condition: 'knee',
      advice: {
        en: 'Squatting and kneeling can make pain at the front of the knee worse: bend only as far as it does not hurt, or stand up from a chair instead.',
        am: 'ቁጭ ማለትና መንበርከክ የጉልበትን የፊት ሕመም ሊያባብስ ይችላል፤ ሕመም በማይሰማዎት መጠን ብቻ ጉልበትዎን ያጥፉ ወይም በምትኩ ከወንበር ቁጭ ብድግ ይሥሩ።',
      },
      ...kneecap,
    },
  ],
  'losing-balance': [
    {
      condition: 'sixty-and-over',
      advice: {
        en: 'Do it beside a wall or a steady chair that you can hold.',
        am: 'ሊይዙት በሚችሉት ግድግዳ ወይም በማይነቃነቅ ወንበር አጠገብ ይሥሩት።',
      },
      ...steady,
    },
    {
      condition: 'pregnancy',
      advice: {
        en: 'Avoid what you might fall from: hold a wall or chair, or choose a movement that is done sitting.',
        am: 'ሊያስወድቅዎት ከሚችል እንቅስቃሴ ይጠንቀቁ፤ ግድግዳ ወይም ወንበር ይያዙ ወይም ተቀምጠው የሚሠሩት እንቅስቃሴ ይምረጡ።',
      },
      ...who,
    },
  ],
};
