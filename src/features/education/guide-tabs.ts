export const guidePath = '/services/educational-content/physical-fitness';

export const guideTabs = ['overview', 'metabolic', 'health-related', 'testing'] as const;
export type GuideTab = (typeof guideTabs)[number];

/** What stands under each tab and can be led to by a fragment; first the tab's own panel. */
const places: Readonly<Record<GuideTab, readonly [string, ...string[]]>> = {
  overview: ['overview', 'components', 'why-fitness'],
  metabolic: ['metabolic-fitness'],
  'health-related': [
    'health-related-fitness',
    'body-composition',
    'strength-testing',
    'one-repetition-maximum',
    'muscular-endurance',
    'push-ups',
    'cardiovascular-endurance',
    'cooper-run',
    'one-and-a-half-mile-run',
    'rockport-walk',
    'flexibility',
    'sit-and-reach',
  ],
  testing: ['fitness-testing', 'vertical-jump', 'medicine-ball-throw', 'ruler-drop', 'forty-metre-sprint'],
};

/** The fragment that opens a tab. */
export const panelOf = (tab: GuideTab): string => places[tab][0];

/** The tab that an address asks for; the overview where it asks for none that is there. */
export function chosenTab(asked: URLSearchParams): GuideTab {
  const tab = asked.get('tab');
  return guideTabs.find((known) => known === tab) ?? 'overview';
}

/** The tab under which a fragment (with its `#`) lies; null for one that is nowhere. */
export function tabOfFragment(fragment: string): GuideTab | null {
  const place = fragment.slice(1);
  // Sources stand in the chapter that they begin with.
  return guideTabs.find((tab) => places[tab].includes(place) || ofNotes(tab).test(place)) ?? null;
}

const ofNotes = (tab: GuideTab): RegExp => new RegExp(`^${tab}-sources?\\b`);
