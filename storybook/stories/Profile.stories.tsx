import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { EMPTY_ADDRESS, type AccountEnd, type AddressDetails, type OwnSession } from '../../core/account';
import { AccountFrame } from '../../ui/pages/account/AccountFrame';
import { AddressBook } from '../../ui/pages/account/AddressBook';
import { AddressForm } from '../../ui/pages/account/AddressForm';
import { EmailCode } from '../../ui/pages/account/EmailCode';
import { PasswordForm } from '../../ui/pages/account/PasswordForm';
import { PhotoField } from '../../ui/pages/account/PhotoField';
import styles from '../../ui/pages/account/Profile.module.css';
import { SessionList } from '../../ui/pages/account/SessionList';
import { ProfileForm } from '../../ui/pages/account/ProfileForm';
import { YourData } from '../../ui/pages/account/YourData';
import { accountUser } from '../fixtures/orders';
import { PORTRAIT } from '../fixtures/pictures';
import { countries, hamburg, newYork, statesOf } from '../fixtures/places';
import { inMainUnder } from '../in-main';

const meta: Meta = {
  title: 'Shop/Profile',
  parameters: { layout: 'padded' },
  decorators: [inMainUnder('My profile')],
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;
const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

const press =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
  };

type PhotoProps = ComponentProps<typeof PhotoField>;
const photo = (more: Partial<PhotoProps> = {}): StoryObj<PhotoProps> => ({
  args: { user: accountUser(), busy: false, onChoose: nothing, onRemove: nothing, ...more },
  render: (args) => <PhotoField {...args} />,
});
export const PhotoNone = photo();
export const PhotoChosen = photo({ user: accountUser({ photo: PORTRAIT }) });
export const PhotoBeingSent = photo({ user: accountUser({ photo: PORTRAIT }), busy: true });
const choose =
  (file: () => File): Play =>
  ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) return;
    const chosen = new DataTransfer();
    chosen.items.add(file());
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
export const PhotoOfAnotherKind = {
  ...photo(),
  play: choose(() => new File(['%PDF-1.7'], 'passport-scan-of-last-summer.pdf', { type: 'application/pdf' })),
} satisfies StoryObj<PhotoProps>;
export const PhotoTooLarge = {
  ...photo(),
  play: choose(() => new File([new Uint8Array(9_000_000)], 'IMG_2026.jpg', { type: 'image/jpeg' })),
} satisfies StoryObj<PhotoProps>;

type ContactProps = ComponentProps<typeof ProfileForm>;
const contact = (more: Partial<ContactProps> = {}): StoryObj<ContactProps> => ({
  args: {
    user: accountUser({ login_email: 'ada@vitrine.example' }),
    check: ({ firstname }) => (firstname === '' ? { firstname: 'Please enter your name' } : {}),
    onSave: () => Promise.resolve({}),
    ...more,
  },
  render: (args) => <ProfileForm {...args} />,
});
export const Contact = contact();
export const ContactByPhoneOnly = contact({ user: accountUser({ email: null, login_email: null }) });
export const ContactWithAnotherMail = contact({
  user: accountUser({ phone: null, email: 'ada.w@mail.example', login_email: 'ada@vitrine.example' }),
});
export const ContactWithAMistake = {
  ...contact(),
  play: async (context) => {
    await context.userEvent.clear(context.canvas.getByLabelText('First name'));
    await press('Save')(context);
  },
} satisfies StoryObj<ContactProps>;
export const ContactRefused = {
  ...contact({ onSave: () => Promise.resolve({ email: 'This e-mail address cannot be used here' }) }),
  play: async (context) => {
    const field = context.canvas.getByLabelText('E-mail');
    await context.userEvent.clear(field);
    await context.userEvent.type(field, 'lotte@vitrine.example');
    await press('Save')(context);
    await context.canvas.findByText(/cannot be used here/);
  },
} satisfies StoryObj<ContactProps>;
export const ContactBeingSaved = {
  ...contact({ onSave: never }),
  play: press('Save'),
} satisfies StoryObj<ContactProps>;

