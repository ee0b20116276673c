/** Maximum redirects of a shop. */
export const MAX_REDIRECTS = 100_000;
/** Maximum length of an address, in characters. */
export const MAX_REDIRECT_LENGTH = 1000;
/** Maximum redirects that lead to one another; longer chains are refused. */
export const MAX_REDIRECT_HOPS = 5;
