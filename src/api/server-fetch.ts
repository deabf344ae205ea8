import { createContext } from 'react-router';

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** How loaders reach the API while they run on the server: the same handlers, in the same process. */
export const serverFetch = createContext<Fetch>();
