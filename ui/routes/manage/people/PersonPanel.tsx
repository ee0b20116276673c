import { useState } from 'react';
import type { OrderAddress } from '../../../../core/account';
import type { PersonInput } from '../../../../core/internal-staff';
import type { User } from '../../../../core/shopper';
import { mayUser, type ManageArea, type PersonDetails } from '../../../../core/staff';
import { Waiting } from '../../../pages/account/Waiting';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { PersonNotes } from '../../../pages/manage/people/PersonNotes';
import { PersonView } from '../../../pages/manage/people/PersonView';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import { moneyOf } from '../money-of';
import { PersonActions } from './PersonActions';
import { PersonAddress } from './PersonAddress';
import { PersonDialogs, type PersonDialogKind } from './PersonDialogs';
import { usePerson, type OpenPerson } from './use-person';

interface Props {
  readonly id: string;
  readonly manage: ManageArea;
  readonly user: User;
}

export function PersonPanel({ id, manage, user }: Props) {
  const t = useManageText();
  const open = usePerson(manage, id);
  const { person, error, reload } = open;
  if (error !== undefined || person === undefined) {
    return (
      <>
        <ManageTitle title={t('find.person')} />
        <Waiting state={error === undefined ? 'loading' : 'failed'} onRetry={reload} />
      </>
    );
  }
  return <Opened {...{ person, open, manage, user }} />;
}

interface OpenedProps extends Omit<Props, 'id'> {
  readonly person: PersonDetails;
  readonly open: OpenPerson;
}

function Opened({ person, open, manage, user }: OpenedProps) {
  const shop = useShop();
  const locale = useLocale();
  const [dialog, setDialog] = useState<PersonDialogKind>();
  const [address, setAddress] = useState<number | 'new'>();
  const mayWrite = mayUser(user, 'people:write') && person.may_change;
  const name = nameOf(person);
  const moment = (at: string) => momentOf(at, locale);
  const path = (to: string) => shop.routing.localPath(to);
  const show = (kind: PersonDialogKind) => {
    open.begin();
    setDialog(kind);
  };
  const close = () => {
    setDialog(undefined);
    setAddress(undefined);
  };
  const change = async (input: PersonInput) => {
    if (await open.act((now) => manage.changePerson({ id: String(now.id), revision: now.revision, ...input }))) close();
  };
  const withAddresses = (addresses: readonly OrderAddress[]) => void change({ addresses: [...addresses] });
  return (
    <>
      <ManageTitle title={name} id={String(person.id)} />
      <PersonView
        {...{ person, moment }}
        money={moneyOf}
        orderPath={(number) => path(`/manage/orders/${encodeURIComponent(number)}`)}
        reviewPath={(review) => path(`/manage/reviews/${String(review)}`)}
        actions={
          <PersonActions
            {...{ person, name, manage, user }}
            cardsPath={`${path('/manage/gift-cards')}?person=${String(person.id)}`}
            onOpen={show}
            onChanged={open.reload}
          />
        }
        notes={<Notes {...{ person, open, manage, moment, mayWrite }} />}
        addressForm={
          address !== undefined && (
            <PersonAddress {...{ person, at: address, isBusy: open.isBusy, onSave: withAddresses, onClose: close }} />
          )
        }
        {...(mayWrite && {
          onAddress: setAddress,
          onAddressRemove: (at: number) => withAddresses(person.addresses.filter((_, index) => index !== at)),
        })}
      />
      {dialog !== undefined && (
        <PersonDialogs
          {...{ person, name, open, manage, user }}
          kind={dialog}
          onChange={(input) => void change(input)}
          onClose={close}
        />
      )}
    </>
  );
}

function Notes({
  person,
  open,
  manage,
  moment,
  mayWrite,
}: Pick<OpenedProps, 'manage' | 'open' | 'person'> & {
  readonly moment: (at: string) => string;
  readonly mayWrite: boolean;
}) {
  const id = String(person.id);
  return (
    <PersonNotes
      notes={person.notes}
      moment={moment}
      isBusy={open.isBusy}
      {...(mayWrite && {
        onAdd: (text: string) => open.act(() => manage.notePerson({ id, text })),
        onRemove: (note: number) => void open.act(() => manage.removePersonNote({ id, note })),
      })}
    />
  );
}

function nameOf({ name, login_email: email, phone, id }: PersonDetails): string {
  return name === '' ? (email ?? phone ?? String(id)) : name;
}
