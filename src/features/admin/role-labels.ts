/** What each role is called, in the order in which they are offered. The first four as the specification has them. */
export const roleLabels = {
  user: /*i18n*/ { id: 'User' },
  admin_fitness: /*i18n*/ { id: 'Fitness Admin' },
  admin_nutritionist: /*i18n*/ { id: 'Nutritionist Admin' },
  admin_super: /*i18n*/ { id: 'Super Admin' },
  nutritionist: /*i18n*/ { id: 'Nutritionist' },
  planner: /*i18n*/ { id: 'Planner' },
} as const;

const otherAdmin = /*i18n*/ { id: 'Admin' };

/** A role that begins with `admin_` and is none of the known ones is an Admin. */
export const roleLabel = (role: string): { readonly id: string } =>
  Object.hasOwn(roleLabels, role) ? roleLabels[role as keyof typeof roleLabels] : otherAdmin;
