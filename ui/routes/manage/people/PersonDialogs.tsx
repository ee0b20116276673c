import { useEffect, useState } from 'react';
import type { AccountEnd } from '../../../../core/account';
import type { PersonInput, PersonMerge } from '../../../../core/internal-staff';
import type { User } from '../../../../core/shopper';
import type { ManageArea, PersonDetails } from '../../../../core/staff';
import { untilLoaded } from '../../../loading/until-loaded';
import { BonusForm } from '../../../pages/manage/people/BonusForm';
import { ErasePerson } from '../../../pages/manage/people/ErasePerson';
import { MergePeople } from '../../../pages/manage/people/MergePeople';
import { PersonForm } from '../../../pages/manage/people/PersonForm';
import { useLocation } from '../../../state/address';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import { moneyOf } from '../money-of';
import { personRefusal } from './person-refusals';
import { useConfirmIdentity } from './use-confirm-identity';
import type { OpenPerson } from './use-person';

export type PersonDialogKind = 'bonus' | 'edit' | 'erase' | 'merge';

interface Props {
  readonly kind: PersonDialogKind;
  readonly person: PersonDetails;
  readonly name: string;
  readonly open: OpenPerson;
  readonly manage: ManageArea;
  readonly user: User;
  readonly onChange: (input: PersonInput) => void;
  readonly onClose: () => void;
}

/** Dialogs of a person's page. */
export function PersonDialogs({ kind, onChange, ...props }: Props) {
  const { person, name, open, manage, onClose } = props;
  const id = String(person.id);
  if (kind === 'edit') return <PersonForm {...open} {...{ person, name, onClose }} onGo={onChange} />;
  if (kind === 'erase') return <Erase {...props} />;
  if (kind === 'merge') return <Merge {...props} />;
  return (
    <BonusForm
      {...open}
      {...{ person, name, onClose }}
      money={moneyOf}
      onGo={(input) =>
        void open.act(() => manage.givePersonBonuses({ id, ...input })).then((isDone) => isDone && onClose())
      }
    />
  );
}

type Step = Omit<Props, 'kind' | 'onChange'>;

function Erase({ person, name, manage, user, onClose }: Step) {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const [end, setEnd] = useState<AccountEnd>();
  const { isBusy, refusal, run } = useStep();
  const { confirm, dialog } = useConfirmIdentity(user);
  const id = String(person.id);
  // A new sign-in or second factor changes the user, and the answer with it.
  useEffect(() => untilLoaded(() => manage.personEnd({ id }), { here: setEnd }), [manage, id, user]);
  const erase = () =>
    run(async () => {
      await manage.erasePerson({ id, confirm: true });
      shop.notices.spawn({ type: 'success', code: 'erased', message: t('person.erased'), timeToLive: 5000 });
      navigate(shop.routing.localPath('/manage/people'), { replace: true });
    });
  return (
    <>
      <ErasePerson
        {...{ name, end, isBusy, refusal, onClose }}
        sign={person.login_email ?? person.phone ?? id}
        money={moneyOf}
        onSignIn={confirm}
        onGo={erase}
      />
      {dialog}
    </>
  );
}

function Merge({ person, name, open, manage, user, onClose }: Step) {
  const t = useManageText();
  const shop = useShop();
  const [found, setFound] = useState<{ readonly who: string; readonly plan: PersonMerge }>();
  const { isBusy, refusal, run } = useStep();
  const { confirm, dialog } = useConfirmIdentity(user);
  const into = String(person.id);
  const look = (who: string) => run(async () => setFound({ who, plan: await manage.personMerge({ from: who, into }) }));
  const who = found?.who;
  useEffect(() => {
    if (who === undefined) return undefined;
    return untilLoaded(() => manage.personMerge({ from: who, into }), { here: (plan) => setFound({ who, plan }) });
  }, [manage, into, user, who]);
  const merge = () =>
    run(async () => {
      if (found === undefined) return;
      await manage.mergePeople({ from: String(found.plan.from_id), into, confirm: true });
      shop.notices.spawn({ type: 'success', code: 'merged', message: t('person.merged'), timeToLive: 5000 });
      onClose();
      open.reload();
    });
  return (
    <>
      <MergePeople
        {...{ name, isBusy, refusal, onClose }}
        plan={found?.plan}
        money={moneyOf}
        onFind={look}
        onSignIn={confirm}
        onGo={merge}
      />
      {dialog}
    </>
  );
}

/** Runs one step at a time and keeps its refusal. */
function useStep() {
  const t = useManageText();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const run = (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    work()
      .catch((error: unknown) => setRefusal(personRefusal(error, t)))
      .finally(() => setBusy(false));
  };
  return { isBusy, refusal, run };
}
