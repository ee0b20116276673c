import { useState } from 'react';
import type { AccountsArea } from '../../../core/account';
import { isShopError, type User } from '../../../core/shopper';
import { mayTryDesign, isStaff, permissionsOf, type ManageArea, type UpdateName } from '../../../core/staff';
import { DeveloperMenu } from '../../shell/DeveloperMenu';
import { useShop } from '../../state/shop-context';
import { useAsyncArea } from '../../state/use-async-area';
import { useNotify } from '../../state/use-notify';
import { useObservable } from '../../state/use-observable';
import { DeveloperWords, useDeveloperText } from '../../text/developer-text';
import { isInterfaceLanguage } from '../../text/languages';
import { LANGUAGE_NAMES } from '../../text/offered-languages';
import { errorText } from '../../text/format';
import { useFormat, useText } from '../../text/text-context';
import { useLanguageOffer } from './use-language-offer';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

export function DeveloperSide(props: Props) {
  const shop = useShop();
  const manage = useAsyncArea(() => shop.manage());
  const accounts = useAsyncArea(() => shop.accounts());
  if (manage === null || accounts === null) return null;
  return (
    <DeveloperWords>
      <Side {...props} manage={manage} accounts={accounts} />
    </DeveloperWords>
  );
}

interface Areas {
  readonly manage: ManageArea;
  readonly accounts: AccountsArea;
}

const ALL: readonly UpdateName[] = ['import', 'skins', 'all'];

function Side({ user, onClose, manage: { updates }, accounts }: Props & Areas) {
  const shop = useShop();
  const t = useDeveloperText();
  const notify = useNotify();
  const settings = useObservable(shop.content.settings$, shop.content.settings);
  const state = useObservable(updates.state$, updates.snapshot);
  const language = useLanguageOffer(settings);
  const may = permissionsOf(user);
  const isBlogger = user.roles.includes('blogger');
  const acting = useActing(accounts, settings?.blogger_has_phone === true);
  const run: Readonly<Record<UpdateName, () => Promise<unknown>>> = {
    import: () => updates.updateImport(),
    skins: () => updates.updateSkins(),
    all: () => updates.updateAll(),
  };
  const copy = (url: string) => {
    navigator.clipboard
      .writeText(url)
      .then(() => {
        const code = 'PRODUCT_FEEDS_INSTAGRAM_FEED_COPIED';
        shop.notices.spawn({ type: 'success', code, message: t('feed-copied') });
      })
      .catch(notify);
  };
  const feeds = Object.entries(settings?.feeds_facebook ?? {}).map(([name, url]) => ({
    language: isInterfaceLanguage(name) ? LANGUAGE_NAMES[name] : name,
    url: new URL(url, window.location.origin).href,
  }));
  return (
    <DeveloperMenu
      links={[
        // The back office asks staff for a missing second factor.
        ...(isStaff(user) ? [{ path: shop.routing.localPath('/manage'), name: t('office') }] : []),
        ...(mayTryDesign(user) ? [{ path: shop.routing.localPath('/admin/design'), name: t('design') }] : []),
      ]}
      updates={may.has('import:run') ? ALL : isBlogger ? ['all'] : []}
      state={state}
      onUpdate={(name) => void run[name]().catch(notify)}
      acting={may.has('people:act') ? acting : undefined}
      language={language}
      feeds={isBlogger ? [] : feeds} // a blogger has them above
      onCopyFeed={copy}
      onGo={onClose}
    />
  );
}

function useActing(accounts: AccountsArea, hasBlogger: boolean) {
  const shop = useShop();
  const t = useText();
  const format = useFormat();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<User>): Promise<string | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    try {
      await work();
      shop.ui.close('sidebar');
      return undefined;
    } catch (error) {
      return isShopError(error) ? errorText(error, format, t) : t('error.text');
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    onUser: (contact: string) => act(() => accounts.loginAsUser(contact)),
    ...(hasBlogger && { onBlogger: () => void act(() => accounts.loginAsBlogger()) }),
  };
}
