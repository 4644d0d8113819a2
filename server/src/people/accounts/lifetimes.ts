/* Lifetimes of links and of an unfinished registration, in seconds. */

export const passwordLinkSeconds = 60 * 60;
export const emailLinkSeconds = 24 * 3_600;
export const registrationSeconds = 60 * 60;
export const invitationSeconds = 14 * 86_400;
