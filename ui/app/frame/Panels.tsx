import { useState, type ReactNode } from 'react';
import type { PanelName, UiState } from '../../../core/internal';
import type { Shop } from '../../../core/shopper';
import { PanelSlot, type PanelLoader } from '../../parts/PanelSlot';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useText } from '../../text/text-context';

const loadMenu: PanelLoader = async () => (await import('./MenuPanel')).MenuPanel;
const loadSearch: PanelLoader = async () => (await import('./SearchSide')).SearchSide;
const loadWishlist: PanelLoader = async () => (await import('./WishlistPanel')).WishlistPanel;
const loadCart: PanelLoader = async () => (await import('./CartPanel')).CartPanel;
const loadSignIn: PanelLoader = async () => (await import('../../sign-in/SignInDialog')).SignInDialog;

/** Opened panels stay mounted, to keep their code and input. */
function usePanels({ state$, snapshot }: Shop['ui']): readonly [UiState['panel'], readonly PanelName[]] {
  const { panel } = useObservable(state$, snapshot);
  const [opened, setOpened] = useState<readonly PanelName[]>([]);
  if (panel !== null && !opened.includes(panel)) setOpened([...opened, panel]);
  return [panel, opened];
}

export function Panels({ notices }: { readonly notices: ReactNode }) {
  const shop = useShop();
  const t = useText();
  const [panel, opened] = usePanels(shop.ui);
  const close = (name: PanelName) => () => shop.ui.close(name);
  const { authElem } = useObservable(shop.ui.state$, shop.ui.snapshot);
  const [hasSignIn, setSignIn] = useState(false);
  if (authElem !== null && !hasSignIn) setSignIn(true);
  const slot = (name: PanelName, side: 'left' | 'right', load: PanelLoader, title: string) =>
    opened.includes(name) && (
      <PanelSlot
        load={load}
        title={title}
        side={side}
        beside={name === 'search'}
        open={panel === name}
        onClose={close(name)}
      />
    );
  return (
    <>
      {slot('sidebar', 'left', loadMenu, t('nav.menu'))}
      {slot('search', 'left', loadSearch, t('nav.search'))}
      {slot('wishlist', 'right', loadWishlist, t('nav.wishlist'))}
      {panel === 'microcart' && (
        <PanelSlot
          load={loadCart}
          notices={notices}
          title={t('cart.title')}
          side="right"
          open
          onClose={close('microcart')}
        />
      )}
      {hasSignIn && (
        <PanelSlot
          load={loadSignIn}
          title={t('nav.loading')}
          side="middle"
          open={authElem !== null}
          onClose={() => shop.ui.closeSignIn({ redirect: true })}
        />
      )}
    </>
  );
}
