import { useEffect, useState } from 'react';
import type { AccountEnd, AccountsArea } from '../../../core/account';
import type { User } from '../../../core/shopper';
import { untilLoaded } from '../../loading/until-loaded';
import { YourData } from '../../pages/account/YourData';
import { useLocation } from '../../state/address';
import { forgetSearches } from '../../state/drafts/recent-searches';
import { saveFile } from '../../state/device/save-file';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { errorText } from '../../text/format';
import { useFormat, useText } from '../../text/text-context';

interface Props {
  readonly user: User;
  readonly accounts: AccountsArea;
}

export function OwnData(account: Props) {
  return account.user.actor_id === null ? <Own {...account} /> : null;
}

function Own({ user, accounts }: Props) {
  const shop = useShop();
  const download = useDownload(accounts);
  const ending = useEnding({ user, accounts });
  const contact = user.login_email ?? user.phone ?? '';
  return (
    <YourData
      end={ending.end}
      busy={download.isBusy ? 'download' : ending.busy}
      said={download.said}
      refused={ending.refused}
      onDownload={download.run}
      onLook={ending.look}
      onSignIn={() => shop.ui.openSignIn({ contact })}
      onDelete={ending.run}
      onCancel={ending.cancel}
    />
  );
}

function useDownload(accounts: AccountsArea) {
  const t = useText();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const give = async () => {
    setBusy(true);
    setSaid('');
    try {
      const data = await accounts.ownData();
      const name = `my-data-${data.made_at.slice(0, 10)}.json`;
      saveFile(name, 'application/json', `${JSON.stringify(data, undefined, 2)}\n`);
      setSaid(t('data.downloaded', { name }));
    } catch (error) {
      notify(error);
    }
    setBusy(false);
  };
  return { isBusy, said, run: () => void give() };
}

function useEnding({ user, accounts }: Props) {
  const shop = useShop();
  const t = useText();
  const format = useFormat();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<{ readonly end: AccountEnd; readonly of: User }>();
  const [busy, setBusy] = useState<'delete' | 'look'>();
  const [refused, setRefused] = useState<string>();
  const look = async () => {
    setBusy('look');
    setRefused(undefined);
    try {
      setAsked({ end: await accounts.accountEnd(), of: user });
    } catch (error) {
      notify(error);
    }
    setBusy(undefined);
  };
  // After signing in again the earlier answer is stale.
  const isOld = asked !== undefined && asked.end.sign_in_again && asked.of !== user;
  useEffect(() => {
    if (!isOld) return undefined;
    return untilLoaded(() => accounts.accountEnd(), { here: (end) => setAsked({ end, of: user }) });
  }, [isOld, accounts, user]);
  const run = async () => {
    setBusy('delete');
    try {
      await accounts.deleteAccount();
      forgetSearches();
      navigate(shop.routing.localPath('/'));
    } catch (error) {
      setRefused(errorText(error, format, t));
      setBusy(undefined);
    }
  };
  const cancel = () => setAsked(undefined);
  return { end: asked?.end, busy, refused, look: () => void look(), run: () => void run(), cancel };
}
