import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PanelName } from '../../core/internal';
import { HEADER_LOGO, LINEN, WIDE_LOGO } from '../fixtures/header';
import { MegaMenu } from '../../ui/shell/frame/MegaMenu';
import { Header } from '../../ui/shell/frame/Header';
import { logoOf } from '../../ui/shell/frame/logo';
import { menu } from '../fixtures/listing';

interface Look {
  readonly type: 'solid' | 'gradient' | 'texture';
  readonly transparent: boolean;
  readonly blur: boolean;
  readonly solid_blur: boolean;
  readonly sticky: boolean;
  readonly sticky_hide: boolean;
  readonly sticky_hideable: boolean;
  readonly ground: 'dark' | 'light';
  readonly logo: 'none' | 'drawn' | 'wide';
  readonly isSignedIn: boolean;
  readonly panel: PanelName | 'none';
  readonly cartCount: number;
  readonly wishlistCount: number;
}

const PATHS = { home: '/', search: '/search', account: '/my-account', wishlist: '/my-account/wishlist', cart: '/cart' };
const SLIDES = { dark: '#1f3a2e', light: '#e7c34b' } as const;
const PAGE = 'repeating-linear-gradient(var(--paper) 0 3rem, var(--paper-deep) 3rem 6rem)';
const nothing = () => undefined;

const LOGOS = {
  none: undefined,
  drawn: logoOf({ svg_logo_xml: HEADER_LOGO }),
  wide: logoOf({ svg_logo_xml: WIDE_LOGO }),
};

function Bar({ ground, logo, isSignedIn, panel, cartCount, wishlistCount, ...navbar }: Look) {
  return (
    <>
      <Header
        name="Vitrine"
        paths={PATHS}
        cartCount={cartCount}
        wishlistCount={wishlistCount}
        isSignedIn={isSignedIn}
        panel={panel === 'none' ? null : panel}
        navbar={{ ...navbar, texture_preview: LINEN }}
        ground={ground}
        logo={LOGOS[logo]}
        onMenu={nothing}
        onSearch={nothing}
        onAccount={nothing}
        onWishlist={nothing}
        onCart={nothing}
      >
        <MegaMenu menu={menu} path="/" />
      </Header>
      <div style={{ minHeight: '160vh', background: navbar.transparent ? SLIDES[ground] : PAGE }} />
    </>
  );
}

const meta: Meta<Look> = {
  title: 'Shop/Header',
  render: (look) => <Bar {...look} />,
  args: {
    type: 'solid',
    transparent: false,
    blur: false,
    solid_blur: false,
    sticky: false,
    sticky_hide: false,
    sticky_hideable: false,
    ground: 'light',
    logo: 'none',
    isSignedIn: false,
    panel: 'none',
    cartCount: 2,
    wishlistCount: 3,
  },
  argTypes: {
    logo: { control: 'inline-radio', options: ['none', 'drawn', 'wide'] },
    type: { control: 'inline-radio', options: ['solid', 'gradient', 'texture'] },
    ground: { control: 'inline-radio', options: ['dark', 'light'] },
    panel: { control: 'inline-radio', options: ['none', 'sidebar', 'microcart', 'wishlist', 'search'] },
  },
};
export default meta;
type Story = StoryObj<Look>;

export const Solid: Story = {};
export const Gradient: Story = { args: { type: 'gradient' } };
export const Texture: Story = { args: { type: 'texture' } };
export const Blur: Story = { args: { blur: true, sticky: true } };
export const SolidBlur: Story = { args: { solid_blur: true, sticky: true } };
export const TransparentOverDark: Story = { args: { transparent: true, ground: 'dark' } };
export const TransparentOverLight: Story = { args: { transparent: true, ground: 'light' } };
export const Sticky: Story = { args: { sticky: true } };
export const StickyThatHides: Story = { args: { sticky: true, sticky_hide: true, sticky_hideable: true } };
export const WithALogo: Story = { args: { logo: 'drawn' } };
export const WithALogoOverDark: Story = { args: { logo: 'drawn', transparent: true, ground: 'dark' } };
export const WithAWideLogo: Story = { args: { logo: 'wide' } };
export const OfSomebodySignedIn: Story = { args: { isSignedIn: true, cartCount: 0, wishlistCount: 0 } };
export const WithAPanelOpenOverDark: Story = { args: { panel: 'microcart', transparent: true, ground: 'dark' } };
