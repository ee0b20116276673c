import { useState } from 'react';
import { formatPrice, mayUser, STORE_VIEWS, type ManageArea, type PersonDetails, type User } from '../../../core';
import { Button } from '../../components/base/Button';
import { Waiting } from '../../pages/account/Waiting';
import { PersonView } from '../../pages/manage/PersonView';
import { useLocation } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useManageText } from '../../text/manage-text';
import { momentOf } from '../../text/moment-of';
import { useLocale } from '../../text/text-context';
import { ResetFactor } from './ResetFactor';
import { useLoaded } from './use-loaded';

interface Props {
  readonly id: string;
  readonly manage: ManageArea;
  readonly user: User;
}

export function PersonPanel({ id, manage, user }: Props) {
  const t = useManageText();
  const shop = useShop();
  const notify = useNotify();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState<'act' | 'sign-out'>();
  const { value: person, error, reload } = useLoaded(id, (signal) => manage.person({ id }, { signal }));
  if (error !== undefined) return <Waiting state="failed" onRetry={reload} />;
  if (person === undefined) return <Waiting state="loading" onRetry={reload} />;
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
      await manage.signOut({ id });
      shop.notices.spawn({ type: 'success', code: 'signed-out', message: t('person.signed-out'), timeToLive: 5000 });
      reload();
    });
  const contact = person.login_email ?? person.phone;
  const name = person.name === '' ? (contact ?? '') : person.name;
  const act = (as: string) =>
    doing('act', async () => {
      await (await shop.accounts()).loginAsUser(as);
      navigate(shop.routing.localPath('/my-account'));
    });
  return (
    <PersonView
      person={person}
      money={moneyOf}
      moment={(at) => momentOf(at, locale)}
      orderPath={(number) => shop.routing.localPath(`/manage/orders/${encodeURIComponent(number)}`)}
      actions={
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
            <ResetFactor manage={manage} name={name} login={contact} onReset={reload} />
          )}
        </>
      }
    />
  );
}

function moneyOf(amount: number, currency: PersonDetails['currency']): string {
  const store = STORE_VIEWS.find(({ i18n }) => i18n.currencyCode === currency);
  return store === undefined ? `${String(amount)} ${currency}` : formatPrice(Math.round(amount * 100), store.i18n);
}
