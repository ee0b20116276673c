import { Link } from '../base/Link';
import styles from './WayList.module.css';

interface Props {
  readonly ways: readonly { readonly path: string; readonly title: string }[];
  readonly testId?: string;
}

export function WayList({ ways, testId }: Props) {
  return (
    <ul className={styles.ways} data-testid={testId}>
      {ways.map(({ path, title }) => (
        <li key={path}>
          <Link href={path} className={styles.way}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
