import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { eatTrayAddress } from '#src/lib/diary-address.ts';
import { MemberLink } from '#src/session/member-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { useHasApplication } from '#src/ui/has-application.client.ts';
import { Link } from '#src/ui/link.tsx';
import { DishPicker } from './dish-picker.tsx';
import { foodSourcesPath } from './foods-address.ts';
import { NutrientFigure } from './nutrient-figure.tsx';
import {
  plateLimits,
  platePath,
  plateQuery,
  press,
  trayQuery,
  type TypedPlate,
  understood,
  withEaters,
} from './plate-address.ts';
import { PlateDishes } from './plate-dishes.tsx';
import { nutrientsFor } from './plate.ts';
import { countedDishes, NutrientTable, PlateResult } from './plate-result.tsx';
import type { PlateFood } from './plate-table.ts';
import { fastingTray, feastTray } from './starting-trays.ts';
import { TakeAlong } from '#src/ui/take-along.tsx';
import { Stepper } from './stepper.tsx';
import { TrayDrawing } from './tray-drawing.tsx';
import { usePlate } from './use-plate.client.ts';

interface PlateBuilderProps {
  foods: readonly PlateFood[];
  groups: readonly { readonly id: string; readonly name: string }[];
  /** What the address looked for among the dishes, and the ids of those that were found. */
  asked: { readonly find: string; readonly found: readonly string[] | null };
  /** Somebody begins to change the tray. */
  onBegin: () => void;
}

/** Works by addresses alone, and at once where the application is there. */
export function PlateBuilder({ foods, groups, asked, onBegin }: PlateBuilderProps) {
  const { t } = useLingui();
  const hasApplication = useHasApplication();
  const { plate, removed, submit, undo, type } = usePlate(foods);
  const { dishes, eaters, isEqual, percent, part } = understood(plate, foods);
  const counted = countedDishes(dishes);
  const isWrong = counted.length < dishes.length || plate.beyond > 0;
  return (
    <>
      <StartingTrays eaters={eaters ?? 1} />
      <div className="shared-tray">
        <section className="plate-side" aria-labelledby="result-title">
          <TrayDrawing id="drawing" dishes={counted} className="plate-tray" />
          {isWrong && <NotUnderstood beyond={plate.beyond} />}
          <PlateResult dishes={dishes} part={part} />
          {counted.length > 0 && part !== null && (
            <MemberLink to={eatTrayAddress(plateQuery(plate))}>
              <Trans>I ate my part</Trans>
            </MemberLink>
          )}
          <NutrientTable dishes={dishes} part={part} />
          <p>
            <Link to={foodSourcesPath} className="inline-flex min-h-11 items-center underline">
              <Trans>Where the figures come from, and what the grades mean</Trans>
            </Link>
          </p>
        </section>
        <div className="grid min-w-0 grid-cols-1 gap-8">
          {/* It only sees that somebody begins; what acts are the fields and buttons within. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <form
            method="get"
            action="#add"
            onFocus={onBegin}
            onPointerDown={onBegin}
            onSubmit={submit}
            className="grid grid-cols-1 gap-8"
          >
            {/* The first button of a form is the one that Enter presses. */}
            <button
              type="submit"
              name="press"
              value={press.show}
              formAction="#result"
              tabIndex={-1}
              aria-hidden
              className="sr-only"
            >
              <Trans>Work it out</Trans>
            </button>
            <Eaters
              plate={plate}
              isEatersWrong={eaters === null}
              isShareWrong={!isEqual && percent === null}
              onType={type}
            />
            <section id="tray" aria-labelledby="tray-title" className="grid scroll-mt-24 gap-2">
              <h2 id="tray-title" className="text-title">
                <Trans>On the tray</Trans>
              </h2>
              {dishes.length === 0 ? (
                <p className="text-soft">
                  <Trans>Nothing yet. Add a dish below, or begin with one of the trays above.</Trans>
                </p>
              ) : (
                <PlateDishes
                  dishes={dishes}
                  part={part}
                  onType={(row, amount) =>
                    type({
                      dishes: plate.dishes.map((dish, i) => (i === row ? { ...dish, amount } : dish)),
                    })
                  }
                />
              )}
              {removed && (
                <Removed
                  name={foods.find(({ id }) => id === removed.dish)?.name ?? removed.dish}
                  onUndo={undo}
                />
              )}
              {/* Where the application is, what is typed is worked out at once. */}
              <Button
                type="submit"
                name="press"
                value={press.show}
                formAction="#result"
                look="primary"
                className="no-print"
                hidden={hasApplication}
              >
                <Trans>Work it out</Trans>
              </Button>
            </section>
            <DishPicker
              foods={foods}
              groups={groups}
              onTray={dishes.map(({ dish }) => dish)}
              eaters={eaters ?? 1}
              find={plate.find}
              all={plate.all}
              onFind={(find) => type({ find })}
              asked={asked}
            />
          </form>
        </div>
        <div className="plate-parts grid gap-4">
          <p className="text-small text-soft">
            <Trans>
              A range holds what the sources leave open; “at least” stands where a dish has no figure. The
              name of a dish leads to where its figures come from.
            </Trans>
          </p>
          <TakeAlong
            title={t`Plate builder`}
            label={<Trans>Share this tray</Trans>}
            copied={<Trans>Its address is copied.</Trans>}
          />
        </div>
      </div>
      {part !== null && counted.length > 0 && (
        <div className="plate-bar no-print flex items-center gap-3">
          <svg viewBox="-220 -224 440 440" className="w-12" aria-hidden>
            <use href="#drawing" />
          </svg>
          <p className="grow">
            <Link
              to={foodSourcesPath}
              className="inline-flex min-h-11 items-center font-semibold text-ink underline decoration-dotted"
            >
              <span>
                <Trans>
                  <NutrientFigure name="calories" amount={nutrientsFor(dishes, part).calories} /> kcal for you
                </Trans>
              </span>
            </Link>
          </p>
          <a href="#add" className="inline-flex min-h-11 items-center font-semibold">
            <Trans>Add a dish</Trans>
          </a>
        </div>
      )}
    </>
  );
}

