import type { User } from '../../../../core/contract';
import { deliveryStep } from '../../../../core/contract/orders/order-status';
import { toDecimal } from '../../../../core/kernel/money';
import { waitsForPayment } from '../../../../core/orders/shown-payment';
import type { Customer } from '../../ports/people/customers';
import type { StoredOrder } from '../../ports/orders/orders';
import { withoutStaffRights } from './factor-status';
import { lastOrderOf } from './last-order';
import { revisionOf } from './saved-addresses';

interface Carried {
  readonly orders: readonly StoredOrder[];
  readonly groupToken: User['groupToken'];
  readonly actorId: number | undefined;
  readonly secondFactor: User['second_factor'];
}

/** Returns the user for clients; the explicit member list prevents leaks. Pure. */
export function userOf(person: Customer, { orders, groupToken, actorId, secondFactor }: Carried): User {
  const customer = secondFactor === undefined ? person : withoutStaffRights(person);
  const lastOrder = lastOrderOf(customer, orders);
  return {
    id: customer.id,
    phone: customer.loginPhone ?? null,
    firstname: customer.firstname,
    lastname: customer.lastname,
    email: customer.email ?? customer.loginEmail ?? null,
    login_email: customer.loginEmail ?? null,
    has_password: customer.password !== undefined,
    photo: customer.photo ?? null,
    city: customer.city ?? null,
    postcode: customer.postcode ?? null,
    country: customer.country ?? null,
    addresses: [...customer.addresses],
    addresses_revision: revisionOf(customer.addresses),
    ...(lastOrder && { last_order: lastOrder }),
    roles: [...customer.roles],
    ...(customer.permissions.length > 0 && { permissions: [...customer.permissions] }),
    group_id: customer.groupId,
    groupToken,
    account: toDecimal(customer.bonus),
    account_currency: customer.currency,
    orders_history: orders.map((order) => ({
      increment_id: order.number,
      stage: deliveryStep(order.deliveryStatus, order.stage),
      canceled: order.status === 'canceled',
      ...(isToBePaid(order) && { unpaid: true }),
    })),
    actor_id: actorId ?? null,
    ...(secondFactor !== undefined && { second_factor: secondFactor }),
  };
}

function isToBePaid({ redirect, result, status }: StoredOrder): boolean {
  return waitsForPayment({
    paid: status === 'paid',
    canceled: status === 'canceled',
    payment_link: redirect ? result.order?.paylink : null,
    bank_account: result.bank_account,
  });
}
