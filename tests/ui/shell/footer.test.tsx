import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../core/shopper';
import { menu } from '../../../storybook/fixtures/listing';
import { Footer } from '../../../ui/shell/frame/Footer';
import { Newsletter } from '../../../ui/shell/frame/Newsletter';
import { renderPage } from '../render-page';
import { withoutScript } from '../without-script';
import { footerStyles } from './footer-styles';

describe('Footer', () => {
  const stores = [
    { code: 'us', name: 'United States', path: '/', currency: 'USD', lang: 'en-US', current: true },
    { code: 'de', name: 'Germany', path: '/de', currency: 'EUR', lang: 'de-DE', current: false },
  ];
  const footer = (
    <Footer
      settings={{ name: 'Vitrine', company: 'Vitrine Ltd', phone_display: '+44 20 7946-0100', email_support: 'a@b.c' }}
      menu={menu}
      links={{
        help: [{ name: 'Delivery', path: '/delivery' }],
        house: [{ name: 'About', path: '/i/about' }],
        legal: [{ name: 'Impressum', path: '/i/impressum' }],
      }}
      account={[{ name: 'Orders', path: '/my-account/orders' }]}
      marks={{
        pay: [{ code: 'card', title: 'Karte', titles: { en: 'Card' } }],
        ship: [{ code: 'pickup', title: 'Pick up' }],
      }}
      stores={stores}
      year={2026}
      onSubscribe={() => Promise.resolve()}
    />
  );
  it("contains the links of the header's menu without script", () => {
    const target = withoutScript(footer).querySelector<HTMLElement>('#menu');
    expect(target && within(target).getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/c/women');
  });
  it('links to help, orders, the company and legal pages, and shows the payment methods', () => {
    renderPage(footer);
    for (const [column, link] of [
      ['Help', 'Delivery'],
      ['Account', 'Orders'],
      ['About us', 'About'],
      ['Legal', 'Impressum'],
    ] as const) {
      const menu = within(screen.getByRole('navigation', { name: column }));
      expect(menu.getByRole('link', { name: link }), column).toBeVisible();
    }
    expect(within(screen.getByRole('list', { name: 'Ways to pay' })).getByText('Card')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Delivery options' })).getByText('Pick up')).toBeVisible();
  });
  it('has collapsible columns on a phone, which open by their headings', async () => {
    expect(withoutScript(footer).textContent).toContain('Delivery');
    const { user } = renderPage(footer);
    const column = screen.getByRole('navigation', { name: 'Help' });
    const help = within(column);
    expect(column).toHaveAttribute('data-folds');
    await user.click(help.getByRole('button', { name: 'Help', expanded: false }));
    expect(column).toHaveAttribute('data-open');
    expect(help.getByRole('button', { name: 'Help', expanded: true })).toHaveFocus();
  });
  it('links to the phone number and email address', () => {
    renderPage(footer);
    expect(screen.getByRole('link', { name: '+44 20 7946-0100' })).toHaveAttribute('href', 'tel:+442079460100');
    expect(screen.getByRole('link', { name: 'a@b.c' })).toHaveAttribute('href', 'mailto:a@b.c');
  });
  it('links to the other stores and marks this one', () => {
    renderPage(footer);
    const list = within(screen.getByRole('navigation', { name: 'Country and currency' }));
    expect(list.getByRole('link', { name: 'United States · USD' })).toHaveAttribute('aria-current', 'true');
    expect(list.getByRole('link', { name: 'Germany · EUR' })).toHaveAttribute('href', '/de');
    expect(list.getByRole('link', { name: 'Germany · EUR' })).not.toHaveAttribute('aria-current');
  });
  it('has no empty sections', () => {
    renderPage(
      <>
        <style>{footerStyles('wide')}</style>
        <Footer
          settings={null}
          menu={menu}
          links={{ help: [], house: [], legal: [] }}
          account={[]}
          marks={{ pay: [], ship: [] }}
          stores={[]}
          year={2026}
          onSubscribe={() => Promise.resolve()}
        />
      </>,
    );
    const [shop, letters, ...more] = screen.getAllByRole('heading');
    expect(shop).toHaveAccessibleName('Shop');
    expect(letters).toHaveAccessibleName('Letters from the house');
    expect(more).toEqual([]);
  });
  it.each(['wide', 'phone'] as const)('shows the name of a column once on a %s screen', (width) => {
    renderPage(
      <>
        <style>{footerStyles(width)}</style>
        {footer}
      </>,
    );
    const help = within(screen.getByRole('navigation', { name: 'Help' }));
    expect(help.getByRole('heading', { name: 'Help' })).toBeVisible();
    expect(help.queryAllByRole('button', { name: 'Help' })).toHaveLength(width === 'phone' ? 1 : 0);
    expect(help.queryAllByRole('link', { name: 'Delivery' })).toHaveLength(width === 'phone' ? 0 : 1);
  });
});

describe('Newsletter', () => {
  it('confirms a subscription', async () => {
    const onSubscribe = vi.fn<(email: string) => Promise<void>>(() => Promise.resolve());
    const { user } = renderPage(<Newsletter onSubscribe={onSubscribe} />);
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@shop.test{Enter}');
    expect(
      await screen.findByText('Thank you. Please confirm with the link in the e-mail we sent you.'),
    ).toBeInTheDocument();
    expect(onSubscribe).toHaveBeenCalledWith('ada@shop.test');
    expect(screen.getByText('Thank you. Please confirm with the link in the e-mail we sent you.')).toHaveFocus();
  });
  it("shows the shop's reason for a refusal", async () => {
    const error = new ShopError('invalid-input', { params: { field: 'email', message: 'not an address' } });
    const { user } = renderPage(<Newsletter onSubscribe={() => Promise.reject(error)} />);
    await user.type(screen.getByRole('textbox'), 'ada{Enter}');
    expect(await screen.findByText(error.message)).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(error.message);
  });
  it('hides entries that are not meant for shoppers', async () => {
    const { user } = renderPage(<Newsletter onSubscribe={() => Promise.reject(new Error('ECONNRESET 10.0.0.7'))} />);
    await user.type(screen.getByRole('textbox'), 'ada@shop.test{Enter}');
    expect(await screen.findByText(/That was us, not you/)).toBeInTheDocument();
  });
});
