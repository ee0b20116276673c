import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBag } from '../../ui/components/bag/ShareBag';
import { usage } from '../docs/usage';

const meta: Meta<typeof ShareBag> = {
  title: 'Components/Share bag',
  component: ShareBag,
  tags: ['autodocs', '!test'],
  args: { onShare: () => Promise.resolve('https://shop.example/cart/0f8fad5bd9cb469fa165') },
  argTypes: { onShare: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  parameters: usage({
    when: 'On the page of a bag that is not empty.',
    not: 'For a single product, whose page has its own share button.',
    states: ['shop-cart--page', 'shop-cart--shared'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof ShareBag> = {};
