import { text } from './page-text';
import type { PageText } from './page-text';
import { words } from './page-words';

export const ABOUT: PageText = {
  identifier: 'about',
  section: 'house',
  title: words('about.title'),
  summary: words('about.summary'),
  parts: [text(...words('about.intro.1'))],
};
