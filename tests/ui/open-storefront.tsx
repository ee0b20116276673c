import { act, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach } from 'vitest';
import { App } from '../../ui/app/App';
import { PageRegistry } from '../../ui/app/navigation/page-registry';
import { languageOf, TextRegistry } from '../../ui/text/languages';
import { openShop, type OpenShop, type OpenShopOptions } from '../core/open-shop';

export interface OpenStorefront extends OpenShop {
  readonly user: UserEvent;
}

interface OpenStorefrontOptions extends OpenShopOptions {
  readonly prepare?: (open: OpenShop) => Promise<void>;
  readonly texts?: TextRegistry;
  readonly consent?: ComponentProps<typeof App>['consent'];
}

const running: OpenShop[] = [];
afterEach(async () => {
  for (const { shop, fixture } of running.splice(0)) {
    shop.dispose();
    await fixture.platform.close();
  }
});

export function address(): string {
  return window.location.pathname + window.location.search;
}

export async function openStorefront(url: string, options: OpenStorefrontOptions = {}): Promise<OpenStorefront> {
  const open = await openShop(options);
  running.push(open);
  const { shop } = open;
  await Promise.all([shop.content.loadSettings(), shop.catalogue.loadMenu()]);
  await options.prepare?.(open);
  window.history.replaceState(null, '', url);
  const { page } = await shop.routing.open(url);
  const pages = new PageRegistry();
  await pages.load(page.name);
  const texts = options.texts ?? new TextRegistry();
  if (options.texts === undefined) await texts.load(languageOf(shop.storeViews.interfaceLanguage));
  const app = <App shop={shop} pages={pages} texts={texts} year={2026} consent={options.consent} />;
  if (options.texts === undefined) render(app);
  else await act(() => Promise.resolve(render(app)));
  await waitFor(() => {
    if (document.querySelector('#content')?.childElementCount === 0) throw new Error('No page yet');
  });
  return { ...open, user: userEvent.setup() };
}
