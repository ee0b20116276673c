import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { KNOWN_PERSON } from '../../../../storybook/fixtures/managed-person';
import { IssueCardForm } from '../../../../ui/pages/manage/gift-cards/IssueCardForm';
import { BonusForm } from '../../../../ui/pages/manage/people/BonusForm';
import { ErasePerson } from '../../../../ui/pages/manage/people/ErasePerson';
import { MergePeople } from '../../../../ui/pages/manage/people/MergePeople';
import { PersonForm } from '../../../../ui/pages/manage/people/PersonForm';
import { PersonNotes } from '../../../../ui/pages/manage/people/PersonNotes';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const show = (children: ReactNode) =>
  render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        {children}
      </ManageSpeech>
    </Speaking>,
  );
const state = { isBusy: false, refusal: undefined, faults: {}, onClose: () => undefined };
const money = (amount: number, currency: string) => `${String(amount)} ${currency}`;
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function type(name: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

it('a changed person is sent with only the changed fields, and invalid tags are refused at their field', async () => {
  const onGo = vi.fn();
  show(<PersonForm {...state} person={KNOWN_PERSON} name="Ada" onGo={onGo} />);
  await type('Last name', 'Byron');
  await type(/^Tags/, 'Two_Words');
  await press('Save');
  expect(onGo).not.toHaveBeenCalled();
  expect(field(/^Tags/)).toHaveAccessibleDescription(/Use at most 20 tags/);
  await type(/^Tags/, 'Wholesale, club');
  await press('Save');
  expect(onGo).toHaveBeenCalledWith({ lastname: 'Byron' });
});

it('contacts are shown only to those who may change them', () => {
  show(<PersonForm {...state} person={{ ...KNOWN_PERSON, may_move: false }} name="Ada" onGo={vi.fn()} />);
  expect(screen.getByRole('textbox', { name: 'Last name' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /mail/i })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /phone/i })).toBeNull();
});

it('bonuses are deducted up to the balance, with a reason, and by the same key however often it is pressed', async () => {
  const onGo = vi.fn<(input: { readonly key: string }) => void>();
  show(<BonusForm {...state} person={KNOWN_PERSON} name="Ada" money={money} onGo={onGo} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Change' }), 'Deduct bonuses');
  await type(/^Amount/, '12.51');
  await press('Adjust bonuses');
  expect(field(/^Amount/)).toHaveAccessibleDescription('Enter an amount above zero, up to 12.5 USD.');
  expect(field('Reason')).toHaveAccessibleDescription('Enter the reason.');
  await type(/^Amount/, '2,50');
  await type('Reason', 'Typed twice');
  await press('Adjust bonuses');
  await press('Adjust bonuses');
  expect(onGo).toHaveBeenCalledTimes(2);
  expect(onGo).toHaveBeenCalledWith(expect.objectContaining({ amount: -2.5, note: 'Typed twice' }));
  expect(onGo.mock.calls[0]?.[0].key).toBe(onGo.mock.calls[1]?.[0].key);
});

it('a person is erased once their contact is typed, and not while orders are open', async () => {
  const onGo = vi.fn();
  const end = { orders: 1, files: 0, bonus: 0, currency: 'USD', obstacles: [], sign_in_again: false };
  const props = { ...state, name: 'Ada', sign: 'ada@shop.test', money, onSignIn: () => undefined, onGo };
  const { unmount } = show(
    <ErasePerson {...props} end={{ ...end, obstacles: [{ field: 'orders', of: ['1000012'] }] }} />,
  );
  expect(screen.getByText('Deliver or cancel orders 1000012')).toBeVisible();
  await press('Erase person');
  unmount();
  show(<ErasePerson {...props} end={end} />);
  await press('Erase person');
  expect(onGo).not.toHaveBeenCalled();
  await type(/^Type ada@shop.test/, 'ADA@shop.test');
  await press('Erase person');
  expect(onGo).toHaveBeenCalledTimes(1);
});

it('a merge is searched first, and confirmed with a list of what moves', async () => {
  const [onGo, onFind] = [vi.fn(), vi.fn()];
  const props = { ...state, name: 'Ada', money, onSignIn: () => undefined, onGo, onFind };
  const { unmount } = show(<MergePeople {...props} plan={undefined} />);
  await type('Other record', ' 19 ');
  await press('Find');
  expect(onFind).toHaveBeenCalledWith('19');
  unmount();
  const plan = {
    ...{ faults: [], from_id: 19, from: 'Twin', into: 'Ada', orders: 3, carts: 1, addresses: 1, reviews: 2 },
    ...{ notes: 0, tags: [], bonus: 5, currency: 'USD', ends: ['twin@shop.test'], sign_in_again: false },
  };
  show(<MergePeople {...props} plan={plan} />);
  expect(screen.getByText('Bonuses of 5 USD')).toBeVisible();
  expect(screen.getByText('Can no longer sign in: twin@shop.test')).toBeVisible();
  await press('Merge');
  expect(onGo).toHaveBeenCalledTimes(1);
});

it('a note stays in its field until it is saved', async () => {
  const onAdd = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  show(<PersonNotes notes={KNOWN_PERSON.notes} moment={String} isBusy={false} onAdd={onAdd} onRemove={vi.fn()} />);
  await type('Note', 'Calls early');
  await press('Add note');
  expect(field('Note')).toHaveValue('Calls early');
  await press('Add note');
  expect(field('Note')).toHaveValue('');
  expect(screen.getByRole('button', { name: /^Remove note: mira@shop.test/ })).toBeVisible();
});

it('a gift card is issued with amount, address and reason', async () => {
  const onGo = vi.fn();
  show(<IssueCardForm {...state} stores={[{ code: 'us', name: 'US', currency: 'USD', max: 1000 }]} onGo={onGo} />);
  await type(/^Amount/, '1001');
  await press('Issue gift card');
  expect(onGo).not.toHaveBeenCalled();
  expect(field(/^Amount/)).toHaveAccessibleDescription('Enter an amount above zero, up to 1000 USD.');
  await type(/^Amount/, '20');
  await type('Recipient’s e-mail', 'eve@shop.test');
  await type('Reason', 'Late parcel');
  await press('Issue gift card');
  expect(onGo).toHaveBeenCalledWith(
    expect.objectContaining({ store: 'us', amount: 20, email: 'eve@shop.test', note: 'Late parcel' }),
  );
});
