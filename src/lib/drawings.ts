/** The drawings of the site that a text names, a page or an answer of the API. */
export const drawingsIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\/figures\/[a-z\d-]+\.svg/g)),
];
