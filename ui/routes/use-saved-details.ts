import { useEffect, useState } from 'react';
import {
  isSamePlace,
  missingPersonal,
  savedAddress,
  type AddressDetails,
  type CheckoutState,
  type User,
} from '../../core';
import type { SavedDetails } from '../pages/checkout/saved-details';
import type { Draft } from './use-draft';

/** A §7: an account keeps no more addresses. */
const MOST_ADDRESSES = 20;

interface Parts {
  readonly user: User | null;
  readonly draft: Draft;
  readonly isForOther: boolean;
  readonly setForOther: (isForOther: boolean) => void;
}

/** What checkout can fill in for the signed-in user. Undefined for guests. */
export function useSavedDetails({ user, draft, isForOther, setForOther }: Parts): SavedDetails | undefined {
  const { personalDetails } = draft.shown;
  const { shippingDetails } = draft.shown;
  /** What was typed before an address of the account was chosen: it comes back with 'another address'. */
  const [own, setOwn] = useState<AddressDetails | undefined>(undefined);
  useNoSecondAccount(user, draft);
  if (user === null) return undefined;
  const addresses = user.addresses.slice(0, MOST_ADDRESSES).map(savedAddress);
  const chosen = addresses.findIndex((address) => isSamePlace(address, shippingDetails));
  const missing = missingPersonal(user, personalDetails);
  const choose = (index: number) => {
    if (chosen < 0) setOwn(addressOf(shippingDetails));
    const address = addresses[index] ?? own ?? { ...NO_ADDRESS, country: shippingDetails.country };
    const isOther = isForOther || isNamedOther(address, user);
    setForOther(isOther);
    const { firstName, lastName, ...place } = address;
    const rings = place.phoneNumber === '' ? { phoneNumber: shippingDetails.phoneNumber } : {};
    draft.change({ shipping: { ...place, ...rings, ...(isOther && { firstName, lastName }) } });
  };
  return {
    name: `${user.firstname} ${user.lastname}`.trim() || (user.email ?? ''),
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

/** A shopper who has signed in meanwhile needs no new account, and its password is not kept. */
function useNoSecondAccount(user: User | null, { shown, change }: Draft): void {
  const { createAccount } = shown.personalDetails;
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn && createAccount) change({ personal: { createAccount: false, password: '' } });
  }, [isSignedIn, createAccount, change]);
}

const NO_ADDRESS: AddressDetails = {
  firstName: '',
  lastName: '',
  country: '',
  streetAddress: '',
  apartmentNumber: '',
  city: '',
  state: '',
  region_id: 0,
  zipCode: '',
  phoneNumber: '',
};

function addressOf(details: CheckoutState['shippingDetails']): AddressDetails {
  const { firstName, lastName, country, streetAddress, apartmentNumber, city, state, region_id, zipCode, phoneNumber } =
    details;
  return { firstName, lastName, country, streetAddress, apartmentNumber, city, state, region_id, zipCode, phoneNumber };
}

/** Whether an address is somebody else's than the account's owner's. */
function isNamedOther({ firstName, lastName }: AddressDetails, { firstname, lastname }: User): boolean {
  const name = `${firstName} ${lastName}`.trim();
  return name !== '' && name !== `${firstname} ${lastname}`.trim();
}
