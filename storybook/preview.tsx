import type { Preview } from '@storybook/react-vite';
import '../ui/design/fonts.css';
import '../ui/design/tokens.css';
import '../ui/design/elements.css';
import '../ui/design/base.css';
import { LANGUAGE_NAMES } from '../ui/text/offered-languages';
import { nameChoices } from './docs/choices';
import { Container, Page } from './docs/late';
import { Frame } from './frame';
import { SKINS } from './skins';

const FACES = ['400 1rem "Sofia Sans Variable"', '800 1rem "Sofia Sans Extra Condensed Variable"'];

async function waitForFaces(): Promise<void> {
  document.fonts.forEach((face) => {
    face.display = 'block';
  });
  await Promise.all(FACES.map((face) => document.fonts.load(face)));
}

const preview: Preview = {
  beforeAll: waitForFaces,
  argTypesEnhancers: [nameChoices],
  decorators: [
    (Story, { globals }) => (
      <Frame globals={globals}>
        <Story />
      </Frame>
    ),
  ],
  initialGlobals: { direction: 'ltr', language: 'en', skin: 'vitrine' },
  globalTypes: {
    direction: {
      description: 'Direction of reading',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Interface language',
      toolbar: {
        icon: 'globe',
        items: Object.entries(LANGUAGE_NAMES).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    skin: {
      description: 'Skin of the shop',
      toolbar: {
        icon: 'paintbrush',
        items: SKINS.map(({ name, title }) => ({ value: name, title })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { container: Container, page: Page, codePanel: true },
    options: { storySort: { order: ['Welcome', 'Design', 'Components', 'Shop', 'Manage'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
