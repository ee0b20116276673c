import * as z from 'zod/mini';
import { createVirtualClock } from '../../../../adapters/clock/virtual';
import { createInProcessHttp } from '../../../../adapters/http/in-process';
import { createSeededIds } from '../../../../adapters/ids/seeded';
import { createFixedNetwork } from '../../../../adapters/network/fixed';
import {
  createPlatform,
  type BlockRecord,
  type CatalogueWriter,
  type ProductRecord,
} from '../../../../adapters/platform';
import { createMemoryStorage } from '../../../../adapters/storage/memory';
import { createNoTabs } from '../../../../adapters/tabs/none';
import { createMemoryTelemetry } from '../../../../adapters/telemetry/memory';
import { createShop } from '../../../../core/shopper';
import type { FixturePlatform } from '../../../fixtures/platform';
import { callPlatform } from '../../../fixtures/platform';
import { demoShop, NOW } from '../../demo/demo-shop';

const STORES = ['us', 'en', 'de'];

function withPlenty(record: ProductRecord): ProductRecord {
  const stock = Object.entries(record.stock).map(
    ([sku, kept]) => [sku, kept.qty > 0 ? { ...kept, qty: 900 } : kept] as const,
  );
  return { ...record, stock: Object.fromEntries(stock) };
}

function withoutGuestBound({ blocks }: BlockRecord): BlockRecord {
  const { en } = blocks;
  if (en.identifier !== 'cms_settings') return { blocks };
  return {
    blocks: {
      ...blocks,
      en: { ...en, json: { ...z.looseObject({}).parse(en.json), guest_hold_units: 1000, guest_page_units: 1000 } },
    },
  };
}

async function writeDemo(catalogue: CatalogueWriter): Promise<void> {
  const demo = await demoShop();
  await catalogue.writeAttributes(demo.attributes());
  await catalogue.writeCategories([...demo.categories.values()]);
  await catalogue.writeProducts([...demo.products.values()].map(withPlenty));
  await catalogue.writeBlocks([...demo.blocks.values()].map(withoutGuestBound));
  await catalogue.writeTaxRules(demo.taxRules);
  await catalogue.reindex();
}

export async function openDemoShop(storeCode: string) {
  const clock = createVirtualClock({ start: NOW });
  const ids = createSeededIds(`prices ${storeCode}`);
  const platform = await createPlatform({ data: ':memory:', clock, ids, mode: 'development', stores: STORES });
  await writeDemo(platform.catalogue);
  const shop = createShop({
    storeCode,
    // Loads all products at once, which is slow on busy machines.
    config: { stores: { available: STORES }, catalogue: { clientTimeoutMs: 60_000 } },
    adapters: {
      http: createInProcessHttp({ fetch: (request) => platform.fetch(request) }),
      storage: createMemoryStorage(),
      clock,
      network: createFixedNetwork(true),
      tabs: createNoTabs(),
      telemetry: createMemoryTelemetry(),
      ids: createSeededIds('shopper'),
    },
  });
  const call: FixturePlatform['call'] = (method, path, body) => callPlatform(platform, method, path, body);
  const close = async (): Promise<void> => {
    shop.dispose();
    await platform.close();
  };
  return { platform, shop, call, close };
}

export type DemoShop = Awaited<ReturnType<typeof openDemoShop>>;