type CodeProps = ComponentProps<typeof EmailCode>;
const emailCode = (more: Partial<CodeProps> = {}): StoryObj<CodeProps> => ({
  args: { email: 'ada.w@mail.example', onConfirm: () => Promise.resolve(undefined), ...more },
  render: (args) => <EmailCode {...args} />,
});
export const MailToConfirm = emailCode();
export const MailCodeRefused = {
  ...emailCode({ onConfirm: () => Promise.resolve('This code is not correct or has expired') }),
  play: async (context) => {
    await context.userEvent.type(context.canvas.getByLabelText('Code'), 'ABCD');
    await press('Confirm address')(context);
  },
} satisfies StoryObj<CodeProps>;

type PasswordProps = ComponentProps<typeof PasswordForm>;
const password = (more: Partial<PasswordProps> = {}): StoryObj<PasswordProps> => ({
  args: { hasPassword: true, onChange: () => Promise.resolve(undefined), ...more },
  render: (args) => <PasswordForm {...args} />,
});
export const Password = password();
export const PasswordFirst = password({ hasPassword: false });
const typePasswords =
  (wanted: string): Play =>
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(/^Current password/), 'a guess');
    await userEvent.type(canvas.getByLabelText(/^New password/), wanted);
    await press('Change password')(context);
  };
export const PasswordRefused = {
  ...password({ onChange: () => Promise.resolve('The current password is not correct') }),
  play: typePasswords('three words and more'),
} satisfies StoryObj<PasswordProps>;
export const PasswordTooShort = { ...password(), play: typePasswords('short') } satisfies StoryObj<PasswordProps>;
export const PasswordBeingSaved = {
  ...password({ onChange: never }),
  play: typePasswords('three words and more'),
} satisfies StoryObj<PasswordProps>;

interface FormControls {
  readonly title: string;
  readonly details: AddressDetails;
  readonly errors: ComponentProps<typeof AddressForm>['errors'];
  readonly busy: boolean;
}
function Form({ details: given, ...rest }: FormControls) {
  const [details, setDetails] = useState(given);
  return (
    <AddressForm
      details={details}
      countries={countries}
      states={statesOf(details.country)}
      onChange={(change) => setDetails((before) => ({ ...before, ...change }))}
      onLeave={nothing}
      onSave={nothing}
      onCancel={nothing}
      {...rest}
    />
  );
}
const NEW_FORM: FormControls = {
  title: 'New address',
  details: { ...EMPTY_ADDRESS, firstName: 'Ada', lastName: 'Whitfield', country: 'US' },
  errors: {},
  busy: false,
};
const form = (more: Partial<FormControls> = {}): StoryObj<FormControls> => ({
  args: { ...NEW_FORM, ...more },
  render: (args) => <Form {...args} />,
});
export const Address = form();
export const AddressOfACountryWithoutStates = form({ title: 'Change', details: hamburg });
export const AddressWithoutACountry = form({ details: EMPTY_ADDRESS });
export const AddressWithMistakes = form({
  details: { ...newYork, streetAddress: '', state: '', region_id: 0, zipCode: '1001' },
  errors: {
    'shipping.streetAddress': 'Please enter a street and house number',
    'shipping.zipCode': 'A postcode in the United States has 5 digits',
    'shipping.state': 'Please choose a state',
  },
});
export const AddressBeingSaved = form({ title: 'Change', details: newYork, busy: true });

type BookProps = ComponentProps<typeof AddressBook>;
const streets = (count: number, removed?: number): BookProps['rows'] =>
  Array.from({ length: count }, (_, id) =>
    accountUser().addresses.map((home) => ({
      id,
      address: { ...home, street: [`${String(id + 1)} Mercer Street`] },
      isRemoved: id === removed,
    })),
  ).flat();
const book = (more: Partial<BookProps> = {}): StoryObj<BookProps> => ({
  args: {
    rows: streets(3),
    defaultId: 0,
    isFull: false,
    editing: undefined,
    busy: false,
    onEdit: nothing,
    onRemove: nothing,
    onPutBack: nothing,
    onDefault: nothing,
    ...more,
  },
  argTypes: { form: { control: false } },
  render: (args) => <AddressBook {...args} />,
});
export const Addresses = book();
export const AddressesWithOneRemoved = book({ rows: streets(3, 1) });
export const AddressesAfterAChange = book({ landing: { at: 1 } });
export const AddressesBeingSaved = book({ busy: true });
export const AddressesWithOneChanged = book({
  editing: 1,
  form: <Form {...NEW_FORM} title="Change" details={{ ...newYork, streetAddress: '2 Mercer Street' }} />,
});
export const AddressesWithANewOne = book({ rows: streets(1), editing: 'new', form: <Form {...NEW_FORM} /> });
export const AddressesEmpty = book({ rows: [], defaultId: undefined });
export const AddressesFull = book({ rows: streets(20), isFull: true });

