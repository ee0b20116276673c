import { useEffect, useState } from 'react';
import type { AccountsArea } from '../../../core/account';
import { Button } from '../../components/base/Button';
import { untilLoaded } from '../../loading/until-loaded';
import { hasPasskeys, passkeyBrowser } from '../../state/device/passkeys';
import { usePasskeyRefused } from '../../state/use-passkey-refused';
import { useText } from '../../text/text-context';

interface Props {
  readonly accounts: AccountsArea;
  readonly onDone?: () => void;
}

/** Offers a passkey as second factor if the account has a suitable one. */
export function FactorByPasskey({ accounts: { secondFactor }, onDone }: Props) {
  const t = useText();
  const refused = usePasskeyRefused();
  const [isThere, setThere] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  useEffect(() => {
    if (!hasPasskeys()) return undefined;
    return untilLoaded(() => secondFactor.status(), { here: ({ passkeys }) => setThere(passkeys > 0) });
  }, [secondFactor]);
  if (!isThere) return null;
  const give = async () => {
    setBusy(true);
    setError('');
    const why = await refused(async () => {
      const { ask } = await passkeyBrowser();
      await secondFactor.giveByPasskey(ask(false));
    });
    setError(why ?? '');
    setBusy(false);
    if (why === undefined) onDone?.();
  };
  return (
    <>
      <p>
        <Button kind="secondary" busy={busy} onClick={() => void give()}>
          {t('factor.use-passkey')}
        </Button>
      </p>
      {error !== '' && <p role="alert">{error}</p>}
    </>
  );
}
