import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
  const block = (id: number) => ({ id, identifier: `block-${String(id)}`, content: `<p>${String(id)}</p>` });
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: block(7) } }, { blocks: { en: block(8) } }]);
});
afterAll(() => fixture.platform.close());

interface Block {
  readonly id: number;
  readonly identifier: string;
}

async function found(value?: object): Promise<readonly Block[]> {
  const filters = value === undefined ? [] : [{ attribute: 'identifier', value }];
  const request = encodeURIComponent(JSON.stringify({ filters }));
  const { json } = await fixture.call('GET', `/api/catalog?type=cms_block&store=us&size=-1&searchQuery=${request}`);
  return (json as { readonly items: readonly Block[] }).items; // sound: the contract's own shape
}

describe('blocks requested by name', () => {
  it('are the same as in the full list', async () => {
    const all = await found();
    expect(all.length).toBeGreaterThan(1);
    for (const block of all) expect(await found({ in: [block.identifier] })).toEqual([block]);
    const names = all.map(({ identifier }) => identifier);
    expect(await found({ in: names })).toEqual(all);
    const many = Array.from({ length: 30 }, (_, n) => `none-${String(n)}`);
    expect(await found({ in: [...names, ...many] })).toEqual(all);
    expect(await found({ eq: names[0], in: names.slice(1) })).toEqual([]);
  });

  it('are none if a name is the id of a block', async () => {
    const [block] = await found();
    expect(await found({ in: [String(block?.id)] })).toEqual([]);
  });
});
