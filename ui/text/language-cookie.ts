/** Holds the language that a shopper chose for the interface, so that the server speaks it from the first byte. */
const COOKIE = 'interface-language';
/** A year, in seconds. */
const LIFETIME_S = 31_536_000;

/** The query parameter by which a browser without script chooses. */
export const LANGUAGE_PARAMETER = 'interface-language';

/** The language in a request's cookies; undefined where none was chosen. */
export function chosenLanguage(cookies: string | null): string | undefined {
  return /(?:^|;\s*)interface-language=([a-z]{2,3})(?:;|$)/.exec(cookies ?? '')?.[1];
}

/** The cookie that keeps a choice, as `document.cookie` and `Set-Cookie` take it. */
export function languageCookie(language: string): string {
  return `${COOKIE}=${encodeURIComponent(language)}; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax`;
}
