/** Why a plan cannot be published, or was not kept at all. */
export const publishingMessages = {
  notPublishable: /*i18n*/ { id: 'The plan cannot be published yet: see what is in the way of it' },
  breaksFast: /*i18n*/ { id: 'Something on a fasting table breaks the fast' },
} as const;

/** What both kinds of plan may lack. `{day}`, `{count}` and the like stand for values. */
export const planFindingMessages = {
  dayTwice: /*i18n*/ { id: 'Day {day} is there more than once' },
  inAmharic: {
    title: /*i18n*/ { id: 'The title is not in Amharic yet' },
    description: /*i18n*/ { id: 'The description is not in Amharic yet' },
    day: /*i18n*/ { id: 'Day {day}: texts that are not in Amharic yet: {count}' },
    other: /*i18n*/ { id: 'Other texts that are not in Amharic yet: {count}' },
  },
  inEnglish: {
    title: /*i18n*/ { id: 'The title is not in English yet' },
    description: /*i18n*/ { id: 'The description is not in English yet' },
    day: /*i18n*/ { id: 'Day {day}: texts that are not in English yet: {count}' },
    other: /*i18n*/ { id: 'Other texts that are not in English yet: {count}' },
  },
} as const;
