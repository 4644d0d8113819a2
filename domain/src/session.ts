/** The message for an expired session. A constant, because the web page shows it without loading the list of refusals. */
export const sessionExpired = 'Session expired. Please log in again.';
