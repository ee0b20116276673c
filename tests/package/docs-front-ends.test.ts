import { JSDOM } from 'jsdom';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createFixedNetwork,
  createInProcessHttp,
  createMemoryStorage,
  createNoTabs,
  createNoTelemetry,
  createSystemClock,
  createSystemIds,
} from '../../adapters/node';
import type { Adapters, PlaceOutcome, Shop } from '../../core/shopper';
import { fillIn } from '../core/open-shop';
import { openFixturePlatform, type FixturePlatform } from '../fixtures/platform';
import { bundleSample } from './bundle-sample';
import { blocksOf } from './docs-pages';

/* Runs the blocks of docs/guides/front-ends.md: components in jsdom, React Native's in a context without DOM and Node. */
const PAGE = 'docs/guides/front-ends.md';
const FOLDER = join(process.cwd(), '.build/docs-front-ends');

let opened: FixturePlatform;
const ends: (() => void)[] = [];
beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { kind, text } of blocksOf({ path: PAGE, text: readFileSync(PAGE, 'utf8') })) {
    const file = /file=(\S+)/.exec(kind)?.[1];
    if (file !== undefined) writeFileSync(join(FOLDER, file), text);
  }
  opened = await openFixturePlatform();
});
afterAll(async () => {
  for (const end of ends) end();
  await opened.platform.close();
});

const adapters = (): Adapters => ({
  http: createInProcessHttp({ fetch: (request) => opened.platform.fetch(request) }),
  storage: createMemoryStorage(),
  network: createFixedNetwork(),
  tabs: createNoTabs(),
  telemetry: createNoTelemetry(),
  clock: createSystemClock(),
  ids: createSystemIds(),
});

interface Mounted {
  readonly shop: Shop;
  readonly document: Document;
}

/** Runs a program in a page of its own; it exports `start(adapters, root)`, which returns its shop. */
async function mount(program: string): Promise<Mounted> {
  const page = new JSDOM('<!doctype html><main></main>', { runScripts: 'outside-only', pretendToBeVisual: true });
  // Safe: the program is written below.
  const { start } = runInContext(`${await bundleSample(FOLDER, program)};sample`, page.getInternalVMContext()) as {
    start: (adapters: Adapters, root: Element | null) => Shop;
  };
  const { document } = page.window;
  const shop = start(adapters(), document.querySelector('main'));
  ends.push(() => {
    shop.dispose();
    page.window.close();
  });
  return { shop, document };
}

const click = ({ document }: Mounted, name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (button === undefined) throw new Error(`There is no button ${name}`);
  button.click();
};
const shows = ({ document }: Mounted, text: RegExp) =>
  vi.waitFor(() => expect(document.body.textContent).toMatch(text), { timeout: 20_000 });

const VUE = `
  import { createApp, h } from 'vue';
  import { createShop } from 'vitrine';
  import { shopPlugin } from 'vitrine/vue';
  import Bag from './Bag.vue';
  import Product from './Product.vue';
  export function start(adapters, root) {
    const shop = createShop({ adapters });
    createApp({ render: () => [h(Product, { sku: 'TEE' }), h(Product, { sku: 'NOTHING' }), h(Bag)] }).use(shopPlugin(shop)).mount(root);
    return shop;
  }`;
const SVELTE = `
  import { mount } from 'svelte';
  import { createShop } from 'vitrine';
  import App from './App.svelte';
  export function start(adapters, target) {
    const shop = createShop({ adapters });
    mount(App, { target, props: { shop } });
    return shop;
  }`;

describe('the guide to other front ends', () => {
  it('has a bag and a product in Vue', async () => {
    const page = await mount(VUE);
    await shows(page, /Bag \(0\)/);
    await vi.waitFor(() => click(page, 'Add to bag'));
    await shows(page, /Bag \(1\)[\s\S]*× 1, \$/);
    click(page, 'One more');
    await shows(page, /Bag \(2\)[\s\S]*× 2/);
    click(page, 'Remove');
    await shows(page, /Bag \(0\)/);
    expect(page.document.querySelectorAll('[role=alert]')).toHaveLength(1);
  });

  it('has a bag in Svelte', async () => {
    const page = await mount(SVELTE);
    const { shop } = page;
    await shows(page, /Bag \(0\)/);
    await shop.cart.add(await shop.product.load({ sku: 'TEE' }));
    await shows(page, /Bag \(1\)[\s\S]*× 1, \$/);
    click(page, 'One more');
    await shows(page, /Bag \(2\)/);
    click(page, 'Remove');
    await shows(page, /Bag \(0\)/);
  });

  it('reads the state of an area that loads later', async () => {
    const { checkoutState } = (await import(/* @vite-ignore */ join(FOLDER, 'checkout-state.ts'))) as {
      checkoutState: (shop: Shop) => { subscribe: (next: (state: object) => void) => unknown };
    };
    const { shop } = await mount(SVELTE);
    const states: object[] = [];
    checkoutState(shop).subscribe((state) => states.push(state));
    await vi.waitFor(() => expect(states[0]).toHaveProperty('personalDetails'));
  });
});

