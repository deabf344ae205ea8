/** How many messages come at first, and further ones at a time. */
export const feedbackPageSize = 20;

/** As many as one request brings: all that was shown before, for whoever comes back to the list. */
export const maxAtOnce = 200;

export const maxSearchLength = 100;

export const maxReplyLength = 5000;

/** As far as the badge counts. */
export const maxWaiting = 99;

/** Whose messages are asked for. */
export const assignments = ['me', 'nobody'] as const;

/** By the time, by whether it is resolved, by who sees to it. */
export const feedbackSorts = ['created', 'status', 'assigned'] as const;
export type FeedbackSort = (typeof feedbackSorts)[number];

/** As many as are changed at once. */
export const maxChanged = 100;
