import type { Localized } from '#src/lib/language.ts';
import type { roles } from '#src/lib/roles.ts';

type KnownRole = (typeof roles)[number];

/** What each role is called, in the order in which they are offered. The first four as the specification has them. */
export const roleLabels: Readonly<Record<KnownRole, Localized>> = {
  user: { en: 'User', am: 'ተጠቃሚ' },
  admin_fitness: { en: 'Fitness Admin', am: 'የአካል ብቃት አስተዳዳሪ' },
  admin_nutritionist: { en: 'Nutritionist Admin', am: 'የአመጋገብ አስተዳዳሪ' },
  admin_super: { en: 'Super Admin', am: 'ዋና አስተዳዳሪ' },
  nutritionist: { en: 'Nutritionist', am: 'የአመጋገብ ባለሙያ' },
  planner: { en: 'Planner', am: 'ዕቅድ አውጪ' },
};

const otherAdmin: Localized = { en: 'Admin', am: 'አስተዳዳሪ' };

const isKnown = (role: string): role is KnownRole => Object.hasOwn(roleLabels, role);

/** A role that begins with `admin_` and is none of the known ones is an Admin. */
export const roleLabel = (role: string): Localized => (isKnown(role) ? roleLabels[role] : otherAdmin);

/** The roles whose Amharic name holds all words of a text. The words of the English names stand in the roles themselves. */
export function rolesCalled(text: string): KnownRole[] {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return Object.keys(roleLabels)
    .filter(isKnown)
    .filter((role) => words.every((word) => roleLabels[role].am.includes(word)));
}
