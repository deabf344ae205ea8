import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOf } from '#src/lib/language.ts';
import { loadCatalogue } from '#src/words/catalogues.client.ts';

await loadCatalogue(languageOf(location.pathname), 'shell');
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
