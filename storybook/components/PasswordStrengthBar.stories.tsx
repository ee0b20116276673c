import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordStrengthBar } from '../../ui/components/fields/PasswordStrengthBar';
import { usage } from '../docs/usage';

const meta: Meta<typeof PasswordStrengthBar> = {
  title: 'Components/Password strength bar',
  component: PasswordStrengthBar,
  tags: ['autodocs', '!test'],
  args: { password: 'correct horse battery', own: ['Ada', 'ada@example.com'] },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
  parameters: usage({
    when: 'Below a password that is being chosen. Try the name or the e-mail of the shopper as the password.',
    not: 'Below one that is only typed again; and it refuses nothing, which is what the error of the field is for.',
    states: ['components-forms--password'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof PasswordStrengthBar> = {};