type SessionsProps = ComponentProps<typeof SessionList>;
const session = (id: string, more: Partial<OwnSession> = {}): OwnSession => ({
  id,
  device: 'Safari, iOS',
  opened_at: '2026-03-02T09:30:00.000Z',
  seen_at: '2026-05-10T18:00:00.000Z',
  is_current: false,
  is_staff: false,
  ...more,
});
const HERE = session('1', { device: 'Firefox, Linux', is_current: true });
const sessions = (more: Partial<SessionsProps> = {}): StoryObj<SessionsProps> => ({
  args: {
    sessions: [session('2'), HERE, session('3', { device: null }), session('4', { is_staff: true })],
    busy: undefined,
    said: '',
    canEnd: true,
    onEnd: nothing,
    onEndOthers: nothing,
    ...more,
  },
  render: (args) => <SessionList {...args} />,
});
export const Sessions = sessions();
export const SessionsHereAlone = sessions({ sessions: [HERE] });
export const SessionBeingEnded = sessions({ busy: '2' });
export const SessionEnded = sessions({ sessions: [HERE, session('2')], said: 'Device signed out.' });
export const SessionsSeenByStaff = sessions({ canEnd: false });

export const WholePage: Story = {
  render: () => (
    <AccountFrame part="edit" pathOf={(path) => path} onSignOut={nothing}>
      <div className={styles.profile}>
        <PhotoField user={accountUser({ photo: PORTRAIT })} busy={false} onChoose={nothing} onRemove={nothing} />
        <ProfileForm user={accountUser()} check={() => ({})} onSave={() => Promise.resolve({})} />
        <AddressBook
          rows={streets(2)}
          defaultId={0}
          isFull={false}
          editing={undefined}
          form={null}
          busy={false}
          onEdit={nothing}
          onRemove={nothing}
          onPutBack={nothing}
          onDefault={nothing}
        />
        <PasswordForm hasPassword onChange={() => Promise.resolve(undefined)} />
        <SessionList
          sessions={[HERE, session('2')]}
          busy={undefined}
          said=""
          canEnd
          onEnd={nothing}
          onEndOthers={nothing}
        />
      </div>
    </AccountFrame>
  ),
};

type DataProps = ComponentProps<typeof YourData>;
const END: AccountEnd = {
  orders: 3,
  files: 2,
  bonus: 12.5,
  currency: 'EUR',
  obstacles: [],
  sign_in_again: false,
};
const data = (more: Partial<DataProps> = {}): StoryObj<DataProps> => ({
  args: {
    end: undefined,
    busy: undefined,
    said: '',
    refused: undefined,
    onDownload: nothing,
    onLook: nothing,
    onSignIn: nothing,
    onDelete: nothing,
    onCancel: nothing,
    ...more,
  },
  render: (args) => <YourData {...args} />,
});
export const Data = data({ said: 'my-data-2026-11-27.json contains everything we store about you.' });
export const DataToDelete = data({ end: END });
export const DataToDeleteWithUnpaidOrders = data({ end: { ...END, canceled: ['100042', '100043'] } });
export const DataToDeleteWithoutTick = {
  ...data({ end: END }),
  play: press('Delete permanently'),
} satisfies StoryObj<DataProps>;
export const DataAfterLongSignIn = data({ end: { ...END, bonus: 0, orders: 0, files: 0, sign_in_again: true } });
export const DataThatWaits = data({
  end: {
    ...END,
    obstacles: [
      { field: 'balance', of: ['48.20 EUR'] },
      { field: 'orders', of: ['100000042', '100000051'] },
      { field: 'roles', of: ['manager'] },
    ],
  },
});
export const DataRefused = data({ end: END, refused: 'Your account cannot be deleted yet.' });
