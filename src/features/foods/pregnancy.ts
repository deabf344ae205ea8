/** Liver and what is made with it, in either script, as people look for it. */
const liver = /liver|gub[ei]t|dull?et|ጉበት|ዱለት/i;

/** Whether somebody looks for a food that holds more vitamin A than a child in the womb can bear. */
export const isTooRichInPregnancy = (typed: string): boolean => liver.test(typed);
