import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from './Link';
import styles from './Button.module.css';

type Kind = 'buy' | 'primary' | 'secondary' | 'quiet';

interface Look {
  readonly kind?: Kind;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function classOf(kind: Kind, wide: boolean): string {
  return [styles.button, styles[kind], wide && styles.wide].filter(Boolean).join(' ');
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  /** Keeps focus and announces the progress, but ignores presses. */
  readonly busy?: boolean;
}

/** A push button that ignores presses while `busy`. */
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
  readonly 'aria-label'?: string;
  readonly target?: '_blank';
}

/** A link styled as a button. */
export function ButtonLink({ kind = 'primary', wide = false, ...rest }: LinkProps) {
  return <Link {...rest} {...(rest.target !== undefined && { rel: 'noreferrer' })} className={classOf(kind, wide)} />;
}
