/** What is wrong with a week that is to be shopped for. */
export const shoppingMessages = {
  firstDay: { id: 'The first day must be one from a month ago to a year from now.' },
} as const;
