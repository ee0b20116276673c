import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useArgs } from 'storybook/preview-api';
import { PasswordField } from '../../ui/components/fields/PasswordField';
import { usage } from '../docs/usage';

type Props = ComponentProps<typeof PasswordField>;

const meta: Meta<typeof PasswordField> = {
  title: 'Components/Password field',
  component: PasswordField,
  tags: ['autodocs', '!test'],
  args: {
    id: 'password',
    label: 'Password',
    value: '',
    autoComplete: 'new-password',
    hint: 'At least 8 characters',
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  render: function Live(args) {
    const [, update] = useArgs<Props>();
    return <PasswordField {...args} onChange={(value) => update({ value })} />;
  },
  parameters: usage({
    when: 'For every password. It is typed once, since it can be looked at; say to password managers whether it is a new one.',
    not: 'Field for a code out of a mail: nothing of it has to be hidden.',
    states: ['components-forms--password', 'components-forms--wrong-password', 'components-forms--shown-password'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof PasswordField> = {};
