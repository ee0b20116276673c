import { useState, type ReactNode } from 'react';
import type { AccountsArea } from '../../../../core/account';
import type { User } from '../../../../core/shopper';
import { ConfirmIdentity } from '../../../pages/manage/people/ConfirmIdentity';
import { useShop } from '../../../state/shop-context';
import { useRefused } from '../../../state/use-refused';
import { FactorByPasskey } from '../FactorByPasskey';

/** Confirms the identity of the signed-in person in place: by second factor if set up, else by signing in again. */
export function useConfirmIdentity(user: User): { readonly confirm: () => void; readonly dialog: ReactNode } {
  const shop = useShop();
  const refused = useRefused();
  const [accounts, setAccounts] = useState<AccountsArea>();
  const signIn = () => shop.ui.openSignIn({ contact: user.login_email ?? user.phone ?? '' });
  const confirm = async () => {
    const area = await shop.accounts();
    if ((await area.secondFactor.status()).is_on) setAccounts(area);
    else signIn();
  };
  const close = () => setAccounts(undefined);
  const send = (area: AccountsArea) => async (code: string) => {
    const why = await refused(() => area.secondFactor.give(code));
    if (why === undefined) close();
    return why;
  };
  return {
    confirm: () => void confirm().catch(signIn),
    dialog: accounts && (
      <ConfirmIdentity onSend={send(accounts)} onClose={close}>
        <FactorByPasskey accounts={accounts} onDone={close} />
      </ConfirmIdentity>
    ),
  };
}
