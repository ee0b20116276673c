import type { Meta, StoryObj } from '@storybook/react-vite';
import { GALLERY_IMAGE } from '../../core/internal';
import { Breadcrumbs } from '../../ui/components/base/Breadcrumbs';
import { Button, ButtonLink } from '../../ui/components/base/Button';
import { Html } from '../../ui/components/base/Html';
import { Icon } from '../../ui/components/base/Icon';
import { Picture } from '../../ui/components/base/Picture';
import { Price } from '../../ui/components/base/Price';
import { Stars } from '../../ui/components/base/Stars';
import { trail } from '../fixtures/listing';
import { BOMBER_GREEN } from '../fixtures/pictures';

const pad = { display: 'flex', flexWrap: 'wrap', gap: 16, padding: 24, alignItems: 'center' } as const;
const meta: Meta = { title: 'Components/Basics', decorators: [(Story) => <div style={pad}>{<Story />}</div>] };
export default meta;
type Story = StoryObj;

export const Buttons: Story = {
  render: () => (
    <>
      <Button>Add to bag</Button>
      <Button kind="secondary">Continue shopping</Button>
      <Button kind="quiet">Keep it</Button>
      <Button busy>Adding…</Button>
      <Button disabled>Sold out</Button>
      <ButtonLink href="/">Go to checkout</ButtonLink>
    </>
  ),
};
export const LongButton: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <Button wide>Order and pay $1,234,567.89 with a very long label</Button>
    </div>
  ),
};
export const Prices: Story = {
  render: () => (
    <>
      <Price final={149} />
      <Price final={149} regular={189} />
      <Price final={20} from />
      <Price final={149} regular={189} large />
      <Price final={1234567.89} />
    </>
  ),
};
export const Ratings: Story = {
  render: () => (
    <>
      {[0, 1.2, 2.5, 4.4, 5].map((rating) => (
        <Stars key={rating} rating={rating} />
      ))}
    </>
  ),
};
export const Icons: Story = {
  render: () => (
    <>
      {(
        [
          'menu',
          'close',
          'search',
          'bag',
          'next',
          'previous',
          'plus',
          'minus',
          'check',
          'filter',
          'down',
          'bin',
        ] as const
      ).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </>
  ),
};
export const APicture: Story = {
  render: () => (
    <div style={{ width: 300 }}>
      <Picture path={BOMBER_GREEN} size={GALLERY_IMAGE} alt="A green bomber jacket" />
    </div>
  ),
};
export const Trail: Story = { render: () => <Breadcrumbs trail={trail} /> };
export const MerchantText: Story = {
  render: () => (
    <Html html="<h2>Care</h2><p>Wash cold, dry flat.</p><ul><li>Shell: nylon</li><li>Lining: none</li></ul><table><tbody><tr><th>Size</th><td>M</td></tr></tbody></table>" />
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Price final={149} regular={189} />
      <Breadcrumbs trail={trail} />
      <Button>أضف</Button>
    </div>
  ),
};
export const ButtonWithFocus: Story = {
  ...Buttons,
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
export const LongTrail: Story = {
  render: () => (
    <Breadcrumbs
      trail={[
        ...trail,
        { name: 'Outdoorfunktionsbekleidung für Damen und Herren', path: '/c/outdoor' },
        { name: 'Donaudampfschifffahrtsgesellschaftskapitänsjacken', path: '/c/captains' },
      ]}
    />
  ),
};
export const NoTrail: Story = {
  render: () => (
    <>
      <Breadcrumbs trail={[]} />
      <p>A page at the top has no trail.</p>
    </>
  ),
};
