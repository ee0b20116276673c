import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../ui/components/Button';
import { ListFoot } from '../../ui/components/ListFoot';
import { usage } from '../docs/usage';

const meta: Meta<typeof ListFoot> = {
  title: 'Components/List foot',
  component: ListFoot,
  tags: ['autodocs', '!test'],
  args: { status: '24 of 112 pieces', children: <Button kind="secondary">Show more</Button> },
  argTypes: { children: { control: false } },
  parameters: usage({
    when: 'Below a list of which a part is shown: it says how much, aloud too when more has come.',
    not: 'Below a list that is whole.',
    states: ['shop-listing--list', 'shop-listing--loading-more', 'shop-listing--all-seen'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof ListFoot> = {};
