import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { foodSourcesPath } from '#src/features/foods/foods-address.ts';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { ChevronIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import type { Chosen } from './add-dialog.tsx';
import { AmountList } from './amount-list.tsx';
import { amountsText, amountText, nameOf } from './amounts-text.ts';
import { Energy, FigureRange } from './figure-range.tsx';
import { useMealName } from './meal-names.client.ts';
import { figuresOfLines, type LocalEntry, type Line } from './outbox.ts';
import type { Meal } from './schema.ts';
import { SourceLink } from './source-link.tsx';

interface MealSectionProps {
  readonly meal: Meal;
  readonly lines: readonly Line[];
  /** Deleted on this page, with the way back. */
  readonly deleted: readonly Line[];
  /** Of the plan’s day, what was not written down yet. */
  readonly planned: readonly Chosen[];
  /** What was eaten at this meal the day before, where all of it may be offered. */
  readonly before: readonly LocalEntry[];
  readonly isCopying: boolean;
  /** The id of what was just brought back: the focus goes on there. */
  readonly restored: string | null;
  readonly onAdd: () => void;
  readonly onEat: (chosen: Chosen) => void;
  readonly onCopy: () => void;
  readonly onChange: (line: Line) => void;
  readonly onDelete: (line: Line) => void;
  readonly onRestore: (line: Line) => void;
  readonly onInsist: (line: Line) => void;
  readonly onGiveUp: (line: Line) => void;
}

/** One of the four meals of a day: what was eaten, and the short ways to write down more. */
export function MealSection(props: MealSectionProps) {
  const { meal, lines, deleted, planned, before, isCopying } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const label = useMealName()(meal);
  const figures = figuresOfLines(lines);
  const plan = planned.map(({ source }) => source).find((source) => source?.kind === 'plan');
  return (
    <section aria-labelledby={`meal-${meal}`} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-edge pb-1">
        <h2 id={`meal-${meal}`} className="text-title">
          {label}
        </h2>
        {lines.length > 0 && (
          <Link
            to={foodSourcesPath}
            className="inline-flex min-h-11 items-center text-soft underline decoration-dotted"
          >
            <span>
              <Energy amount={figures.calories} />
            </span>
          </Link>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {lines.map((line) => (
          <li key={line.entry.id}>
            <EntryLine line={line} {...props} />
          </li>
        ))}
        {deleted.map((line) => (
          <li key={line.entry.id}>
            <DeletedLine line={line} onRestore={props.onRestore} />
          </li>
        ))}
      </ul>
      {plan && (
        <p>
          <Link
            to={`/nutrition-plans/${plan.planId}#sources`}
            className="inline-flex min-h-11 items-center text-small text-soft underline decoration-dotted"
          >
            <Trans>From your plan</Trans>
          </Link>
        </p>
      )}
      {planned.map((dish) => (
        <div
          key={JSON.stringify(dish.source)}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-dashed border-field-edge px-3 py-2"
        >
          <p className="diary-dish min-w-0 grow">
            <span className="block font-semibold wrap-anywhere">{inLanguage(dish.name, language)}</span>
            <span className="block text-small text-soft wrap-anywhere">
              <AmountList portions={dish.portions} />
            </span>
          </p>
          <Button
            onClick={() => props.onEat(dish)}
            aria-label={t`I ate this: ${inLanguage(dish.name, language)}`}
          >
            <Trans>I ate this</Trans>
          </Button>
        </div>
      ))}
      <p className="flex flex-wrap gap-3">
        <Button onClick={props.onAdd} aria-label={t`Add to ${label}`}>
          <Trans>Add</Trans>
        </Button>
        {lines.length === 0 && before.length > 0 && (
          <Button
            onClick={props.onCopy}
            aria-label={isCopying ? undefined : t`${label}: as yesterday`}
            busyLabel={isCopying ? t`Saving…` : undefined}
          >
            <Trans>As yesterday</Trans>
          </Button>
        )}
      </p>
    </section>
  );
}

/** What was just deleted, with the focus on the way back. */
function DeletedLine({ line, onRestore }: Pick<MealSectionProps, 'onRestore'> & { line: Line }) {
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <p
      role="status"
      className="flex min-h-12 flex-wrap items-center justify-between gap-3 rounded-card border border-edge px-3 py-2"
    >
      <span className="min-w-0 text-soft wrap-anywhere">
        <Trans>{inLanguage(line.entry.name, language)}: deleted</Trans>
      </span>
      <Button ref={button} onClick={() => onRestore(line)}>
        <Trans>Undo</Trans>
      </Button>
    </p>
  );
}

type EntryLineProps = Pick<
  MealSectionProps,
  'onChange' | 'onDelete' | 'onInsist' | 'onGiveUp' | 'restored'
> & {
  readonly line: Line;
};

function EntryLine({ line, onChange, onDelete, onInsist, onGiveUp, restored }: EntryLineProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { entry, waiting } = line;
  const name = inLanguage(entry.name, language);
  const { conflict, refusal } = waiting ?? {};
  const summary = useRef<HTMLElement>(null);
  const isRestored = restored === entry.id;
  useEffect(() => {
    if (isRestored) summary.current?.focus({ preventScroll: true });
  }, [isRestored]);
  return (
    <details className="group card px-3">
      <summary
        ref={summary}
        className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-3 py-2"
      >
        <span className="min-w-0 grow basis-40">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-small text-soft wrap-anywhere">
            <AmountList portions={entry.portions} />
          </span>
        </span>
        <span className="flex items-center gap-2 whitespace-nowrap">
          <span>
            <Energy amount={entry.figures.calories} />
          </span>
          <ChevronIcon className="diary-chevron flex-none text-soft" />
        </span>
        {waiting && !conflict && !refusal && (
          <span className="w-full text-small text-soft">
            <Trans>Kept on this device, not sent yet</Trans>
          </span>
        )}
      </summary>
      <ul className="text-small">
        {entry.portions.map((portion, place) => (
          <li
            // A food can be eaten twice in one dish: its place tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${nameOf(portion, language)} ${place}`}
            className="flex flex-wrap items-center gap-x-3 border-t border-edge"
          >
            <SourceLink portion={portion} />
            <span className="ms-auto text-end">
              <Energy amount={portion.figures.calories} />
              <Dot />
              {portion.figures.protein.estimate === null ? (
                <Trans>protein not known</Trans>
              ) : (
                <>
                  <FigureRange figure="protein" amount={portion.figures.protein} /> <Trans>g protein</Trans>
                </>
              )}
              <span className="block text-soft">{amountText(portion, language)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3 py-2">
        <Button onClick={() => onChange(line)} aria-label={t`Change it: ${name}`}>
          <Trans>Change it</Trans>
        </Button>
        <Button onClick={() => onDelete(line)} aria-label={t`Delete: ${name}`}>
          <Trans>Delete</Trans>
        </Button>
      </p>
      {(conflict || refusal) && (
        <div role="alert" className="mb-2 grid gap-2 rounded-card bg-gold-tint px-3 py-2">
          {conflict ? (
            <>
              <p>
                <Trans>You have changed this elsewhere in the meantime. There it is:</Trans>{' '}
                <strong>{inLanguage(conflict.name, language)}</strong>,{' '}
                {amountsText(conflict.portions, language)}, <Energy amount={conflict.figures.calories} />
              </p>
              <p className="flex flex-wrap gap-3">
                <Button onClick={() => onInsist(line)}>
                  <Trans>Keep this one</Trans>
                </Button>
                <Button onClick={() => onGiveUp(line)}>
                  <Trans>Take the other one</Trans>
                </Button>
              </p>
            </>
          ) : (
            <>
              <p>{i18n._(refusal!)}</p>
              <p className="flex flex-wrap gap-3">
                <Button onClick={() => onInsist(line)}>
                  <Trans>Try again</Trans>
                </Button>
                <Button onClick={() => onGiveUp(line)}>
                  <Trans>Leave it as it was</Trans>
                </Button>
              </p>
            </>
          )}
        </div>
      )}
    </details>
  );
}
