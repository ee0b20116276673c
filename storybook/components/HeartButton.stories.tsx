import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import type { ComponentProps } from 'react';
import { CompareButton } from '../../ui/components/products/CompareButton';
import { HeartButton } from '../../ui/components/products/HeartButton';
import { KeepButtons } from '../../ui/components/products/KeepButtons';
import { WishlistButton } from '../../ui/components/products/WishlistButton';
import { usage } from '../docs/usage';

type Props = ComponentProps<typeof HeartButton>;

const meta: Meta<typeof HeartButton> = {
  title: 'Components/Heart button',
  component: HeartButton,
  subcomponents: { WishlistButton, CompareButton, KeepButtons },
  tags: ['autodocs', '!test'],
  args: { name: 'Kestrel Flight Bomber', pressed: false },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 160, height: 160, background: 'var(--paper-deep)' }}>
        <Story />
      </div>
    ),
  ],
  render: function Live(args) {
    const [, update] = useArgs<Props>();
    return <HeartButton {...args} onToggle={() => update({ pressed: !args.pressed })} />;
  },
  parameters: usage({
    when: "As the base of WishlistButton and CompareButton, which know the shopper's lists. This is only the heart, controlled by props.",
    not: 'For both buttons with labels below a product: use KeepButtons.',
    states: ['shop-lists--heart', 'shop-lists--heart-of-a-saved-one'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof HeartButton> = {};
