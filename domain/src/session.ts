/** What a person reads whose session is over: the page says it too, without the list of refusals. */
export const sessionExpired = 'Session expired. Please log in again.';
