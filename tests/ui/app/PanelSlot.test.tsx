import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BehaviorSubject } from 'rxjs';
import type { Shop } from '../../../core/shopper';
import { PanelSlot, type PanelLoader } from '../../../ui/parts/PanelSlot';
import { ShopProvider } from '../../../ui/state/shop-context';
import { openShop, type OpenShop } from '../../core/open-shop';
import { renderPage } from '../render-page';

const open: OpenShop[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const { shop, fixture } of open.splice(0)) {
    shop.dispose();
    await fixture.platform.close();
  }
});

async function show(load: PanelLoader, online = true) {
  const shopping = await openShop();
  open.push(shopping);
  const shop: Shop = { ...shopping.shop, online$: new BehaviorSubject(online) };
  const onClose = vi.fn<() => void>();
  const rendered = renderPage(
    <ShopProvider shop={shop}>
      <PanelSlot load={load} title="Menu" side="left" open onClose={onClose} />
    </ShopProvider>,
  );
  return { ...rendered, onClose };
}
const Panel = () => <p>Here it is</p>;
const never: PanelLoader = () => new Promise(() => undefined);

describe('a panel whose code loads when it is opened (A §2.5)', () => {
  it('shows its content', async () => {
    await show(() => Promise.resolve(Panel));
    expect(await screen.findByText('Here it is')).toBeInTheDocument();
  });

  it('shows an error, and retries on request', async () => {
    const load = vi.fn<PanelLoader>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Panel);
    const { user } = await show(load);
    expect(await screen.findByText('An error occured while loading the component.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here it is')).toBeInTheDocument();
  });

  it('reports a missing network', async () => {
    await show(() => Promise.reject(new Error('gone')), false);
    expect(
      await screen.findByText("Component couldn't be loaded due to lack of network connectivity."),
    ).toBeInTheDocument();
  });

  it('fails if it has not loaded within 3000 ms', async () => {
    const shopping = await openShop();
    open.push(shopping);
    vi.useFakeTimers();
    renderPage(
      <ShopProvider shop={shopping.shop}>
        <PanelSlot load={never} title="Menu" side="left" open onClose={() => undefined} />
      </ShopProvider>,
    );
    act(() => {
      vi.advanceTimersByTime(2999);
    });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getByRole('alert')).toHaveTextContent('An error occured while loading the component.');
  });
});
