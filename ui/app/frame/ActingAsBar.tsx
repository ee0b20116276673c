import { fullName } from '../../../core/account';
import { useEffect, useState } from 'react';
import type { AccountsArea } from '../../../core/account';
import type { User } from '../../../core/shopper';
import { useAsyncArea } from '../../state/use-async-area';
import { ActingAs } from '../../shell/ActingAs';
import { focusPage } from '../../state/focus-page';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useNotify } from '../../state/use-notify';

interface Props {
  readonly user: User;
}

export function ActingAsBar({ user }: Props) {
  const shop = useShop();
  const accounts = useAsyncArea(() => shop.accounts());
  return accounts === null ? (
    <ActingAs name={nameOf(user)} previous="" busy={false} onReturn={() => undefined} />
  ) : (
    <Bar user={user} accounts={accounts} />
  );
}

function Bar({ user, accounts }: Props & { readonly accounts: AccountsArea }) {
  const notify = useNotify();
  const { previous } = useObservable(accounts.state$, accounts.snapshot);
  const [busy, setBusy] = useState(false);
  useEffect(() => focusPage, []); // the pressed button disappears with the bar
  const back = () => {
    setBusy(true);
    accounts
      .returnToPrevious()
      .catch(notify)
      .finally(() => setBusy(false));
  };
  return (
    <ActingAs name={nameOf(user)} previous={previous === null ? '' : nameOf(previous)} busy={busy} onReturn={back} />
  );
}

function nameOf({ firstname, lastname, email, phone, id }: User): string {
  const name = fullName(firstname, lastname);
  return name === '' ? (email ?? phone ?? String(id)) : name;
}
