import { heading, text } from './page-text';
import type { PageText } from './page-text';
import type { Words } from '../words/words';
import { words } from './page-words';

/** Replaced by the store's delivery times and prices. */
const DELIVERY: Words = ['{{delivery}}', '{{delivery}}', '{{delivery}}', '{{delivery}}', '{{delivery}}'];

export const SHIPPING: PageText = {
  identifier: 'shipping-info',
  title: words('shipping.title'),
  summary: words('shipping.summary'),
  parts: [
    text(...DELIVERY),
    text(...words('shipping.intro.1')),
    heading(...words('shipping.where-we-deliver')),
    text(...words('shipping.where-we-deliver.1')),
    heading(...words('shipping.when-you-are-not-at')),
    text(...words('shipping.when-you-are-not-at.1')),
    heading(...words('shipping.damaged-or-lost')),
    text(...words('shipping.damaged-or-lost.1')),
  ],
};
