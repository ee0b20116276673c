import type { AccountsArea } from '../../core/account';
import { isShopError, type User } from '../../core/shopper';
import type { NoPasskey } from '../state/device/passkey-browser';
import { passkeyBrowser } from '../state/device/passkeys';
import type { PasskeyWay } from './use-passkey-way';

export type PasskeyOutcome = User | Exclude<NoPasskey, 'aborted'> | null;

/** Signs in with a passkey. @throws ShopError when refused; unprompted attempts fail silently */
export async function sendPasskey(
  area: () => Promise<Pick<AccountsArea, 'loginWithPasskey'>>,
  way: PasskeyWay,
  signal: AbortSignal,
): Promise<PasskeyOutcome> {
  const given = { is: false };
  const inField = way === 'field';
  try {
    const browser = await passkeyBrowser();
    if (inField && !(navigator.onLine && (await browser.suggests()))) return null;
    const accounts = await area();
    if (signal.aborted) return null;
    return await accounts.loginWithPasskey(async (options) => {
      if (signal.aborted) throw new DOMException('The modal was closed', 'AbortError');
      signal.addEventListener('abort', browser.abort, { once: true });
      try {
        const credential = await browser.ask(inField)(options);
        given.is = true;
        return credential;
      } finally {
        signal.removeEventListener('abort', browser.abort);
      }
    });
  } catch (error) {
    const none = isShopError(error) ? undefined : (await passkeyBrowser()).whyNone(error);
    if (none === 'aborted' || signal.aborted || (inField && (none !== undefined || !given.is))) return null;
    if (none !== undefined) return none;
    throw error;
  }
}
