import { heading, list, text } from './page-text';
import type { PageText } from './page-text';
import { words } from './page-words';

export const PRIVACY: PageText = {
  identifier: 'privacy-policy',
  title: words('privacy.title'),
  summary: words('privacy.summary'),
  parts: [
    text(...words('privacy.intro.1')),
    heading(...words('privacy.what-we-keep')),
    list(words('privacy.what-we-keep.1'), words('privacy.what-we-keep.2'), words('privacy.what-we-keep.3')),
    heading(...words('privacy.who-else-sees-it')),
    text(...words('privacy.who-else-sees-it.1')),
    heading(...words('privacy.cookies')),
    text(...words('privacy.cookies.1')),
    heading(...words('privacy.how-long')),
    text(...words('privacy.how-long.1')),
    heading(...words('privacy.your-rights')),
    text(...words('privacy.your-rights.1')),
  ],
};
