import { useEffect, useRef } from 'react';

/** The button that was pressed to remove or to undo gives way to its opposite: the focus goes on there. */
export function useUndoFocus(isRemoved: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current) button.current?.focus();
    isPressed.current = false;
  }, [isRemoved]);
  const press = (action: () => Promise<void>) => () => {
    isPressed.current = true;
    void action();
  };
  return { button, press };
}
