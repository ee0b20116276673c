/** Holds the language that a shopper chose for the interface, so that the server speaks it from the first byte. */
const COOKIE = 'interface-language';
/** By this prefix browsers hold a cookie to be the shop's own: of this very host, and sent over https alone. */
const OWN = '__Host-';
/** A year, in seconds. */
const LIFETIME_S = 31_536_000;

/** The query parameter by which a browser without script chooses. */
export const LANGUAGE_PARAMETER = 'interface-language';

/** The language in a request's cookies; undefined where none was chosen. The one that is surely the shop's own counts before any other. */
export function chosenLanguage(cookies: string | null): string | undefined {
  const [own, other] = [OWN, ''].map(
    (prefix) => new RegExp(`(?:^|;\\s*)${prefix}${COOKIE}=([a-z]{2,3})(?:;|$)`).exec(cookies ?? '')?.[1],
  );
  return own ?? other;
}

/**
 * The cookie that keeps a choice, as `document.cookie` and `Set-Cookie` take it.
 * @param isHttps whether the shop is reached by https: only then browsers keep one that is secure
 */
export function languageCookie(language: string, isHttps: boolean): string {
  const kept = `${COOKIE}=${encodeURIComponent(language)}; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax`;
  return isHttps ? `${OWN}${kept}; Secure` : kept;
}
