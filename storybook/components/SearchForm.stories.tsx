import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchForm } from '../../ui/components/fields/SearchForm';
import { usage } from '../docs/usage';

const meta: Meta<typeof SearchForm> = {
  title: 'Components/Search form',
  component: SearchForm,
  tags: ['autodocs', '!test'],
  args: { action: '/search', text: 'rain jacket' },
  parameters: usage({
    when: 'On the page of results and where nothing was found.',
    not: 'In the header: the panel of search shows what it finds while somebody types.',
    states: ['components-forms--search', 'components-forms--search-with-words'],
  }),
};
export default meta;

export const Playground: StoryObj<typeof SearchForm> = {};
