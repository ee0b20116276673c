import { describe, expect, it } from 'vitest';
import { HELP_TOPICS, helpTopics } from '../../../core/catalogue/search/help-topics';

const names = (text: string) => helpTopics(text).map(({ name }) => name);

describe('words about help topics', () => {
  it.each([
    ['returns', 'returns'],
    ['Umtausch', 'returns'],
    ['退货', 'returns'],
    ['delivery', 'delivery'],
    ['Versandkosten', 'delivery'],
    ['доставка', 'delivery'],
    ['do you ship to Canada', 'delivery'],
    ['liefert ihr nach Österreich', 'delivery'],
    ['доставляете в Казахстан', 'delivery'],
    ['доставляєте за кордон', 'delivery'],
    ['关税', 'delivery'],
    ['store locations', 'contact'],
    ['size guide', 'sizes'],
    ['Größentabelle', 'sizes'],
    ['Groessentabelle', 'sizes'],
    ['Ruecksendung', 'returns'],
    ['таблица размеров', 'sizes'],
    ['where is my order', 'order'],
    ['відстеження', 'order'],
    ['bank transfer', 'payment'],
    ['Überweisung', 'payment'],
    ['contact us', 'contact'],
    ['客服电话', 'contact'],
    ['Datenschutz', 'privacy'],
    ['klarna', 'payment'],
    ['FAQ', 'questions'],
    ['häufige Fragen', 'questions'],
    ['вопросы и ответы', 'questions'],
    ['поширені запитання', 'questions'],
    ['常见问题', 'questions'],
    ['promo code', 'coupons'],
    ['student discount', 'coupons'],
    ['Rabattcode', 'coupons'],
    ['промокод', 'coupons'],
    ['优惠码', 'coupons'],
    ['newsletter', 'newsletter'],
    ['рассылка', 'newsletter'],
    ['розсилка', 'newsletter'],
    ['订阅', 'newsletter'],
    ['sustainability', 'about'],
    ['Nachhaltigkeit', 'about'],
    ['jobs', 'jobs'],
    ['Stellenangebote', 'jobs'],
    ['вакансії', 'jobs'],
    ['招聘', 'jobs'],
  ])('%s → %s', (text, topic) => {
    expect(names(text)[0]).toBe(topic);
  });
  it('are recognised by their prefix while typing', () => {
    expect(names('retu')).toEqual(['returns']);
    expect(names('re')).toEqual([]);
  });
  it.each(['black dress', 'rain jacket', 'turnschuhe', 'payday shirt', 'job interview', 'press stud shirt', ''])(
    'are not product words: %s',
    (text) => {
      expect(names(text)).toEqual([]);
    },
  );
  it('all link to a page', () => {
    const known = new Set(HELP_TOPICS.flatMap((topic) => helpTopics(topic === 'sizes' ? 'size guide' : topic)));
    expect(known.size).toBe(HELP_TOPICS.length);
    for (const { path, pages = [] } of known) expect(path === undefined ? pages.length : 1).toBeGreaterThan(0);
  });
});
