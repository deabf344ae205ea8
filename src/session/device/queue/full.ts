/** Said where as much waits as a device keeps. */
export const full = /*i18n*/ {
  id: 'As much waits on this device as it can keep. Please find a connection, so that it can be sent, and then try again.',
};
