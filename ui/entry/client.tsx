import '../design/fonts.css';
import '../design/tokens.css';
import '../design/base.css';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createAnalyticsTelemetry,
  createBroadcastChannelTabs,
  createBrowserNetwork,
  createFetchHttp,
  createIndexedDbStorage,
  createSystemClock,
  createSystemIds,
} from '../../adapters/browser';
import { createShop } from '../../core';
import { App } from '../app/App';
import { firstPage } from '../app/first-page';
import { leftDocument } from '../app/left-document';
import { PageRegistry } from '../app/page-registry';
import { wordsOf } from '../app/page-words';
import { languageOf, TextRegistry } from '../text/languages';
import { readHandover } from './handover';

/** The browser's composition root: the one place of the storefront that knows adapters. */
async function main(): Promise<void> {
  const root = document.getElementById('root');
  const handover = readHandover(document.getElementById('handover')?.textContent ?? '');
  if (root === null || handover === undefined) return; // a page that was not rendered for us
  await breath();
  const dataLayer: object[] = [];
  const shop = createShop({
    config: handover.config,
    storeCode: handover.storeCode,
    interfaceLanguage: handover.interfaceLanguage,
    state: handover.state,
    adapters: {
      http: createFetchHttp({ baseUrl: window.location.origin }),
      storage: createIndexedDbStorage({ name: 'vitrine' }),
      clock: createSystemClock(),
      network: createBrowserNetwork(),
      tabs: createBroadcastChannelTabs({ name: 'vitrine' }),
      telemetry: createAnalyticsTelemetry({ dataLayer }),
      ids: createSystemIds(),
    },
  });
  await breath();
  const pages = new PageRegistry();
  const texts = new TextRegistry();
  const { pathname, search } = window.location;
  const page = await firstPage(shop.routing, pathname + search, (url) => window.location.replace(url));
  if (page === null) return;
  const language = languageOf(shop.storeViews.interfaceLanguage);
  const words = wordsOf(page.name) === 'first' ? texts.loadFirst(language) : texts.load(language);
  await Promise.all([words, pages.loadFirst(page)]);
  // As a transition React takes over piece by piece and lets a tap in between; otherwise the page stands still meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <WhenThere then={() => void shop.start()}>
        <App shop={shop} pages={pages} texts={texts} cameFor={leftDocument()} year={handover.year} />
      </WhenThere>,
    );
  });
}

/** Lets the browser paint and answer a tap before the work goes on: on a slow phone each part of it takes a tenth of a second. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Calls back when the tree stands: what was kept from the last visit may not change what the server has rendered before that. */
function WhenThere({ then, children }: { readonly then: () => void; readonly children: ReactNode }) {
  // Once, whatever function comes with a later render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(then, []);
  return children;
}

void main();
