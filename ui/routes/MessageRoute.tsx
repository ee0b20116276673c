import type { Page } from '../../core/shopper';
import { Button, ButtonLink } from '../components/base/Button';
import { MessagePage } from '../pages/MessagePage';
import { WaysOn } from '../parts/WaysOn';
import { useShop } from '../state/shop-context';
import { noticeText } from '../text/format';
import { useFormat, useText } from '../text/text-context';

export function MessageRoute({ page }: { readonly page: Page }) {
  const shop = useShop();
  const t = useText();
  const format = useFormat();
  const home = shop.routing.localPath('/');
  if (page.name === 'error') {
    const { code, message } = page;
    const text =
      message === undefined ? t('error.text') : noticeText({ code: code ?? '', params: {}, message }, format);
    return (
      <MessagePage
        title={t('error.title')}
        text={text}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>
            <ButtonLink kind="secondary" href={home}>
              {t('thanks.back')}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <MessagePage title={t('not-found.title')} text={t('not-found.text')}>
      <ButtonLink href={home}>{t('thanks.back')}</ButtonLink>
      <WaysOn />
    </MessagePage>
  );
}
