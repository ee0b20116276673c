import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NoticeType } from '../../core';
import { Footer } from '../../ui/shell/Footer';
import { Header } from '../../ui/shell/Header';
import { MenuDrawer } from '../../ui/shell/MenuDrawer';
import { Notifications } from '../../ui/shell/Notifications';
import { OfflineBadge } from '../../ui/shell/OfflineBadge';
import { Progress } from '../../ui/shell/Progress';
import { SearchPanel } from '../../ui/shell/SearchPanel';
import { menu } from '../fixtures/listing';
import { products } from '../fixtures/products';

const meta: Meta = { title: 'Shop/Shell' };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const header = (count: number) => (
  <Header
    name="Vitrine"
    home="/"
    menu={menu}
    searchPath="/search"
    cartPath="/cart"
    cartCount={count}
    onMenu={nothing}
    onSearch={nothing}
    onCart={nothing}
  />
);
const notice = (type: NoticeType, message: string) => ({
  id: type,
  type,
  code: type,
  params: {},
  message,
  timeToLive: 2000,
});

export const TopBar: Story = { render: () => header(0) };
export const TopBarWithBag: Story = { render: () => header(12) };
export const Foot: Story = {
  render: () => (
    <Footer
      settings={{
        name: 'Vitrine',
        company: 'Vitrine Ltd',
        company_info: '12 Glass Lane, London',
        phone_display: '+44 20 7946 0100',
        email_support: 'hello@vitrine.example',
      }}
      menu={menu}
      helpLinks={[{ name: 'Delivery', path: '/delivery' }]}
      stores={[
        { code: 'us', name: 'United States', path: '/', currency: 'USD', current: true },
        { code: 'en', name: 'International', path: '/en', currency: 'USD', current: false },
      ]}
      year={2026}
      onSubscribe={() => Promise.resolve()}
    />
  ),
};
export const Menu: Story = { render: () => <MenuDrawer open onClose={nothing} menu={menu} /> };
export const Search: Story = {
  render: () => (
    <SearchPanel
      open
      onClose={nothing}
      searchPath="/search"
      linkOf={() => '/p/1'}
      suggest={(text) =>
        Promise.resolve({ text, suggestions: [{ text: 'jackets', count: 12 }], items: products, total: 48 })
      }
    />
  ),
};
export const Notices: Story = {
  render: () => (
    <Notifications
      onDismiss={nothing}
      notifications={[
        notice('success', 'Kestrel Flight Bomber is in your bag'),
        notice('info', 'Prices were refreshed'),
        notice('warning', 'Only 2 left'),
        { ...notice('error', 'The shop could not be reached'), action1: { label: 'OK' } },
      ]}
    />
  ),
};
export const Offline: Story = { render: () => <OfflineBadge online={false} /> };
export const Navigating: Story = { render: () => <Progress active /> };
