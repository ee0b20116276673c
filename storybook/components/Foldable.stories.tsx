import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import type { ComponentProps } from 'react';
import { Foldable } from '../../ui/components/base/Foldable';
import { usage } from '../docs/usage';

type Props = ComponentProps<typeof Foldable>;

const meta: Meta<typeof Foldable> = {
  title: 'Components/Foldable',
  component: Foldable,
  tags: ['autodocs', '!test'],
  args: {
    testId: 'order',
    head: 'Order 100001, two pieces',
    isOpen: false,
    children: <p>Kestrel Flight Bomber, Selvedge Straight Jean</p>,
  },
  argTypes: { children: { control: false } },
  render: function Live(args) {
    const [, update] = useArgs<Props>();
    return (
      <ul>
        <Foldable {...args} onToggle={() => update({ isOpen: !args.isOpen })} />
      </ul>
    );
  },
  parameters: usage({
    when: 'For a list row with more details than fit, such as an order.',
    not: 'For content that people return to: use a page. For a question and its answer: use the browser’s details element.',
    states: ['shop-account--orders', 'shop-account--orders-with-one-open'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Foldable> = {};
