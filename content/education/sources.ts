import type { Source } from '#src/features/education/schema.ts';

/** What the education pages rest on. Titles stay as they were published. */
export const sources = {
  ada2025: {
    author: 'American Diabetes Association',
    title: 'Diagnosis and Classification of Diabetes: Standards of Care in Diabetes',
    year: 2025,
    url: 'https://doi.org/10.2337/dc25-S002',
  },
  aha: {
    author: 'American Heart Association',
    title: 'All About Heart Rate (Pulse)',
    url: 'https://www.heart.org/en/health-topics/high-blood-pressure/the-facts-about-high-blood-pressure/all-about-heart-rate-pulse',
  },
  arup: {
    author: 'ARUP Laboratories',
    title: 'Insulin, Fasting (test 0070063): reference interval',
    year: 2021,
    url: 'https://ltd.aruplab.com/Tests/Pub/0070063',
  },
  bray2004: {
    author: 'Bray GA',
    title: 'Don’t throw the baby out with the bath water. Am J Clin Nutr 79:347-349',
    year: 2004,
    url: 'https://doi.org/10.1093/ajcn/79.3.347',
  },
  caspersen1985: {
    author: 'Caspersen CJ, Powell KE, Christenson GM',
    title:
      'Physical activity, exercise, and physical fitness: definitions and distinctions for health-related research. Public Health Rep 100:126-131',
    year: 1985,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC1424733/',
  },
  corbin2000: {
    author: 'Corbin CB, Pangrazi RP, Franks BD',
    title:
      'Definitions: Health, Fitness, and Physical Activity. President’s Council on Physical Fitness and Sports Research Digest 3(9)',
    year: 2000,
  },
  hodgdon1984: {
    author: 'Hodgdon JA, Beckett MB',
    title:
      'Prediction of percent body fat for U.S. Navy men and women from body circumferences and height. Naval Health Research Center reports 84-11 and 84-29',
    year: 1984,
  },
  jackson1978: {
    author: 'Jackson AS, Pollock ML',
    title: 'Generalized equations for predicting body density of men. Br J Nutr 40:497-504',
    year: 1978,
    url: 'https://doi.org/10.1079/BJN19780152',
  },
  jackson1980: {
    author: 'Jackson AS, Pollock ML, Ward A',
    title: 'Generalized equations for predicting body density of women. Med Sci Sports Exerc 12:175-182',
    year: 1980,
  },
  ncep2001: {
    author: 'National Cholesterol Education Program',
    title: 'Executive summary of the third report (Adult Treatment Panel III). JAMA 285:2486-2497',
    year: 2001,
    url: 'https://doi.org/10.1001/jama.285.19.2486',
  },
  nice2022: {
    author: 'National Institute for Health and Care Excellence',
    title: 'Obesity: identification, assessment and management (CG189, updated)',
    year: 2022,
    url: 'https://www.nice.org.uk/guidance/cg189',
  },
  peterson2003: {
    author: 'Peterson MJ, Czerwinski SA, Siervogel RM',
    title:
      'Development and validation of skinfold-thickness prediction equations with a 4-compartment model. Am J Clin Nutr 77:1186-1191',
    year: 2003,
  },
  potter2022: {
    author: 'Potter AW and others',
    title:
      'High precision but systematic offset in a standing bioelectrical impedance analysis compared with dual-energy X-ray absorptiometry. BMJ Nutr Prev Health 5:254',
    year: 2022,
    url: 'https://nutrition.bmj.com/content/5/2/254',
  },
  sommer2020: {
    author: 'Sommer I and others',
    title:
      'The performance of anthropometric tools to determine obesity: a systematic review and meta-analysis. Sci Rep 10:12699',
    year: 2020,
    url: 'https://doi.org/10.1038/s41598-020-69498-7',
  },
  vanDerPloeg2003: {
    author: 'Van der Ploeg GE, Withers RT, Laforgia J',
    title: 'Percent body fat via DEXA: comparison with a four-compartment model. J Appl Physiol 94:499-506',
    year: 2003,
    url: 'https://pubmed.ncbi.nlm.nih.gov/12531910/',
  },
  whelton2018: {
    author: 'Whelton PK and others',
    title:
      '2017 guideline for the prevention, detection, evaluation, and management of high blood pressure in adults. Hypertension 71:e13-e115',
    year: 2018,
    url: 'https://doi.org/10.1161/HYP.0000000000000065',
  },
  who2000: {
    author: 'World Health Organization',
    title: 'Obesity: preventing and managing the global epidemic. Technical Report Series 894',
    year: 2000,
    url: 'https://iris.who.int/handle/10665/42330',
  },
  who2011: {
    author: 'World Health Organization',
    title: 'Waist circumference and waist-hip ratio: report of a WHO expert consultation, Geneva 2008',
    year: 2011,
    url: 'https://www.who.int/publications/i/item/9789241501491',
  },
  who2020: {
    author: 'World Health Organization',
    title: 'WHO guidelines on physical activity and sedentary behaviour',
    year: 2020,
    url: 'https://www.who.int/publications/i/item/9789240015128',
  },
} as const satisfies Readonly<Record<string, Source>>;
