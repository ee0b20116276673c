import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function Message({ title, children, action }: Props) {
  return (
    <section className="message" role="status">
      <h1>{title}</h1>
      <p>{children}</p>
      <p className="actions">
        {action}
        <a className={action === undefined ? 'button' : 'more'} href="/">
          All goods
        </a>
      </p>
    </section>
  );
}
