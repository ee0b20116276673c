import { isShopError } from '../../core';
import { useText } from '../text/text-context';
import type { NoPasskey } from './passkey-browser';
import { passkeyBrowser } from './passkeys';
import { useRefused } from './use-refused';

/** Returns what does something with a passkey and resolves to why it was refused, in words; undefined where it was not. It never rejects. */
export function usePasskeyRefused(): (work: () => Promise<unknown>) => Promise<string | undefined> {
  const t = useText();
  const refused = useRefused();
  const texts: Readonly<Record<Exclude<NoPasskey, 'aborted'>, string>> = {
    canceled: t('passkey.canceled'),
    there: t('passkey.there'),
    unavailable: t('passkey.unavailable'),
  };
  return async (work) => {
    let none: NoPasskey | undefined;
    const text = await refused(async () => {
      try {
        await work();
      } catch (error) {
        none = isShopError(error) ? undefined : (await passkeyBrowser()).whyNone(error);
        throw error;
      }
    });
    if (none === 'aborted') return undefined;
    return none === undefined ? text : texts[none];
  };
}
