/** Milliseconds for which a sign-in code, and the link of its mail, can be used. */
export const CODE_MS = 10 * 60 * 1000;

/** Milliseconds for which the link of a new account's mail signs in; who comes later has a code sent. */
export const WELCOME_LINK_MS = 60 * 60 * 1000;
