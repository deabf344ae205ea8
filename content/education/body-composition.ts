import type { BodyCompositionMethod } from '#src/features/education/schema.ts';
import * as sources from './sources.ts';

/** From what anyone can do at home to what needs a clinic. Centimetres, kilograms, years, millimetres of skinfold. */
export const bodyCompositionMethods: readonly BodyCompositionMethod[] = [
  {
    method: { en: 'Body mass index (BMI)', am: 'የሰውነት ብዛት ማውጫ (ቢኤምአይ)' },
    formula: { en: 'weight (kg) ÷ height (m)²', am: 'ክብደት (ኪ.ግ) ÷ ቁመት (ሜ)²' },
    description: {
      en: 'Scales and a wall are enough. It sets weight against height and knows nothing of what the weight is made of.',
      am: 'ሚዛንና ግድግዳ ይበቃሉ። ክብደትን ከቁመት ጋር ያነጻጽራል፤ ክብደቱ ከምን እንደተሠራ ግን አያውቅም።',
    },
    accuracy: {
      en: 'Finds only about half of the adults with too much fat (51% of women, 50% of men), and is seldom wrong about those it finds (specificity 95% and 97%).',
      am: 'ከመጠን ያለፈ ስብ ካላቸው አዋቂዎች ግማሽ ያህሉን ብቻ ያገኛል (ከሴቶች 51%፣ ከወንዶች 50%)፤ ባገኛቸው ላይ ግን እምብዛም አይሳሳትም (95%ና 97%)።',
    },
    source: sources.who2000,
    accuracySource: sources.sommer2020,
  },
  {
    method: { en: 'Waist circumference', am: 'የወገብ ዙሪያ' },
    formula: { en: 'the reading of the tape (cm)', am: 'በሜትር የተነበበው (ሴ.ሜ)' },
    description: {
      en: 'A tape round the bare waist, half-way between the lowest rib and the top of the hip bone, at the end of a normal breath out. Fat there, around the organs, is the harmful kind.',
      am: 'ሜትር ልብስ ባልሸፈነው ወገብ ዙሪያ፣ በመጨረሻው ጎድን አጥንትና በዳሌ አጥንት ጫፍ መካከል፣ አየር እንደተለመደው አስወጥተው ሲጨርሱ ይለካል። በዚያ አካባቢ ያለ ስብ ጎጂው ዓይነት ነው።',
    },
    accuracy: {
      en: 'Finds 62% of the men and 57% of the women with too much fat (specificity 88% and 95%). Says how much risk there is, not how much fat.',
      am: 'ከመጠን ያለፈ ስብ ካላቸው ወንዶች 62%፣ ከሴቶች 57% ያገኛል (ትክክለኛነቱ 88%ና 95%)። የስጋቱን መጠን ይናገራል፤ የስቡን አይደለም።',
    },
    source: sources.who2011,
    accuracySource: sources.sommer2020,
  },
  {
    method: { en: 'Waist-to-hip ratio', am: 'የወገብና ዳሌ ንጽጽር' },
    formula: { en: 'waist (cm) ÷ hips (cm)', am: 'ወገብ (ሴ.ሜ) ÷ ዳሌ (ሴ.ሜ)' },
    description: {
      en: 'The hips are measured where they are widest. From 0.90 in men and 0.85 in women the risk is substantially higher.',
      am: 'ዳሌ በጣም ሰፊ በሆነበት ቦታ ይለካል። ለወንዶች ከ0.90፣ ለሴቶች ከ0.85 ጀምሮ ስጋቱ በጣም ይጨምራል።',
    },
    accuracy: {
      en: 'About as good as BMI and waist alone: no better for finding too much fat. Two readings, so two chances of error.',
      am: 'ከቢኤምአይና ከወገብ ብቻ ጋር ተቀራራቢ ነው፦ የተሻለ አይደለም። ሁለት መለኪያ ስላለው የስህተት ዕድሉም ሁለት ነው።',
    },
    source: sources.who2011,
    accuracySource: sources.sommer2020,
  },
  {
    method: { en: 'Tape measure, US Navy', am: 'በሜትር፣ የአሜሪካ ባሕር ኃይል ስልት' },
    formula: {
      en: 'men: 495 ÷ (1.0324 − 0.19077 log₁₀(waist − neck) + 0.15456 log₁₀ height) − 450; women: 495 ÷ (1.29579 − 0.35004 log₁₀(waist + hips − neck) + 0.22100 log₁₀ height) − 450',
      am: 'ወንዶች፦ 495 ÷ (1.0324 − 0.19077 log₁₀(ወገብ − አንገት) + 0.15456 log₁₀ ቁመት) − 450፤ ሴቶች፦ 495 ÷ (1.29579 − 0.35004 log₁₀(ወገብ + ዳሌ − አንገት) + 0.22100 log₁₀ ቁመት) − 450',
    },
    description: {
      en: 'Body fat in per cent from a tape alone. Men measure the waist at the navel, women where it is narrowest; the neck just below the larynx.',
      am: 'በሜትር ብቻ የሰውነት ስብ በመቶኛ። ወንዶች ወገብን በእምብርት ላይ፣ ሴቶች በጣም ቀጭን በሆነበት ይለካሉ፤ አንገት ከማንቁርት ሥር።',
    },
    accuracy: {
      en: 'Standard error 3.5 percentage points of fat in men, 3.7 in women; made for service people, least sure in the very lean and the very heavy.',
      am: 'መደበኛ ስህተቱ ለወንዶች 3.5፣ ለሴቶች 3.7 የመቶኛ ነጥብ ስብ ነው፤ ለወታደሮች የተሠራ ሲሆን በጣም ቀጭንና በጣም ከባድ በሆኑ ሰዎች ላይ እርግጠኝነቱ ይቀንሳል።',
    },
    source: sources.hodgdon1984,
  },
  {
    method: { en: 'Skinfolds, men (Jackson-Pollock)', am: 'የቆዳ እጥፋት፣ ወንዶች (ጃክሰን-ፖሎክ)' },
    formula: {
      en: 'density = 1.10938 − 0.0008267 S + 0.0000016 S² − 0.0002574 age, where S = chest + abdomen + thigh; fat % = 495 ÷ density − 450 (Siri 1961)',
      am: 'ጥግግት = 1.10938 − 0.0008267 S + 0.0000016 S² − 0.0002574 ዕድሜ፤ S = ደረት + ሆድ + ጭን፤ ስብ % = 495 ÷ ጥግግት − 450 (Siri 1961)',
    },
    description: {
      en: 'A calliper pinches the skin with the fat beneath it at three places, in millimetres, always on the right side.',
      am: 'መቆንጠጫ መለኪያ ቆዳን ከሥሩ ካለው ስብ ጋር በሦስት ቦታ በሚሊ ሜትር ይለካል፤ ሁልጊዜ በቀኝ በኩል።',
    },
    accuracy: {
      en: 'Standard error 0.0077 g/mL of density, about 3.5 percentage points of fat, in trained hands.',
      am: 'መደበኛ ስህተቱ 0.0077 g/mL ጥግግት ነው፤ በሠለጠነ እጅ ወደ 3.5 የመቶኛ ነጥብ ስብ ይሆናል።',
    },
    source: sources.jackson1978,
  },
  {
    method: { en: 'Skinfolds, women (Jackson-Pollock-Ward)', am: 'የቆዳ እጥፋት፣ ሴቶች (ጃክሰን-ፖሎክ-ዋርድ)' },
    formula: {
      en: 'density = 1.0994921 − 0.0009929 S + 0.0000023 S² − 0.0001392 age, where S = triceps + hip crest + thigh; fat % = 495 ÷ density − 450 (Siri 1961)',
      am: 'ጥግግት = 1.0994921 − 0.0009929 S + 0.0000023 S² − 0.0001392 ዕድሜ፤ S = የክንድ ኋላ + ከዳሌ አጥንት በላይ + ጭን፤ ስብ % = 495 ÷ ጥግግት − 450 (Siri 1961)',
    },
    description: {
      en: 'The same with the places that fit women: the back of the arm, above the hip bone, the front of the thigh.',
      am: 'ለሴቶች በሚስማሙ ቦታዎች ተመሳሳይ ልኬት፦ የክንድ ኋላ፣ ከዳሌ አጥንት በላይ፣ የጭን ፊት።',
    },
    accuracy: {
      en: 'Reads low: on average 26.2% where the four-compartment model, the best there is, found 32.8%.',
      am: 'ዝቅ አድርጎ ያሳያል፦ ከሁሉ የተሻለው ባለ አራት ክፍል ልኬት 32.8% ባገኘበት በአማካይ 26.2%።',
    },
    source: sources.jackson1980,
    accuracySource: sources.peterson2003,
  },
  {
    method: { en: 'Bioelectrical impedance', am: 'በኤሌክትሪክ መቋቋም ልኬት' },
    formula: {
      en: 'each maker’s own, from height² ÷ resistance, weight, age and sex',
      am: 'የየአምራቹ የራሱ ቀመር፦ ከቁመት² ÷ መቋቋም፣ ክብደት፣ ዕድሜና ጾታ',
    },
    description: {
      en: 'Scales or handles send a weak current through the body; muscle, being wet, lets it pass more easily than fat. Not with a pacemaker or in pregnancy.',
      am: 'ሚዛን ወይም እጀታ ደካማ ኤሌክትሪክ በሰውነት ውስጥ ያሳልፋል፤ ጡንቻ ውሃ ስለሚበዛው ከስብ ይልቅ ያሳልፈዋል። የልብ ምት መቆጣጠሪያ ላላቸውና ለነፍሰ ጡሮች አይሆንም።',
    },
    accuracy: {
      en: 'Two good devices were off by 3.4 and 3.9 percentage points on average against DXA. Water, a meal or training just before shift it: measure at the same hour.',
      am: 'ሁለት ጥሩ መሣሪያዎች ከዲኤክስኤ ጋር ሲነጻጸሩ በአማካይ በ3.4ና በ3.9 የመቶኛ ነጥብ ተሳስተዋል። ውሃ፣ ምግብ ወይም ልምምድ ውጤቱን ይቀይራል፦ ሁልጊዜ በተመሳሳይ ሰዓት ይለኩ።',
    },
    source: sources.potter2022,
  },
  {
    method: { en: 'DXA scan', am: 'የዲኤክስኤ ምርመራ' },
    formula: {
      en: 'fat ÷ (fat + lean tissue + bone mineral), as the machine weighs them',
      am: 'ስብ ÷ (ስብ + ስብ አልባ አካል + የአጥንት ማዕድን)፤ ማሽኑ እንደመዘናቸው',
    },
    description: {
      en: 'Two weak X-ray beams tell fat, lean tissue and bone apart, limb by limb. Found in large hospitals; a very small dose, yet not in pregnancy.',
      am: 'ሁለት ደካማ የኤክስሬይ ጨረሮች ስብን፣ ስብ አልባ አካልንና አጥንትን ይለያሉ። በትላልቅ ሆስፒታሎች ይገኛል፤ የጨረሩ መጠን በጣም ትንሽ ቢሆንም ለነፍሰ ጡሮች አይሆንም።',
    },
    accuracy: {
      en: 'Standard error 1.6 percentage points against the four-compartment model; single people differed by −2.6 to +7.3, the lean most.',
      am: 'ከባለ አራት ክፍል ልኬት ጋር ሲነጻጸር መደበኛ ስህተቱ 1.6 የመቶኛ ነጥብ ነው፤ በግለሰብ ከ−2.6 እስከ +7.3 ተለያይቷል፤ በቀጫጭን ሰዎች የበለጠ።',
    },
    source: sources.vanDerPloeg2003,
  },
];
