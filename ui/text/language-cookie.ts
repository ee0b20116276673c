const COOKIE = 'interface-language';
/** `__Host-` binds the cookie to this host and to https. */
const OWN = '__Host-';
/** In seconds. */
const LIFETIME_S = 31_536_000;

export const LANGUAGE_PARAMETER = 'interface-language';

/** The `__Host-` cookie takes precedence. */
export function chosenLanguage(cookies: string | null): string | undefined {
  const [own, other] = [OWN, ''].map(
    (prefix) => new RegExp(`(?:^|;\\s*)${prefix}${COOKIE}=([a-z]{2,3})(?:;|$)`).exec(cookies ?? '')?.[1],
  );
  return own ?? other;
}

/** @param isHttps browsers accept secure cookies only over https */
export function languageCookie(language: string, isHttps: boolean): string {
  const kept = `${COOKIE}=${encodeURIComponent(language)}; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax`;
  return isHttps ? `${OWN}${kept}; Secure` : kept;
}
