import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button, ButtonLink } from '../../ui/components/base/Button';
import { usage } from '../docs/usage';

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonLink },
  tags: ['autodocs', '!test'],
  args: { children: 'Add to bag', kind: 'primary', wide: false, busy: false, disabled: false, onClick: fn() },
  argTypes: { type: { table: { disable: true } } },
  parameters: usage({
    when: 'For actions that change something: buy, save, send. One primary button per view, the buy kind only on the way to checkout, a quiet one beside text.',
    not: 'For navigation: use ButtonLink, so that it can open in a new tab, or a plain link within a sentence.',
    states: ['components-basics--buttons', 'components-basics--long-button', 'components-basics--button-with-focus'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Button> = {};
