import { useEffect } from 'react';
import type { ConsentSubject } from '../../state/consent-subject';
import { CookieNotice } from '../../shell/notices/CookieNotice';
import { PrivacyChoice } from '../../shell/notices/PrivacyChoice';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { hasTags } from '../../state/page-tags';

interface Props {
  readonly subject?: ConsentSubject | undefined;
  readonly isOpened: boolean;
  readonly mentionsCookies: boolean;
  readonly onClose: () => void;
}

export function BottomNotice({ subject, isOpened, mentionsCookies, onClose }: Props) {
  const { claims, routing } = useShop();
  const known = useObservable(claims.state$, claims.snapshot).claims;
  const isMissing = mentionsCookies && known.get('cookiesAccepted') === undefined;
  const chosen = known.get('measuringAccepted')?.value;
  useEffect(() => {
    if (isMissing) void claims.set('cookiesAccepted', false);
  }, [claims, isMissing]);
  const detailsPath = routing.localPath('/privacy');
  if (subject === undefined)
    return <CookieNotice detailsPath={detailsPath} onAccept={() => void claims.set('cookiesAccepted', true)} />;
  const choose = async (isAccepted: boolean): Promise<void> => {
    onClose();
    if (mentionsCookies) await claims.set('cookiesAccepted', true);
    await claims.set('measuringAccepted', isAccepted);
    // Running scripts can be stopped only by a reload.
    if (!isAccepted && hasTags()) window.location.reload();
  };
  return (
    <PrivacyChoice
      subject={subject}
      mentionsCookies={mentionsCookies}
      chosen={typeof chosen === 'boolean' ? chosen : undefined}
      isOpened={isOpened}
      detailsPath={detailsPath}
      onChoose={(isAccepted) => void choose(isAccepted)}
    />
  );
}
