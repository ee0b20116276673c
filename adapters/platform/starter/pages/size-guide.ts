import type { PageText } from './page-text';
import { ALL_CHARTS, MEASURING } from './size-charts';
import { words } from './page-words';

export const SIZE_GUIDE: PageText = {
  identifier: 'size-guide',
  title: words('size-guide.title'),
  summary: words('size-guide.summary'),
  section: 'help',
  parts: [MEASURING, ...ALL_CHARTS],
};
