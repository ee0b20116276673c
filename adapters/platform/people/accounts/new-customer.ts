import type { Contact } from '../../../../core/contract/foundation/contact';
import type { StoreView } from '../../../../core/store-views';
import type { NewCustomer } from '../../ports/people/customers';

/** @param store of the sign-up: the account earns and spends bonuses in its currency only */
export function newCustomer({ kind, value }: Contact, { i18n }: Pick<StoreView, 'i18n'>): NewCustomer {
  return {
    loginPhone: kind === 'phone' ? value : undefined,
    loginEmail: kind === 'email' ? value : undefined,
    email: kind === 'email' ? value : undefined,
    isVerified: true,
    firstname: '',
    lastname: '',
    photo: undefined,
    city: undefined,
    postcode: undefined,
    country: undefined,
    addresses: [],
    roles: [],
    groupId: 1,
    bonus: 0,
    currency: i18n.currencyCode,
    password: undefined,
    source: 'shop',
  };
}
