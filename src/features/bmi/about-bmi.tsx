import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What a BMI tells and what it does not, with the sources. */
export function AboutBmi() {
  return (
    <section aria-labelledby="about-bmi" className="grid gap-4">
      <h2 id="about-bmi" className="text-head">
        <Trans>About BMI</Trans>
      </h2>
      <p>
        <Trans>
          Body mass index sets weight against height: kilograms divided by the square of the height in metres.
          It is a quick first look for adults, not a diagnosis: it cannot tell muscle from fat, nor where the
          fat sits.
        </Trans>
      </p>
      <ul className="grid gap-3">
        <Point name={<Trans>Children and young people under 20</Trans>}>
          <Trans>
            These bands are not for them. Their BMI is read against the growth reference for their age and
            sex; a health worker has the charts.
          </Trans>
        </Point>
        <Point name={<Trans>Pregnancy and the months after birth</Trans>}>
          <Trans>
            BMI does not apply while you are pregnant. Weight gain in pregnancy is good and expected; follow
            it with your midwife, and do not diet.
          </Trans>
        </Point>
        <Point name={<Trans>Ethiopian bodies</Trans>}>
          <Trans>
            At the same BMI, Ethiopians carry more body fat on average than the Europeans from whom the usual
            bands come. The body fat that counts as obesity went with a BMI above 22.2 for men and 24.5 for
            women among 704 employees of the university in Jimma; among 838 adults of the Amhara region with
            24.8 (younger) to 25.4 for men and 23.2 to 26.3 for women. So watch your waist and your fitness
            too, even with a normal BMI.
          </Trans>
        </Point>
        <Point name={<Trans>Athletes and older people</Trans>}>
          <Trans>Much muscle lifts the number without harm; lost muscle can hide behind a normal one.</Trans>
        </Point>
      </ul>
      <details className="text-small">
        <summary className="min-h-11 content-center font-semibold">
          <Trans>Sources</Trans>
        </summary>
        <ol lang="en" className="grid list-decimal gap-2 ps-6">
          {sources.map(({ url, text }) => (
            <li key={url}>
              {/* Names of publications stay as they were published. */}
              <a href={url} rel="noreferrer" className="block min-h-11 underline">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

const Point = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <li>
    <strong>{name}</strong>
    <br />
    {children}
  </li>
);

const sources = [
  {
    text: 'World Health Organization. Obesity and overweight, fact sheet.',
    url: 'https://www.who.int/news-room/fact-sheets/detail/obesity-and-overweight',
  },
  {
    text: 'World Health Organization. Growth reference data for 5-19 years.',
    url: 'https://www.who.int/tools/growth-reference-data-for-5to19-years',
  },
  {
    text: 'World Health Organization. Guidelines on physical activity and sedentary behaviour, 2020.',
    url: 'https://www.who.int/publications/i/item/9789240015128',
  },
  {
    text: 'Deurenberg P, Yap M, van Staveren WA. Body mass index and percent body fat: a meta analysis among different ethnic groups. Int J Obes 1998;22:1164-71.',
    url: 'https://doi.org/10.1038/sj.ijo.0800741',
  },
  {
    text: 'Sinaga M, Yemane T, Tegene E, Lidstrom D, Belachew T. Performance of newly developed body mass index cut-off for diagnosing obesity among Ethiopian adults. J Physiol Anthropol 2019;38:14.',
    url: 'https://doi.org/10.1186/s40101-019-0205-2',
  },
  {
    text: 'Determining body composition-based BMI cut-offs for Ethiopian adults in Northwest Ethiopia: a population-based cross-sectional study. Obes Sci Pract 2025;11(3):e70075.',
    url: 'https://doi.org/10.1002/osp4.70075',
  },
] as const;
