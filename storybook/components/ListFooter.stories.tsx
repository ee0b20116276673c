import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../ui/components/base/Button';
import { ListFooter } from '../../ui/components/products/ListFooter';
import { usage } from '../docs/usage';

const meta: Meta<typeof ListFooter> = {
  title: 'Components/List foot',
  component: ListFooter,
  tags: ['autodocs', '!test'],
  args: { status: '24 of 112 pieces', children: <Button kind="secondary">Show more</Button> },
  argTypes: { children: { control: false } },
  parameters: usage({
    when: 'Below a partially loaded list: it shows how much is loaded and announces new items.',
    not: 'Below a complete list.',
    states: ['shop-listing--list', 'shop-listing--loading-more', 'shop-listing--all-seen'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof ListFooter> = {};
