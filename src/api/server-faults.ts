/** What the API says of faults that are not the person's: to staff in these words, to members in fewer. */
export const awayMessage = /*i18n*/ { id: 'Birtu is catching its breath. Please try again in a moment.' };
export const faultMessage = /*i18n*/ { id: 'Something went wrong on our side. Please try again.' };
export const unreadableMessage = /*i18n*/ { id: 'The server’s answer could not be read. Please try again.' };
