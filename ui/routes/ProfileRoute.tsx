import { useState } from 'react';
import type { AccountsArea } from '../../core/account';
import { validatePersonal } from '../../core/internal';
import { isShopError, type Page, type User } from '../../core/shopper';
import { isStaff } from '../../core/staff';
import { EmailCode } from '../pages/account/EmailCode';
import { PasswordForm } from '../pages/account/PasswordForm';
import { PhotoField } from '../pages/account/PhotoField';
import styles from '../pages/account/Profile.module.css';
import { ProfileForm, type Contact } from '../pages/account/ProfileForm';
import { useNotify } from '../state/use-notify';
import { useOnline } from '../state/use-online';
import { useRefused } from '../state/use-refused';
import { errorText, fieldText, type FieldTexts } from '../text/format';
import { useFormat, useText } from '../text/text-context';
import { AccountGate } from './account/AccountGate';
import { OwnAddresses } from './account/OwnAddresses';
import { OwnData } from './account/OwnData';
import { OwnPasskeys } from './account/OwnPasskeys';
import { OwnSessions } from './account/OwnSessions';
import { late } from '../state/late';
import { useFreshProfile } from './use-fresh-profile';

/** Staff only, so loaded separately. */
const OwnSecondFactor = late(async () => (await import('./account/OwnSecondFactor')).OwnSecondFactor);

interface Props {
  readonly user: User;
  readonly accounts: AccountsArea;
}

export function ProfileRoute({ page }: { readonly page: Page }) {
  const t = useText();
  return (
    <AccountGate page={page} part="edit" title={t('account.edit')}>
      {(account) => <Profile {...account} />}
    </AccountGate>
  );
}

function Profile(account: Props) {
  useFreshProfile(account.user.id);
  return (
    <div className={styles.profile}>
      <Photo {...account} />
      <Contacts {...account} />
      <OwnAddresses {...account} />
      <Password {...account} />
      <OwnPasskeys accounts={account.accounts} />
      {isStaff(account.user) && <OwnSecondFactor accounts={account.accounts} />}
      <OwnSessions {...account} />
      <OwnData {...account} />
    </div>
  );
}

function Photo({ user, accounts }: Props) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const change = async (file: File | null) => {
    setBusy(true);
    try {
      const photo =
        file === null ? null : { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
      await accounts.changePhoto(photo);
    } catch (error) {
      notify(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <PhotoField user={user} busy={busy} onChoose={(file) => void change(file)} onRemove={() => void change(null)} />
  );
}

function Contacts({ user, accounts }: Props) {
  const t = useText();
  const format = useFormat();
  const notify = useNotify();
  const online = useOnline();
  const refused = useRefused();
  const check = ({ firstname, lastname, email }: Contact): FieldTexts => {
    const details = {
      firstName: firstname,
      lastName: lastname,
      emailAddress: email,
      password: '',
      createAccount: false,
    };
    const { firstName: name, lastName: family, emailAddress } = validatePersonal(details);
    // Accounts by phone need no email address.
    const isLeftOut = email === '' && user.email === null;
    return {
      ...(name && { firstname: fieldText('firstName', name, format) }),
      ...(family && family.code !== 'missing' && { lastname: fieldText('lastName', family, format) }),
      ...(emailAddress && !isLeftOut && { email: fieldText('emailAddress', emailAddress, format) }),
    };
  };
  const save = async ({ email, ...name }: Contact) => {
    try {
      await accounts.update({ ...name, ...(email !== '' && { email }) });
    } catch (error) {
      const wrong = refusedFields(error, errorText(error, format, t));
      if (Object.keys(wrong).length > 0) return wrong;
      if (!online && isShopError(error, 'request-failed')) return { form: t('profile.offline') };
      notify(error);
    }
    return {};
  };
  const pending = user.pending_email;
  return (
    <div className={styles.section}>
      <ProfileForm user={user} check={check} onSave={save} />
      {pending !== undefined && (
        <EmailCode email={pending} onConfirm={(code) => refused(() => accounts.confirmEmail(pending, code))} />
      )}
    </div>
  );
}

function refusedFields(error: unknown, text: string): FieldTexts {
  const fields = isShopError(error) ? (error.details.fields ?? []) : [];
  return Object.fromEntries(fields.filter(({ field }) => FIELDS.has(field)).map(({ field }) => [field, text]));
}

const FIELDS: ReadonlySet<string> = new Set(['firstname', 'lastname', 'email']);

function Password({ user, accounts }: Props) {
  const refused = useRefused();
  const change = (current: string, wanted: string) => refused(() => accounts.changePassword(current, wanted));
  return <PasswordForm hasPassword={user.has_password !== false} onChange={change} />;
}
