import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '../../components/Link';
import styles from './ManageFrame.module.css';
import { usePageTitle } from './use-page-title';

/** A page of the back office in its navigation. */
export interface ManageLink {
  readonly path: string;
  readonly label: string;
  readonly isHere: boolean;
  /** What it stands under in the navigation. */
  readonly group: string;
}

/** The pages of each group, in their order. Pure. */
function groupsOf(links: readonly ManageLink[]) {
  const groups = new Map<string, ManageLink[]>();
  for (const link of links) groups.set(link.group, [...(groups.get(link.group) ?? []), link]);
  return [...groups];
}

interface Props {
  /** What the navigation is called to somebody who hears it. */
  readonly label: string;
  readonly shop: { readonly name: string; readonly path: string; readonly label: string };
  readonly links: readonly ManageLink[];
  /** At the end of the bar: the search. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the back office: the shop's name and the search above, the pages that somebody may see on the left, on a phone in a row. */
export function ManageFrame({ label, shop, links, tools, children }: Props) {
  const navRef = useRef<HTMLElement>(null);
  const here = links.find(({ isHere }) => isHere)?.path;
  // On a phone the row is longer than the screen: the page that is open is to be seen in it.
  useEffect(() => {
    const nav = navRef.current;
    const link = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
  }, [here]);
  return (
    <div className={styles.office}>
      <header className={styles.bar}>
        <Link className={styles.shop} href={shop.path}>
          <b>{shop.name}</b>
          <span>{shop.label}</span>
        </Link>
        {tools}
      </header>
      <nav ref={navRef} className={styles.nav} aria-label={label}>
        <div className={styles.groups}>
          {groupsOf(links).map(([group, pages]) => (
            <div key={group} role="group" aria-label={group}>
              <p className={styles.group} aria-hidden>
                {group}
              </p>
              <ul>
                {pages.map(({ path, label: name, isHere }) => (
                  <li key={path}>
                    <Link href={path} aria-current={isHere ? 'page' : undefined}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

interface TitleProps {
  readonly title: string;
  /** What the shop knows it by, where that is not its name. */
  readonly id?: string | undefined;
  /** What can be done here. */
  readonly actions?: ReactNode;
}

/** The title of a page of the back office, with what can be done there beside it. */
export function ManageTitle({ title, id, actions }: TitleProps) {
  usePageTitle(title);
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <h1 className={styles.title}>{title}</h1>
        {id !== undefined && <code>{id}</code>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
