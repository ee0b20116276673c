import { screen, waitFor, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { LastUpdated, NoticeIntent } from '../../../core/internal';
import type { Notification, User } from '../../../core/shopper';
import { menu } from '../../../storybook/fixtures/listing';
import { person } from '../../../storybook/fixtures/people';
import { BonusBanner } from '../../../ui/shell/notices/BonusBanner';
import { contactsOf } from '../../../ui/shell/frame/contacts';
import { CookieNotice } from '../../../ui/shell/notices/CookieNotice';
import { LastUpdatedLabel } from '../../../ui/shell/notices/LastUpdatedLabel';
import { logoOf } from '../../../ui/shell/frame/logo';
import { MegaMenu } from '../../../ui/shell/frame/MegaMenu';
import { Notifications } from '../../../ui/shell/notices/Notifications';
import { SidebarPerson } from '../../../ui/shell/SidebarPerson';
import { renderPage } from '../render-page';

const nothing = () => undefined;
const pathOf = (path: string) => path;

describe('the menu of departments', () => {
  it('opens by its button, closes by Escape, and focus stays where it was (A §2.3)', async () => {
    const { user } = renderPage(<MegaMenu menu={menu} path="/" />);
    const button = screen.getByRole('button', { name: 'Expand Men' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });
  it('marks the department of the current page, at any depth', () => {
    renderPage(<MegaMenu menu={menu} path="/c/jackets" />);
    expect(screen.getByRole('link', { name: 'Men' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Women' })).not.toHaveAttribute('aria-current');
  });
});

describe('the bonus banner', () => {
  it('opens the sign-up modal for a visitor and leaves the page unchanged', async () => {
    const onSignUp = vi.fn<() => void>();
    const { user, history } = renderPage(<BonusBanner percent={10} href="/my-account" onSignUp={onSignUp} />);
    await user.click(screen.getByRole('link', { name: '10% of every order comes back to you as bonuses' }));
    expect(onSignUp).toHaveBeenCalledTimes(1);
    expect(history).toEqual(['/']);
  });
});

describe('the cookie notice', () => {
  it('closes when it or its icon is pressed, and links to the privacy text (A §4.5)', async () => {
    const onAccept = vi.fn<() => void>();
    const { user } = renderPage(<CookieNotice detailsPath="/privacy" onAccept={onAccept} />);
    expect(screen.getByRole('link', { name: 'See details' })).toHaveAttribute('href', '/privacy');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByText(/We use cookies/));
    expect(onAccept).toHaveBeenCalledTimes(2);
  });
});

describe('notices', () => {
  it('show both actions, and pass them to their handler (A §2.7)', async () => {
    const asked: NoticeIntent[] = [];
    const dismissed: string[] = [];
    const notice: Notification = {
      id: 'n',
      type: 'error',
      code: 'n',
      params: {},
      message: 'It broke',
      timeToLive: 2000,
      action1: { label: 'OK', intent: { kind: 'dismiss' } },
      action2: { label: 'Try again', intent: { kind: 'go', path: '/c/men' } },
    };
    const { user } = renderPage(
      <Notifications
        notifications={[notice]}
        onDismiss={(id) => dismissed.push(id)}
        onIntent={(intent) => asked.push(intent)}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect([asked, dismissed]).toEqual([[{ kind: 'go', path: '/c/men' }], ['n']]);
    expect(screen.getByRole('button', { name: 'OK' })).toBeInTheDocument();
  });
});

describe('the last update', () => {
  const age = (unit: LastUpdated['unit'], count: number, isExpired = false): LastUpdated => ({
    unit,
    count,
    isExpired,
  });
  it('is a date until it is observed, then an age', async () => {
    const ages$ = new Subject<LastUpdated>();
    renderPage(<LastUpdatedLabel at={Date.UTC(2026, 10, 22)} follow={() => Promise.resolve(ages$)} />);
    const label = screen.getByTestId('last-updated');
    expect(label).toHaveTextContent('Updated on Nov 22, 2026');
    await Promise.resolve();
    await waitFor(() => expect(ages$.observed).toBe(true));
    const notified = [age('moment', 0), age('minutes', 1), age('hours', 3, true)];
    const shown: (string | null)[] = [];
    for (const one of notified) {
      ages$.next(one);
      await waitFor(() => expect(label.textContent).not.toBe(shown.at(-1) ?? 'Updated on Nov 22, 2026'));
      shown.push(label.textContent);
    }
    expect(shown).toEqual(['Updated less than a minute ago', 'Updated 1 minute ago', 'Updated 3 hours ago']);
    expect(label).toHaveAttribute('data-expired');
  });
  it('pauses while its tab is hidden (A §4.6)', async () => {
    const ages$ = new Subject<LastUpdated>();
    renderPage(<LastUpdatedLabel at={0} follow={() => Promise.resolve(ages$)} />);
    await waitFor(() => expect(ages$.observed).toBe(true));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ages$.observed).toBe(false);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(ages$.observed).toBe(true));
  });
});

describe('the contacts of the shop', () => {
  it('keep digits and the plus sign in phone links, and omit cleared ones (A §2.4)', () => {
    expect(
      contactsOf({
        phone_display: '0800 555-0142',
        phone_800_link: 'tel:+1 (800) 555-0142',
        telegram_link: 'https://chat.example/v',
        viber_link: ' ',
        facebook_link: 'https://friends.example/v',
      }),
    ).toEqual({
      phone: { shown: '0800 555-0142', href: 'tel:+18005550142' },
      email: undefined,
      links: [
        { code: 'telegram', name: 'Telegram', href: 'https://chat.example/v' },
        { code: 'facebook', name: 'Facebook', href: 'https://friends.example/v' },
      ],
    });
    expect(contactsOf({ phone_display: '+44 20' }).phone?.href).toBe('tel:+4420');
    expect(contactsOf(null)).toMatchObject({ phone: undefined, links: [] });
  });
});

describe('the logo', () => {
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path d="M0 0h80v20z"/></svg>';
  it('uses the markup from the settings as an image, before the files (A §3, svg_logo_xml)', () => {
    const logo = logoOf({ svg_logo_xml: drawn, svg_logo: '/logo.svg' });
    expect(logo).toEqual({ src: `data:image/svg+xml,${encodeURIComponent(drawn)}` });
  });
  it('takes the colour of the bar if it uses it', () => {
    expect(logoOf({ svg_logo_xml: drawn.replace('<path', '<path fill="currentColor"') })?.shape).toBe(4);
  });
  it('ignores markup that is not a drawing', () => {
    expect(logoOf({ svg_logo_xml: '<p>', png_logo: '/logo.png' })).toEqual({ src: '/logo.png' });
    expect(logoOf({ svg_logo_xml: '' })).toBeUndefined();
  });
});

describe('the audience of the sidebar', () => {
  const show = (user: User, more: Partial<Parameters<typeof SidebarPerson>[0]> = {}) =>
    renderPage(
      <SidebarPerson visitor={{ kind: 'user', user }} percent={10} pathOf={pathOf} onClose={nothing} {...more} />,
    );
  it('invites a guest to sign in and explains why (A §2.5)', async () => {
    const onSignIn = vi.fn<() => void>();
    const { user } = renderPage(
      <SidebarPerson visitor={{ kind: 'guest', onSignIn }} percent={10} pathOf={pathOf} onClose={nothing} />,
    );
    expect(screen.getByText(/10% of what you pay comes back/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(onSignIn).toHaveBeenCalledTimes(1);
  });
  it('shows a customer their bonuses and at most three orders in progress', () => {
    show(person());
    expect(screen.getByTestId('sidebar-bonuses')).toHaveTextContent('$24.50');
    expect(
      within(screen.getByTestId('active-orders'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Order 100005', 'Order 100004', 'Order 100003']);
    expect(screen.getByRole('link', { name: /Ada Byron/ })).toHaveAttribute('href', '/my-account');
  });
  it('shows bloggers no bonuses, because they earn royalties', () => {
    show(person({ roles: ['blogger'] }));
    expect(screen.queryByTestId('sidebar-bonuses')).toBeNull();
  });
  it('lets staff who act as another user return (A §4.3)', async () => {
    const onReturn = vi.fn<() => void>();
    const previous = { user: person({ id: 9, firstname: 'Grace', lastname: 'Hopper' }), onReturn };
    const { user } = show(person(), { visitor: { kind: 'user', user: person(), previous } });
    expect(screen.getByTestId('sidebar-previous')).toHaveTextContent('Grace Hopper');
    await user.click(screen.getByRole('button', { name: 'Return to this user' }));
    expect(onReturn).toHaveBeenCalledTimes(1);
  });
});
