import { Trans, useLingui } from '@lingui/react/macro';
import type { Figure } from './figures.ts';

/** A figure without its unit. What no source states is not known: it is not 0. */
export function FigureText({ value }: Pick<Figure, 'value'>) {
  const { i18n } = useLingui();
  return value === null ? <Trans>not known</Trans> : i18n.number(value);
}

/** A figure, and from the lowest to the highest that its sources leave open. */
export function FigureWithRange({ value, range }: Pick<Figure, 'value' | 'range'>) {
  const { i18n } = useLingui();
  return (
    <>
      <strong className="font-semibold">
        <FigureText value={value} />
      </strong>{' '}
      {range && <span className="range">{`${i18n.number(range.min)}–${i18n.number(range.max)}`}</span>}
    </>
  );
}

/** In the narrow cells of a long table: a dash, which is read out as what it means. */
export function FigureCell({ value }: Pick<Figure, 'value'>) {
  const { i18n } = useLingui();
  if (value !== null) return i18n.number(value);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">
        <Trans>not known</Trans>
      </span>
    </>
  );
}
