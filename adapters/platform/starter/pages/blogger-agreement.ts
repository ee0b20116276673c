import { heading, list, text } from './page-text';
import type { PageText } from './page-text';
import { words } from './page-words';

export const BLOGGER_AGREEMENT: PageText = {
  identifier: 'blogger-user-agreement',
  title: words('blogger-agreement.title'),
  summary: words('blogger-agreement.summary'),
  parts: [
    heading(...words('blogger-agreement.what-we-send')),
    text(...words('blogger-agreement.what-we-send.1')),
    heading(...words('blogger-agreement.what-you-show')),
    list(
      words('blogger-agreement.what-you-show.1'),
      words('blogger-agreement.what-you-show.2'),
      words('blogger-agreement.what-you-show.3'),
    ),
    heading(...words('blogger-agreement.how-you-are-paid')),
    text(...words('blogger-agreement.how-you-are-paid.1')),
    text(...words('blogger-agreement.how-you-are-paid.2')),
  ],
};
