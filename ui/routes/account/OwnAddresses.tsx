import { useState } from 'react';
import {
  MAX_ADDRESSES,
  isSameAddress,
  type AccountsArea,
  type AddressChange,
  type OrderAddress,
} from '../../../core/account';
import { isShopError, type User } from '../../../core/shopper';
import { AddressBook, type Landing } from '../../pages/account/AddressBook';
import { useShop } from '../../state/shop-context';
import { useOnline } from '../../state/use-online';
import { useNotify } from '../../state/use-notify';
import { useText } from '../../text/text-context';
import { useAsyncArea } from '../../state/use-async-area';
import { arrangeAddresses, type AddressRow } from './address-rows';
import { AddressEditor } from './AddressEditor';

interface Props {
  readonly user: User;
  readonly accounts: AccountsArea;
}

/** Defaults to the store's country, so that its fields show at once. */
function emptyAddress({ firstname, lastname, phone, country }: User, countryOfStore: string): OrderAddress {
  const countryId = country === null || country === '' ? countryOfStore : country;
  return { firstname, lastname, street: [''], city: '', postcode: '', countryId, phone: phone ?? '' };
}

export function OwnAddresses({ user, accounts }: Props) {
  const shop = useShop();
  const t = useText();
  const checkout = useAsyncArea(() => shop.checkout());
  const book = useAddresses({ saved: user.addresses, accounts });
  const { rows, addresses, editing, edit, busy, landing } = book;
  const row = rows.find(({ id }) => id === editing);
  // If deleted elsewhere meanwhile, save it as new, to keep the input.
  const isThere = row !== undefined && addresses.some((address) => isSameAddress(address, row.address));
  const edited = row?.address ?? emptyAddress(user, shop.storeViews.current.tax.defaultCountry);
  const lastAddress = user.last_order?.address;
  return (
    <AddressBook
      rows={rows.map(({ id, address, removedFrom }) => ({ id, address, isRemoved: removedFrom !== undefined }))}
      defaultId={defaultOf(rows, addresses)}
      isFull={book.isFull}
      editing={checkout === null ? undefined : editing}
      busy={busy}
      landing={landing}
      lastOrder={lastAddress && { address: lastAddress, onKeep: () => void book.put(undefined, lastAddress) }}
      onEdit={(which) => edit(which)}
      onRemove={(id) => void book.remove(id)}
      onPutBack={(id) => void book.putBack(id)}
      onDefault={(id) => void book.makeDefault(id)}
      form={
        checkout !== null &&
        editing !== undefined && (
          <AddressEditor
            key={editing}
            checkout={checkout}
            address={edited}
            title={t(isThere ? 'profile.address-change' : 'profile.address-new')}
            busy={busy}
            onSave={(address) => void book.put(isThere ? row : undefined, address)}
            onCancel={() => book.leave()}
          />
        )
      }
    />
  );
}

function defaultOf(rows: readonly AddressRow[], [first]: User['addresses']): number | undefined {
  const isDefault = ({ address, removedFrom }: AddressRow) =>
    removedFrom === undefined && first !== undefined && isSameAddress(address, first);
  return rows.find(isDefault)?.id;
}

interface Book {
  readonly saved: User['addresses'];
  readonly accounts: AccountsArea;
}

function useAddresses({ saved, accounts }: Book) {
  const [editing, setEditing] = useState<number | 'new'>();
  const [landing, setLanding] = useState<Landing>();
  const { addresses, busy, save } = useSaving({ saved, accounts });
  const [rows, setRows] = useRows(addresses, typeof editing === 'number' ? editing : undefined);
  const change = (id: number, by: (row: AddressRow) => AddressRow) =>
    setRows((before) => before.map((row) => (row.id === id ? by(row) : row)));
  const addressOf = (id: number) => rows.find((row) => row.id === id)?.address;
  const leave = (at: Landing['at'] = editing === undefined || editing === 'new' ? 'add' : editing) => {
    setEditing(undefined);
    setLanding({ at });
  };
  return {
    addresses,
    rows,
    busy,
    landing,
    editing,
    isFull: addresses.length >= MAX_ADDRESSES,
    edit: setEditing,
    leave,
    put: (row: AddressRow | undefined, address: OrderAddress) =>
      row === undefined
        ? save({ kind: 'add', address }, () => leave('last'))
        : save({ kind: 'replace', address: row.address, by: address }, () => {
            change(row.id, ({ id }) => ({ id, address }));
            leave(row.id);
          }),
    makeDefault: async (id: number) => {
      const address = addressOf(id);
      if (address !== undefined) await save({ kind: 'make-default', address }, () => setLanding({ at: id }));
    },
    remove: async (id: number) => {
      const address = addressOf(id);
      if (address === undefined) return;
      const removedFrom = addresses.findIndex((one) => isSameAddress(one, address));
      await save({ kind: 'remove', address }, () => change(id, (row) => ({ ...row, removedFrom })));
    },
    putBack: async (id: number) => {
      const row = rows.find((one) => one.id === id);
      if (row?.removedFrom === undefined) return;
      await save({ kind: 'add', address: row.address, at: row.removedFrom }, () => setLanding({ at: id }));
    },
  };
}

function useRows(addresses: User['addresses'], edited: number | undefined) {
  const [kept, setRows] = useState<readonly AddressRow[]>([]);
  const rows = arrangeAddresses(kept, addresses, edited);
  if (rows !== kept) setRows(rows);
  return [rows, setRows] as const;
}

/** Shows the old addresses while saving, so that none appears twice. */
function useSaving({ saved, accounts }: Book) {
  const notify = useNotify();
  const shop = useShop();
  const t = useText();
  const online = useOnline();
  const [before, setBefore] = useState<User['addresses']>();
  const addresses = before ?? saved;
  /** @param then runs after success; failures are shown and input is kept */
  const save = async (change: AddressChange, then: () => void) => {
    setBefore(addresses);
    try {
      await accounts.changeAddresses(change);
      then();
    } catch (error) {
      const isOffline = !online && isShopError(error, 'request-failed');
      if (isOffline) shop.notices.spawn({ type: 'error', code: 'offline', message: t('profile.addresses-offline') });
      else notify(error);
    } finally {
      setBefore(undefined);
    }
  };
  return { addresses, busy: before !== undefined, save };
}
