/** New moons are seen a day early or late; anything further off is a slip. */
export const maxDaysOff = 3;

export const maxSourceLength = 200;