function StartingTrays({ eaters }: { eaters: number }) {
  const { t } = useLingui();
  const trays = [
    { name: t`Fasting beyaynetu`, dishes: fastingTray },
    { name: t`Doro wat and ayib`, dishes: feastTray },
    { name: t`An empty tray`, dishes: {} },
  ];
  return (
    <nav className="no-print grid gap-2" aria-labelledby="begin">
      <h2 id="begin" className="font-sans text-base font-semibold">
        <Trans>Begin with</Trans>
      </h2>
      <ul className="flex flex-wrap gap-2">
        {trays.map(({ name, dishes }) => (
          <li key={name}>
            <Link to={`${platePath}?${trayQuery(dishes, eaters)}`} className="button px-3">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many eat, and which part is one's own. */
function Eaters({
  plate,
  isEatersWrong,
  isShareWrong,
  onType,
}: {
  plate: TypedPlate;
  isEatersWrong: boolean;
  isShareWrong: boolean;
  onType: (change: Partial<TypedPlate>) => void;
}) {
  const { t } = useLingui();
  const { min, max } = plateLimits.eaters;
  const eaters = Number(plate.eaters);
  return (
    <section id="eaters" className="grid scroll-mt-24 gap-4 sm:grid-cols-2">
      <div className="grid content-start gap-1">
        <span className="font-semibold" aria-hidden>
          <Trans>People around the tray</Trans>
        </span>
        <Stepper
          label={t`People around the tray`}
          name="eaters"
          value={plate.eaters}
          onType={(value) => onType(withEaters(plate, value))}
          less={{ label: t`One fewer`, press: press.lessEaters, isOff: eaters <= min }}
          more={{ label: t`One more`, press: press.moreEaters, isOff: eaters >= max }}
          at="eaters"
          errorId={isEatersWrong ? 'eaters-fault' : undefined}
        />
        {isEatersWrong && (
          <p id="eaters-fault" className="text-small font-semibold text-red">
            <Trans>
              Write how many eat from it, from {min} to {max}.
            </Trans>
          </p>
        )}
      </div>
      <div className="no-print grid content-start gap-1">
        <label htmlFor="share" className="font-semibold">
          <Trans>Your part of it, in %</Trans>
        </label>
        <div className="flex items-center gap-2">
          <input
            id="share"
            name="share"
            value={plate.share}
            onChange={({ target }) => onType({ share: target.value })}
            placeholder={t`equal`}
            inputMode="numeric"
            autoComplete="off"
            aria-describedby="share-hint"
            aria-invalid={isShareWrong || undefined}
            className="plate-field w-28"
          />
          {plate.share !== '' && (
            <Button
              type="submit"
              name="press"
              value={press.equalShare}
              formAction="#eaters"
              className="no-print"
            >
              <Trans>Share alike</Trans>
            </Button>
          )}
        </div>
        <p id="share-hint" className={`text-small ${isShareWrong ? 'font-semibold text-red' : 'text-soft'}`}>
          {isShareWrong ? (
            <Trans>Write a whole number from 1 to 100, or leave it empty.</Trans>
          ) : (
            <Trans>Empty: as much as everybody else.</Trans>
          )}
        </p>
      </div>
    </section>
  );
}

/** A dish is gone, and can come back; the button takes the focus that went with it. */
function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [name]);
  return (
    <p role="status" className="no-print flex flex-wrap items-center gap-3">
      <Trans>{name} is off the tray.</Trans>
      <Button ref={button} onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </p>
  );
}

function NotUnderstood({ beyond }: { beyond: number }) {
  const most = plateLimits.dishes;
  return (
    <div role="alert" className="rounded-card border border-red bg-red-tint p-4">
      <p>
        <Trans>
          Not everything on this tray could be understood. What could not stands marked in the list, and is
          not counted.
        </Trans>
      </p>
      {beyond > 0 && (
        <p>
          <Trans>
            A tray holds up to {most} dishes; {beyond} more were left out.
          </Trans>
        </p>
      )}
    </div>
  );
}
