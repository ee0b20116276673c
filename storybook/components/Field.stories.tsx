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
    when: 'For a line of text. A hint adds what the label does not say; an error replaces it and is announced with the field.',
    not: 'For known answers: use SelectField or ChoiceList. For a password: use PasswordField. FieldFrame gives a custom control the same frame.',
    states: ['components-forms--empty-field', 'components-forms--typed-field', 'components-forms--wrong-field'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Field> = {};
