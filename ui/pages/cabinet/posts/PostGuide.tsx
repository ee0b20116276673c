import { useId, type ReactNode } from 'react';
import type { BloggerSettings, PostType } from '../../../../core/blogger';
import { useCabinetText } from '../../../text/cabinet-text';
import { CopyText } from '../CopyText';
import styles from './PostGuide.module.css';

interface Props {
  readonly type: PostType;
  readonly settings: BloggerSettings;
  readonly profileLink?: string | undefined;
  readonly links?: ReactNode;
}

export function PostGuide({ type, settings, profileLink, links }: Props) {
  const t = useCabinetText();
  const id = useId();
  const { instagram, shop_instagram: shop, instagram_link: shopLink, profile_text: text } = settings;
  const { has_instagram_shopping: hasShopping, instagram_shopping: shopping } = settings;
  const actions = (settings.post_actions ?? []).filter((action) => action.trim() !== '');
  const isProfile = type === 'profile';
  return (
    <section className={styles.guide} aria-labelledby={id} data-testid="post-guide">
      <h2 id={id} className={styles.heading}>
        {t('guide.title')}
      </h2>
      {actions.length > 0 && (
        <ul className={styles.actions}>
          {actions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ul>
      )}
      {hasShopping === true && isFilled(shopping) && (
        <div>
          <h3 className={styles.label}>{t('guide.shopping')}</h3>
          <p className={styles.words}>{shopping}</p>
        </div>
      )}
      <div>
        {isFilled(instagram) && <CopyText label={t('guide.account')} text={accountName(instagram)} />}
        {isProfile && isFilled(text) && <CopyText label={t('guide.profile-text')} text={text} />}
        {isProfile && profileLink !== undefined && <CopyText label={t('guide.profile-link')} text={profileLink} />}
        {isFilled(shop) && <CopyText label={t('guide.shop-account')} text={accountName(shop)} href={shopLink} />}
        {links}
      </div>
    </section>
  );
}

function isFilled(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

function accountName(name: string): string {
  return `@${name.trim().replace(/^@/, '')}`;
}
