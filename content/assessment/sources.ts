import type { Source } from '#src/features/assessment/schema.ts';

/** What the assessment rests on, in the order by whose numbers its texts name them. As they were published. */
export const sources = [
  {
    citation:
      'Warburton DER, Jamnik V, Bredin SSD, Shephard RJ, Gledhill N. The 2015 Physical Activity Readiness Questionnaire for Everyone (PAR-Q+). Health & Fitness Journal of Canada, 2015.',
    url: 'http://new-hfjc.library.ubc.ca/index.php/html/article/view/194',
  },
  {
    citation:
      'US Centers for Disease Control and Prevention. National Health and Nutrition Examination Survey (NHANES) 2003-2004: cardiovascular fitness, with its Cardiovascular Fitness Procedures Manual, 3.1.5: exclusions based on heart rate and blood pressure.',
    url: 'https://wwwn.cdc.gov/Nchs/Nhanes/2003-2004/CVX_C.htm',
  },
  {
    citation:
      'Canadian Society for Exercise Physiology. The Canadian Physical Activity, Fitness and Lifestyle Approach, 3rd edition. Ottawa, 2003.',
  },
  {
    citation:
      'ExRx.net. Sit-up test calculator, after Pollock ML, Wilmore JH, Fox SM: Health and Fitness through Physical Activity. New York: John Wiley & Sons, 1978.',
    url: 'http://www.exrx.net/Calculators/SitUps.html',
  },
  {
    citation:
      'Karlsruhe Institute of Technology, Institute of Sports and Sports Science. Testothek: Sit and Reach.',
    url: 'https://www.ifss.kit.edu/more/english/Testothek_Sit_and_Reach.php',
  },
  {
    citation:
      'American College of Sports Medicine. ACSM’s Guidelines for Exercise Testing and Prescription, 11th edition, 2021.',
  },
  {
    citation:
      'Comparison of the 1.5 mile run times at 7,200 feet and simulated 850 feet in a hyperoxic room. Defense Technical Information Center, ADA567837.',
    url: 'https://apps.dtic.mil/sti/html/tr/ADA567837/index.html',
  },
  {
    citation:
      'Bull FC and others. World Health Organization 2020 guidelines on physical activity and sedentary behaviour. Br J Sports Med 2020;54:1451-62.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7719906',
  },
  {
    citation: 'American College of Sports Medicine. Stretching and flexibility guidelines update, 2021.',
    url: 'https://www.acsm.org/all-blog-posts/certification-blog/acsm-certified-blog/2021/03/18/stretching-and-flexibility-guidelines-update',
  },
  {
    citation:
      'Pescatello LS, Franklin BA, Fagard R, Farquhar WB, Kelley GA, Ray CA. American College of Sports Medicine position stand: exercise and hypertension. Med Sci Sports Exerc 2004;36:533-53.',
    url: 'https://doi.org/10.1249/01.MSS.0000115224.88514.3A',
  },
] as const satisfies readonly Source[];
