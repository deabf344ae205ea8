/** What a member reads about exercises of their own. */
export const ownExerciseMessages = {
  name: /*i18n*/ { id: 'Please write a name of at most 80 characters.' },
  tooMany: /*i18n*/ {
    id: 'You can make 200 exercises of your own. Give one that you do not need another name instead.',
  },
  notFound: /*i18n*/ { id: 'There is no such exercise of your own.' },
  changed: /*i18n*/ { id: 'You have changed this exercise elsewhere in the meantime.' },
} as const;
