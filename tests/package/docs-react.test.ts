// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '../ui/setup';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { firstValueFrom } from 'rxjs';
import type { Adapters, CheckoutField, Shop } from '../../core/shopper';
import { createFetchHttp } from '../../adapters/browser';
import {
  createFixedNetwork,
  createMemoryStorage,
  createNoTabs,
  createNoTelemetry,
  createSystemClock,
  createSystemIds,
} from '../../adapters/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { REFUSED_PARTS } from '../../core/orders/refusal-codes';
import { fillIn } from '../core/open-shop';
import { openFixturePlatform, type FixturePlatform } from '../fixtures/platform';
import { readExamples } from './read-examples';

/* Runs the blocks of the React and component guides against a shop at https://shop.example. */
const FOLDER = join(process.cwd(), '.build/docs-react');
const PAGES = ['docs/guides/react.md', 'docs/guides/checkout.md', 'docs/guides/components.md'];

type Wrapper = ComponentType<{ readonly children: ReactNode }>;
interface Blocks {
  readonly shop: { readonly shop: Shop; readonly MyShop: Wrapper };
  readonly cart: { readonly CartButton: ComponentType; readonly Cart: ComponentType };
  readonly product: {
    readonly Product: ComponentType<{ readonly sku: string }>;
    readonly Results: ComponentType<{ readonly text: string }>;
    readonly SearchField: ComponentType;
  };
  readonly suspense: { readonly Page: ComponentType };
  readonly checkout: { readonly Details: ComponentType; readonly Account: ComponentType };
  readonly 'checkout-page': { readonly CheckoutPage: ComponentType<{ readonly go: (path: string) => void }> };
  readonly translated: {
    readonly German: Wrapper;
    readonly Problems: ComponentType<{ readonly field: CheckoutField }>;
  };
  readonly 'place-order': { readonly PlaceOrder: ComponentType<{ readonly go: (path: string) => void }> };
  readonly thanks: { readonly Thanks: ComponentType<{ readonly orderId: string }> };
  readonly 'waiting-frame': { readonly WaitingFrame: Wrapper };
  readonly page: { readonly PageTitle: ComponentType };
  readonly server: { readonly render: (url: string, adapters: Adapters) => Promise<Rendered> };
  readonly client: { readonly takeOver: (root: HTMLElement, state: unknown, sku: string, adapters: Adapters) => void };
  readonly frame: { readonly Frame: Wrapper };
  readonly jackets: { readonly Jackets: ComponentType };
  readonly surroundings: { readonly Surroundings: Wrapper };
}
interface Rendered {
  readonly html?: string;
  readonly state?: string;
  readonly redirect?: string;
  readonly status: number;
}

const ENTRIES = [
  [/^E-mail/, 'ada@shop.test'],
  [/^First name/, 'Ada'],
  [/^Last name/, 'Byron'],
  [/^Street/, '1 Broadway'],
  [/^ZIP code/, '10004'],
  [/^City/, 'New York'],
  [/^Phone/, '+1 212 555 0100'],
] as const;

let opened: FixturePlatform;
const used = new Set<string>();
async function block<Name extends keyof Blocks>(name: Name): Promise<Blocks[Name]> {
  used.add(`${name}.tsx`);
  // Safe: tests/package/docs-examples type-checks each block.
  return (await import(/* @vite-ignore */ join(FOLDER, `${name}.tsx`))) as Blocks[Name];
}
const examples = readExamples().filter(
  ({ page, kind, file }) => PAGES.includes(`${page}.md`) && kind === 'example' && file.endsWith('.tsx'),
);

const stubFetch = () =>
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    opened.platform.fetch(new Request(input, init)),
  );

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { file, text } of examples) writeFileSync(join(FOLDER, file), text);
  opened = await openFixturePlatform();
  stubFetch();
});
afterAll(async () => {
  (await block('shop')).shop.dispose();
  vi.unstubAllGlobals();
  await opened.platform.close();
});

async function show(...shown: readonly ReactNode[]) {
  const { MyShop } = await block('shop');
  await act(async () => {
    render(createElement(MyShop, null, ...shown));
    await Promise.resolve();
  });
  return userEvent.setup();
}
const adapters = (): Adapters => ({
  http: createFetchHttp({ baseUrl: 'https://shop.example' }),
  storage: createMemoryStorage(),
  clock: createSystemClock(),
  network: createFixedNetwork(true),
  tabs: createNoTabs(),
  telemetry: createNoTelemetry(),
  ids: createSystemIds(),
});

