import type { Page } from '../../core';
import { Button, ButtonLink } from '../components/Button';
import { MessagePage } from '../pages/MessagePage';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';

export function MessageRoute({ page }: { readonly page: Page }) {
  const shop = useShop();
  const t = useText();
  const home = <ButtonLink href={shop.routing.localPath('/')}>{t('thanks.back')}</ButtonLink>;
  if (page.name === 'error') {
    return (
      <MessagePage title={t('error.title')} text={page.message ?? t('error.text')}>
        <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>
        {home}
      </MessagePage>
    );
  }
  return (
    <MessagePage title={t('not-found.title')} text={t('not-found.text')}>
      {home}
    </MessagePage>
  );
}
