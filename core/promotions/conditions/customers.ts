import type { Condition } from './condition';

export const customers: Condition = {
  reason: 'customers',
  isMet: ({ customers: named = [] }, { customer }) =>
    named.length === 0 ||
    (customer !== undefined && named.some((one) => one === 'customer' || customer.roles.includes(one))),
};
