import type { Meta, StoryObj } from '@storybook/react-vite';
import { NEVER, of } from 'rxjs';
import type { LastUpdated } from '../../core/internal';
import { BonusBanner } from '../../ui/shell/notices/BonusBanner';
import { ContactList } from '../../ui/shell/frame/ContactList';
import { contactsOf } from '../../ui/shell/frame/contacts';
import { CookieNotice } from '../../ui/shell/notices/CookieNotice';
import { HiddenBar } from '../../ui/shell/notices/HiddenBar';
import { LastUpdatedLabel } from '../../ui/shell/notices/LastUpdatedLabel';
import { PoweredBy } from '../../ui/shell/frame/PoweredBy';
import { MenuDrawer } from '../../ui/shell/frame/MenuDrawer';
import { PrivacyChoice } from '../../ui/shell/notices/PrivacyChoice';
import { SidebarPerson, type SidebarVisitor } from '../../ui/shell/SidebarPerson';
import { menu } from '../fixtures/listing';
import { person } from '../fixtures/people';

const meta: Meta = { title: 'Shop/Frame' };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const contacts = contactsOf({
  phone_display: '+1 800 555 0142',
  email_support: 'care@vitrine.example',
  telegram_link: 'https://chat.example/vitrine',
  whatsapp_link: 'https://calls.example/vitrine',
  instagram_link: 'https://social.example/vitrine',
});

export const Bonuses: StoryObj<typeof BonusBanner> = {
  args: { percent: 10, href: '/my-account', onSignUp: nothing },
  render: (args) => <BonusBanner {...args} />,
};
export const BonusesOfACustomer: Story = { render: () => <BonusBanner percent={5} href="/my-account" /> };
export const Cookies: StoryObj<typeof CookieNotice> = {
  args: { detailsPath: '/privacy', onAccept: nothing },
  render: (args) => <CookieNotice {...args} />,
};
export const HiddenPage: Story = { render: () => <HiddenBar /> };
export const PrivacyChoices: StoryObj<typeof PrivacyChoice> = {
  args: { subject: 'services', mentionsCookies: false, isOpened: false, detailsPath: '/privacy', onChoose: nothing },
  render: (args) => <PrivacyChoice {...args} />,
};
export const PrivacyChoicesAgain: Story = {
  render: () => (
    <PrivacyChoice subject="events" mentionsCookies chosen={false} isOpened detailsPath="/privacy" onChoose={nothing} />
  ),
};

const updated = (age: LastUpdated | null, at: number | null = Date.UTC(2026, 10, 22)): Story => ({
  render: () => (
    <div style={{ padding: 24, background: 'var(--ink)', color: 'var(--on-ink-soft)' }}>
      <LastUpdatedLabel at={at} follow={() => Promise.resolve(age === null ? NEVER : of(age))} />
    </div>
  ),
});
export const UpdatedNow: Story = updated({ unit: 'moment', count: 0, isExpired: false });
export const UpdatedMinutesAgo: Story = updated({ unit: 'minutes', count: 4, isExpired: false });
export const UpdatedLongAgo: Story = updated({ unit: 'hours', count: 31, isExpired: true });
export const UpdatedOnADay: Story = updated(null);
export const UpdatedNobodyKnows: Story = updated(null, null);

export const WhatRunsTheShop: Story = {
  render: () => (
    <div style={{ padding: 24, background: 'var(--ink)', color: 'var(--on-ink-soft)' }}>
      <PoweredBy />
    </div>
  ),
};

export const Contacts: Story = { render: () => <ContactList contacts={contacts} /> };

const sidebar = (visitor: SidebarVisitor, percent = 10): Story => ({
  render: () => (
    <MenuDrawer
      open
      onClose={nothing}
      person={<SidebarPerson visitor={visitor} percent={percent} pathOf={(path) => path} onClose={nothing} />}
      menu={menu}
      recent={{ path: '/recently-viewed', count: 7 }}
      wishlist={{ path: '/my-account/wishlist', count: 3 }}
      site={[
        { name: 'Delivery', path: '/delivery' },
        { name: 'Returns', path: '/returns' },
      ]}
      contacts={contacts}
      onSignOut={visitor.kind === 'guest' ? undefined : nothing}
    />
  ),
});
export const SidebarOfAGuest: Story = sidebar({ kind: 'guest', onSignIn: nothing });
export const SidebarWithoutBonuses: Story = sidebar({ kind: 'guest', onSignIn: nothing }, 0);
export const SidebarOfACustomer: Story = sidebar({ kind: 'user', user: person() });
export const SidebarWithoutOrders: Story = sidebar({ kind: 'user', user: person({ orders_history: [] }) });
export const SidebarOfABlogger: Story = sidebar({ kind: 'user', user: person({ roles: ['blogger'] }) });
export const SidebarOfSomebodyWithoutAName: Story = sidebar({
  kind: 'user',
  user: person({ firstname: '', lastname: '', email: 'somebody.with.a.long.address@a-long-domain.example' }),
});
export const SidebarActingAsAUser: Story = sidebar({
  kind: 'user',
  user: person(),
  previous: { user: person({ id: 9, firstname: 'Grace', lastname: 'Hopper' }), onReturn: nothing },
});
