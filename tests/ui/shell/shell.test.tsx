import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Notification } from '../../../core/shopper';
import { bagOf, noNotes } from '../../../storybook/fixtures/bag';
import { fullCart, segments } from '../../../storybook/fixtures/cart';
import { menu } from '../../../storybook/fixtures/listing';
import { Header } from '../../../ui/shell/frame/Header';
import type { LanguageOffer } from '../../../ui/shell/frame/LanguageChoice';
import { Loader } from '../../../ui/shell/Loader';
import { MegaMenu } from '../../../ui/shell/frame/MegaMenu';
import { MenuDrawer } from '../../../ui/shell/frame/MenuDrawer';
import { Microcart } from '../../../ui/shell/Microcart';
import { Notifications } from '../../../ui/shell/notices/Notifications';
import { OfflineBadge } from '../../../ui/shell/notices/OfflineBadge';
import { Progress } from '../../../ui/shell/Progress';
import { renderPage } from '../render-page';
import { withoutScript } from '../without-script';

const nothing = () => undefined;
const header = (actions: Partial<React.ComponentProps<typeof Header>> = {}, count = 0) => (
  <Header
    name="Vitrine"
    paths={{ home: '/', search: '/search', account: '/my-account', wishlist: '/my-account/wishlist', cart: '/cart' }}
    cartCount={count}
    wishlistCount={count}
    onMenu={nothing}
    onSearch={nothing}
    onAccount={nothing}
    onWishlist={nothing}
    onCart={nothing}
    {...actions}
  >
    <MegaMenu menu={menu} path="/" />
  </Header>
);

describe('Header', () => {
  it('consists of links without script: menu, search and bag lead somewhere', () => {
    const root = within(withoutScript(header()));
    expect(root.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '#menu');
    expect(root.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
    expect(root.getByRole('link', { name: 'Bag' })).toHaveAttribute('href', '/cart');
    expect(root.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/my-account/wishlist');
    expect(root.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/my-account');
    expect(root.queryByRole('button', { name: /^(Menu|Search|Account|Wishlist|Bag)/ })).toBeNull();
  });
  it('opens panels instead of leaving the page, with script', async () => {
    const actions = { onMenu: vi.fn<() => void>(), onSearch: vi.fn<() => void>(), onCart: vi.fn<() => void>() };
    const { user, history } = renderPage(header(actions));
    await user.click(screen.getByRole('link', { name: 'Menu' }));
    await user.click(screen.getByRole('link', { name: 'Search' }));
    await user.click(screen.getByRole('link', { name: 'Bag' }));
    for (const action of Object.values(actions)) expect(action).toHaveBeenCalledTimes(1);
    expect(history).toEqual(['/']);
  });
  it('shows how much is in the bag', () => {
    renderPage(header({}, 3));
    expect(screen.getByRole('link', { name: '3 items in your bag' })).toHaveTextContent('3');
  });
  it('shows the number of wishlist items', () => {
    renderPage(header({}, 3));
    expect(screen.getByRole('link', { name: '3 items on your wishlist' })).toHaveTextContent('3');
  });
  it('removes the host suffix from its name, and falls back to Homepage (A §2.3)', () => {
    const { rerender } = renderPage(header({ name: 'nord.instashop.io' }));
    expect(screen.getByRole('link', { name: 'nord' })).toHaveAttribute('href', '/');
    rerender(header({ name: ' Nordlys ' }));
    expect(screen.getByRole('link', { name: 'Nordlys' })).toHaveAttribute('href', '/');
    rerender(header({ name: '.instashop.io' }));
    expect(screen.getByRole('link', { name: 'Homepage' })).toBeInTheDocument();
  });
  it('shows the logo of the shop in place of its name', () => {
    renderPage(header({ logo: { src: '/media/logo.svg' } }));
    expect(screen.getByRole('img', { name: 'Vitrine' })).toHaveAttribute('src', '/media/logo.svg');
  });
  it('overlays a slide only if the settings make it transparent', () => {
    const { rerender } = renderPage(header({ ground: 'light', navbar: { transparent: true } }));
    const bar = screen.getByRole('banner');
    expect(bar).toHaveAttribute('data-ground', 'light');
    rerender(header({ ground: 'light', navbar: { transparent: false } }));
    expect(bar).not.toHaveAttribute('data-ground');
  });
  it('is shown at 60 px or less, and hides on scrolling down if the settings allow it (A §9)', () => {
    renderPage(header({ navbar: { sticky: true, sticky_hide: true, sticky_hideable: true } }));
    const bar = screen.getByRole('banner');
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
    };
    scrollTo(60);
    expect(bar).toHaveAttribute('data-top');
    scrollTo(61);
    expect(bar).not.toHaveAttribute('data-top');
    scrollTo(400);
    expect(bar).toHaveAttribute('data-away');
    scrollTo(300);
    expect(bar).not.toHaveAttribute('data-away');
    scrollTo(0);
  });
  it('links to every department of every level', () => {
    renderPage(header());
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getByRole('link', { name: 'Men' })).toHaveAttribute('href', '/c/men');
    expect(main.getByRole('link', { name: 'Jackets' })).toHaveAttribute('href', '/c/jackets');
  });
});

describe('Notifications', () => {
  const notice = (type: Notification['type']): Notification => ({
    id: type,
    type,
    code: type,
    params: {},
    message: `This is ${type}`,
    timeToLive: 2000,
  });
  it('interrupts only for errors', () => {
    renderPage(<Notifications notifications={[notice('success'), notice('error')]} onDismiss={nothing} />);
    expect(screen.getByRole('alert')).toHaveTextContent('This is error');
    expect(screen.getByRole('status')).toHaveTextContent('This is success');
  });
  it('dismisses the one whose button was pressed', async () => {
    const onDismiss = vi.fn<(id: string) => void>();
    const { user } = renderPage(
      <Notifications notifications={[notice('success'), notice('error')]} onDismiss={onDismiss} />,
    );
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss.mock.calls).toEqual([['error']]);
  });
  it('keeps the button of a notice in an open panel too', async () => {
    const onDismiss = vi.fn<(id: string) => void>();
    const withAction = { ...notice('warning'), action1: { label: 'Continue', intent: { kind: 'dismiss' as const } } };
    const { user } = renderPage(<Notifications inPanel notifications={[withAction]} onDismiss={onDismiss} />);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onDismiss.mock.calls).toEqual([['warning']]);
  });
  it('is there before the first notice, so that it is read out', () => {
    renderPage(<Notifications notifications={[]} onDismiss={nothing} />);
    expect(screen.getByRole('region', { name: 'Notices' })).toHaveAttribute('aria-live', 'polite');
  });
});

