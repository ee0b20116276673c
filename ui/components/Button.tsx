import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from './Link';
import styles from './Button.module.css';

type Kind = 'buy' | 'primary' | 'secondary' | 'quiet';

interface Look {
  /** How much it asks for: `buy` stands out most, `quiet` least. */
  readonly kind?: Kind;
  /** As wide as what holds it. */
  readonly wide?: boolean;
  /** Its words. */
  readonly children: ReactNode;
}

function classOf(kind: Kind, wide: boolean): string {
  return [styles.button, styles[kind], wide && styles.wide].filter(Boolean).join(' ');
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

interface LinkProps extends Look {
  readonly href: string;
  readonly onClick?: () => void;
  /** Its words with what they are about, where there are several of the same words. */
  readonly 'aria-label'?: string;
  /** Opens another site beside the shop. */
  readonly target?: '_blank';
}

/** A link that looks like a button. */
export function ButtonLink({ kind = 'primary', wide = false, ...rest }: LinkProps) {
  return <Link {...rest} {...(rest.target !== undefined && { rel: 'noreferrer' })} className={classOf(kind, wide)} />;
}
