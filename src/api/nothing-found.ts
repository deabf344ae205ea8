import { createContext } from 'react-router';
import type { SearchPlace } from '#src/lib/usage.ts';

/** How loaders say, while they run on the server, that nothing is found by the words that were typed. */
export const nothingFound = createContext<(place: SearchPlace, typed: string) => void>(() => undefined);
