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
    when: 'At the top of a category or product page.',
    not: 'On top-level pages and in flows such as checkout.',
    states: ['components-basics--trail', 'components-basics--long-trail', 'components-basics--no-trail'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof Breadcrumbs> = {};
