/** In milliseconds. */
export const CODE_MS = 10 * 60 * 1000;

/** In milliseconds. */
export const WELCOME_LINK_MS = 60 * 60 * 1000;
