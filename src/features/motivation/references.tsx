import { useLingui } from '@lingui/react/macro';

/** Small links to the sources of a claim, at the end of the page. */
export function References({ numbers }: { numbers: readonly number[] }) {
  const { t } = useLingui();
  return numbers.map((number) => (
    <sup key={number}>
      <a href={`#source-${number}`} aria-label={t`Source ${number}`}>
        {number}
      </a>
    </sup>
  ));
}
