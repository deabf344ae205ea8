import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { figureAnchor } from '#src/lib/diary-address.ts';
import { foodSourcesPath } from '#src/features/foods/foods-address.ts';
import type { Amount } from '#src/features/foods/nutrients.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { ChevronIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { FigureWithUnit, rangeShown } from './figure-range.tsx';
import { amountText } from './amounts-text.ts';
import { aimsId } from './kinds.ts';
import { SourceLink } from './source-link.tsx';
import type { Line } from './outbox.ts';
import { amountIn, shownIn, type ShownFigure } from './salt.ts';
import { useFigureNames, useUnits } from './units.client.ts';
import type { AimsAnswer, DiaryFigures } from './schema.ts';
import './day.css';

interface DayFiguresProps {
  readonly lines: readonly Line[];
  readonly figures: DiaryFigures;
  /** Null where they could not be read. */
  readonly aims: AimsAnswer | null;
}

/** What the day comes to so far, each figure beside its aim; behind each, the foods that it is made of. */
export function DayFigures({ lines, figures, aims }: DayFiguresProps) {
  const { t } = useLingui();
  const given = aims?.aims;
  const names = useFigureNames();
  const aimOf: Readonly<Record<ShownFigure, Bounds>> = {
    calories: given?.energy ?? null,
    protein: given?.protein != null ? { min: given.protein } : null,
    carbs: null,
    salt: given?.salt != null ? { max: given.salt } : null,
    iron: given?.iron != null ? { min: given.iron } : null,
  };
  return (
    <section aria-label={t`The day so far`} className="diary-figures card grid grid-cols-1 px-4">
      {shownIn(aims?.known).map((figure) => (
        <Figure
          key={figure}
          figure={figure}
          name={names[figure]}
          amount={amountIn(figures, figure)}
          aim={aimOf[figure]}
          lines={lines}
        />
      ))}
      <p className="flex flex-wrap gap-x-6 text-small">
        <Link to={foodSourcesPath} className="inline-flex min-h-11 items-center">
          <Trans>Where the figures come from</Trans>
        </Link>
        {given?.none === null && (
          <a href={`#${aimsId}`} className="inline-flex min-h-11 items-center">
            <Trans>What the aims rest on</Trans>
          </a>
        )}
      </p>
    </section>
  );
}

type Bounds = { readonly min?: number; readonly max?: number } | null;

interface FigureProps {
  readonly figure: ShownFigure;
  readonly name: string;
  readonly amount: Amount;
  readonly aim: Bounds;
  readonly lines: readonly Line[];
}

function Figure({ figure, name, amount, aim, lines }: FigureProps) {
  const unit = useUnits()[figure];
  const isAsked = useLocation().hash === `#${figureAnchor(figure)}`;
  return (
    <details id={figureAnchor(figure)} open={isAsked} className="group scroll-mt-24">
      <summary className="grid min-h-14 cursor-pointer content-center gap-1 py-2">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{name}</span>
          <span className="flex items-center gap-2 text-large font-semibold">
            <span>
              <FigureWithUnit figure={figure} amount={amount} />
            </span>
            <ChevronIcon className="diary-chevron flex-none text-soft" />
          </span>
        </span>
        {aim && <Track figure={figure} amount={amount} aim={aim} />}
        {aim && (
          <span className="text-small text-soft">
            <AimText aim={aim} unit={unit} />
          </span>
        )}
      </summary>
      <Foods figure={figure} lines={lines} />
    </details>
  );
}

function AimText({ aim, unit }: { aim: NonNullable<Bounds>; unit: string }): ReactNode {
  const { min, max } = aim;
  const [least, most] = [min, max].map((bound) => (bound === undefined ? '' : formatNumber(bound)));
  if (min === undefined)
    return (
      <Trans>
        Aim: at most {most} {unit}
      </Trans>
    );
  if (max === undefined)
    return (
      <Trans>
        Aim: at least {least} {unit}
      </Trans>
    );
  return (
    <Trans>
      Aim: {least}–{most} {unit}
    </Trans>
  );
}

const width = 100;

/** The day’s range above the aim’s, from nothing; what is more than either has room. */
function Track({ figure, amount, aim }: { figure: ShownFigure; amount: Amount; aim: NonNullable<Bounds> }) {
  const range = rangeShown(figure, amount) ?? { min: 0, max: 0 };
  const end = 1.15 * Math.max(range.max, aim.max ?? 0, (aim.min ?? 0) * (aim.max === undefined ? 1.3 : 1), 1);
  const at = (value: number) => (value / end) * width;
  const [from, to] = [at(aim.min ?? 0), at(aim.max ?? end)];
  return (
    <svg
      viewBox={`0 0 ${width} 8`}
      preserveAspectRatio="none"
      className="diary-track w-full"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="0" y="3" width={width} height="2" fill="var(--edge)" />
      <rect x={from} y="0" width={Math.max(0.5, to - from)} height="8" fill="var(--gold)" opacity="0.45" />
      <rect x="0" y="2" width={at(range.min)} height="4" fill="var(--green)" />
      <rect
        x={at(range.min)}
        y="2"
        width={at(range.max) - at(range.min)}
        height="4"
        fill="var(--green)"
        opacity="0.5"
      />
    </svg>
  );
}

/** The foods of the day with what each gives, and the way to where that is from. */
function Foods({ figure, lines }: Pick<FigureProps, 'figure' | 'lines'>) {
  const language = useLanguage();
  const portions = lines.flatMap(({ entry }) =>
    entry.portions.map((portion, place) => ({ portion, id: `${entry.id} ${place}` })),
  );
  if (portions.length === 0)
    return (
      <p className="pb-3 text-soft">
        <Trans>Nothing is written down yet.</Trans>
      </p>
    );
  return (
    <ul className="grid pb-2 text-small">
      {portions.map(({ portion, id }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 border-t border-edge">
          <SourceLink portion={portion} />
          <span className="ms-auto text-end">
            <FigureWithUnit figure={figure} amount={amountIn(portion.figures, figure)} />
            <span className="block text-soft">{amountText(portion, language)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
