import type { Source } from '#src/features/education/schema.ts';

/**
 * What the education pages rest on. Titles stay as they were published. Each is a name of its own, so that what a
 * page's script does not use is not in it.
 */
export const acsm2014: Source = {
  author: 'American College of Sports Medicine',
  title: 'ACSM’s Guidelines for Exercise Testing and Prescription, 9th edition',
  year: 2014,
};
export const acsm2021: Source = {
  author: 'American College of Sports Medicine',
  title: 'ACSM’s Guidelines for Exercise Testing and Prescription, 11th edition',
  year: 2021,
};
export const ada2025: Source = {
  author: 'American Diabetes Association',
  title: 'Diagnosis and Classification of Diabetes: Standards of Care in Diabetes',
  year: 2025,
  url: 'https://doi.org/10.2337/dc25-S002',
};
export const aha: Source = {
  author: 'American Heart Association',
  title: 'All About Heart Rate (Pulse)',
  url: 'https://www.heart.org/en/health-topics/high-blood-pressure/the-facts-about-high-blood-pressure/all-about-heart-rate-pulse',
};
export const arup: Source = {
  author: 'ARUP Laboratories',
  title: 'Insulin, Fasting (test 0070063): reference interval',
  year: 2021,
  url: 'https://ltd.aruplab.com/Tests/Pub/0070063',
};
export const biggar2021: Source = {
  author: 'Biggar C, Larson A, DeBeliso M',
  title:
    'Establishing normative reference values for the Utah seated medicine ball throw protocol in adolescents. bioRxiv',
  year: 2021,
  url: 'https://doi.org/10.1101/2021.12.14.472637',
};
export const bray2004: Source = {
  author: 'Bray GA',
  title: 'Don’t throw the baby out with the bath water. Am J Clin Nutr 79:347-349',
  year: 2004,
  url: 'https://doi.org/10.1093/ajcn/79.3.347',
};
export const brzycki1993: Source = {
  author: 'Brzycki M',
  title: 'Strength testing: predicting a one-rep max from reps-to-fatigue. JOPERD 64(1):88-90',
  year: 1993,
};
export const caspersen1985: Source = {
  author: 'Caspersen CJ, Powell KE, Christenson GM',
  title:
    'Physical activity, exercise, and physical fitness: definitions and distinctions for health-related research. Public Health Rep 100:126-131',
  year: 1985,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC1424733/',
};
export const chapman2013: Source = {
  author: 'Chapman RF',
  title: 'The individual response to training and competition at altitude. Br J Sports Med 47:i40-i44',
  year: 2013,
  url: 'https://doi.org/10.1136/bjsports-2013-092837',
};
export const cooper1968: Source = {
  author: 'Cooper KH',
  title: 'A means of assessing maximal oxygen intake. JAMA 203:201-204',
  year: 1968,
};
export const corbin2000: Source = {
  author: 'Corbin CB, Pangrazi RP, Franks BD',
  title:
    'Definitions: Health, Fitness, and Physical Activity. President’s Council on Physical Fitness and Sports Research Digest 3(9)',
  year: 2000,
};
export const cornelissen2005: Source = {
  author: 'Cornelissen VA, Fagard RH',
  title:
    'Effects of endurance training on blood pressure, blood pressure-regulating mechanisms, and cardiovascular risk factors. Hypertension 46:667-675',
  year: 2005,
  url: 'https://doi.org/10.1161/01.HYP.0000184225.05629.51',
};
export const cornelissen2013: Source = {
  author: 'Cornelissen VA, Smart NA',
  title:
    'Exercise training for blood pressure: a systematic review and meta-analysis. J Am Heart Assoc 2:e004473',
  year: 2013,
  url: 'https://doi.org/10.1161/JAHA.112.004473',
};
export const davis2000: Source = {
  author: 'Davis B and others',
  title: 'Physical Education and the Study of Sport, 4th edition. Harcourt',
  year: 2000,
};
export const efsa2010: Source = {
  author: 'European Food Safety Authority',
  title: 'Scientific opinion on dietary reference values for water. EFSA Journal 8(3):1459',
  year: 2010,
  url: 'https://doi.org/10.2903/j.efsa.2010.1459',
};
export const ekoru2018: Source = {
  author: 'Ekoru K and others',
  title:
    'Deriving an optimal threshold of waist circumference for detecting cardiometabolic risk in sub-Saharan Africa. Int J Obes 42:487-494',
  year: 2018,
  url: 'https://doi.org/10.1038/ijo.2017.240',
};
export const epley1985: Source = {
  author: 'Epley B',
  title: 'Poundage chart. Boyd Epley Workout, University of Nebraska',
  year: 1985,
};
export const haugen2016: Source = {
  author: 'Haugen T, Buchheit M',
  title:
    'Sprint running performance monitoring: methodological and practical considerations. Sports Med 46:641-656',
  year: 2016,
  url: 'https://doi.org/10.1007/s40279-015-0446-0',
};
export const hodgdon1984: Source = {
  author: 'Hodgdon JA, Beckett MB',
  title:
    'Prediction of percent body fat for U.S. Navy men and women from body circumferences and height. Naval Health Research Center reports 84-11 and 84-29',
  year: 1984,
};
export const jackson1978: Source = {
  author: 'Jackson AS, Pollock ML',
  title: 'Generalized equations for predicting body density of men. Br J Nutr 40:497-504',
  year: 1978,
  url: 'https://doi.org/10.1079/BJN19780152',
};
export const jackson1980: Source = {
  author: 'Jackson AS, Pollock ML, Ward A',
  title: 'Generalized equations for predicting body density of women. Med Sci Sports Exerc 12:175-182',
  year: 1980,
};
export const jaeger2017: Source = {
  author: 'Jäger R and others',
  title:
    'International Society of Sports Nutrition position stand: protein and exercise. J Int Soc Sports Nutr 14:20',
  year: 2017,
  url: 'https://doi.org/10.1186/s12970-017-0177-8',
};
export const kaminsky2015: Source = {
  author: 'Kaminsky LA, Arena R, Myers J',
  title:
    'Reference standards for cardiorespiratory fitness measured with cardiopulmonary exercise testing (FRIEND). Mayo Clin Proc 90:1515-1523',
  year: 2015,
  url: 'https://doi.org/10.1016/j.mayocp.2015.07.026',
};
export const kline1987: Source = {
  author: 'Kline GM and others',
  title:
    'Estimation of VO2max from a one-mile track walk, gender, age, and body weight. Med Sci Sports Exerc 19:253-259',
  year: 1987,
};
export const lacio2010: Source = {
  author: 'Lacio ML and others',
  title:
    'Precision of 1-RM prediction equations in non-competitive subjects performing strength training. Motricidade 6(3)',
  year: 2010,
  url: 'https://revistas.rcaap.pt/motricidade/article/view/143',
};
export const laukkanen2022: Source = {
  author: 'Laukkanen JA, Isiozor NM, Kunutsor SK',
  title:
    'Objectively assessed cardiorespiratory fitness and all-cause mortality risk: an updated meta-analysis of 37 cohort studies. Mayo Clin Proc 97:1054-1073',
  year: 2022,
  url: 'https://doi.org/10.1016/j.mayocp.2022.02.029',
};
export const mayo: Source = {
  author: 'Mayo Clinic',
  title: 'How fit are you? See how you measure up',
  url: 'https://www.mayoclinic.org/healthy-lifestyle/fitness/in-depth/fitness/art-20046433',
};
export const momma2022: Source = {
  author: 'Momma H and others',
  title:
    'Muscle-strengthening activities are associated with lower risk and mortality in major non-communicable diseases. Br J Sports Med 56:755-763',
  year: 2022,
  url: 'https://doi.org/10.1136/bjsports-2021-105061',
};
export const morton2018: Source = {
  author: 'Morton RW and others',
  title:
    'A systematic review, meta-analysis and meta-regression of the effect of protein supplementation on resistance training-induced gains. Br J Sports Med 52:376-384',
  year: 2018,
  url: 'https://doi.org/10.1136/bjsports-2017-097608',
};
export const ncep2001: Source = {
  author: 'National Cholesterol Education Program',
  title: 'Executive summary of the third report (Adult Treatment Panel III). JAMA 285:2486-2497',
  year: 2001,
  url: 'https://doi.org/10.1001/jama.285.19.2486',
};
export const nice2022: Source = {
  author: 'National Institute for Health and Care Excellence',
  title: 'Obesity: identification, assessment and management (CG189, updated)',
  year: 2022,
  url: 'https://www.nice.org.uk/guidance/cg189',
};
export const patterson2004: Source = {
  author: 'Patterson D, Peterson DF',
  title: 'Vertical jump and leg power norms for young adults. Med Sci Sports Exerc 36(5):S114',
  year: 2004,
  url: 'https://journals.lww.com/acsm-msse/Fulltext/2004/05001/Vertical_Jump_and_Leg_Power_Norms_for_Young_Adults.541.aspx',
};
export const peterson2003: Source = {
  author: 'Peterson MJ, Czerwinski SA, Siervogel RM',
  title:
    'Development and validation of skinfold-thickness prediction equations with a 4-compartment model. Am J Clin Nutr 77:1186-1191',
  year: 2003,
};
export const potter2022: Source = {
  author: 'Potter AW and others',
  title:
    'High precision but systematic offset in a standing bioelectrical impedance analysis compared with dual-energy X-ray absorptiometry. BMJ Nutr Prev Health 5:254',
  year: 2022,
  url: 'https://nutrition.bmj.com/content/5/2/254',
};
export const sherrington2020: Source = {
  author: 'Sherrington C and others',
  title:
    'Evidence on physical activity and falls prevention for people aged 65+ years: systematic review to inform the WHO guidelines. Int J Behav Nutr Phys Act 17:144',
  year: 2020,
  url: 'https://doi.org/10.1186/s12966-020-01041-3',
};
export const sommer2020: Source = {
  author: 'Sommer I and others',
  title:
    'The performance of anthropometric tools to determine obesity: a systematic review and meta-analysis. Sci Rep 10:12699',
  year: 2020,
  url: 'https://doi.org/10.1038/s41598-020-69498-7',
};
export const unger2020: Source = {
  author: 'Unger T and others',
  title:
    '2020 International Society of Hypertension Global Hypertension Practice Guidelines. Hypertension 75:1334-1357',
  year: 2020,
  url: 'https://doi.org/10.1161/HYPERTENSIONAHA.120.15026',
};
export const vanDerPloeg2003: Source = {
  author: 'Van der Ploeg GE, Withers RT, Laforgia J',
  title: 'Percent body fat via DEXA: comparison with a four-compartment model. J Appl Physiol 94:499-506',
  year: 2003,
  url: 'https://pubmed.ncbi.nlm.nih.gov/12531910/',
};
export const way2016: Source = {
  author: 'Way KL and others',
  title:
    'The effect of regular exercise on insulin sensitivity in type 2 diabetes mellitus: a systematic review and meta-analysis. Diabetes Metab J 40:253-271',
  year: 2016,
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4995180/',
};
export const whelton2018: Source = {
  author: 'Whelton PK and others',
  title:
    '2017 guideline for the prevention, detection, evaluation, and management of high blood pressure in adults. Hypertension 71:e13-e115',
  year: 2018,
  url: 'https://doi.org/10.1161/HYP.0000000000000065',
};
export const whoHypertension2021: Source = {
  author: 'World Health Organization',
  title: 'Guideline for the pharmacological treatment of hypertension in adults',
  year: 2021,
  url: 'https://www.who.int/publications/i/item/9789240033986',
};
export const whoHypertensionFacts: Source = {
  author: 'World Health Organization',
  title: 'Hypertension, fact sheet',
  url: 'https://www.who.int/news-room/fact-sheets/detail/hypertension',
};
export const whoIsh1999: Source = {
  author: 'World Health Organization, International Society of Hypertension',
  title: 'Guidelines for the management of hypertension. J Hypertens 17:151-183',
  year: 1999,
};
export const who2000: Source = {
  author: 'World Health Organization',
  title: 'Obesity: preventing and managing the global epidemic. Technical Report Series 894',
  year: 2000,
  url: 'https://iris.who.int/handle/10665/42330',
};
export const who2011: Source = {
  author: 'World Health Organization',
  title: 'Waist circumference and waist-hip ratio: report of a WHO expert consultation, Geneva 2008',
  year: 2011,
  url: 'https://www.who.int/publications/i/item/9789241501491',
};
export const who2020: Source = {
  author: 'World Health Organization',
  title: 'WHO guidelines on physical activity and sedentary behaviour',
  year: 2020,
  url: 'https://www.who.int/publications/i/item/9789240015128',
};
export const whoDiet: Source = {
  author: 'World Health Organization',
  title: 'Healthy diet, fact sheet',
  url: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
};
