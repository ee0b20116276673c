import type { NewOrder, StoredOrder } from '../../adapters/platform/ports/orders/orders';

export function newOrder(
  orderId: string,
  id: number,
  number: string,
): NewOrder & Pick<StoredOrder, 'id' | 'number' | 'result'> {
  return {
    id,
    number,
    orderId,
    hash: orderId,
    cartToken: orderId,
    storeCode: 'us',
    email: 'ada@shop.test',
    redirect: true,
    currency: 'USD',
    grandTotal: 1000,
    units: [{ sku: 'TEE', qty: 1 }],
    document: {
      products: [{ sku: 'TEE', name: 'Tee', count: 1, price: 10, row_total: 10 }],
      totals: [{ code: 'grand_total', title: 'Total', value: 10 }],
      addressInformation: {},
      personalDetails: { firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@shop.test' },
    },
    result: { id, number, currency: 'USD', price: 10 },
    createdAt: 0,
    customerId: undefined,
  };
}
