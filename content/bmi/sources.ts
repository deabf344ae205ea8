/** Publications that stand behind the advice of the educational calculator, named as they were published. */
export const sources = {
  trs916: {
    text: 'WHO and FAO. Diet, nutrition and the prevention of chronic diseases. WHO Technical Report Series 916, 2003.',
    url: 'https://www.fao.org/docrep/005/AC911E/AC911E00.HTM',
  },
  thinness: {
    text: 'World Health Organization. Nutrition Landscape Information System: moderate and severe thinness, underweight, overweight and obesity.',
    url: 'https://apps.who.int/nutrition/landscape/help.aspx?menu=0&helpid=392&lang=EN',
  },
  obesity: {
    text: 'World Health Organization. Obesity and overweight, fact sheet.',
    url: 'https://www.who.int/news-room/fact-sheets/detail/obesity-and-overweight',
  },
  activity: {
    text: 'World Health Organization. Guidelines on physical activity and sedentary behaviour, 2020.',
    url: 'https://www.who.int/publications/i/item/9789240015128',
  },
  diet: {
    text: 'World Health Organization. Healthy diet, fact sheet.',
    url: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
  },
  losing: {
    text: 'US Centers for Disease Control and Prevention. Losing weight.',
    url: 'https://www.cdc.gov/healthyweight/losing_weight/index.html',
  },
  rate: {
    text: 'Purcell K, Sumithran P, Prendergast LA, et al. The effect of rate of weight loss on long-term weight management: a randomised controlled trial. Lancet Diabetes Endocrinol 2014;2:954-62.',
    url: 'https://doi.org/10.1016/S2213-8587(14)70200-1',
  },
  performance: {
    text: 'Thomas DT, Erdman KA, Burke LM. Nutrition and athletic performance: joint position statement of the American College of Sports Medicine, the Academy of Nutrition and Dietetics and Dietitians of Canada. Med Sci Sports Exerc 2016;48:543-68.',
    url: 'https://doi.org/10.1249/MSS.0000000000000852',
  },
  before: {
    text: 'Ormsbee MJ, Bach CW, Baur DA. Pre-exercise nutrition: the role of macronutrients, modified starches and supplements on metabolism and endurance performance. Nutrients 2014;6:1782-808.',
    url: 'https://doi.org/10.3390/nu6051782',
  },
  timing: {
    text: 'Schoenfeld BJ, Aragon AA, Krieger JW. The effect of protein timing on muscle strength and hypertrophy: a meta-analysis. J Int Soc Sports Nutr 2013;10:53.',
    url: 'https://doi.org/10.1186/1550-2783-10-53',
  },
  fluids: {
    text: 'Casa DJ, Armstrong LE, Hillman SK, et al. National Athletic Trainers’ Association position statement: fluid replacement for athletes. J Athl Train 2000;35:212-24.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/16558633/',
  },
  macronutrients: {
    text: 'Institute of Medicine. Dietary reference intakes for energy, carbohydrate, fiber, fat, fatty acids, cholesterol, protein, and amino acids. National Academies Press, 2005.',
    url: 'https://doi.org/10.17226/10490',
  },
  eightGlasses: {
    text: 'Valtin H. “Drink at least eight glasses of water a day.” Really? Is there scientific evidence for “8 × 8”? Am J Physiol Regul Integr Comp Physiol 2002;283:R993-1004.',
    url: 'https://doi.org/10.1152/ajpregu.00365.2002',
  },
  water: {
    text: 'EFSA Panel on Dietetic Products, Nutrition, and Allergies. Scientific opinion on dietary reference values for water. EFSA Journal 2010;8(3):1459.',
    url: 'https://doi.org/10.2903/j.efsa.2010.1459',
  },
} as const;
