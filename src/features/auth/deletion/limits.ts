/** For so long whoever asked for it may think again. */
export const daysToThink = 7;
