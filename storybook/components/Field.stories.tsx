import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useArgs } from 'storybook/preview-api';
import { Field } from '../../ui/components/fields/Field';
import { FieldFrame } from '../../ui/components/fields/FieldFrame';
import { usage } from '../docs/usage';

type Props = ComponentProps<typeof Field>;

const meta: Meta<typeof Field> = {
  title: 'Components/Field',
  component: Field,
  subcomponents: { FieldFrame },
  tags: ['autodocs', '!test'],
  args: {
    id: 'email',
    label: 'E-mail',
    value: '',
    type: 'email',
    hint: 'For the confirmation.',
    required: true,
    maxLength: 200,
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  render: function Live(args) {
    const [, update] = useArgs<Props>();
    return <Field {...args} onChange={(value) => update({ value })} />;
  },
  parameters: usage({
    when: 'For a line of text. A hint says what is not plain from the label; an error takes its place and is read out with the field.',
    not: 'SelectField or ChoiceList where the answers are known; PasswordField for a password. FieldFrame gives the same frame to a control of your own.',
    states: ['components-forms--empty-field', 'components-forms--typed-field', 'components-forms--wrong-field'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Field> = {};
