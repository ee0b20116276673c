import { describe, expect, it } from 'vitest';
import { inOwnWords } from '../../../ui/text/country-names';

const countries = [
  { id: 'US', name: 'United States' },
  { id: 'UK', name: 'United Kingdom' },
  { id: 'DE', name: 'Germany' },
  { id: 'AT', name: 'Austria' },
];
const names = (locale: string) => inOwnWords(countries, locale).map(({ name }) => name);

describe('the names of countries', () => {
  it("are the locale's, in its order", () => {
    expect(names('de-DE')).toEqual(['Deutschland', 'Österreich', 'Vereinigte Staaten', 'Vereinigtes Königreich']);
    expect(names('ru-RU')).toEqual(['Австрия', 'Великобритания', 'Германия', 'Соединенные Штаты']);
    expect(names('en-US')).toEqual(['Austria', 'Germany', 'United Kingdom', 'United States']);
  });
  it('are unchanged if the platform knows none, and so are the ids', () => {
    expect(inOwnWords([{ id: 'QQ', name: 'Atlantis' }], 'de')).toEqual([{ id: 'QQ', name: 'Atlantis' }]);
    expect(inOwnWords([{ id: 'XX-1', name: 'Elsewhere' }], 'de')).toEqual([{ id: 'XX-1', name: 'Elsewhere' }]);
    expect(inOwnWords(countries, 'zh-CN').map(({ id }) => id)).toContain('UK');
  });
});
