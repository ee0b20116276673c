import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftNote } from '../../ui/components/bag/GiftNote';
import { usage } from '../docs/usage';

const meta: Meta<typeof GiftNote> = {
  title: 'Components/Gift note',
  component: GiftNote,
  tags: ['autodocs', '!test'],
  args: { gift: { isGift: true, giftMessage: 'Happy birthday, Maren!' }, onChange: () => Promise.resolve({}) },
  argTypes: { gift: { control: false }, onChange: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  parameters: usage({
    when: 'In the bag and checkout, for a message in the parcel.',
    not: 'For a note to the shop, which checkout asks for elsewhere.',
    states: ['shop-cart--not-a-gift', 'shop-cart--a-gift'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof GiftNote> = {};
