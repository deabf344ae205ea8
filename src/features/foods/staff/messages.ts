/** What is wrong with a figure that staff have typed. */
export const figureMessages = {
  number: /*i18n*/ { id: 'Please write a number, or leave the field empty where the source says nothing' },
  calories: /*i18n*/ { id: 'Please write from 0 to 910 kcal per 100 g' },
  grams: /*i18n*/ { id: 'Please write from 0 to 100 g per 100 g' },
  milligrams: /*i18n*/ { id: 'Please write from 0 to 10,000 mg per 100 g' },
  sodium: /*i18n*/ { id: 'Please write from 0 to 40,000 mg per 100 g' },
  micrograms: /*i18n*/ { id: 'Please write from 0 to 100,000 µg per 100 g' },
  range: /*i18n*/ { id: 'The figure must lie within its range' },
  none: /*i18n*/ { id: 'Choose at least one figure that the source gives' },
  group: /*i18n*/ { id: 'Please choose the kind of food' },
  fasting: /*i18n*/ { id: 'Please say whether it is fasting food' },
  measure: /*i18n*/ { id: 'Write a measure with its grams, such as ladle = 120' },
  source: /*i18n*/ { id: 'Please name the source' },
  grade: /*i18n*/ { id: 'Please choose a grade' },
} as const;

/** Why a food could not be read or kept. */
export const staffFoodMessages = {
  notLoaded: /*i18n*/ { id: 'Failed to load foods' },
  notCreated: /*i18n*/ { id: 'Failed to add food' },
  notUpdated: /*i18n*/ { id: 'Failed to update food' },
  notFound: /*i18n*/ { id: 'Food not found.' },
} as const;
