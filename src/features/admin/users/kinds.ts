/** So many can be given another role at once. */
export const maxRoleChanges = 100;
