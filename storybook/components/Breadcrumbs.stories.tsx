import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../../ui/components/base/Breadcrumbs';
import { usage } from '../docs/usage';
import { trail } from '../fixtures/listing';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs', '!test'],
  args: { trail },
  parameters: usage({
    when: 'At the head of a category or a product.',
    not: 'A page at the top needs none, nor does one that is part of a flow, as checkout is.',
    states: ['components-basics--trail', 'components-basics--long-trail', 'components-basics--no-trail'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Breadcrumbs> = {};
