import type { Meta, StoryObj } from '@storybook/react-vite';
import { WayList } from '../../ui/components/bag/WayList';
import { usage } from '../docs/usage';

const meta: Meta<typeof WayList> = {
  title: 'Components/Way list',
  component: WayList,
  tags: ['autodocs', '!test'],
  args: {
    ways: [
      { path: '/c/women', title: 'Women' },
      { path: '/c/men', title: 'Men' },
      { path: '/c/sport', title: 'Sport' },
    ],
  },
  parameters: usage({
    when: 'On a page with nothing to show: no results, a missing page, an empty bag.',
    not: 'As a menu: it suggests a next step and is not for navigation.',
    states: ['shop-pages--not-found'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof WayList> = {};
