import { describe, expect, it } from 'vitest';
import { developmentStrip } from '../../../ui/entry/development-strip';

describe('the strip of a shop in development', () => {
  it.each([
    ['de', 'Entwicklungsshop: Testzahlungen, E-Mails unter /dev/outbox'],
    ['en', 'Development shop: test payments, mails at /dev/outbox'],
    ['ru', 'Магазин для разработки: тестовые платежи, письма на /dev/outbox'],
    ['uk', 'Магазин для розробки: тестові платежі, листи на /dev/outbox'],
    ['zh', '开发用商店: 测试支付, 邮件见 /dev/outbox'],
  ] as const)('is a named landmark that explains the shop in %s, and links to its emails', (language, text) => {
    const document = new DOMParser().parseFromString(developmentStrip(language, 'Skip to content'), 'text/html');
    const strip = document.querySelector('aside');
    expect(strip?.textContent).toBe(text);
    expect(strip?.getAttribute('aria-label')).toBe(text.split(':')[0]);
    expect(strip?.querySelector('a')?.getAttribute('href')).toBe('/dev/outbox');
  });

  it('comes after the skip link, which is the first tab stop', () => {
    const document = new DOMParser().parseFromString(developmentStrip('en', 'Skip to content'), 'text/html');
    const links = [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Skip to content', '#content'],
      ['/dev/outbox', '/dev/outbox'],
    ]);
  });
});
