export const triedMessages = {
  notKept: /*i18n*/ { id: 'The workout could not be kept. It stays on this device; try again later.' },
};
