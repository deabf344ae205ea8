/** Whether the database can keep a text: it takes neither a null character nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);