describe('the React guide', () => {
  it('adds a product to the bag, changes it and removes it again', async () => {
    const { CartButton, Cart } = await block('cart');
    const { Product } = await block('product');
    const user = await show(createElement(Product, { sku: 'JACKET' }), createElement(CartButton), createElement(Cart));
    await screen.findByRole('heading', { level: 1 });
    for (const group of screen.getAllByRole('group')) {
      const first = group.querySelector('button');
      if (first !== null) await user.click(first);
    }
    await user.click(screen.getByRole('button', { name: 'Add to bag' }));
    await screen.findByText('Bag (1)');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await screen.findByText('Bag (2)');
    await screen.findByText(/^Grand total: \$160\.00$/);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Bag (0)');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lists, suggests and waits', async () => {
    const { Results, SearchField } = await block('product');
    const { Page } = await block('suspense');
    const user = await show(
      createElement(Results, { text: 'jacket' }),
      createElement(SearchField),
      createElement(Page),
    );
    await screen.findByText(/^\d+ jackets$/);
    expect((await screen.findAllByText(/Jacket/)).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('searchbox'), 'jack');
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0));
  });

  it('shows checkout and account to a guest, and the name of the page', async () => {
    const { Details, Account } = await block('checkout');
    const { PageTitle } = await block('page');
    await show(
      createElement(Details),
      createElement(Account),
      createElement('p', { role: 'status' }, createElement(PageTitle)),
    );
    await screen.findByRole('link', { name: 'Sign in' });
    await screen.findByRole('textbox', { name: 'E-mail' });
    const { shop } = await block('shop');
    await act(() => shop.routing.open('/'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('home'));
  });

  it('refuses an order, keeps the bag, and confirms one once it is placed', async () => {
    const { PlaceOrder } = await block('place-order');
    const { Thanks } = await block('thanks');
    const { WaitingFrame } = await block('waiting-frame');
    const { Frame } = await block('frame');
    const { shop } = await block('shop');
    await shop.cart.add(await shop.product.load({ sku: 'TEE' }));
    const gone: string[] = [];
    const placeOrder = createElement(PlaceOrder, { go: (path: string) => gone.push(path) });
    const user = await show(createElement(Frame, null, createElement(WaitingFrame, null, placeOrder)));
    await user.click(await screen.findByRole('button', { name: 'Order' }));
    await screen.findByText(/^shipping\.zipCode: /);
    expect(gone).toEqual([]);
    await fillIn({ shop });
    await user.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(gone).toHaveLength(1));
    await show(createElement(Thanks, { orderId: gone[0]?.split('=')[1] ?? '' }));
    await screen.findByRole('heading', { name: /^Thank you for order \d+$/ });
  });

  it('has a checkout page whose order is refused, placed, and kept while the device is offline', async () => {
    const { CheckoutPage } = await block('checkout-page');
    const { shop } = await block('shop');
    const gone: string[] = [];
    const add = async () => shop.cart.add(await shop.product.load({ sku: 'TEE' }));
    await add();
    const user = await show(createElement(CheckoutPage, { go: (path: string) => gone.push(path) }));
    const fill = async (label: RegExp, text: string) => {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.type(field, text);
      await user.tab();
    };
    const choose = async (label: RegExp, option: RegExp) => {
      const found = await within(await screen.findByLabelText(label)).findByRole('option', { name: option });
      await user.selectOptions(screen.getByLabelText(label), found);
    };
    const order = () => user.click(screen.getByRole('button', { name: 'Order' }));
    await fill(/^ZIP code/, '1');
    await order();
    await screen.findByText(/^Please enter a ZIP code like/);
    await screen.findByRole('alert');
    await choose(/^Country/, /^United States/);
    for (const [label, text] of ENTRIES) await fill(label, text);
    await choose(/^State/, /^New York$/);
    await choose(/^Shipping/, /^Standard.*\$/i);
    await choose(/^Payment/, /cash/i);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await order();
    await waitFor(() => expect(gone).toHaveLength(1));
    const orders = await shop.orders();
    await waitFor(async () => expect(await firstValueFrom(orders.confirmation$)).toMatchObject({ state: 'placed' }));
    await add();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await order();
    await waitFor(() => expect(gone).toHaveLength(2));
    stubFetch();
    expect(gone[1]).not.toBe(gone[0]);
  });

  it('shows errors in German', async () => {
    const { German, Problems } = await block('translated');
    const { shop } = await block('shop');
    await (await shop.checkout()).savePersonal({ emailAddress: '' });
    await shop.cart.clear();
    const user = await show(createElement(German, null, createElement(Problems, { field: 'personal.emailAddress' })));
    await screen.findByText(/^Bitte .*E-Mail/);
    await user.click(screen.getByRole('button', { name: 'Bestellen' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/leer/);
  });

  it('covers every refusal reason with the part to change', () => {
    const table = readFileSync('docs/guides/checkout.md', 'utf8').matchAll(/^\| (`[a-z`, -]+) \| `(\w+)` \|/gm);
    const named = [...table].flatMap(([, codes = '', change]) =>
      [...codes.matchAll(/`([a-z-]+)`/g)].map(([, code = '']) => [code, change]),
    );
    expect(Object.fromEntries(named)).toEqual(REFUSED_PARTS);
  });

  it('renders on a server, and hydrates without requesting the product again', async () => {
    const { render: renderPage } = await block('server');
    const { takeOver } = await block('client');
    const { html = '', state = '', status } = await renderPage('/p/JACKET/rain-jacket-1', adapters());
    expect(status).toBe(200);
    expect(html).toMatch(/<h1>[^<]*Jacket/);
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    const heading = root.querySelector('h1');
    const complaints = vi.spyOn(console, 'error');
    await act(async () => {
      takeOver(root, JSON.parse(state), 'JACKET', adapters());
      await Promise.resolve();
    });
    expect(root.querySelector('h1')).toBe(heading);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
    root.remove();
  });

  it('redirects a shopper with an outdated URL', async () => {
    const { render: renderPage } = await block('server');
    expect(await renderPage('/p/JACKET/an-old-name', adapters())).toEqual({
      status: 301,
      redirect: '/p/JACKET/rain-jacket-1',
    });
  });
});

describe('the components guide', () => {
  it('shows a page of them, whose bag opens', async () => {
    const { Frame } = await block('frame');
    const { Jackets } = await block('jackets');
    const { Surroundings } = await block('surroundings');
    const user = await show(createElement(Frame, null, createElement(Surroundings, null, createElement(Jackets))));
    const tile = await screen.findByRole('link', { name: /Jacket/ });
    expect(tile.getAttribute('href')).toMatch(/^\/product\?sku=/);
    await user.click(screen.getByRole('button', { name: 'Your bag' }));
    await screen.findByRole('dialog', { name: 'Your bag' });
  });
});

it('omits no code block', () => {
  expect([...used].toSorted()).toEqual(examples.map(({ file }) => file).toSorted());
});
