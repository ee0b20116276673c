import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(() => fixture.platform.close());

async function lastUpdated(): Promise<unknown> {
  const answer = await fixture.platform.fetch(new Request('http://shop.test/api/cms/block/last_updated?storeId=us'));
  const { result } = (await answer.json()) as { readonly result?: { readonly json?: unknown } }; // sound: our own platform
  return result?.json;
}

describe('the block last_updated (A §3, §4.6)', () => {
  it('shows when the data was last updated, in the same block each time', async () => {
    await fixture.platform.catalogue.noteUpdate(1_700_000_000_000);
    expect(await lastUpdated()).toEqual({ last_updated: 1_700_000_000_000 });
    await fixture.platform.catalogue.noteUpdate(1_700_000_060_000);
    expect(await lastUpdated()).toEqual({ last_updated: 1_700_000_060_000 });
  });
});
