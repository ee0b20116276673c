import { useState } from 'react';
import type { User } from '../../../../core/shopper';
import { mayUser, type ManageArea, type PersonDetails } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useLocation } from '../../../state/address';
import { useShop } from '../../../state/shop-context';
import { useNotify } from '../../../state/use-notify';
import { useManageText } from '../../../text/manage-text';
import { ResetFactor } from './ResetFactor';

interface Props {
  readonly person: PersonDetails;
  readonly name: string;
  readonly manage: ManageArea;
  readonly user: User;
  readonly onChanged: () => void;
}

/** Acting as a person, and ending their sign-ins. */
export function PersonSignIns({ person, name, manage, user, onChanged }: Props) {
  const t = useManageText();
  const shop = useShop();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState<'act' | 'sign-out'>();
  const doing = async (what: 'act' | 'sign-out', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (failed) {
      notify(failed);
    }
    setBusy(undefined);
  };
  const signOut = () =>
    doing('sign-out', async () => {
      await manage.signOut({ id: String(person.id) });
      shop.notices.spawn({ type: 'success', code: 'signed-out', message: t('person.signed-out'), timeToLive: 5000 });
      onChanged();
    });
  const act = (as: string) =>
    doing('act', async () => {
      await (await shop.accounts()).loginAsUser(as);
      navigate(shop.routing.localPath('/my-account'));
    });
  const contact = person.login_email ?? person.phone;
  return (
    <>
      {person.may_act && contact !== null && (
        <Button kind="secondary" busy={busy === 'act'} onClick={() => void act(contact)}>
          {t('person.act', { name })}
        </Button>
      )}
      {mayUser(user, 'people:write') && person.sessions.length > 0 && (
        <Button kind="quiet" busy={busy === 'sign-out'} onClick={() => void signOut()}>
          {t('person.sign-out')}
        </Button>
      )}
      {/* Users remove their own factor with a code instead. */}
      {person.has_second_factor && contact !== null && mayUser(user, 'roles:write') && person.id !== user.id && (
        <ResetFactor manage={manage} name={name} login={contact} onReset={onChanged} />
      )}
    </>
  );
}
