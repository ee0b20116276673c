import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { NEVER } from 'rxjs';
import { DISMISS, type NoticeType } from '../../core/internal';
import type { Suggestions } from '../../core/shopper';
import { CheckoutFooter } from '../../ui/shell/CheckoutFooter';
import { CheckoutHeader } from '../../ui/shell/CheckoutHeader';
import { Footer } from '../../ui/shell/frame/Footer';
import { Header } from '../../ui/shell/frame/Header';
import { LastUpdatedLabel } from '../../ui/shell/notices/LastUpdatedLabel';
import { Loader } from '../../ui/shell/Loader';
import { MegaMenu } from '../../ui/shell/frame/MegaMenu';
import { MenuDrawer } from '../../ui/shell/frame/MenuDrawer';
import { Notifications } from '../../ui/shell/notices/Notifications';
import { OfflineBadge } from '../../ui/shell/notices/OfflineBadge';
import { PromoStrip } from '../../ui/shell/notices/PromoStrip';
import { Progress } from '../../ui/shell/Progress';
import { SearchPanel } from '../../ui/shell/frame/SearchPanel';
import { menu } from '../fixtures/listing';
import { products } from '../fixtures/products';

const meta: Meta = { title: 'Shop/Shell' };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const paths = { home: '/', search: '/search', account: '/my-account', wishlist: '/my-account/wishlist', cart: '/cart' };
const header = (count: number, more: Partial<ComponentProps<typeof Header>> = {}, departments = menu) => (
  <Header
    name="Vitrine"
    paths={paths}
    cartCount={count}
    wishlistCount={count}
    onMenu={nothing}
    onSearch={nothing}
    onAccount={nothing}
    onWishlist={nothing}
    onCart={nothing}
    {...more}
  >
    <MegaMenu menu={departments} path="/" />
  </Header>
);
const onGround = (ground: 'dark' | 'light', background: string): Story => ({
  render: () => (
    <>
      {header(2, { ground, navbar: { transparent: true, sticky: true } })}
      <div style={{ height: 320, background }} />
    </>
  ),
});
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
const offer = {
  current: 'en',
  offered: ['en', 'de', 'ru', 'uk', 'zh'],
  parameter: 'interface-language',
  onChoose: nothing,
} as const;
const store = { code: 'us', name: 'United States', path: '/', currency: 'USD', lang: 'en-US', current: true };
type FooterProps = ComponentProps<typeof Footer>;
const FOOT: FooterProps = {
  settings: {
    name: 'Vitrine',
    company: 'Vitrine Ltd',
    company_info: '12 Glass Lane, London',
    phone_display: '+44 20 7946 0100',
    email_support: 'hello@vitrine.example',
    telegram_link: 'https://chat.example/vitrine',
    whatsapp_link: 'https://calls.example/vitrine',
    instagram_link: 'https://social.example/vitrine',
  },
  menu,
  links: {
    help: [
      { name: 'Delivery', path: '/delivery' },
      { name: 'Returns', path: '/returns' },
      { name: 'Size guide', path: '/i/size-guide' },
      { name: 'Track an order', path: '/order' },
    ],
    house: [{ name: 'About Vitrine', path: '/i/about' }],
    legal: [
      { name: 'Terms of use', path: '/terms-of-use' },
      { name: 'Privacy', path: '/privacy' },
    ],
  },
  account: [
    { name: 'Sign in', path: '/my-account' },
    { name: 'Orders', path: '/my-account/orders' },
    { name: 'Wishlist', path: '/my-account/wishlist' },
  ],
  marks: {
    pay: [
      { code: 'card', title: 'Card' },
      { code: 'banktransfer', title: 'Invoice, by bank transfer' },
      { code: 'cashondelivery', title: 'Cash on delivery' },
    ],
    ship: [
      { code: 'standard', title: 'Standard delivery' },
      { code: 'pickup', title: 'Pick up in a shop' },
    ],
  },
  stores: [store, { code: 'en', name: 'International', path: '/en', currency: 'USD', lang: 'en-GB', current: false }],
  language: offer,
  updated: <LastUpdatedLabel at={Date.UTC(2026, 10, 22)} follow={() => Promise.resolve(NEVER)} />,
  year: 2026,
  onSubscribe: () => Promise.resolve(),
};
const footer = (more: Partial<FooterProps> = {}): StoryObj<FooterProps> => ({
  args: { ...FOOT, ...more },
  argTypes: { updated: { control: false } },
  render: (args) => <Footer {...args} />,
});
export const FooterColumns = footer();
export const FooterOfOneStore = footer({
  settings: { name: 'Vitrine', email_support: 'hello@vitrine.example' },
  stores: [store],
  updated: undefined,
});
export const FooterWithPrivacyChoices = footer({ onPrivacy: nothing });
export const FooterWithNothingToChoose = footer({ stores: [store], language: undefined });
export const AroundCheckout: Story = {
  render: () => (
    <>
      <CheckoutHeader name="Vitrine" logo={undefined} homePath="/" cartPath="/cart" />
      <CheckoutFooter
        company="Vitrine Trading Ltd"
        contacts={{ phone: { shown: '+1 800 555 0142', href: 'tel:+18005550142' }, email: 'care@vitrine.example' }}
        links={[
          { name: 'Returns', path: '/returns' },
          { name: 'Terms of use', path: '/terms-of-use' },
        ]}
        year={2026}
      />
    </>
  ),
};
export const Menu: Story = { render: () => <MenuDrawer open onClose={nothing} menu={menu} /> };
export const Notices: Story = {
  render: () => (
    <Notifications
      onDismiss={nothing}
      notifications={[
        notice('success', 'Kestrel Flight Bomber is in your bag'),
        notice('info', 'Prices were refreshed'),
        notice('warning', 'Only 2 left'),
        { ...notice('error', 'The shop could not be reached'), action1: DISMISS },
      ]}
    />
  ),
};
export const NoticeThatAsksToSignIn: Story = {
  render: () => (
    <Notifications
      onDismiss={nothing}
      notifications={[
        {
          ...notice('info', 'Your session has ended. Your bag and what you typed are still here.'),
          code: 'session-ended',
          action1: DISMISS,
          action2: { label: 'Sign in', intent: { kind: 'sign-in' } },
          hasNoTimeout: true,
        },
      ]}
    />
  ),
};
export const NoticeWithAnotherTry: Story = {
  render: () => (
    <Notifications
      onDismiss={nothing}
      notifications={[
        {
          ...notice('error', 'The shop could not be reached'),
          action2: { label: 'Try again', intent: { kind: 'go', path: '/c/jackets' } },
        },
      ]}
    />
  ),
};
export const Offline: Story = { render: () => <OfflineBadge online={false} /> };
export const Navigating: Story = { render: () => <Progress active /> };
const departments = [
  { name: 'Women', path: '/c/women' },
  { name: 'Men', path: '/c/men' },
  { name: 'Sale', path: '/collections/sale' },
];
const search = (suggest: (text: string) => Promise<Suggestions>, recent: readonly string[] = []): Story => ({
  render: () => (
    <SearchPanel
      open
      onClose={nothing}
      searchPath="/search"
      linkOf={({ sku }) => `/p/${sku}`}
      departments={departments}
      popular={['rain jacket', 'running shoes']}
      recent={recent}
      onForget={nothing}
      suggest={suggest}
    />
  ),
});
const none = { items: [], total: 0, categories: [], brands: [], help: [] };
const typed: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('combobox'), 'jackets');
};
export const Search: Story = search(
  (text) =>
    Promise.resolve({
      ...none,
      text,
      suggestions: [
        { text: 'rain jacket', count: 0 },
        { text: 'linen shirt', count: 0 },
      ],
    }),
  ['black dress', 'shoes 42'],
);
export const SearchByKeyboard: Story = {
  ...Search,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'rain jacket' });
    await userEvent.type(await canvas.findByRole('combobox'), '{ArrowDown}{ArrowDown}');
  },
};
export const SearchFound: Story = {
  ...search((text) =>
    Promise.resolve({
      text,
      suggestions: [
        { text: 'jackets', count: 12 },
        { text: 'jacket liner', count: 3 },
      ],
      items: products,
      total: 48,
      categories: [{ name: 'Jackets', path: '/c/jackets', count: 48 }],
      brands: [{ name: 'Norrland', path: '/brands/norrland', count: 31 }],
      help: [{ name: 'Returns', path: '/returns' }],
    }),
  ),
  play: async (context) => {
    await typed(context);
    await context.canvas.findByText('See all 48 results');
  },
};
export const SearchFoundNothing: Story = {
  ...search((text) => Promise.resolve({ ...none, text, suggestions: [] })),
  play: async (context) => {
    await typed(context);
    await context.canvas.findByText(/Nothing found/);
  },
};
export const SearchFailed: Story = {
  ...search(() => Promise.reject(new Error('503'))),
  play: async (context) => {
    await typed(context);
    await context.canvas.findByText(/is not responding/);
  },
};
export const MenuWithADepartmentOpen: Story = {
  ...Menu,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Men'));
  },
};
export const EmptyMenu: Story = { render: () => <MenuDrawer open onClose={nothing} menu={[]} /> };
export const TopBarWithFocusOnADepartment: Story = {
  ...TopBar,
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('nav a')?.focus();
    await Promise.resolve();
  },
};
export const TopBarWithLongNames: Story = {
  render: () =>
    header(
      128,
      { name: 'Textilhandelsgesellschaft' },
      menu.map((item) => ({ ...item, name: `${item.name} und Ausstattung` })),
    ),
};
export const TopBarOnADarkSlide: Story = onGround('dark', '#1f3a2e');
export const TopBarOnALightSlide: Story = onGround('light', '#e7c34b');
export const TopBarWithGradient: Story = { render: () => header(0, { navbar: { type: 'gradient' } }) };
export const TopBarBlurred: Story = { render: () => header(0, { navbar: { type: 'solid', blur: true } }) };
export const TopBarWithLogo: Story = { render: () => header(0, { logo: { src: '/favicon.svg' } }) };
export const PromoMode: Story = { render: () => <PromoStrip onTurnOff={nothing} /> };
const stores = [
  { code: 'us', name: 'United States', language: 'English', path: '/', current: true },
  { code: 'de', name: 'Deutschland', language: 'Deutsch', path: '/de', current: false },
];
function MenuWithSubmenus() {
  const [submenu, setSubmenu] = useState<readonly string[]>([]);
  return (
    <MenuDrawer
      open
      onClose={nothing}
      submenu={submenu}
      onSubmenu={setSubmenu}
      menu={menu}
      stores={stores}
      language={offer}
      recent={{ path: '/recently-viewed', count: 7 }}
      wishlist={{ path: '/my-account/wishlist', count: 3 }}
    />
  );
}
export const MenuWithListsAndLanguages: Story = { render: () => <MenuWithSubmenus /> };
export const LoadingOverThePage: Story = { render: () => <Loader /> };
export const MenuChoosingALanguage: Story = {
  ...MenuWithListsAndLanguages,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^United States/ }));
    await canvas.findByText('Deutschland');
  },
};
export const FooterWithNothingSet = footer({
  settings: null,
  menu: [],
  links: { help: [], house: [], legal: [] },
  account: [],
  marks: { pay: [], ship: [] },
  stores: [],
  language: undefined,
  updated: undefined,
});
export const LettersSubscribed = {
  ...footer(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@example.com{Enter}');
    await canvas.findByText(/confirm with the link/);
  },
} satisfies StoryObj<FooterProps>;
export const LettersRefused = {
  ...footer({ onSubscribe: () => Promise.reject(new Error('offline')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada{Enter}');
    await canvas.findByText(/That was us/);
  },
} satisfies StoryObj<FooterProps>;
export const LongNotice: Story = {
  render: () => (
    <Notifications
      onDismiss={nothing}
      notifications={[
        notice('error', 'The shop could not be reached, and what happened next takes a while to tell. '.repeat(3)),
      ]}
    />
  ),
};
export const NoNotices: Story = { render: () => <Notifications onDismiss={nothing} notifications={[]} /> };
export const Online: Story = { render: () => <OfflineBadge online /> };
