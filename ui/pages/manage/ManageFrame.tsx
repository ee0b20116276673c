import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '../../components/base/Link';
import styles from './ManageFrame.module.css';
import { usePageTitle } from './use-page-title';

export interface ManageLink {
  readonly path: string;
  readonly label: string;
  readonly isHere: boolean;
  readonly group: string;
  /** Number of waiting items, and the link's accessible name with that number. */
  readonly waiting?: { readonly count: number; readonly label: string } | undefined;
}

export type ManageTab = Omit<ManageLink, 'group'>;

function groupsOf(links: readonly ManageLink[]) {
  const groups = new Map<string, ManageLink[]>();
  for (const link of links) groups.set(link.group, [...(groups.get(link.group) ?? []), link]);
  return [...groups];
}

interface Props {
  readonly label: string;
  readonly shop: { readonly name: string; readonly path: string; readonly label: string };
  readonly links: readonly ManageLink[];
  /** Pages of the current section. */
  readonly tabs?: { readonly label: string; readonly pages: readonly ManageTab[] } | undefined;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export function ManageFrame({ label, shop, links, tabs, tools, children }: Props) {
  const navRef = useRef<HTMLElement>(null);
  const here = links.find(({ isHere }) => isHere)?.path;
  // Scrolls the current page into view on phones.
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
                {pages.map((page) => (
                  <li key={page.path}>
                    <Marked {...page} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <div className={styles.content}>
        {tabs !== undefined && (
          <nav className={styles.tabs} aria-label={tabs.label}>
            <ul>
              {tabs.pages.map((page) => (
                <li key={page.path}>
                  <Marked {...page} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children}
      </div>
    </div>
  );
}

function Marked({ path, label, isHere, waiting }: ManageTab) {
  return (
    <Link href={path} aria-current={isHere ? 'page' : undefined} aria-label={waiting?.label}>
      {label}
      {waiting !== undefined && (
        <>
          {' '}
          <span className={styles.mark}>{waiting.count}</span>
        </>
      )}
    </Link>
  );
}

interface TitleProps {
  readonly title: string;
  readonly id?: string | undefined;
  readonly actions?: ReactNode;
}

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
