import { useState } from 'react';
import type { AccountsArea, OrderAddress, User } from '../../../core';
import { AddressBook, type Landing } from '../../pages/account/AddressBook';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useText } from '../../text/text-context';
import { useAsyncArea } from '../use-async-area';
import { AddressEditor } from './AddressEditor';

interface Props {
  readonly user: User;
  readonly accounts: AccountsArea;
}

/** An address that was taken away, and where it stood: until the page is left it can be put back. */
interface Removed {
  readonly address: OrderAddress;
  readonly at: number;
}

/** Where no country is known it is the store's, so that the form asks at once for what that country has. */
function emptyAddress({ firstname, lastname, phone, country }: User, countryOfStore: string): OrderAddress {
  const countryId = country === null || country === '' ? countryOfStore : country;
  return { firstname, lastname, street: [''], city: '', postcode: '', countryId, phone: phone ?? '' };
}

/** The addresses of who is signed in: each change is saved at once, and the focus goes where it can be gone on from. */
export function OwnAddresses({ user, accounts }: Props) {
  const shop = useShop();
  const t = useText();
  const checkout = useAsyncArea(() => shop.checkout());
  const [editing, setEditing] = useState<number | 'new'>();
  const { addresses } = user;
  const { busy, landing, land, removed, save, remove, putBack } = useAddresses({ addresses, accounts });
  const others = (index: number) => addresses.filter((_, at) => at !== index);
  const edited =
    typeof editing === 'number' ? addresses[editing] : emptyAddress(user, shop.storeViews.current.tax.defaultCountry);
  const leave = (at: number | 'add') => {
    setEditing(undefined);
    land(at);
  };
  const put = async (address: OrderAddress) => {
    const isNew = editing === 'new';
    const next = isNew ? [...addresses, address] : addresses.map((one, at) => (at === editing ? address : one));
    const at = typeof editing === 'number' ? editing : next.length - 1;
    if (await save(next)) leave(at);
  };
  const makeDefault = async (index: number) => {
    if (await save([...addresses.slice(index, index + 1), ...others(index)])) land(0);
  };
  return (
    <AddressBook
      addresses={addresses}
      editing={checkout === null ? undefined : editing}
      busy={busy}
      landing={landing}
      removed={removed?.address}
      onEdit={setEditing}
      onRemove={(index) => void remove(index)}
      onPutBack={() => void putBack()}
      onDefault={(index) => void makeDefault(index)}
      form={
        checkout !== null &&
        editing !== undefined &&
        edited !== undefined && (
          <AddressEditor
            key={editing}
            checkout={checkout}
            address={edited}
            title={t(editing === 'new' ? 'profile.address-new' : 'profile.address-change')}
            busy={busy}
            onSave={(address) => void put(address)}
            onCancel={() => leave(editing === 'new' ? 'add' : editing)}
          />
        )
      }
    />
  );
}

/** Saves addresses, one change after another, and keeps the last one that was taken away. */
function useAddresses({
  addresses,
  accounts,
}: {
  readonly addresses: User['addresses'];
  readonly accounts: AccountsArea;
}) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [landing, setLanding] = useState<Landing>();
  const [removed, setRemoved] = useState<Removed>();
  const land = (at: Landing['at']) => setLanding({ at });
  /** @returns whether it was saved; what went wrong is said by then, and what was typed stays */
  const save = async (next: readonly OrderAddress[]): Promise<boolean> => {
    setBusy(true);
    try {
      await accounts.update({ addresses: next });
      return true;
    } catch (error) {
      notify(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const remove = async (at: number) => {
    const address = addresses[at];
    if (address === undefined || !(await save(addresses.filter((_, place) => place !== at)))) return;
    setRemoved({ address, at });
    land('add');
  };
  const putBack = async () => {
    if (removed === undefined || !(await save(addresses.toSpliced(removed.at, 0, removed.address)))) return;
    setRemoved(undefined);
    land(Math.min(removed.at, addresses.length));
  };
  return { busy, landing, land, removed, save, remove, putBack };
}
