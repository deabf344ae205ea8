import { useEffect, useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { afterPress, plateQuery, press, readPlate, type TypedPlate } from './plate-address.ts';
import type { PlateFood } from './plate-table.ts';

/** Milliseconds after which a change stands in the address: browsers refuse to write it many times a second. */
const keptAfter = 150;

/** What the form holds, as the address says it, and from then on as it is changed; the address follows. */
export function usePlate(foods: readonly PlateFood[]) {
  const { search } = useLocation();
  const [asked] = useState(() => readPlate(new URLSearchParams(search), foods));
  const [plate, setPlate] = useState(asked);
  /** As it was before a dish was taken away, with that dish. */
  const [removed, setRemoved] = useState<{ plate: TypedPlate; dish: string } | null>(null);

  useEffect(() => {
    if (plate === asked) return;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', `?${plateQuery(plate)}`),
      keptAfter,
    );
    return () => clearTimeout(timer);
  }, [plate, asked]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    const pressed = button instanceof HTMLButtonElement ? button.value : press.show;
    // From the fields: a form that was sent before the application was there is sent again ahead of its state.
    const typed = readPlate(new FormData(event.currentTarget), foods);
    const row = typed.dishes.findIndex((_, i) => press.remove(i) === pressed);
    setRemoved(row < 0 ? null : { plate: typed, dish: typed.dishes[row]?.dish ?? '' });
    setPlate(afterPress(typed, pressed, foods));
  }

  function undo() {
    if (removed) setPlate({ ...removed.plate });
    setRemoved(null);
  }

  return {
    plate,
    removed,
    submit,
    undo,
    type: (change: Partial<TypedPlate>) => setPlate((before) => ({ ...before, ...change })),
  };
}
