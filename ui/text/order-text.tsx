import type { OrderKey, OrderMessages } from './own-keys';
import { ownWords } from './own-words';
import type { OrderPlaceholders } from './placeholders/order';
import type { TextOf } from './text-context';

export type OrderText = TextOf<OrderKey, OrderPlaceholders>;

const order = ownWords<OrderKey, OrderMessages>("an order's page", {
  de: async () => (await import('./messages/de/order.json')).default,
  en: async () => (await import('./messages/en/order.json')).default,
  ru: async () => (await import('./messages/ru/order.json')).default,
  uk: async () => (await import('./messages/uk/order.json')).default,
  zh: async () => (await import('./messages/zh/order.json')).default,
});

export const OrderWords = order.Words;
export const OrderSpeech = order.Speech;
export const useOrderText: () => OrderText = order.useWords;
