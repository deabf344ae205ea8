import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the application is there: what the server sent must work without it. */
export const useHasApplication = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
