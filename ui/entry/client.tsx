import '../design/fonts.css';
import '../design/tokens.css';
import '../design/elements.css';
import '../design/base.css';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBroadcastChannelTabs,
  createBrowserNetwork,
  createIndexedDbStorage,
  createLazyHttp,
  createLazyTelemetry,
  createSystemClock,
  createSystemIds,
} from '../../adapters/browser';
import { openShop, splitArrival, type Shop, type Telemetry } from '../../core/shopper';
import { App } from '../app/App';
import { leavingFor } from '../app/navigation/leaving-for';
import type { Installed } from '../app/navigation/installed';
import { firstPage } from '../app/navigation/first-page';
import { leftDocument } from '../app/navigation/left-document';
import { PageRegistry } from '../app/navigation/page-registry';
import { wordsOf } from '../app/page-words';
import { untilLoaded } from '../loading/until-loaded';
import { languageOf, TextRegistry } from '../text/languages';
import { readHandover, type Handover } from './handover';

async function main(): Promise<void> {
  const root = document.getElementById('root');
  const handover = readHandover(document.getElementById('handover')?.textContent ?? '');
  if (root === null || handover === undefined) return;
  const arrival = takeArrival();
  await breath();
  const telemetry = telemetryOf(handover, () => shop);
  const shop = openShop({
    config: handover.config,
    storeCode: handover.storeCode,
    interfaceLanguage: handover.interfaceLanguage,
    state: handover.state,
    arrival,
    adapters: {
      http: createLazyHttp(async () => (await import('./http')).openHttp()),
      storage: createIndexedDbStorage({ name: 'vitrine' }),
      clock: createSystemClock(),
      network: createBrowserNetwork(),
      tabs: createBroadcastChannelTabs({ name: 'vitrine' }),
      telemetry,
      ids: createSystemIds(),
    },
  });
  await breath();
  const pages = new PageRegistry();
  const texts = new TextRegistry();
  const { pathname, search } = window.location;
  const page = await firstPage(shop.routing, pathname + search, (url) => window.location.replace(url));
  if (page === null) return;
  const { leavesFor, arrive } = leavingFor();
  const language = languageOf(shop.storeViews.interfaceLanguage);
  const words = wordsOf(page.name) === 'first' ? texts.loadFirst(language) : texts.load(language);
  await Promise.all([words, pages.loadFirst(page)]);
  // A transition hydrates in slices and stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <WhenThere
        then={() => {
          performance.mark('hydrated');
          untilLoaded(() => shop.start(), { here: () => undefined });
          whenLoaded(() => void afterLoad(shop, arrive, handover.tags));
        }}
      >
        <App
          shop={shop}
          pages={pages}
          texts={texts}
          leavesFor={leavesFor}
          cameFor={leftDocument}
          year={handover.year}
          consent={handover.consent}
        />
      </WhenThere>,
    );
  });
}

/** Removes private parts from the address before anything reads it, without a history entry. */
function takeArrival() {
  const { pathname, search, hash } = window.location;
  const { url, taken, arrival } = splitArrival(pathname + search + hash);
  const { reset } = arrival;
  // Kept in the history entry, so that a reload can still set the password (`ui/state/drafts/kept-reset.ts`).
  if (taken !== '') window.history.replaceState({ ...window.history.state, ...(reset && { reset }) }, '', url);
  return arrival;
}

/** Loads on the first event or error; outside production every error is reported. */
function telemetryOf({ telemetry: endpoint, consent, release, config }: Handover, shop: () => Shop): Telemetry {
  const production = config.stage === 'production';
  const telemetry = createLazyTelemetry(async () =>
    (await import('./telemetry')).openTelemetry({
      endpoint,
      needsConsent: consent !== undefined,
      production,
      release,
      shop,
    }),
  );
  if (endpoint === undefined) return telemetry;
  window.addEventListener('error', ({ error }) => telemetry.error(error, { context: 'page' }));
  window.addEventListener('unhandledrejection', ({ reason }) => telemetry.error(reason, { context: 'promise' }));
  return telemetry;
}

/** Yields to the browser: on slow phones each part takes a tenth of a second. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Runs after hydration: stored state must not change the server markup before. */
function WhenThere({ then, children }: { readonly then: () => void; readonly children: ReactNode }) {
  // Once, whatever function comes with a later render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(then, []);
  return children;
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}

async function afterLoad(shop: Shop, arrive: (installed: Installed) => void, tags?: readonly string[]): Promise<void> {
  try {
    const { finish } = await import('./after-load');
    const installed = await finish(shop, tags);
    if (installed !== undefined) arrive(installed);
  } catch {
    // optional work
  }
}

void main();
