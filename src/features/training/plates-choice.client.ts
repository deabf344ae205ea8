import { weightUnits, type WeightUnit } from '#src/lib/weight.ts';
import { deviceChoice } from '#src/ui/device-choice.client.ts';
import { barLimits, bars, plateSizes, type Rack } from './plates.ts';

/** Bar and plates are those of a gym, so they are kept by the device and not by the profile. */
const choice = deviceChoice('plates');

type Racks = Readonly<Record<WeightUnit, Rack>>;

const atFirst: Racks = {
  kg: { bar: bars.kg[0]!, plates: plateSizes.kg },
  lb: { bar: bars.lb[0]!, plates: plateSizes.lb },
};

/** What stands in the storage, as far as it can be used. */
function parseRacks(text: string | null): Racks {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<WeightUnit, Partial<Rack>>>;
    const [kg, lb] = weightUnits.map((unit): Rack => {
      const { bar, plates } = stored[unit] ?? {};
      const isBar = typeof bar === 'number' && bar >= barLimits.min && bar <= barLimits.max;
      return {
        bar: isBar ? bar : atFirst[unit].bar,
        plates: Array.isArray(plates)
          ? plateSizes[unit].filter((size) => plates.includes(size))
          : atFirst[unit].plates,
      };
    });
    return { kg: kg!, lb: lb! };
  } catch {
    return atFirst;
  }
}

/** The bar and the plates that are there. */
export function useRack(unit: WeightUnit): readonly [Rack, (rack: Rack) => void] {
  const racks = parseRacks(choice.useChoice());
  return [racks[unit], (rack) => choice.choose(JSON.stringify({ ...racks, [unit]: rack }))];
}
