export const healthPath = '/services/educational-content/health-education';

export const healthTabs = ['overview', 'glossary', 'measures', 'body-composition', 'components'] as const;
export type HealthTab = (typeof healthTabs)[number];

/** What is chosen on the page of health education. */
export interface HealthChoice {
  readonly tab: HealthTab;
  /** What is looked for in the glossary; empty for all of it. */
  readonly q: string;
  /** Of the glossary, the words about one subject, or under one letter. */
  readonly subject?: GlossarySubject;
  readonly letter?: string;
}

export const glossarySubjectIds = ['training', 'fitness', 'food', 'body', 'health'] as const;
export type GlossarySubject = (typeof glossarySubjectIds)[number];

/** A letter of ours or of theirs. */
const letterForm = /^[A-Z\u1200-\u135a]$/;

const maxQueryLength = 60;

/** What an address chooses; what is not there counts as not chosen. Only the glossary is searched. */
export function chosenHealth(asked: URLSearchParams): HealthChoice {
  const tab = healthTabs.find((known) => known === asked.get('tab')) ?? 'overview';
  const q = asked.get('q')?.trim().slice(0, maxQueryLength) ?? '';
  if (tab !== 'glossary') return { tab, q: '' };
  const subject = glossarySubjectIds.find((known) => known === asked.get('subject'));
  const letter = asked.get('letter') ?? '';
  if (q !== '') return { tab, q };
  if (subject) return { tab, q, subject };
  return letterForm.test(letter) ? { tab, q, letter } : { tab, q };
}

/** The address of a choice, as short as it can be; with a term of the glossary, that of its explanation. */
export function healthAddress(
  { tab, q = '', subject, letter }: Partial<HealthChoice>,
  term?: string,
): string {
  const query = new URLSearchParams({
    ...(tab && tab !== 'overview' && { tab }),
    ...(q && { q }),
    ...(subject && { subject }),
    ...(letter && { letter }),
  });
  return (query.size > 0 ? `${healthPath}?${query}` : healthPath) + (term ? `#${term}` : '');
}
