import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyPage } from '../../ui/components/base/EmptyPage';
import { usage } from '../docs/usage';

const meta: Meta<typeof EmptyPage> = {
  title: 'Components/Empty page',
  component: EmptyPage,
  tags: ['autodocs', '!test'],
  args: {
    hint: 'Press the heart of a product to keep it here.',
    browse: { href: '/', label: 'Browse the shop' },
  },
  parameters: usage({
    when: 'Below the title of a page with an empty list: bag, wishlist, comparison, recently viewed.',
    not: 'For a search without results, which repeats the query.',
    states: ['shop-lists--wishlist-empty'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof EmptyPage> = {};
