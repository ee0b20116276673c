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
    when: 'For up to six ways of which the shopper has to weigh what each costs or takes: shipping, payment.',
    not: 'SelectField for a long list. The sizes and colours of a product have a picker of their own.',
    states: ['components-forms--choices', 'components-forms--choices-with-error'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof ChoiceList> = {};