describe('Microcart', () => {
  const setup = (items = fullCart.cartItems) => {
    const onClose = vi.fn<() => void>();
    const rendered = renderPage(
      <Microcart
        open
        onClose={onClose}
        bag={bagOf({ items })}
        notes={noNotes}
        segments={segments}
        cartPath="/cart"
        checkoutPath="/checkout"
      />,
    );
    return { onClose, ...rendered };
  };
  it('is a dialog with the lines, the total and a link to checkout', async () => {
    const { user, onClose } = setup();
    const bag = within(screen.getByRole('dialog', { name: 'Your bag' }));
    expect(bag.getAllByTestId('cart-line')).toHaveLength(2);
    for (const code of ['subtotal', 'shipping', 'grand_total'])
      expect(bag.getByTestId(`total-${code}`)).toHaveTextContent(/\$\d/);
    await user.click(bag.getByRole('link', { name: 'Go to checkout' }));
    expect(window.location.pathname).toBe('/checkout');
    expect(onClose).toHaveBeenCalled();
  });
  it('offers nothing to buy when it is empty', async () => {
    const { user, onClose } = setup([]);
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue shopping' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('MenuDrawer', () => {
  it('closes when a link in it is followed', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = renderPage(<MenuDrawer open onClose={onClose} menu={menu} />);
    await user.click(screen.getByText('Men'));
    await user.click(screen.getByRole('link', { name: /^Jackets/ }));
    expect(window.location.pathname).toBe('/c/jackets');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('is closed until it is requested, and closes by its button', async () => {
    const onClose = vi.fn<() => void>();
    const { user, rerender } = renderPage(<MenuDrawer open={false} onClose={onClose} menu={menu} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    rerender(<MenuDrawer open onClose={onClose} menu={menu} />);
    await user.click(within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('the menu of lists and languages (A §2.5)', () => {
  const stores = [
    { code: 'us', name: 'United States', language: 'English', path: '/c/men', current: true },
    { code: 'de', name: 'Deutschland', language: 'Deutsch', path: '/de/c/men', current: false },
  ];
  const english = { current: 'en', offered: ['en', 'de'], parameter: 'interface-language', onChoose: nothing } as const;
  interface DrawerProps {
    readonly onClose?: () => void;
    readonly language?: LanguageOffer;
  }
  function Drawer({ onClose = nothing, language }: DrawerProps) {
    const [submenu, setSubmenu] = useState<readonly string[]>([]);
    return (
      <MenuDrawer
        open
        onClose={onClose}
        submenu={submenu}
        onSubmenu={setSubmenu}
        menu={menu}
        stores={stores}
        language={language}
        recent={{ path: '/recently-viewed', count: 7 }}
        wishlist={{ path: '/my-account/wishlist', count: 0 }}
      />
    );
  }
  it('starts with the departments and counts viewed products', () => {
    renderPage(<Drawer />);
    const [first] = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('group');
    expect(first).toHaveTextContent(menu[0]?.name ?? '');
    expect(screen.getByRole('link', { name: 'Recently viewed 7' })).toHaveAttribute('href', '/recently-viewed');
  });
  it('has a list of languages with a Back button; the current one is not a link', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = renderPage(<Drawer onClose={onClose} />);
    await user.click(screen.getByRole('button', { name: 'United States' }));
    expect(screen.getByRole('dialog', { name: 'Choose language and country' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    expect(screen.getByRole('link', { name: /Deutschland/ })).toHaveAttribute('href', '/de/c/men');
    expect(screen.queryByRole('region', { name: 'Language' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'United States' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'United States' }));
    await user.click(screen.getByRole('link', { name: /United States/ }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  it('changes the interface language there, independent of the country', async () => {
    const onChoose = vi.fn<(language: string) => void>();
    const { user } = renderPage(<Drawer language={{ ...english, onChoose }} />);
    await user.click(screen.getByRole('button', { name: 'United States, English' }));
    const languages = within(screen.getByRole('region', { name: 'Language' }));
    expect(languages.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await user.click(languages.getByRole('button', { name: 'Deutsch' }));
    expect(onChoose.mock.calls).toEqual([['de']]);
    expect(within(screen.getByRole('region', { name: 'Country and currency' })).getAllByRole('link')).toHaveLength(2);
  });
});

describe('the network state in the frame', () => {
  it('announces being offline with the specified message, and nothing online', () => {
    const { rerender } = renderPage(<OfflineBadge online />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<OfflineBadge online={false} />);
    expect(screen.getByRole('status')).toHaveTextContent('You are offline. Some features might not be available.');
  });
  it('covers the page, and announces it, while a blocking operation runs', () => {
    renderPage(<Loader />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
  it('shows that a page is loading', () => {
    renderPage(<Progress active />);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  });
});
