import { useEffect, useRef, useState } from 'react';
import { fullName, EMPTY_ADDRESS, MAX_ADDRESSES, type AddressDetails, type OrderAddress } from '../../core/account';
import { accountDetails, isSamePlace, missingPersonal, prefill, savedAddress } from '../../core/internal';
import type { CheckoutState, User } from '../../core/shopper';
import type { SavedDetails } from '../pages/checkout/saved-details';
import type { Draft } from './use-draft';

interface Parts {
  readonly user: User | null;
  readonly draft: Draft;
  readonly isForOther: boolean;
  readonly setForOther: (isForOther: boolean) => void;
  /** The company and VAT number of a saved address are used. */
  readonly asksVat: boolean;
}

export function useSavedDetails({ user, draft, isForOther, setForOther, asksVat }: Parts): SavedDetails | undefined {
  const { personalDetails } = draft.shown;
  const { shippingDetails } = draft.shown;
  /** Input before a saved address was chosen; 'another address' restores it. */
  const [own, setOwn] = useState<AddressDetails | undefined>(undefined);
  const put = (address: AddressDetails, owner: User, saved?: OrderAddress) => {
    const isOther = isForOther || isNamedOther(address, owner);
    setForOther(isOther);
    const { firstName, lastName, ...place } = address;
    const rings = place.phoneNumber === '' ? { phoneNumber: shippingDetails.phoneNumber } : {};
    draft.change({
      shipping: { ...place, ...rings, ...(isOther && { firstName, lastName }) },
      ...(asksVat && saved !== undefined && { payment: accountDetails.businessOf(saved) }),
    });
  };
  useNoSecondAccount(user, draft);
  usePrefill({ user, draft, isForOther, put });
  if (user === null) return undefined;
  const owner = accountDetails.named(user);
  const addresses = accountDetails.addressesOf(user).slice(0, MAX_ADDRESSES).map(savedAddress);
  const chosen = addresses.findIndex((address) => isSamePlace(address, shippingDetails));
  const missing = missingPersonal(owner, personalDetails);
  const choose = (index: number) => {
    if (chosen < 0) setOwn(addressOf(shippingDetails));
    const address = addresses[index] ?? own ?? { ...EMPTY_ADDRESS, country: shippingDetails.country };
    put(address, owner, accountDetails.addressesOf(user)[index]);
    if (user.last_order !== undefined && index >= 0) fillIn(missing, draft, isForOther);
  };
  return {
    name: fullName(owner.firstname, owner.lastname) || (user.email ?? ''),
    canFillIn: Object.keys(missing).length > 0,
    onFillIn: () => fillIn(missing, draft, isForOther),
    addresses,
    chosen,
    onAddress: choose,
  };
}

function fillIn(missing: ReturnType<typeof missingPersonal>, draft: Draft, isForOther: boolean): void {
  const { firstName, lastName } = { ...draft.shown.personalDetails, ...missing };
  draft.change({ personal: missing, ...(!isForOther && { shipping: { firstName, lastName } }) });
}

interface Prefilling extends Pick<Parts, 'user' | 'draft' | 'isForOther'> {
  readonly put: (address: AddressDetails, owner: User, saved?: OrderAddress) => void;
}

/** Prefills empty fields once, so that cleared ones stay empty. */
function usePrefill({ user, draft, isForOther, put }: Prefilling): void {
  const done = useRef<User['id'] | undefined>(undefined);
  useEffect(() => {
    if (user === null || done.current === user.id) return;
    done.current = user.id;
    const { personal, address } = prefill(user, draft.shown);
    if (personal !== undefined) fillIn(personal, draft, isForOther);
    if (address !== undefined && !isForOther) put(address, user, user.addresses[0]);
  });
}

/** After sign-in drops the new account and its password. */
function useNoSecondAccount(user: User | null, { shown, change }: Draft): void {
  const { createAccount } = shown.personalDetails;
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn && createAccount) change({ personal: { createAccount: false, password: '' } });
  }, [isSignedIn, createAccount, change]);
}

function addressOf(details: CheckoutState['shippingDetails']): AddressDetails {
  const { firstName, lastName, country, streetAddress, apartmentNumber, city, state, region_id, zipCode, phoneNumber } =
    details;
  return { firstName, lastName, country, streetAddress, apartmentNumber, city, state, region_id, zipCode, phoneNumber };
}

function isNamedOther({ firstName, lastName }: AddressDetails, { firstname, lastname }: User): boolean {
  const name = fullName(firstName, lastName);
  return name !== '' && name !== fullName(firstname, lastname);
}
