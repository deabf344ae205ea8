import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { formatNumber } from '#src/lib/numbers.ts';
import { kilogramsOf, shownLoad, type WeightUnit } from '#src/lib/weight.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Checkbox } from '#src/ui/field.tsx';
import { barLimits, bars, loadBar, plateSizes, type Loading, type Rack } from './plates.ts';
import { useRack } from './plates-choice.client.ts';
import { Stepper } from './stepper.tsx';
import { useLoad } from './units/load.tsx';
import { useWeightUnit } from './units/weight-unit.client.ts';

interface PlatesSheetProps {
  /** Kilograms; null while no load is typed. */
  readonly weight: number | null;
  readonly onChange: (kilograms: number) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Which plates make the weight of a bar. */
export function PlatesSheet({ weight, onChange, isOpen, onClose }: PlatesSheetProps) {
  const unit = useWeightUnit();
  const [rack, setRack] = useRack(unit);
  const load = weight === null ? rack.bar : shownLoad(weight, unit);
  const { exact, below, above } = loadBar(load, rack);
  const { withUnit } = useLoad();
  const wanted = withUnit(formatNumber(load));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="sm" title={<Trans>Plates for {wanted}</Trans>}>
      <div className="grid gap-4">
        {exact ? (
          <OnTheBar loading={exact} rack={rack} unit={unit} />
        ) : (
          <>
            <p role="status">
              <Trans>This cannot be made with these plates. The nearest that can:</Trans>
            </p>
            {[below, above].map((near) => {
              if (!near) return null;
              const nearest = withUnit(formatNumber(near.load));
              return (
                <div key={near.load} className="grid gap-2 border-t border-edge pt-3">
                  <Button
                    className="justify-self-start"
                    onClick={() => onChange(kilogramsOf(near.load, unit))}
                  >
                    <Trans>Take {nearest}</Trans>
                  </Button>
                  <OnTheBar loading={near} rack={rack} unit={unit} />
                </div>
              );
            })}
          </>
        )}
        <RackChoice key={unit} unit={unit} rack={rack} onChoose={setRack} />
      </div>
    </Dialog>
  );
}

function OnTheBar({ loading: { plates }, rack, unit }: { loading: Loading; rack: Rack; unit: WeightUnit }) {
  const { withUnit } = useLoad();
  // Plates are as fine as a quarter, which other numbers never are.
  const [bar, sizes] = [String(rack.bar), plates.join(' + ')].map(withUnit);
  return (
    <div className="grid gap-1">
      <Drawing plates={plates} unit={unit} />
      <p>
        {plates.length === 0 ? (
          <Trans>The bar alone: {bar}.</Trans>
        ) : (
          <Trans>
            On each side, from the inside: <b className="font-semibold">{sizes}</b>. The bar: {bar}.
          </Trans>
        )}
      </p>
    </div>
  );
}

const drawn = { middle: 56, sleeve: 44, plate: 9, gap: 1.5, height: 64 };

/** Small, as one sees it from before: the words beneath say the same. */
function Drawing({ plates, unit }: { plates: readonly number[]; unit: WeightUnit }) {
  const step = drawn.plate + drawn.gap;
  const side = Math.max(drawn.sleeve, plates.length * step + 6);
  const width = drawn.middle + 2 * side;
  const [centre, middle] = [drawn.height / 2, width / 2];
  const heightOf = (plate: number) => 16 + (drawn.height - 20) * Math.sqrt(plate / plateSizes[unit][0]!);
  return (
    <svg viewBox={`0 0 ${width} ${drawn.height}`} className="h-16 max-w-full" aria-hidden="true">
      <rect x={0} y={centre - 1.5} width={width} height={3} rx={1.5} className="fill-soft" />
      {[-1, 1].map((sign) => (
        <g key={sign}>
          <rect
            x={middle + (sign * drawn.middle) / 2 - 1.5}
            y={centre - 5}
            width={3}
            height={10}
            className="fill-soft"
          />
          {plates.map((plate, index) => {
            const nearest = drawn.middle / 2 + 3 + index * step;
            return (
              <rect
                // oxlint-disable-next-line react/no-array-index-key -- a plate is its place
                key={index}
                x={sign === 1 ? middle + nearest : middle - nearest - drawn.plate}
                y={centre - heightOf(plate) / 2}
                width={drawn.plate}
                height={heightOf(plate)}
                rx={2}
                className={index % 2 === 0 ? 'fill-green' : 'fill-gold'}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}

/** Which bar, and which plates there are. */
function RackChoice({
  unit,
  rack,
  onChoose,
}: {
  unit: WeightUnit;
  rack: Rack;
  onChoose: (rack: Rack) => void;
}) {
  const { t } = useLingui();
  const name = useId();
  const [isOwn, setIsOwn] = useState(!bars[unit].includes(rack.bar));
  const { withUnit } = useLoad();
  return (
    <details className="border-t border-edge">
      <summary className="flex min-h-11 items-center font-semibold text-green">
        <Trans>The bar, and the plates that you have</Trans>
      </summary>
      <div className="grid gap-3 pb-2">
        <fieldset>
          <legend className="font-semibold">
            <Trans>The bar</Trans>
          </legend>
          <div className="flex flex-wrap gap-x-5">
            {bars[unit].map((bar) => (
              <label key={bar} className="flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="radio"
                  name={name}
                  className="size-5 accent-green"
                  checked={!isOwn && rack.bar === bar}
                  onChange={() => {
                    setIsOwn(false);
                    onChoose({ ...rack, bar });
                  }}
                />
                {withUnit(String(bar))}
              </label>
            ))}
            <label className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name={name}
                className="size-5 accent-green"
                checked={isOwn}
                onChange={() => setIsOwn(true)}
              />
              <Trans>Another</Trans>
            </label>
          </div>
          {isOwn && (
            <Stepper
              label={unit === 'kg' ? t`Weight of the bar (kg)` : t`Weight of the bar (lb)`}
              value={rack.bar}
              onChange={(bar) =>
                bar !== null &&
                onChoose({ ...rack, bar: Math.min(Math.max(bar, barLimits.min), barLimits.max) })
              }
              {...{ by: 1, step: 0.5, ...barLimits }}
            />
          )}
        </fieldset>
        <fieldset>
          <legend className="font-semibold">
            <Trans>Plates, in pairs</Trans>
          </legend>
          <div className="flex flex-wrap gap-x-5">
            {plateSizes[unit].map((plate) => (
              <Checkbox
                key={plate}
                label={withUnit(String(plate))}
                checked={rack.plates.includes(plate)}
                onChange={({ target }) =>
                  onChoose({
                    ...rack,
                    plates: plateSizes[unit].filter((one) =>
                      one === plate ? target.checked : rack.plates.includes(one),
                    ),
                  })
                }
              />
            ))}
          </div>
          <p className="text-small text-soft">
            <Trans>Kept on this device.</Trans>
          </p>
        </fieldset>
      </div>
    </details>
  );
}
