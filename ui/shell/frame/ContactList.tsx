import { clsx } from 'clsx';
import styles from './ContactList.module.css';
import type { Contacts } from './contacts';

export function ContactList({ contacts: { phone, email, links } }: { readonly contacts: Contacts }) {
  return (
    <ul className={styles.contacts}>
      {phone && (
        <li>
          <a href={phone.href} className={clsx('display', styles.phone)}>
            <bdi dir="ltr">{phone.shown}</bdi>
          </a>
        </li>
      )}
      {email !== undefined && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {links.length > 0 && (
        <li>
          <ul className={styles.links}>
            {links.map(({ code, name, href }) => (
              <li key={code}>
                <a href={href} rel="noopener" {...(href.startsWith('http') && { target: '_blank' })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}
