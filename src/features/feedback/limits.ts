/** Characters. */
export const feedbackLimits = { name: 100, email: 254, subject: 150, message: 5000 } as const;

/** What stands in the address of the page that says thanks to a browser without scripts. */
export const sentParameter = 'sent';
