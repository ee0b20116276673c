import type { Contact } from '../../../../core/contract/foundation/contact';
import type { NewCustomer } from '../../ports/people/customers';
import type { Settings } from '../../foundation';

export function newCustomer({ kind, value }: Contact, settings: Pick<Settings, 'defaultStore'>): NewCustomer {
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
    currency: settings.defaultStore.i18n.currencyCode,
    password: undefined,
    source: 'shop',
  };
}
