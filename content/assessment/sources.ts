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
      'National Health and Nutrition Examination Survey (NHANES). Cardiovascular Fitness Procedures Manual, 3.1.5: exclusions based on heart rate and blood pressure.',
    url: 'https://issuhub.com/view/index/5355?pageIndex=44',
  },
  {
    citation:
      'Cañada College, Fitness Center. Assess your fitness level: muscular endurance, push-up test. With the norms of the Canadian Society for Exercise Physiology.',
    url: 'http://www.canadacollege.edu/fitnesscenter/assess-muscle-endurance.php',
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
    citation: 'Topend Sports. Cooper 2.4 km (1.5 mile) run test.',
    url: 'https://www.topendsports.com/testing/tests/2-4-km-run.htm',
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
] as const satisfies readonly Source[];
