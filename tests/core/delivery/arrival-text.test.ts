import { describe, expect, it } from 'vitest';
import { arrivalText, latestDayText } from '../../../core/delivery';

const arrival = { earliest: '2026-11-26', latest: '2026-11-30' };

describe('the text of arrival dates', () => {
  it.each([
    // Versions of locale data differ in commas and repeated months.
    ['en-US', /^Thu, Nov 26 – Mon, Nov 30$/],
    ['en-GB', /^Thu,? 26 Nov – Mon,? 30 Nov$/],
    ['de-DE', /^Do\., 26\.( Nov\.)? – Mo\., 30\. Nov\.$/],
    ['ru-RU', /^чт, 26( нояб\.)? – пн, 30 нояб\.$/],
    ['uk-UA', /^чт, 26( лист\.)? – пн, 30 лист\.$/],
    ['zh-CN', /^11(月|\/)26日?周四 ?(至|–) ?11(月|\/)30日?周一$/],
  ])('is a range in %s', (locale, text) => {
    expect(arrivalText(arrival, locale)).toMatch(text);
  });
  it('is one date if there is only one', () => {
    expect(arrivalText({ earliest: '2026-11-26', latest: '2026-11-26' }, 'en-US')).toBe('Thu, Nov 26');
  });
  it('is the last date if something is ready', () => {
    expect(latestDayText(arrival, 'de-DE')).toBe('Mo., 30. Nov.');
  });
});
