import { list, text } from './page-text';
import type { PageText } from './page-text';
import { words } from './page-words';

export const BLOGGER_PRIVACY: PageText = {
  identifier: 'blogger-privacy-policy',
  title: words('blogger-privacy.title'),
  summary: words('blogger-privacy.summary'),
  parts: [
    text(...words('blogger-privacy.intro.1')),
    list(words('blogger-privacy.intro.2'), words('blogger-privacy.intro.3')),
    text(...words('blogger-privacy.intro.4')),
  ],
};
