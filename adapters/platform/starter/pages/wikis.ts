import { heading, list, text } from './page-text';
import type { PageText } from './page-text';
import { words } from './page-words';

const FIRST_POST: PageText = {
  identifier: 'blogger-first-post',
  title: words('wikis.first-post.title'),
  summary: words('wikis.first-post.summary'),
  parts: [
    text(...words('wikis.first-post.1')),
    heading(...words('wikis.three-rules')),
    list(words('wikis.three-rules.1'), words('wikis.three-rules.2'), words('wikis.three-rules.3')),
  ],
};

const PAYMENT: PageText = {
  identifier: 'blogger-royalties',
  title: words('wikis.payment.title'),
  summary: words('wikis.payment.summary'),
  parts: [text(...words('wikis.payment.1')), text(...words('wikis.payment.2'))],
};

export const WIKIS: readonly PageText[] = [FIRST_POST, PAYMENT];
