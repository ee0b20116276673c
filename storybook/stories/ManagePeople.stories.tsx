import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { GiftCardRow } from '../../core/internal-staff';
import { BonusForm } from '../../ui/pages/manage/people/BonusForm';
import { ConfirmIdentity } from '../../ui/pages/manage/people/ConfirmIdentity';
import { ErasePerson } from '../../ui/pages/manage/people/ErasePerson';
import { MergePeople } from '../../ui/pages/manage/people/MergePeople';
import { GiftCardDialog } from '../../ui/pages/manage/gift-cards/GiftCardDialog';
import { GiftCardTable } from '../../ui/pages/manage/gift-cards/GiftCardTable';
import { IssueCardForm } from '../../ui/pages/manage/gift-cards/IssueCardForm';
import { PersonForm } from '../../ui/pages/manage/people/PersonForm';
import { PersonNotes } from '../../ui/pages/manage/people/PersonNotes';
import { PersonView } from '../../ui/pages/manage/people/PersonView';
import { KNOWN_PERSON, NEW_PERSON } from '../fixtures/managed-person';
import { ManageSpeech } from '../../ui/text/manage-text';
import manageEn from '../../ui/text/messages/en/manage.json';
import { inMain } from '../in-main';

const speaking: Decorator = (Story) => (
  <ManageSpeech messages={manageEn} locale="en-US">
    <Story />
  </ManageSpeech>
);
const meta: Meta = { title: 'Manage/People', decorators: [inMain, speaking] };
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

const money = (amount: number, currency: string) => `${amount.toFixed(2)} ${currency}`;

const personProps = {
  money,
  moment: (at: string) => at,
  orderPath: (number: string) => `/manage/orders/${number}`,
  reviewPath: (id: number) => `/manage/reviews/${String(id)}`,
};
const keeps = () => Promise.resolve(true);
export const Person: Story = {
  render: () => (
    <PersonView
      {...personProps}
      person={KNOWN_PERSON}
      actions={<button type="button">Act as Ada Whitfield</button>}
      notes={
        <PersonNotes notes={KNOWN_PERSON.notes} moment={(at) => at} isBusy={false} onAdd={keeps} onRemove={nothing} />
      }
      onAddress={nothing}
      onAddressRemove={nothing}
    />
  ),
};

export const EditPerson: Story = {
  render: () => (
    <PersonForm
      person={KNOWN_PERSON}
      name={KNOWN_PERSON.name}
      isBusy={false}
      refusal={undefined}
      faults={{ email: 'This contact belongs to another person. Merge the two records instead.' }}
      onGo={nothing}
      onClose={nothing}
    />
  ),
};

export const AdjustBonuses: Story = {
  render: () => (
    <BonusForm
      person={KNOWN_PERSON}
      name={KNOWN_PERSON.name}
      money={money}
      isBusy={false}
      refusal={undefined}
      faults={{}}
      onGo={nothing}
      onClose={nothing}
    />
  ),
};

const asking = { isBusy: false, refusal: undefined, onClose: nothing, onSignIn: nothing, onGo: nothing };
const END = { orders: 12, files: 3, bonus: 12.5, currency: 'USD', obstacles: [], sign_in_again: false };
export const EraseAPerson: Story = {
  render: () => <ErasePerson {...asking} name="Ada Whitfield" sign="ada@shop.test" end={END} money={money} />,
};
export const EraseWaits: Story = {
  render: () => (
    <ErasePerson
      {...asking}
      name="Ada Whitfield"
      sign="ada@shop.test"
      end={{ ...END, obstacles: [{ field: 'orders', of: ['1000012', '1000015'] }] }}
      money={money}
    />
  ),
};
export const EraseAfterSignIn: Story = {
  render: () => (
    <ErasePerson
      {...asking}
      name="Ada Whitfield"
      sign="ada@shop.test"
      end={{ ...END, sign_in_again: true }}
      money={money}
    />
  ),
};
export const ConfirmInPlace: Story = {
  render: () => <ConfirmIdentity onSend={() => Promise.resolve('The code is incorrect.')} onClose={nothing} />,
};
const MERGE = {
  ...{ faults: [], from_id: 19, from: 'Ada W, ada.w@mail.test', into: 'Ada Whitfield, ada@shop.test', orders: 3 },
  ...{ carts: 1, addresses: 1, reviews: 2, notes: 0, tags: ['club'], bonus: 5, currency: 'USD' },
  ...{ ends: ['ada.w@mail.test'], sign_in_again: false },
};
export const MergeTwoRecords: Story = {
  render: () => <MergePeople {...asking} name="Ada Whitfield" plan={MERGE} money={money} onFind={nothing} />,
};
export const MergeRefused: Story = {
  render: () => (
    <MergePeople
      {...asking}
      name="Ada Whitfield"
      plan={{ ...MERGE, faults: ['staff', 'currency'] }}
      money={money}
      onFind={nothing}
    />
  ),
};

const CARD: GiftCardRow = {
  id: 'card-1',
  code: '•••• •••• •••• 7K2M',
  state: 'active',
  currency: 'USD',
  value: 25,
  balance: 12.5,
  ...{ recipient: 'Eve', email: 'eve@shop.test', order: null, person: null },
  ...{ created_at: '2026-05-04T10:00:00Z', expires_at: '2029-05-05T00:00:00Z' },
};
const NONE = { amount: null, who: null, note: null, order: null };
export const GiftCards: Story = {
  render: () => (
    <GiftCardTable
      cards={[
        CARD,
        { ...CARD, id: 'card-2', code: '•••• •••• •••• 9QXA', state: 'used-up', balance: 0, order: '1000012' },
      ]}
      pathOf={(id) => `?card=${id}`}
      orderPath={(number) => `/manage/orders/${number}`}
    />
  ),
};
export const GiftCard: Story = {
  render: () => (
    <GiftCardDialog
      card={{
        ...CARD,
        max: 1000,
        history: [
          { ...NONE, at: '2026-05-04', act: 'issue', amount: 20, who: 'mira@shop.test', note: 'Late parcel' },
          { ...NONE, at: '2026-05-05', act: 'top-up', amount: 5, who: 'mira@shop.test', note: 'And a little more' },
          { ...NONE, at: '2026-05-06', act: 'spend', amount: -12.5, order: '1000012' },
        ],
      }}
      money={money}
      moment={(at) => at}
      orderPath={(number) => `/manage/orders/${number}`}
      isBusy={false}
      refusal={undefined}
      onAct={nothing}
      onTopUp={keeps}
      onClose={nothing}
    />
  ),
};
export const IssueGiftCard: Story = {
  render: () => (
    <IssueCardForm
      stores={[{ code: 'us', name: 'Vitrine US', currency: 'USD', max: 1000 }]}
      isBusy={false}
      refusal={undefined}
      faults={{}}
      onGo={nothing}
      onClose={nothing}
    />
  ),
};

export const UnconfirmedPerson: Story = {
  render: () => <PersonView {...personProps} person={NEW_PERSON} actions={null} notes={null} />,
};
