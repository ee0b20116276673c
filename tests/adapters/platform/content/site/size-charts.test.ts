import { describe, expect, it } from 'vitest';
import { pageHtml } from '../../../../../adapters/platform/starter/pages/page-text';
import { SIZE_CHARTS } from '../../../../../adapters/platform/starter/pages/size-charts';
import { sizesIn, type SizeFor } from '../../../../../core/product/size-labels';
import type { Product } from '../../../../../core/contract';

/** The chart of socks as its cells, by line. */
function lines(): readonly (readonly string[])[] {
  const html = pageHtml({ parts: SIZE_CHARTS['size-chart-socks'] ?? [] }, 'en');
  return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  );
}

/** A band as the button of the product page prints it. */
function printed(system: 'uk' | 'us', band: string, whom: SizeFor): string {
  const values = [{ value_index: band, label: band }];
  const option = { id: 1, attribute_code: 'size', attribute_id: '1', label: 'Size', values };
  const gender = whom === 'unisex' ? ['men', 'women'] : [whom];
  const product: Product = {
    id: 1,
    sku: 'S',
    type_id: 'configurable',
    name: 'Socks',
    ptype: 'socks',
    gender,
    configurable_options: [option],
  };
  return sizesIn(system, product, option).values[0]?.label ?? '';
}

describe('the size chart of socks', () => {
  it.each(['36–38', '39–41', '42–44', '45–47'])('has the row of %s under each label of the size button', (band) => {
    const line = lines().find(([eu]) => eu === band) ?? [];
    const [, uk, men, women] = line;
    expect(printed('uk', band, 'men')).toBe(`UK ${uk}`);
    expect(printed('us', band, 'men')).toBe(`US ${men}`);
    expect(printed('us', band, 'women')).toBe(`US ${women}`);
    expect(printed('us', band, 'unisex')).toBe(`M ${men} / W ${women}`);
  });
  it.each(['27–30', '31–34', '35–38'])('has the row of children’s %s too', (band) => {
    const [, uk, us] = lines().find(([eu]) => eu === band) ?? [];
    expect(printed('uk', band, 'children')).toBe(`UK ${uk}`);
    expect(printed('us', band, 'children')).toBe(`US ${us}`);
  });
});
