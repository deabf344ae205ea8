import { createContext, use, useState, type ReactNode } from 'react';

const KeptStates = createContext<Map<string, unknown>>(new Map());

/** Below it states are kept for as long as it stands. */
export function KeepStates({ children }: { children: ReactNode }) {
  const [states] = useState(() => new Map<string, unknown>());
  return <KeptStates value={states}>{children}</KeptStates>;
}

/**
 * The state of a part that begins anew where its place in the form changes, as the form's lists do.
 *
 * @param name that no other part has
 */
export function useKeptState<T>(name: string, initial: T): readonly [T, (next: T) => void] {
  const states = use(KeptStates);
  const [state, setState] = useState(() => (states.has(name) ? (states.get(name) as T) : initial));
  const keep = (next: T) => {
    states.set(name, next);
    setState(next);
  };
  return [state, keep];
}

/** Forgets what is kept, where what it is about was replaced. */
export function useForgetStates(): () => void {
  const states = use(KeptStates);
  return () => states.clear();
}
