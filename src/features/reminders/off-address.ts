/** Where a mailed link leads that ends a reminder, without language: to no account, and to nothing else. */
export const offPath = '/reminders/off';
