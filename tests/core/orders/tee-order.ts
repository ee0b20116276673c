import type { Order } from '../../../core/contract';

const address = {
  firstname: 'Ada',
  lastname: 'Byron',
  street: ['1 Broadway'],
  city: 'NY',
  postcode: '10004',
  countryId: 'US',
};

export const teeOrder = {
  order_id: 'order-0001',
  cart_id: 'cart',
  store_code: 'us',
  products: [{ sku: 'TEE', qty: 1, price_incl_tax: 15 }],
  totals: [{ code: 'grand_total', value: 15 }],
  addressInformation: {
    shippingAddress: address,
    billingAddress: address,
    shipping_method_code: 'standard',
    shipping_carrier_code: 'vitrine',
    payment_method_code: 'cash',
  },
  personalDetails: { firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@shop.test' },
} satisfies Order;
