import type { Source } from '#src/features/education/schema.ts';

/** What the glossary rests on beside the sources that it shares with the guide. */
export const glossarySources = {
  borg1982: {
    author: 'Borg GA',
    title: 'Psychophysical bases of perceived exertion. Med Sci Sports Exerc 14:377-381',
    year: 1982,
  },
  cheung2003: {
    author: 'Cheung K, Hume PA, Maxwell L',
    title:
      'Delayed onset muscle soreness: treatment strategies and performance factors. Sports Med 33:145-164',
    year: 2003,
    url: 'https://doi.org/10.2165/00007256-200333020-00005',
  },
  cosman2014: {
    author: 'Cosman F and others',
    title: 'Clinician’s guide to prevention and treatment of osteoporosis. Osteoporos Int 25:2359-2381',
    year: 2014,
    url: 'https://doi.org/10.1007/s00198-014-2794-2',
  },
  fao2003: {
    author: 'Food and Agriculture Organization',
    title: 'Food energy: methods of analysis and conversion factors. Food and Nutrition Paper 77',
    year: 2003,
  },
  hurrell2010: {
    author: 'Hurrell R, Egli I',
    title: 'Iron bioavailability and dietary reference values. Am J Clin Nutr 91:1461S-1467S',
    year: 2010,
    url: 'https://doi.org/10.3945/ajcn.2010.28674F',
  },
  reed2014: {
    author: 'Reed JL, Pipe AL',
    title:
      'The talk test: a useful tool for prescribing and monitoring exercise intensity. Curr Opin Cardiol 29:475-480',
    year: 2014,
    url: 'https://doi.org/10.1097/HCO.0000000000000097',
  },
  strokeSigns: {
    author: 'American Stroke Association',
    title: 'Stroke symptoms',
    url: 'https://www.stroke.org/en/about-stroke/stroke-symptoms',
  },
  tanaka2001: {
    author: 'Tanaka H, Monahan KD, Seals DR',
    title: 'Age-predicted maximal heart rate revisited. J Am Coll Cardiol 37:153-156',
    year: 2001,
    url: 'https://doi.org/10.1016/S0735-1097(00)01054-8',
  },
  watson2015: {
    author: 'Watson NF and others',
    title:
      'Recommended amount of sleep for a healthy adult: a joint consensus statement of the American Academy of Sleep Medicine and Sleep Research Society. Sleep 38:843-844',
    year: 2015,
    url: 'https://doi.org/10.5665/sleep.4716',
  },
  whoAnaemia2024: {
    author: 'World Health Organization',
    title: 'Guideline on haemoglobin cutoffs to define anaemia in individuals and populations',
    year: 2024,
    url: 'https://www.who.int/publications/i/item/9789240088542',
  },
  whoCarbohydrate2023: {
    author: 'World Health Organization',
    title: 'Carbohydrate intake for adults and children: WHO guideline',
    year: 2023,
    url: 'https://www.who.int/publications/i/item/9789240073593',
  },
  whoConstitution: {
    author: 'World Health Organization',
    title: 'Constitution, preamble',
    year: 1946,
    url: 'https://www.who.int/about/governance/constitution',
  },
  whoDiarrhoea: {
    author: 'World Health Organization',
    title: 'Diarrhoeal disease, fact sheet',
    url: 'https://www.who.int/news-room/fact-sheets/detail/diarrhoeal-disease',
  },
  whoMalnutrition: {
    author: 'World Health Organization',
    title: 'Malnutrition, fact sheet',
    url: 'https://www.who.int/news-room/fact-sheets/detail/malnutrition',
  },
  whoNcd: {
    author: 'World Health Organization',
    title: 'Noncommunicable diseases, fact sheet',
    url: 'https://www.who.int/news-room/fact-sheets/detail/noncommunicable-diseases',
  },
  youngPellett1994: {
    author: 'Young VR, Pellett PL',
    title:
      'Plant proteins in relation to human protein and amino acid nutrition. Am J Clin Nutr 59:1203S-1212S',
    year: 1994,
    url: 'https://doi.org/10.1093/ajcn/59.5.1203S',
  },
} as const satisfies Readonly<Record<string, Source>>;
