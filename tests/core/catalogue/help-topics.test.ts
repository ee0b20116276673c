import { describe, expect, it } from 'vitest';
import { HELP_TOPICS, helpTopics } from '../../../core/catalogue/search/help-topics';

const names = (text: string) => helpTopics(text).map(({ name }) => name);

describe('words that ask for help', () => {
  it.each([
    ['returns', 'returns'],
    ['Umtausch', 'returns'],
    ['退货', 'returns'],
    ['delivery', 'delivery'],
    ['Versandkosten', 'delivery'],
    ['доставка', 'delivery'],
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
  ])('%s → %s', (text, topic) => {
    expect(names(text)[0]).toBe(topic);
  });
  it('are known by their beginning while they are typed', () => {
    expect(names('retu')).toEqual(['returns']);
    expect(names('re')).toEqual([]);
  });
  it.each(['black dress', 'rain jacket', 'turnschuhe', 'payday shirt', ''])('are not those of goods: %s', (text) => {
    expect(names(text)).toEqual([]);
  });
  it('lead somewhere, all of them', () => {
    const known = new Set(HELP_TOPICS.flatMap((topic) => helpTopics(topic === 'sizes' ? 'size guide' : topic)));
    expect(known.size).toBe(HELP_TOPICS.length);
    for (const { path, pages = [] } of known) expect(path === undefined ? pages.length : 1).toBeGreaterThan(0);
  });
});
