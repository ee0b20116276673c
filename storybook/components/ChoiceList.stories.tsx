import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useArgs } from 'storybook/preview-api';
import { ChoiceList } from '../../ui/components/fields/ChoiceList';
import { usage } from '../docs/usage';

type Props = ComponentProps<typeof ChoiceList>;

const meta: Meta<typeof ChoiceList> = {
  title: 'Components/Choice list',
  component: ChoiceList,
  tags: ['autodocs', '!test'],
  args: {
    name: 'way',
    legend: 'Shipping method',
    value: 'standard',
    choices: [
      { value: 'standard', label: 'Standard', note: 'Two to four days', aside: '$4.00' },
      { value: 'express', label: 'Express', note: 'Tomorrow', aside: '$14.00' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  render: function Live(args) {
    const [, update] = useArgs<Props>();
    return <ChoiceList {...args} onChange={(value) => update({ value })} />;
  },
  parameters: usage({
    when: 'For up to six options that the shopper compares by price or time: shipping, payment.',
    not: 'For a long list: use SelectField. Sizes and colours of a product have their own picker.',
    states: ['components-forms--choices', 'components-forms--choices-with-error'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof ChoiceList> = {};
