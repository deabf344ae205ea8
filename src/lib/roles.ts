/** The roles that can be assigned; any other role beginning with `admin_` counts as an admin without rights. */
export const roles = [
  'user',
  'nutritionist',
  'planner',
  'admin_fitness',
  'admin_nutritionist',
  'admin_super',
] as const;
export type Role = (typeof roles)[number] | `admin_${string}`;

export const defaultRole = 'user' satisfies Role;

export const isAdmin = (role: string): role is `admin_${string}` => role.startsWith('admin_');

/** Whoever is more than a member: admins and content managers. */
export const isStaff = (role: string): boolean => role !== defaultRole;
