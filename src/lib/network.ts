/** Said wherever no answer came, on every screen alike. */
export const networkMessage = /*i18n*/ {
  id: 'Network error. Please check your internet connection and try again.',
};
