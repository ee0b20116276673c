import type { OrderAddress } from '../../../../core/account';
import type { PersonDetails } from '../../../../core/staff';
import { Waiting } from '../../../pages/account/Waiting';
import { useShop } from '../../../state/shop-context';
import { useAsyncArea } from '../../../state/use-async-area';
import { useManageText } from '../../../text/manage-text';
import { AddressEditor } from '../../account/AddressEditor';

interface Props {
  readonly person: PersonDetails;
  readonly at: number | 'new';
  readonly isBusy: boolean;
  readonly onSave: (addresses: readonly OrderAddress[]) => void;
  readonly onClose: () => void;
}

const nothing = () => undefined;

/** Edits or adds an address with the form of the customer's account. */
export function PersonAddress({ person, at, isBusy, onSave, onClose }: Props) {
  const t = useManageText();
  const shop = useShop();
  const checkout = useAsyncArea(() => shop.checkout());
  const { firstname, lastname, phone, addresses } = person;
  const countryId = shop.storeViews.current.tax.defaultCountry;
  const empty = { firstname, lastname, street: [''], city: '', postcode: '', countryId, phone: phone ?? '' };
  const title = t(at === 'new' ? 'person.address-add' : 'person.address-edit');
  const address = at === 'new' ? empty : (addresses[at] ?? empty);
  const save = (saved: OrderAddress) =>
    onSave(at === 'new' ? [...addresses, saved] : addresses.map((one, index) => (index === at ? saved : one)));
  if (checkout === null) return <Waiting state="loading" onRetry={nothing} />;
  return <AddressEditor {...{ checkout, address, title }} busy={isBusy} onSave={save} onCancel={onClose} />;
}
