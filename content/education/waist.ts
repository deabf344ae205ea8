import type { WaistLine, WaistRisk } from '#src/features/education/schema.ts';
import * as sources from './sources.ts';

/**
 * As published, but for its gaps (women at 110 cm; inches such as 35.0 to 35.5): there each band reaches to where the
 * next begins, so that every waist lies in one.
 */
export const waistRisks: readonly WaistRisk[] = [
  {
    risk: { en: 'Very low', am: 'በጣም ዝቅተኛ' },
    women: { cm: '< 70', inches: '< 27.5' },
    men: { cm: '< 80', inches: '< 31.5' },
  },
  {
    risk: { en: 'Low', am: 'ዝቅተኛ' },
    women: { cm: '70-89', inches: '27.5-35.4' },
    men: { cm: '80-99', inches: '31.5-39.4' },
  },
  {
    risk: { en: 'High', am: 'ከፍተኛ' },
    women: { cm: '90-109', inches: '35.5-43.4' },
    men: { cm: '100-120', inches: '39.5-47.0' },
  },
  {
    risk: { en: 'Very high', am: 'በጣም ከፍተኛ' },
    women: { cm: '≥ 110', inches: '≥ 43.5' },
    men: { cm: '> 120', inches: '> 47.0' },
  },
];

export const waistSource = sources.bray2004;

/** Where others draw the line, in cm: read beside the table, whose second band reaches beyond them. */
export const waistLines: readonly WaistLine[] = [
  {
    line: {
      en: 'World Health Organization: the risk begins to rise above',
      am: 'የዓለም ጤና ድርጅት፦ ስጋቱ መጨመር የሚጀምረው ከዚህ በላይ',
    },
    women: '80',
    men: '94',
    source: sources.who2011,
  },
  {
    line: {
      en: 'World Health Organization: the risk is substantially higher above',
      am: 'የዓለም ጤና ድርጅት፦ ስጋቱ በእጅጉ የሚጨምረው ከዚህ በላይ',
    },
    women: '88',
    men: '102',
    source: sources.who2011,
  },
  {
    line: {
      en: 'Best dividing line among 24,181 people in eight countries of Africa south of the Sahara',
      am: 'ከሰሃራ በታች ባሉ ስምንት የአፍሪካ አገሮች በ24,181 ሰዎች ላይ በተሻለ የለየው መስመር',
    },
    women: '81.0',
    men: '81.2',
    source: sources.ekoru2018,
  },
];
