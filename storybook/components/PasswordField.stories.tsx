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
    when: 'For every password. It is typed once, because it can be shown; tell password managers whether it is new.',
    not: 'For a code from a mail, which needs no hiding: use Field.',
    states: ['components-forms--password', 'components-forms--wrong-password', 'components-forms--shown-password'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof PasswordField> = {};
