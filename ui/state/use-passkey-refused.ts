import { isShopError } from '../../core/shopper';
import { useText } from '../text/text-context';
import type { NoPasskey } from './device/passkey-browser';
import { passkeyBrowser } from './device/passkeys';
import { useRefused } from './use-refused';

/** Runs a passkey action; resolves to the reason of a refusal, or undefined. Never rejects. */
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
