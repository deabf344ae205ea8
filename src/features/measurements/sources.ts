import { unger2020, whoHypertension2021, whoIsh1999 } from '#content/education/sources.ts';

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
} as const;
