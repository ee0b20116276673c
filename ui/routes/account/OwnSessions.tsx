import { useEffect, useState } from 'react';
import type { AccountsArea, OwnSession } from '../../../core/account';
import type { User } from '../../../core/shopper';
import { untilLoaded } from '../../loading/until-loaded';
import { SessionList } from '../../pages/account/SessionList';
import { useNotify } from '../../state/use-notify';
import { useText } from '../../text/text-context';

interface Props {
  readonly user: User;
  readonly accounts: AccountsArea;
}

export function OwnSessions({ user, accounts }: Props) {
  const t = useText();
  const notify = useNotify();
  const [sessions, setSessions] = useState<readonly OwnSession[]>();
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState('');
  useEffect(() => untilLoaded(() => accounts.sessions(), { here: setSessions }), [accounts]);
  const end = async (which: string) => {
    if (busy !== undefined) return;
    setBusy(which);
    setSaid('');
    try {
      await accounts.endSessions(which === 'others' ? {} : { id: which });
      setSessions(await accounts.sessions());
      setSaid(t('profile.session-ended'));
    } catch (error) {
      notify(error);
    } finally {
      setBusy(undefined);
    }
  };
  if (sessions === undefined) return null;
  return (
    <SessionList
      sessions={sessions}
      busy={busy}
      said={said}
      canEnd={user.actor_id === null}
      onEnd={(id) => void end(id)}
      onEndOthers={() => void end('others')}
    />
  );
}