/** Removes the members of Intl that Hermes lacks. */
const WITHOUT_INTL =
  'for (const name of ["supportedValuesOf", "PluralRules", "ListFormat", "DisplayNames", "RelativeTimeFormat", "Segmenter", "Locale"]) delete Intl[name];';

/** React Native's URL: no `canParse`, and members that throw. */
class NativeUrl {
  readonly #url: string;
  constructor(url: string, base?: string) {
    this.#url = new URL(url, base).href;
  }
  get origin(): string {
    throw new Error('URL.origin is not implemented');
  }
  toString(): string {
    return this.#url;
  }
}

interface Native {
  readonly createShop: (options: { readonly adapters: Adapters }) => Shop;
  readonly createNativeShop: (api: string, device: unknown, netInfo: unknown) => Shop;
  readonly createAsyncStorage: (device: unknown) => Adapters['storage'];
  readonly useCart: unknown;
}

const NATIVE = `
  export { createShop } from 'vitrine';
  export { useCart } from 'vitrine/react';
  export { createAsyncStorage } from './async-storage';
  export { createNativeShop } from './native-shop';`;

/** Runs the samples with the globals of ECMAScript and those given. */
async function native(globals: object): Promise<Native> {
  const context = createContext({ ...globals });
  runInContext(`${WITHOUT_INTL}\n${await bundleSample(FOLDER, NATIVE)}`, context);
  return runInContext('sample', context) as Native; // sound: the program above
}

function createDevice() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => Promise.resolve(values.get(key) ?? null),
    setItem: (key: string, value: string) => Promise.resolve(void values.set(key, value)),
    removeItem: (key: string) => Promise.resolve(void values.delete(key)),
    getAllKeys: () => Promise.resolve([...values.keys()]),
  };
}

async function order(shop: Shop): Promise<PlaceOutcome> {
  const { items } = await shop.catalogue.search({ text: 'tee' });
  expect(items.length).toBeGreaterThan(0);
  await shop.cart.add(await shop.product.load({ sku: 'TEE' }));
  await fillIn({ shop });
  return (await shop.orders()).place();
}

describe('React Native', () => {
  it('needs no global of a browser or of Node: a shop places an order with the storage of the guide', async () => {
    const { createShop, createAsyncStorage, useCart } = await native({});
    expect(typeof useCart).toBe('function');
    const shop = createShop({ adapters: { ...adapters(), storage: createAsyncStorage(createDevice()) } });
    ends.push(() => shop.dispose());
    await shop.start();
    expect(await order(shop)).toMatchObject({ status: 'placed' });
  });

  it('keeps an order while the device is offline, and the bag for the next start', async () => {
    let isReached = true;
    const fetch = (url: string, init: RequestInit) =>
      isReached
        ? opened.platform.fetch(new Request(url, init))
        : Promise.reject(new TypeError('Network request failed'));
    const globals = { AbortController, clearTimeout, console, crypto, fetch, Request, setTimeout, URL: NativeUrl };
    const { createNativeShop } = await native(globals);
    const device = createDevice();
    const netInfo = { addEventListener: () => () => undefined };
    const first = createNativeShop('https://shop.example', device, netInfo);
    await first.start();
    await first.cart.add(await first.product.load({ sku: 'TEE' }));
    await first.cart.settled();
    first.dispose();
    const next = createNativeShop('https://shop.example', device, netInfo);
    ends.push(() => next.dispose());
    await next.start();
    await vi.waitFor(() => expect(next.cart.snapshot.cartItems).toHaveLength(1));
    await fillIn({ shop: next });
    const orders = await next.orders();
    isReached = false;
    expect(await orders.place()).toMatchObject({ status: 'waiting' });
  });
});
