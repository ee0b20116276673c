import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useArgs } from 'storybook/preview-api';
import { SelectField } from '../../ui/components/fields/SelectField';
import { usage } from '../docs/usage';

type Props = ComponentProps<typeof SelectField>;

const meta: Meta<typeof SelectField> = {
  title: 'Components/Select field',
  component: SelectField,
  tags: ['autodocs', '!test'],
  args: {
    id: 'country',
    label: 'Country',
    value: 'US',
    choices: [
      { value: 'US', label: 'United States' },
      { value: 'DE', label: 'Germany' },
      { value: 'UA', label: 'Ukraine' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  render: function Live(args) {
    const [, update] = useArgs<Props>();
    return <SelectField {...args} onChange={(value) => update({ value })} />;
  },
  parameters: usage({
    when: 'For one of more than five well-known options: countries, states, months.',
    not: 'For a few options to compare: use ChoiceList. For free answers: use Field.',
    states: ['components-forms--select', 'components-forms--wrong-select'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof SelectField> = {};
