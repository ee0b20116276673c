import type { PageText } from './page-text';
import { ALL_CHARTS, MEASURING } from './size-charts';

export const SIZE_GUIDE: PageText = {
  identifier: 'size-guide',
  title: ['Size Guide', 'Größentabelle', 'Таблица размеров', 'Таблиця розмірів', '尺码指南'],
  summary: [
    'How to measure, and what our sizes mean in centimeters.',
    'Wie man misst und was unsere Größen in Zentimetern bedeuten.',
    'Как снять мерки и что наши размеры значат в сантиметрах.',
    'Як зняти мірки й що наші розміри означають у сантиметрах.',
    '如何测量，以及各尺码对应的厘米数。',
  ],
  section: 'help',
  parts: [MEASURING, ...ALL_CHARTS],
};
