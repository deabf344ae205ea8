import {
  aha,
  bray2004,
  ekoru2018,
  nice2022,
  unger2020,
  who2011,
  whoHypertension2021,
  whoIsh1999,
} from '#content/education/sources.ts';

interface Published {
  readonly author: string;
  readonly title: string;
  readonly year?: number;
  readonly url?: string;
}

/** As `SourceList` shows it. */
const cited = ({ author, title, year, url }: Published) => ({
  citation: `${author}${year === undefined ? '' : ` (${year})`}. ${title}.`,
  ...(url !== undefined && { url }),
});

/** What each rule rests on. */
export const ruleSources = {
  blood_pressure: [whoHypertension2021, unger2020, whoIsh1999].map(cited),
  pulse: [aha].map(cited),
  waist: [who2011, ekoru2018, nice2022, bray2004].map(cited),
} as const;
