/** What a member reads about own routines. */
export const routineMessages = {
  name: /*i18n*/ { id: 'Please write a name of at most 80 characters.' },
  notes: /*i18n*/ { id: 'Please write at most 500 characters.' },
  exercises: /*i18n*/ { id: 'Please add an exercise.' },
  tooManyExercises: /*i18n*/ { id: 'A routine has at most 30 exercises.' },
  sets: /*i18n*/ { id: 'Please add a set.' },
  tooManySets: /*i18n*/ { id: 'An exercise has at most 20 sets.' },
  reps: /*i18n*/ { id: 'Please enter whole repetitions, from 1 to 500.' },
  repsMax: /*i18n*/ { id: 'Please enter more than the lower number of repetitions, or leave it out.' },
  seconds: /*i18n*/ { id: 'Please enter whole seconds, from 1 to 14400.' },
  measure: /*i18n*/ { id: 'Please enter either repetitions or seconds.' },
  load: /*i18n*/ { id: 'Please enter a weight from 0 to 500 kg, or leave it out.' },
  rest: /*i18n*/ { id: 'Please enter whole seconds of rest, from 0 to 900.' },
  rpe: /*i18n*/ { id: 'Please enter an effort from 1 to 10, or leave it out.' },
  tooMany: /*i18n*/ { id: 'You can keep 50 routines. Please delete one that you do not need.' },
  changed: /*i18n*/ { id: 'You have changed this routine elsewhere in the meantime.' },
  idTaken: /*i18n*/ { id: 'This routine could not be kept under its number. Please try again.' },
  noSuchExercise: /*i18n*/ {
    id: 'An exercise of this routine is not in the library any more. Please take it out.',
  },
} as const;
