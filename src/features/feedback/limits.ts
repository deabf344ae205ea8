/** Characters. */
export const feedbackLimits = { name: 100, email: 254, subject: 150, message: 5000 } as const;
