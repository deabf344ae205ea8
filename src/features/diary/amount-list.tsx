import { Fragment } from 'react';
import { commas } from '#src/lib/listed.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { amountsOf } from './amounts-text.ts';
import type { ShownEntry } from './schema.ts';

/** Of a dish of several foods what each of them is, none of which is divided where a line ends. */
export function AmountList({ portions }: Pick<ShownEntry, 'portions'>) {
  const language = useLanguage();
  const amounts = amountsOf(portions, language);
  return amounts.map((amount, place) => (
    // A food can be eaten twice in one dish: its place tells them apart.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={`${amount} ${place}`}>
      <span className="inline-block">
        {amount}
        {place < amounts.length - 1 && commas[language].trim()}
      </span>{' '}
    </Fragment>
  ));
}
