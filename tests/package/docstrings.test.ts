import { describe, expect, it } from 'vitest';
import { publicNames } from '../../scripts/docs/public-names';

const names = publicNames();

describe('the exports of the package', () => {
  it('have a docstring each, which says more than the name', () => {
    expect(names.length).toBeGreaterThan(600);
    const bare = names.filter(({ doc }) => doc.trim().split(/\s+/).length < 3);
    expect(bare.map(({ entry, name, file, line }) => `${entry} ${name} (${file}:${String(line)})`)).toEqual([]);
  });

  it('are shown as declared: without bodies, and with the schema that a type is inferred from', () => {
    const codeOf = (name: string) => names.find((one) => one.entry.startsWith('vitrine') && one.name === name)?.code;
    expect(codeOf('formatPrice')).toBe("function formatPrice(minor: Minor, i18n: StoreView['i18n']): string;");
    expect(codeOf('TrackedOrder')).toContain('const trackedOrder = z.looseObject({');
    expect(codeOf('ShopError')).not.toContain('super(');
  });
});
