import { isInterfaceLanguage } from '../text/languages';
import { LANGUAGE_PARAMETER, languageCookie } from '../text/language-cookie';

/**
 * Handles the language form without script: sets the cookie and redirects back.
 * @param publicUrl public origin; default: that of the request
 */
export function languageChoice({ pathname, searchParams, origin }: URL, publicUrl = origin): Response | undefined {
  const language = searchParams.get(LANGUAGE_PARAMETER);
  if (language === null) return undefined;
  const rest = new URLSearchParams(searchParams);
  rest.delete(LANGUAGE_PARAMETER);
  const location = rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`;
  const headers = new Headers({ location: location.replace(/^\/{2,}/, '/'), 'cache-control': 'no-store' });
  if (isInterfaceLanguage(language))
    headers.set('set-cookie', languageCookie(language, publicUrl.startsWith('https:')));
  return new Response(null, { status: 303, headers });
}
