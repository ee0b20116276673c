import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stars } from '../../ui/components/base/Stars';
import { usage } from '../docs/usage';

const meta: Meta<typeof Stars> = {
  title: 'Components/Stars',
  component: Stars,
  tags: ['autodocs', '!test'],
  args: { rating: 4.4 },
  argTypes: { rating: { control: { type: 'range', min: 0, max: 5, step: 0.1 } } },
  parameters: usage({
    when: 'For an average rating.',
    not: 'For entering a rating: the review form has radio buttons. A tile shows the number beside a single star.',
    states: ['components-basics--ratings', 'shop-reviews--stars-to-give', 'shop-reviews--spread'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Stars> = {};
