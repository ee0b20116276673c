import type { Page } from '../../core';
import { Button, ButtonLink } from '../components/Button';
import { MessagePage } from '../pages/MessagePage';
import { WaysOn } from '../parts/WaysOn';
import { useShop } from '../state/shop-context';
import { noticeText } from '../text/say';
import { useSay, useText } from '../text/text-context';

export function MessageRoute({ page }: { readonly page: Page }) {
  const shop = useShop();
  const t = useText();
  const say = useSay();
  const home = <ButtonLink href={shop.routing.localPath('/')}>{t('thanks.back')}</ButtonLink>;
  if (page.name === 'error') {
    const { code, message } = page;
    const text = message === undefined ? t('error.text') : noticeText({ code: code ?? '', params: {}, message }, say);
    return (
      <MessagePage title={t('error.title')} text={text}>
        <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>
        {home}
      </MessagePage>
    );
  }
  return (
    <MessagePage title={t('not-found.title')} text={t('not-found.text')}>
      {home}
      <WaysOn />
    </MessagePage>
  );
}
