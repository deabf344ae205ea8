import type { Localized } from '#src/lib/language.ts';
import type { FastId } from './fasts.ts';
import type { FeastId } from './feasts.ts';

/** What fasts and feasts are called, in full. They stand here for pages, calendars and what is sent alike. */

export const fastNames: Readonly<Record<FastId, Localized>> = {
  advent: { en: 'Fast of the Prophets (Advent)', am: 'ጾመ ነቢያት' },
  'gahad-timket': { en: 'Gahad, the eve of Timkat', am: 'የጥምቀት ጋድ' },
  nineveh: { en: 'Fast of Nineveh', am: 'ጾመ ነነዌ' },
  'great-lent': { en: 'Great Lent (Hudade)', am: 'ዐቢይ ጾም (ሁዳዴ)' },
  apostles: { en: 'Fast of the Apostles', am: 'ጾመ ሐዋርያት' },
  filseta: { en: 'Fast of Filseta', am: 'ጾመ ፍልሰታ' },
  weekly: { en: 'Wednesday and Friday fast', am: 'የረቡዕና የዓርብ ጾም' },
};

export const ramadanName: Localized = { en: 'Ramadan', am: 'ረመዳን' };

export const feastNames: Readonly<Record<FeastId, Localized>> = {
  enkutatash: { en: 'Enkutatash (New Year)', am: 'እንቁጣጣሽ' },
  meskel: { en: 'Meskel (Finding of the Cross)', am: 'መስቀል' },
  genna: { en: 'Genna (Christmas)', am: 'ገና' },
  timkat: { en: 'Timkat (Epiphany)', am: 'ጥምቀት' },
  'debre-zeit': { en: 'Debre Zeit (middle of Lent)', am: 'ደብረ ዘይት' },
  hosanna: { en: 'Hosanna (Palm Sunday)', am: 'ሆሣዕና' },
  siklet: { en: 'Siklet (Good Friday)', am: 'ስቅለት' },
  fasika: { en: 'Fasika (Easter)', am: 'ፋሲካ' },
  'rikbe-kahnat': { en: 'Rikbe Kahnat', am: 'ርክበ ካህናት' },
  erget: { en: 'Erget (Ascension)', am: 'ዕርገት' },
  paraclete: { en: 'Paraclete (Pentecost)', am: 'ጰራቅሊጦስ' },
  buhe: { en: 'Buhe (Debre Tabor)', am: 'ቡሄ (ደብረ ታቦር)' },
  'filseta-feast': { en: 'Filseta (Assumption of Mary)', am: 'ፍልሰታ ለማርያም' },
  mawlid: { en: 'Mawlid', am: 'መውሊድ' },
  ramadan: { en: 'Ramadan begins', am: 'የረመዳን መጀመሪያ' },
  'eid-al-fitr': { en: 'Eid al-Fitr', am: 'ዒድ አል ፈጥር' },
  'eid-al-adha': { en: 'Eid al-Adha (Arafa)', am: 'ዒድ አል አድሃ (ዐረፋ)' },
};

/** What stands behind a day that is computed where the new moon decides. */
export const estimateNote: Localized = {
  en: 'estimate, may be a day early or late',
  am: 'ግምት፤ በአንድ ቀን ሊቀድም ወይም ሊዘገይ ይችላል',
};
