import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sharedChromium } from './support/chromium';
import { startGateway, type Gateway } from './support/gateway';
import { buy, findProduct } from './support/shopper';
import { signInByLink } from './support/signed-in';
import { DESKTOP, goTo, hydrated, openPage, PHONE, visit } from './support/visit';
import { SCREENS } from './support/widths';

/* The shop on a device: offline, and after a deployment. */
let browser: Browser;
let gateway: Gateway;
beforeAll(async () => {
  browser = await sharedChromium();
});
beforeEach(async () => {
  gateway = await startGateway(inject('shopUrl'));
});
afterEach(() => gateway.close());

const shopper = (viewport = DESKTOP) => visit(browser, { viewport, serviceWorker: true });

const kept = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname + new URL(url).search);
    return paths;
  });

async function open(page: Page, path: string): Promise<void> {
  await goTo(page, gateway.url + path);
  await expect.poll(async () => (await kept(page)).includes(path), { message: `${path} is kept` }).toBe(true);
  await expect.poll(async () => (await state(page)).isControlled, { message: 'the worker answers' }).toBe(true);
}

const state = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      waits: (registration?.waiting ?? null) !== null,
      isControlled: navigator.serviceWorker.controller !== null,
    };
  });

describe.each(SCREENS)('offline, on %s', (_name, viewport) => {
  it('home opens, and so do viewed pages and pictures', async () => {
    const { page, close } = await shopper(viewport);
    await open(page, '/');
    await open(page, '/c/women');
    const product = page.getByTestId('product-tile').first().getByRole('link').first();
    const path = (await product.getAttribute('href')) ?? '';
    await product.click();
    await page.waitForURL(`**${path}`);
    await expect.poll(async () => (await kept(page)).includes(path), { message: path }).toBe(true);
    await page.getByTestId('buy-form').waitFor();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();

    gateway.cut();
    await page.context().setOffline(true);
    await page.reload();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    await goTo(page, `${gateway.url}/c/women`);
    const first = page.getByTestId('product-tile').first().locator('img').first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await goTo(page, gateway.url);
    expect(await page.title()).toContain('Vitrine');
    await close();
  });

  it('a viewed page is hydrated as rendered by the server, with its filters', async () => {
    const { page, complaints, close } = await shopper(viewport);
    await open(page, '/');
    await open(page, '/c/women');
    const filters = () => page.getByTestId('facets').locator('*').count();
    const there = await filters();
    expect(there).toBeGreaterThan(0);
    gateway.cut();
    await page.context().setOffline(true);
    complaints.length = 0;
    await page.reload();
    await page.getByTestId('offline-badge').waitFor();
    expect(await filters()).toBe(there);
    expect(complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
    await close();
  });

  it('an unvisited page says so at its URL, links to cached pages, and opens once the network is back', async () => {
    const { page, complaints, close } = await shopper(viewport);
    await open(page, '/');
    await open(page, '/c/women');
    gateway.cut();
    await page.context().setOffline(true);
    complaints.length = 0;
    await goTo(page, `${gateway.url}/c/men`);
    const heading = () => page.getByRole('heading', { level: 1 }).textContent();
    expect(new URL(page.url()).pathname).toBe('/c/men');
    expect(await heading()).toBe('You are offline');
    await page.getByTestId('kept-pages').getByRole('link', { name: 'Women', exact: true }).click();
    await page.getByTestId('product-tile').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/c/women');
    await page.goBack();
    await expect.poll(heading).toBe('You are offline');
    gateway.mend();
    await page.context().setOffline(false);
    await expect.poll(() => heading().catch(() => '')).toContain('Men');
    expect(complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
    await close();
  });

  it('the bag opens at its URL with its lines, even if its page was never viewed', async () => {
    const { page, complaints, close } = await shopper(viewport);
    await buy(page, await findProduct(page, gateway.url));
    await open(page, '/');
    await expect.poll(async () => (await kept(page)).includes('/cart'), { message: 'the bag is kept' }).toBe(true);
    gateway.cut();
    await page.context().setOffline(true);
    complaints.length = 0;
    await goTo(page, `${gateway.url}/cart`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your bag');
    await page.getByTestId('cart-line').first().waitFor();
    await goTo(page, `${gateway.url}/c/men`);
    await page.locator('main').getByRole('link', { name: 'Your bag' }).click();
    await page.getByTestId('cart-line').first().waitFor();
    expect(complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
    await close();
  });

  it.each([
    ['without a network', true],
    ['over a failing network', false],
  ])('an unvisited product opened from a list shows this too, and opens automatically: %s', async (_name, text) => {
    const { page, close } = await shopper(viewport);
    await open(page, '/');
    await open(page, '/c/women');
    const product = page.getByTestId('product-tile').nth(2).getByRole('link').first();
    const path = (await product.getAttribute('href')) ?? '';
    gateway.cut();
    await page.context().setOffline(text);
    await product.click();
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    expect(page.url()).toBe(gateway.url + path);
    await page.getByTestId('kept-pages').getByRole('link', { name: 'Women', exact: true }).waitFor();
    gateway.mend();
    await page.context().setOffline(false);
    await page.getByTestId('buy-form').waitFor();
    expect(page.url()).toBe(gateway.url + path);
    await close();
  });
});

describe('a page that must not be cached, requested again offline', () => {
  it.each([
    ['the order confirmation', '/successful-payment?order=cbb8a066-a6de-49d5-8422-72bac9450995', 'You are offline'],
    ["a blogger's link", '/?promo=LOTTE', undefined],
    ["a link into a blogger's list", '/c/women?promo=LOTTE', 'You are offline'],
  ])('is not served: %s', async (_name, path, heading) => {
    const { page, close } = await shopper();
    await open(page, '/');
    await goTo(page, gateway.url + path);
    gateway.cut();
    await page.context().setOffline(true);
    await goTo(page, gateway.url + path);
    if (heading === undefined) await page.getByTestId('product-tile').first().waitFor();
    else await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect((await kept(page)).filter((address) => /promo=|order=/.test(address))).toEqual([]);
    await close();
  });
});

describe('the cache of a device', () => {
  it('contains no API response and no personal page', async () => {
    const { page, close } = await shopper();
    await open(page, '/');
    await goTo(page, `${gateway.url}/?contact=ada@example.com&code=ABCD`);
    await goTo(page, `${gateway.url}/my-account`);
    await open(page, '/c/women');
    const paths = await kept(page);
    expect(paths.filter((path) => /^\/api\/|contact=|code=|my-account/.test(path))).toEqual([]);
    await close();
  });
});

describe('the files of staff pages', () => {
  it('are loaded with the first of these pages, and by no shopper', async () => {
    const { page, close } = await shopper();
    const parts = async () => (await kept(page)).filter((path) => path.includes('/assets/RecordPart-'));
    await open(page, '/');
    expect(await parts()).toEqual([]);
    await goTo(page, `${gateway.url}/manage`);
    await expect.poll(parts, { timeout: 60_000 }).toHaveLength(2);
    await close();
  });
});

describe('after a deploy', () => {
  /** Installs the new version. It may take over at once: the page asks a worker that waits to, five seconds after its load. */
  const update = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      const worker = registration?.installing;
      await new Promise<void>((resolve, reject) => {
        const look = () => {
          if (worker?.state === 'redundant') reject(new Error('The new version could not be installed'));
          else if (worker?.state !== 'installing') resolve();
        };
        worker?.addEventListener('statechange', look);
        look();
      });
    });

  const goOn = async (page: Page, to = '/c/') => {
    // A pending request keeps the old worker alive, which delays its replacement by minutes.
    await page.waitForLoadState('load');
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await page.locator(`footer nav a[href*="${to}"]`).first().click();
    await page.waitForURL(`**${to}**`);
    await expect.poll(() => page.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false);
    await hydrated(page);
    await page.waitForLoadState('load');
  };
  const askToTakeOver = (page: Page) =>
    page.evaluate(async () => {
      (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage({ type: 'take-over' });
    });
  const waits = { timeout: 60_000, message: 'a version waits' };

  it('the next page has the new version', async () => {
    const { page, close } = await shopper();
    await open(page, '/');
    gateway.deploy();
    await update(page);
    await goOn(page);
    await close();
  });

  it('pages viewed before open offline, with their scripts and styles', async () => {
    const { page, close } = await shopper();
    const failed: string[] = [];
    const opened: string[] = [];
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') failed.push(`${request.url()}: ${reason}`);
    });
    page.on('response', (answer) => opened.push(answer.url()));
    await open(page, '/');
    await open(page, '/c/women');
    await page.waitForLoadState('load');
    gateway.deploy();
    await update(page);
    await goOn(page, '/c/men'); // The page asks the new worker to take over once it is idle.
    await expect.poll(async () => (await state(page)).waits, waits).toBe(false);
    // Tests must not depend on the browser's HTTP cache.
    const browserItself = await page.context().newCDPSession(page);
    await browserItself.send('Network.clearBrowserCache');
    gateway.cut();
    await page.context().setOffline(true);
    for (const path of ['/', '/c/women']) {
      failed.length = 0;
      opened.length = 0;
      await openPage(page, gateway.url + path);
      await page.getByTestId('product-tile').first().waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(failed.filter((failure) => /\.(js|css): /.test(failure))).toEqual([]);
      expect(opened.filter((url) => url.endsWith('.css'))).not.toEqual([]);
    }
    await close();
  });

  it('does not activate its worker while a shopper places an order in any tab', async () => {
    const { page, close } = await shopper();
    await open(page, '/');
    const checkout = await page.context().newPage();
    await goTo(checkout, `${gateway.url}/checkout`);
    gateway.deploy();
    await update(page);
    expect((await state(page)).waits).toBe(true);
    await askToTakeOver(page);
    await goOn(page);
    expect((await state(page)).waits).toBe(true);
    await checkout.close();
    const asked = async () => {
      await askToTakeOver(page);
      return (await state(page)).waits;
    };
    await expect.poll(asked, waits).toBe(false);
    await close();
  });
});

describe('signing out', () => {
  it('removes viewed pictures, and portraits are never cached (A §4.1)', async () => {
    const { page, close } = await shopper(PHONE);
    await open(page, '/');
    await signInByLink(page, gateway.url, `gone-${String(Date.now())}@shop.test`);
    await goTo(page, `${gateway.url}/my-account`);
    await page.evaluate(async () => {
      await (await caches.open('pictures')).put('/img/1/1/resize/of-an-order.jpg', new Response(''));
      await fetch('/img/210/300/resize/portrait/of-somebody.jpg');
    });
    expect(await kept(page)).toContain('/img/1/1/resize/of-an-order.jpg');
    expect((await kept(page)).filter((path) => path.includes('portrait'))).toEqual([]);
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.waitForURL(`${gateway.url}/`);
    await expect.poll(() => kept(page)).not.toContain('/img/1/1/resize/of-an-order.jpg');
    await close();
  });
});
