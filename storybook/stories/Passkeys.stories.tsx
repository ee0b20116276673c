import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import type { OwnPasskey } from '../../core/account';
import { PasskeyList } from '../../ui/pages/account/PasskeyList';
import { inMainUnder } from '../in-main';

type Props = ComponentProps<typeof PasskeyList>;
const meta: Meta = {
  title: 'Shop/Passkeys',
  parameters: { layout: 'padded' },
  decorators: [inMainUnder('My profile')],
};
export default meta;
type Play = NonNullable<StoryObj['play']>;

const done = () => Promise.resolve(undefined);
const PHONE: OwnPasskey = {
  id: '2',
  name: 'My phone',
  added_at: '2026-03-02T09:30:00.000Z',
  used_at: '2026-05-20T18:00:00.000Z',
  is_synced: true,
  is_here: true,
};
const KEY: OwnPasskey = {
  ...PHONE,
  id: '1',
  name: 'Security key that hangs on the ring with the keys of the shop',
  used_at: null,
  is_synced: false,
  is_here: false,
};

const story = (list: Partial<Props['list']> = {}, more: Partial<Props> = {}, play?: Play): StoryObj<Props> => ({
  args: {
    list: { items: [PHONE, KEY], max: 10, may_change: true, ...list },
    canMake: true,
    said: '',
    onAdd: done,
    onRename: done,
    onRemove: done,
    ...more,
  },
  render: (args) => <PasskeyList {...args} />,
  ...(play && { play }),
});
const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
  };

export const None = story({ items: [] });
export const Some = story();
export const Added = story({}, { said: 'The passkey was added.' });
export const Full = story({ max: 2 });
export const OnlyShown = story({ may_change: false });
export const Adding = story({ items: [] }, {}, press('Add a passkey'));
export const Renaming = story({}, {}, press('Rename My phone'));
export const Removing = story({}, {}, press('Remove My phone'));
export const AddingRefused = story(
  { items: [] },
  { onAdd: () => Promise.resolve('No passkey was used. Please try again.') },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText(/No passkey was used/);
  },
);
