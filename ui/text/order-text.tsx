import type { OrderKey, OrderMessages } from './messages-order-en';
import { ownWords } from './own-words';
import type { TextParams } from './text-context';

export type OrderText = (key: OrderKey, params?: TextParams) => string;

const order = ownWords<OrderKey, OrderMessages>("an order's page", {
  de: async () => (await import('./messages-order-de')).orderDe,
  en: async () => (await import('./messages-order-en')).orderEn,
  ru: async () => (await import('./messages-order-ru')).orderRu,
  uk: async () => (await import('./messages-order-uk')).orderUk,
  zh: async () => (await import('./messages-order-zh')).orderZh,
});

export const OrderWords = order.Words;
export const OrderSpeech = order.Speech;
export const useOrderText: () => OrderText = order.useWords;
