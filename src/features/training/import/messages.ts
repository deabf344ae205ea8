/** What a member reads when a file cannot be imported. */
export const importMessages = {
  tooLarge: /*i18n*/ { id: 'The file is larger than 5 MB. Please export a shorter time.' },
  encoding: /*i18n*/ {
    id: 'The file is not written in UTF-8. Please export it anew, and do not save it in another program before.',
  },
  empty: /*i18n*/ { id: 'The file is empty.' },
  noCsv: /*i18n*/ {
    id: 'This is no CSV file: its rows cannot be told apart. Please choose the file as Strong or Hevy exported it.',
  },
  unknownFormat: /*i18n*/ {
    id: 'The first line is not that of an export of Strong or Hevy. Set the app to English, export again, and choose that file.',
  },
  tooMany: /*i18n*/ {
    id: 'The file has more than 100,000 rows or 5,000 workouts. Please export a shorter time.',
  },
  timeZone: /*i18n*/ { id: 'Please send a time zone, such as Africa/Addis_Ababa.' },
  unitNeeded: /*i18n*/ { id: 'The file does not say its unit. Please choose kilograms or pounds.' },
  nothing: /*i18n*/ {
    id: 'Nothing is left to bring over: no row is understood, or every exercise is left out.',
  },
  tooManyOwn: /*i18n*/ {
    id: 'You can make 200 exercises of your own, and these would be more. Leave some out, or choose what comes nearest.',
  },
  idTaken: /*i18n*/ { id: 'This import could not be kept under its number. Please try again.' },
  notFound: /*i18n*/ { id: 'There is no such import.' },
  tooLate: /*i18n*/ { id: 'An import can be undone for a day. Single workouts can be deleted at any time.' },
  tooOften: /*i18n*/ { id: 'That was often in a short time. Please wait a few minutes.' },
} as const;
