import { heading, list, text } from './page-text';
import type { PageText } from './page-text';
import { words } from './page-words';

export const RETURNS: PageText = {
  identifier: 'retail-returns',
  title: words('returns.title'),
  summary: words('returns.summary'),
  parts: [
    text(...words('returns.intro.1')),
    heading(...words('returns.how-it-works')),
    list(
      words('returns.how-it-works.1'),
      words('returns.how-it-works.2'),
      words('returns.how-it-works.3'),
      words('returns.how-it-works.4'),
      words('returns.how-it-works.5'),
    ),
    heading(...words('returns.your-money')),
    text(...words('returns.your-money.1')),
    heading(...words('returns.exchanges')),
    text(...words('returns.exchanges.1')),
    heading(...words('returns.what-we-cannot-take-back')),
    list(
      words('returns.what-we-cannot-take-back.1'),
      words('returns.what-we-cannot-take-back.2'),
      words('returns.what-we-cannot-take-back.3'),
    ),
    heading(...words('returns.faults')),
    text(...words('returns.faults.1')),
  ],
};
