import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/components/base/Button';
import { Drawer } from '../../ui/components/base/Drawer';
import { usage } from '../docs/usage';

type Props = ComponentProps<typeof Drawer>;

const meta: Meta<typeof Drawer> = {
  title: 'Components/Drawer',
  component: Drawer,
  tags: ['autodocs', '!test'],
  args: {
    open: false,
    title: 'Filters',
    side: 'right',
    wide: false,
    beside: false,
    children: <p>What is looked through stands here.</p>,
    footer: <Button wide>Show 24 pieces</Button>,
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  render: function Live(args) {
    const [, update] = useArgs<Props>();
    return (
      <>
        <Button aria-haspopup="dialog" onClick={() => update({ open: true })}>
          Open it
        </Button>
        <Drawer {...args} onClose={() => update({ open: false })} />
      </>
    );
  },
  parameters: usage({
    when: 'For browsing or filling in something that belongs to the page: menu, bag, filters, sign-in.',
    not: 'For a single question: use Modal. For content that people share: use a page.',
    states: ['shop-cart--drawer', 'shop-cart--drawer-with-notices', 'shop-lists--sidebar'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Drawer> = {};
