/** What a member reads about training. */
export const trainingMessages = {
  notLoaded: /*i18n*/ { id: 'Your training could not be loaded.' },
  libraryNotLoaded: /*i18n*/ {
    id: 'The exercises could not be loaded. Please check your connection and try again.',
  },
  planNotFound: /*i18n*/ { id: 'There is no such plan.' },
  otherPlan: /*i18n*/ {
    id: 'You follow another plan. It can be left where it is, and taken up again later.',
  },
  noSuchVersion: /*i18n*/ { id: 'There is no newer version of this plan.' },
  goingOnAgain: /*i18n*/ { id: 'You have started this plan anew meanwhile.' },
  noSuchDay: /*i18n*/ { id: 'The plan has no such day.' },
  tooManyRounds: /*i18n*/ {
    id: 'Weeks of this plan were done once more as often as can be kept. You can start it over.',
  },
  restDay: /*i18n*/ { id: 'This is a rest day. There is nothing to train.' },
  planEnded: /*i18n*/ { id: 'You do not follow this plan any more.' },
  sessionGoingOn: /*i18n*/ { id: 'Another workout is still going on.' },
  idTaken: /*i18n*/ { id: 'This workout could not be kept under its number. Please try again.' },
  sessionNotFound: /*i18n*/ { id: 'There is no such workout.' },
  sessionOfPlan: /*i18n*/ {
    id: 'A workout of the plan that you follow is still going on. Finish or drop it first.',
  },
  nothingDone: /*i18n*/ { id: 'No set is done yet.' },
  notOnDevice: /*i18n*/ {
    id: 'There is no connection, and this workout is not on this device yet. It can be started once there is one.',
  },
  notSaved: /*i18n*/ { id: 'This could not be saved. Please try again.' },
  minutes: /*i18n*/ { id: 'Please enter whole minutes, from 1 to 1440.' },
  weight: /*i18n*/ { id: 'Please enter a weight from 20 to 500 kg, or leave it out.' },
  notes: /*i18n*/ { id: 'Please write at most 1,000 characters.' },
  effort: /*i18n*/ { id: 'Please choose a number from 1 to 10.' },
  exerciseNotFound: /*i18n*/ { id: 'There is no such exercise, and you have done none of it.' },
  routineNotFound: /*i18n*/ { id: 'There is no such routine.' },
  nothingToChange: /*i18n*/ { id: 'This workout is of no plan and no routine that could be changed.' },
  noExercises: /*i18n*/ { id: 'None of its exercises is in the library any more.' },
  noSuchExercise: /*i18n*/ {
    id: 'An exercise of this workout is not in the library any more. Take it out of the workout to go on.',
  },
  tooManySets: /*i18n*/ { id: 'This workout has too many sets. Take some out to go on.' },
} as const;
