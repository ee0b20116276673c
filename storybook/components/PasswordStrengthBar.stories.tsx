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
    when: "Below a new password. Try the shopper's name or e-mail as the password.",
    not: "Below an existing password. It refuses nothing; that is the field's error.",
    states: ['components-forms--password'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof PasswordStrengthBar> = {};
