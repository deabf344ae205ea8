import { lazy, Suspense } from 'react';
import { useHasApplication } from './has-application.client.ts';

const NoteSheet = lazy(() => import('./note-sheet.tsx'));

/** Where scripts run, notes open over the text: what that takes comes with the application, not with the page. */
export function NotesOverText() {
  return (
    useHasApplication() && (
      <Suspense>
        <NoteSheet />
      </Suspense>
    )
  );
}
