import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from './Link';
import styles from './Button.module.css';

type Kind = 'primary' | 'secondary' | 'quiet';

interface Look {
  readonly kind?: Kind;
  /** As wide as what holds it. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function classOf(kind: Kind, wide: boolean): string {
  return [styles.button, styles[kind], wide ? styles.wide : ''].filter(Boolean).join(' ');
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  /** Something is under way: the button stays focusable and says so, but does nothing. */
  readonly busy?: boolean;
}

/** A push button. While `busy` a second press does nothing. */
export function Button({
  kind = 'primary',
  wide = false,
  busy = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf(kind, wide)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'primary',
  wide = false,
  href,
  children,
  onClick,
}: Look & { readonly href: string; readonly onClick?: () => void }) {
  return (
    <Link href={href} className={classOf(kind, wide)} {...(onClick ? { onClick } : {})}>
      {children}
    </Link>
  );
}
