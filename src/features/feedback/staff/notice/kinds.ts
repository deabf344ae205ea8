/** Minutes between two mails to one person: what arrives meanwhile is counted in the next one. */
export const noticePauseMinutes = 10;
