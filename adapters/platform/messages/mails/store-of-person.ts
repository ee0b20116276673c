import type { StoreView } from '../../../../core/store-views';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import type { Settings } from '../../foundation';

/** Picks the open store for mail to a person: that of their newest order, else by country, else the first. */
export async function storeOfPerson(
  { orders }: Pick<Repositories, 'orders'>,
  { id, country }: Pick<Customer, 'country' | 'id'>,
  { stores, defaultStore }: Pick<Settings, 'defaultStore' | 'stores'>,
): Promise<StoreView> {
  const [newest] = await orders.ofCustomer(id, { limit: 1, offset: 0 });
  return (
    stores.find(({ storeCode }) => storeCode === newest?.storeCode) ??
    stores.find(({ i18n }) => i18n.defaultCountry === country) ??
    defaultStore
  );
}
