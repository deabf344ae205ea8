/** Records that are named as those opened most, and the days that are looked back on for it. */
export const mostOpened = { records: 10, days: 28 };
