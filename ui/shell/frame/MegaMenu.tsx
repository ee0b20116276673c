import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { SALE_CODE, THUMBNAIL } from '../../../core/internal';
import type { MenuItem } from '../../../core/shopper';
import { Icon } from '../../components/base/Icon';
import { MenuLink as Link } from '../../components/base/MenuLink';
import { Picture } from '../../components/base/Picture';
import { useText } from '../../text/text-context';
import styles from './MegaMenu.module.css';

interface Props {
  readonly menu: readonly MenuItem[];
  readonly path: string;
}

function isIn({ path, children }: MenuItem, shown: string): boolean {
  return path === shown || children.some((child) => isIn(child, shown));
}

/** Opens on hover after 300 ms or by a button; Escape closes it. Works without script by hover and focus. */
export function MegaMenu({ menu, path }: Props) {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [isQuiet, setQuiet] = useState(false);
  // Defers images until the menu is used.
  const [isReached, setReached] = useState(false);
  useOutOfReach(nav, menu);
  useEffect(() => {
    if (open === null) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && nav.current?.contains(target) !== true) setOpen(null);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);
  const close = () => {
    setOpen(null);
    setQuiet(true);
  };
  return (
    <nav
      ref={nav}
      className={styles.nav}
      aria-label={t('nav.main')}
      data-quiet={isQuiet || undefined}
      onPointerMove={() => setQuiet(false)}
      onPointerEnter={() => setReached(true)}
      onFocus={() => setReached(true)}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a') !== null) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        if (open !== null) nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && nav.current?.contains(relatedTarget) !== true) setOpen(null);
      }}
    >
      <ul className={styles.top}>
        {menu.map((item) => (
          <Department
            key={item.id}
            item={item}
            isHere={isIn(item, path)}
            isPictured={isReached}
            isOpen={open === item.id}
            onToggle={() => setOpen(open === item.id ? null : item.id)}
          />
        ))}
      </ul>
    </nav>
  );
}

/** Makes departments that do not fit unreachable; the drawer lists them. */
function useOutOfReach(nav: RefObject<HTMLElement | null>, menu: Props['menu']): void {
  useEffect(() => {
    const list = nav.current?.firstElementChild;
    if (!(list instanceof HTMLElement) || !('ResizeObserver' in window)) return undefined;
    const look = () => {
      for (const item of list.children) {
        if (item instanceof HTMLElement) item.inert = item.offsetTop > list.offsetTop;
      }
    };
    const observer = new ResizeObserver(look);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [nav, menu]);
}

interface DepartmentProps {
  readonly item: MenuItem;
  readonly isHere: boolean;
  readonly isPictured: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Department({ item, isHere, isPictured, isOpen, onToggle }: DepartmentProps) {
  const t = useText();
  const id = useId();
  return (
    <li className={styles.item} data-open={isOpen || undefined}>
      <Link href={item.path} className={styles.first} aria-current={isHere ? 'true' : undefined}>
        {item.name}
      </Link>
      {item.children.length > 0 && (
        <>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('nav.show-in', { name: item.name })}
            onClick={onToggle}
          >
            <Icon name="down" size={16} />
          </button>
          <div id={id} className={styles.panel}>
            <ul className={styles.columns}>
              {item.id > 0 && <Whole department={item} />}
              {item.children.map((group) => (
                <Group key={group.id} group={group} />
              ))}
            </ul>
            {isPictured && item.image !== undefined && (
              <Picture path={item.image} size={THUMBNAIL} alt="" sizes="16rem" className={styles.picture} />
            )}
          </div>
        </>
      )}
    </li>
  );
}

function Whole({ department: { name, path } }: { readonly department: MenuItem }) {
  const t = useText();
  const ways = [
    [t('tile.new'), 'sort=newest'],
    [t('tile.sale'), `${SALE_CODE}=1`],
  ] as const;
  return (
    <li>
      <Link href={path} className={styles.group}>
        {t('nav.all-of', { name })}
      </Link>
      <ul className={styles.leaves}>
        {ways.map(([way, choice]) => (
          <li key={choice}>
            <Link href={`${path}?${choice}`} className={styles.leaf}>
              {way}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Group({ group }: { readonly group: MenuItem }) {
  return (
    <li>
      <Link href={group.path} className={styles.group}>
        {group.name}
      </Link>
      <ul className={styles.leaves}>
        {group.children.map((leaf) => (
          <li key={leaf.id}>
            <Link href={leaf.path} className={styles.leaf}>
              {leaf.name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
