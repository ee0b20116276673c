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
  const { addresses, busy, landing, land, removed, save, remove, putBack } = useAddresses({
    saved: user.addresses,
    accounts,
  });
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
    await save(next, () => leave(at));
  };
  const makeDefault = async (index: number) => {
    await save([...addresses.slice(index, index + 1), ...others(index)], () => land(0));
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

interface Book {
  readonly saved: User['addresses'];
  readonly accounts: AccountsArea;
}

/**
 * Saves addresses, one change after another, and keeps the last one that was taken away. While one is saved those of before are
 * shown, so that a new address never stands beside the form that it was typed in.
 */
function useAddresses({ saved, accounts }: Book) {
  const notify = useNotify();
  const [before, setBefore] = useState<User['addresses']>();
  const [landing, setLanding] = useState<Landing>();
  const [removed, setRemoved] = useState<Removed>();
  const addresses = before ?? saved;
  const land = (at: Landing['at']) => setLanding({ at });
  /** @param then what follows a success; what goes wrong is shown by then, and what was typed stays */
  const save = async (next: readonly OrderAddress[], then: () => void) => {
    setBefore(addresses);
    try {
      await accounts.update({ addresses: next });
      then();
    } catch (error) {
      notify(error);
    } finally {
      setBefore(undefined);
    }
  };
  const remove = async (at: number) => {
    const address = addresses[at];
    if (address === undefined) return;
    await save(
      addresses.filter((_, place) => place !== at),
      () => {
        setRemoved({ address, at });
        land('add');
      },
    );
  };
  const putBack = async () => {
    if (removed === undefined) return;
    await save(addresses.toSpliced(removed.at, 0, removed.address), () => {
      setRemoved(undefined);
      land(Math.min(removed.at, addresses.length));
    });
  };
  return { addresses, busy: before !== undefined, landing, land, removed, save, remove, putBack };
}
