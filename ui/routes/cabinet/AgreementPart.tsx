import { useEffect, useState } from 'react';
import type { Reading } from '../../../core/blogger';
import type { CmsPage } from '../../../core/shopper';
import { Html } from '../../components/base/Html';
import { Read } from '../../pages/cabinet/Read';
import { untilLoaded } from '../../loading/until-loaded';
import { useOnline } from '../../state/use-online';
import { useCabinetText } from '../../text/cabinet-text';
import type { CabinetPart } from './part';

export const AgreementPart: CabinetPart = ({ page, bloggers }) => {
  const t = useCabinetText();
  const online = useOnline();
  const [reading, setReading] = useState<Reading<CmsPage | undefined>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const slug = page.route.name;
  useEffect(
    () =>
      untilLoaded(() => bloggers.agreement(slug), {
        here: (value) => setReading({ status: 'here', value, readAt: Date.now(), isRefreshing: false }),
        failed: () => setReading({ status: 'failed', error: undefined }),
      }),
    [bloggers, slug, attempt],
  );
  return (
    <Read of={reading} online={online} onRetry={() => setAttempt(attempt + 1)}>
      {(text) => (text === undefined ? <p>{t('agreement.none')}</p> : <Html html={text.content} />)}
    </Read>
  );
};
