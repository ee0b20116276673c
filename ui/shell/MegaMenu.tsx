import { useEffect, useId, useRef, useState } from 'react';
import type { MenuItem } from '../../core';
import { Icon } from '../components/Icon';
import { MenuLink as Link } from '../components/MenuLink';
import { useText } from '../text/text-context';
import styles from './MegaMenu.module.css';

interface Props {
  readonly menu: readonly MenuItem[];
  /** Path of the page that is shown: the department that it lies in is marked. */
  readonly path: string;
}

/** Whether the page is of this department: its own, or one of what is below it. */
function isIn({ path, children }: MenuItem, shown: string): boolean {
  return path === shown || children.some((child) => isIn(child, shown));
}

/**
 * The wide screen's menu. A resting pointer opens a department (A §9: after 300 ms), a button beside its name does for the keyboard;
 * Escape closes it. Without script it opens by pointer or focus.
 */
export function MegaMenu({ menu, path }: Props) {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [isQuiet, setQuiet] = useState(false);
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
            isOpen={open === item.id}
            onToggle={() => setOpen(open === item.id ? null : item.id)}
          />
        ))}
      </ul>
    </nav>
  );
}

interface DepartmentProps {
  readonly item: MenuItem;
  readonly isHere: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Department({ item, isHere, isOpen, onToggle }: DepartmentProps) {
  const t = useText();
  const id = useId();
  return (
    <li className={styles.item} data-open={isOpen || undefined} data-list={item.level < 0 || undefined}>
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
              {item.children.map((group) => (
                <Group key={group.id} group={group} />
              ))}
            </ul>
          </div>
        </>
      )}
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
