import { useEffect, useState } from 'react';
import type { AccountsArea, OwnPasskeyList } from '../../../core/account';
import { untilLoaded } from '../../loading/until-loaded';
import { PasskeyList } from '../../pages/account/PasskeyList';
import { hasPasskeys, passkeyBrowser } from '../../state/device/passkeys';
import { usePasskeyRefused } from '../../state/use-passkey-refused';
import { useText } from '../../text/text-context';

interface Props {
  readonly accounts: AccountsArea;
}

export function OwnPasskeys({ accounts: { passkeys } }: Props) {
  const t = useText();
  const refused = usePasskeyRefused();
  const [list, setList] = useState<OwnPasskeyList>();
  const [said, setSaid] = useState('');
  useEffect(() => untilLoaded(() => passkeys.list(), { here: setList }), [passkeys]);
  useEffect(() => () => void (hasPasskeys() && passkeyBrowser().then(({ abort }) => abort())), []);
  const change = (done: string, work: () => Promise<OwnPasskeyList>) => {
    setSaid('');
    return refused(async () => {
      setList(await work());
      setSaid(done);
    });
  };
  const canMake = hasPasskeys();
  if (list === undefined || (list.items.length === 0 && !(canMake && list.may_change))) return null;
  return (
    <PasskeyList
      list={list}
      canMake={canMake}
      said={said}
      onAdd={(name) =>
        change(t('passkey.added'), async () => {
          const { make } = await passkeyBrowser();
          return passkeys.add(name, make);
        })
      }
      onRename={(id, name) => change(t('passkey.renamed'), () => passkeys.rename(id, name))}
      onRemove={(id) => change(t('passkey.removed'), () => passkeys.remove(id))}
    />
  );
}
