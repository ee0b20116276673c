import { heading, list, text } from './page-text';
import type { PageText } from './page-text';
import { words } from './page-words';

export const TERMS: PageText = {
  identifier: 'terms-and-conditions',
  title: words('terms.title'),
  summary: words('terms.summary'),
  parts: [
    text(...words('terms.intro.1')),
    heading(...words('terms.order-and-contract')),
    text(...words('terms.order-and-contract.1')),
    heading(...words('terms.prices-and-payment')),
    list(
      words('terms.prices-and-payment.1'),
      words('terms.prices-and-payment.2'),
      words('terms.prices-and-payment.3'),
      words('terms.prices-and-payment.4'),
    ),
    heading(...words('terms.returns-and-faults')),
    text(...words('terms.returns-and-faults.1')),
    heading(...words('terms.reviews')),
    text(...words('terms.reviews.1')),
    heading(...words('terms.liability-and-law')),
    text(...words('terms.liability-and-law.1')),
  ],
};
