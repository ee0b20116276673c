import type { Meta, StoryObj } from '@storybook/react-vite';
import { Departments as DepartmentList } from '../../ui/pages/home/Departments';
import { Hero } from '../../ui/pages/home/Hero';
import { Opening as OpeningWindow } from '../../ui/pages/home/Opening';
import { menu } from '../fixtures/listing';
import { BOMBER_GREEN, HOODIE, TRAINER } from '../fixtures/pictures';
import { inMainUnder } from '../in-main';

const meta: Meta = {
  title: 'Shop/Home',
  decorators: [inMainUnder('Vitrine')],
};
export default meta;
type Story = StoryObj;
const slide = {
  image: BOMBER_GREEN,
  images: [HOODIE, TRAINER],
  title: 'Made for weather',
  subtitle: 'The autumn shells are here.',
  button_text: 'See them',
  link: '/c/jackets',
  bg: '#1f3a2e',
  fg: '#ffffff',
};

export const OneSlide: Story = { render: () => <Hero slides={[slide]} /> };
export const LightSlide: Story = {
  render: () => <Hero slides={[{ ...slide, bg: '#e7c34b', fg: '#17140f', light_bg: true }]} />,
};
export const SlideWithoutPicture: Story = {
  render: () => <Hero slides={[{ title: 'Winter letters', subtitle: 'Only words today.', bg: '#17140f' }]} />,
};
export const LongSlide: Story = {
  render: () => (
    <Hero
      slides={[
        { ...slide, title: 'Unwetterwarnungsausrüstung', subtitle: 'A subtitle that goes on and on. '.repeat(5) },
      ]}
    />
  ),
};
export const SecondSlide: Story = {
  render: () => <Hero slides={[slide, { ...slide, title: 'Run quiet', bg: '#5b2333' }]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  },
};
export const Departments: Story = {
  render: () => (
    <DepartmentList
      departments={menu.map(({ id, name, path }) => ({ id, name, path, image: BOMBER_GREEN, products: [] }))}
    />
  ),
};
export const DepartmentsWithoutPictures: Story = {
  render: () => <DepartmentList departments={menu.map(({ id, name, path }) => ({ id, name, path, products: [] }))} />,
};
export const Opening: Story = {
  render: () => <OpeningWindow title="Opening soon" text="We are unpacking. Come back in a few days." />,
};
export const OpeningWithLongWords: Story = {
  render: () => (
    <OpeningWindow
      title="Sportbekleidungsfachgeschäft öffnet demnächst"
      text={'We are unpacking, and there is a lot to unpack. '.repeat(6)}
    />
  ),
};
