import type { GuidanceSource } from '#src/features/fasting/guidance-schema.ts';

/** What the guidance for fasting rests on. Titles stay as they were published. */
export const sources = {
  tserhasion: {
    citation: 'Tserha Sion Ethiopian Orthodox Tewahedo Church. Fasting and holy days.',
    url: 'https://tserhasion.co.uk/fastingandholydays',
  },
  gabreKidan: {
    citation: 'Gabre-Kidan T. Abiy Tsom (The Great Lent). EthnoMed.',
    url: 'https://ethnomed.org/resource/abiy-tsom-the-great-lent/',
  },
  childrenInLent: {
    citation:
      'The influence of fasting on energy and nutrient intake and their corresponding food sources among 6-23 months old children in rural communities with high burden of stunting from Northern Ethiopia. Nutrition Journal, 2022.',
    url: 'https://doi.org/10.1186/s12937-022-00759-z',
  },
  healthwatch: {
    citation:
      'Healthwatch Kensington & Chelsea (2025). Fast Well, Stay Well: Your Guide to a Healthy Ramadan.',
    url: 'https://healthwatchrbkc.org.uk/advice-and-information/2025-03-03/fast-well-stay-well-your-guide-healthy-ramadan',
  },
  heartlands: {
    citation: 'University Hospitals Birmingham. How to stay healthy during Ramadan.',
    url: 'https://hgs.uhb.nhs.uk/how-to-stay-healthy-during-ramadan/',
  },
  desalegn: {
    citation:
      'Desalegn BB, Lambert C, Riedel S, Negese T, Biesalski HK (2018). Ethiopian Orthodox fasting and lactating mothers: longitudinal study on dietary pattern and nutritional status in rural Tigray, Ethiopia. International Journal of Environmental Research and Public Health 15(8): 1767.',
    url: 'https://doi.org/10.3390/ijerph15081767',
  },
  protein: {
    citation:
      'WHO, FAO, United Nations University (2007). Protein and amino acid requirements in human nutrition. WHO Technical Report Series 935. Geneva: WHO.',
    url: 'https://iris.who.int/handle/10665/43411',
  },
  guidelines: {
    citation:
      'Ethiopian Public Health Institute (2022). Ethiopia: Food-Based Dietary Guidelines 2022. Addis Ababa: EPHI.',
    url: 'https://www.fao.org/nutrition/education/food-dietary-guidelines/regions/countries/ethiopia/en/',
  },
  herter: {
    citation:
      'Herter-Aeberli I, Fischer MM, Egli IM, Zeder C, Zimmermann MB, Hurrell RF (2020). Addition of Whole Wheat Flour During Injera Fermentation Degrades Phytic Acid and Triples Iron Absorption from Fortified Tef in Young Women. The Journal of Nutrition 150(10): 2666-2672.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/32805002/',
  },
  ironFacts: {
    citation:
      'National Institutes of Health, Office of Dietary Supplements. Iron: Fact Sheet for Health Professionals.',
    url: 'https://ods.od.nih.gov/factsheets/Iron-HealthProfessional/',
  },
  morck: {
    citation:
      'Morck TA, Lynch SR, Cook JD (1983). Inhibition of food iron absorption by coffee. American Journal of Clinical Nutrition 37(3): 416-420.',
    url: 'https://doi.org/10.1093/ajcn/37.3.416',
  },
  saunders: {
    citation:
      'Saunders AV, Craig WJ, Baines SK (2013). Zinc and vegetarian diets. Medical Journal of Australia 199(4 Suppl): S17-S21.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/25369924/',
  },
  shumoy: {
    citation:
      'Shumoy H, Lauwens S, Gabaza M, Vandevelde J, Vanhaecke F, Raes K (2017). Traditional fermentation of tef injera: Impact on in vitro iron and zinc dialysability. Food Research International 102: 93-100.',
    url: 'https://doi.org/10.1016/j.foodres.2017.09.092',
  },
  abebe: {
    citation:
      'Abebe Y, Bogale A, Hambidge KM, et al. (2008). Inadequate intakes of dietary zinc among pregnant women from subsistence households in Sidama, Southern Ethiopia. Public Health Nutrition.',
    url: 'https://www.cambridge.org/core/journals/public-health-nutrition/article/inadequate-intakes-of-dietary-zinc-among-pregnant-women-from-subsistence-households-in-sidama-southern-ethiopia/0585ADFAAE49BC4A6279D53BF0BF08AE',
  },
  vitaminB12Facts: {
    citation:
      'National Institutes of Health, Office of Dietary Supplements. Vitamin B12: Fact Sheet for Health Professionals.',
    url: 'https://ods.od.nih.gov/factsheets/VitaminB12-HealthProfessional/',
  },
  melaku: {
    citation:
      'Melaku EE, Urgie BM, Tilahun AT, Assefa HK, Abebe AA, Tefera AS (2024). Prevalence of vitamin B12 deficiency and associated factors among primary school children: North East Ethiopia: multicenter cross-sectional study. Journal of Health, Population and Nutrition.',
    url: 'https://doi.org/10.1186/s41043-024-00568-6',
  },
  olympicWorkshop: {
    citation:
      'Maughan RJ, Al-Kharusi W, Binnett MS, et al. (2012). Fasting and sports: a summary statement of the IOC workshop. British Journal of Sports Medicine 46: 457.',
    url: 'https://doi.org/10.1136/bjsm.2010.073064',
  },
  shephard: {
    citation:
      'Shephard RJ (2015). Sport participation and Ramadan observance: Advice for the athlete. Journal of Fasting and Health 3(2).',
    url: 'http://jfh.mums.ac.ir/pdf_4670_b1e5a0a3085ab3801ff4f2edb8f7dd32.html',
  },
  michael: {
    citation:
      'Michael A, Baye K (2023). Ethiopian orthodox fasting is associated with weight reduction and body composition changes among healthy adults: a prospective cohort study. Scientific Reports 13.',
    url: 'https://doi.org/10.1038/s41598-023-35060-4',
  },
  triki: {
    citation:
      'Triki R, Ben Abderrahman A, Salhi I, et al. (2024). Effects of time-of-day resistance training on muscle strength, hormonal adaptations, and sleep quality during Ramadan fasting. Frontiers in Nutrition 11: 1439738.',
    url: 'https://doi.org/10.3389/fnut.2024.1439738',
  },
  whoRamadan: {
    citation:
      'World Health Organization, Regional Office for the Eastern Mediterranean (2026). Ramadan 2026: A time for health. A time for giving.',
    url: 'https://www.emro.who.int/media/media-events/ramadan-2026.html',
  },
  northTyneside: {
    citation: 'NHS North Tyneside (2017). Healthy fasting at Ramadan.',
    url: 'https://nenc-northtyneside.icb.nhs.uk/healthy-fasting-ramadan/',
  },
} as const satisfies Readonly<Record<string, GuidanceSource>>;
