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
    when: 'For what changes something: buy, save, send. One primary button in a view, the buying one for the way to the till alone, a quiet one beside a text.',
    not: 'ButtonLink where it leads to another page, so that it opens in a new tab; a plain link in the middle of a sentence.',
    states: ['components-basics--buttons', 'components-basics--long-button', 'components-basics--button-with-focus'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Button> = {};
