import { CART_THUMBNAIL } from '../../../core/internal';
import { imageUrl, type User } from '../../../core/shopper';
import { Icon } from '../../components/base/Icon';
import styles from './Portrait.module.css';

export function Portrait({ user }: { readonly user: Pick<User, 'photo' | 'firstname' | 'lastname'> }) {
  if (user.photo !== null && user.photo !== '') {
    return <img className={styles.portrait} src={imageUrl(user.photo, CART_THUMBNAIL)} alt="" width={72} height={72} />;
  }
  const letters = [user.firstname, user.lastname].map((name) => Array.from(name.trim())[0] ?? '').join('');
  return (
    <span className={styles.portrait} aria-hidden="true">
      {letters === '' ? <Icon name="person" size={32} /> : letters.toLocaleUpperCase()}
    </span>
  );
}
