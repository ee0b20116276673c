import type { NamedLink } from '../../core/shopper';
import { Link } from '../components/base/Link';
import { useText } from '../text/text-context';
import styles from './CheckoutFrame.module.css';
import { PrivacyButton } from './frame/PrivacyButton';
import type { Contacts } from './frame/contacts';

interface Props {
  readonly company: string;
  readonly contacts: Pick<Contacts, 'phone' | 'email'>;
  readonly links: readonly NamedLink[];
  readonly year: number;
  readonly onPrivacy?: (() => void) | undefined;
}

export function CheckoutFooter({ company, contacts: { phone, email }, links, year, onPrivacy }: Props) {
  const t = useText();
  return (
    <footer className={styles.footer} data-testid="checkout-footer">
      {(phone !== undefined || email !== undefined) && (
        <p className={styles.row}>
          <span>{t('checkout.questions')}</span>
          {phone && (
            <a href={phone.href}>
              <bdi dir="ltr">{phone.shown}</bdi>
            </a>
          )}
          {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
      {(links.length > 0 || onPrivacy !== undefined) && (
        <nav aria-label={t('footer.help')}>
          <ul className={styles.row}>
            {links.map(({ name, path }) => (
              <li key={path}>
                <Link href={path}>{name}</Link>
              </li>
            ))}
            {onPrivacy && (
              <li>
                <PrivacyButton onPress={onPrivacy} />
              </li>
            )}
          </ul>
        </nav>
      )}
      <p>{t('footer.copyright', { year: String(year), name: company })}</p>
    </footer>
  );
}
