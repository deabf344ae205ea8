import { Outlet } from 'react-router';
import { languageOf, languages } from '#src/lib/language.ts';
import { loadCatalogue } from './catalogues.ts';

/**
 * Around the pages that need the member's words. A browser keeps to one language from document to document, the
 * server speaks them all; either way the words are there before such a page is rendered.
 */
const spoken = typeof document === 'undefined' ? languages : [languageOf(location.pathname)];
await Promise.all(spoken.map((language) => loadCatalogue(language, 'member')));

export default Outlet;
