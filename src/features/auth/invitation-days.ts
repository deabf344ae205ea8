/** How long the link of an invitation works: longer than a reset link, since nobody waits for it beside their phone. */
export const invitationDays = 3;
