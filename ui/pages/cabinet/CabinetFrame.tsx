import type { ReactNode } from 'react';
import { Link } from '../../components/base/Link';
import type { MessageKey } from '../../text/message-keys';
import { useText } from '../../text/text-context';
import { SideFrame } from '../SideFrame';

export interface CabinetLink {
  readonly path: string;
  readonly label: MessageKey;
  readonly isHere: boolean;
  readonly count?: number | undefined;
}

interface Props {
  readonly title: string;
  /** Omitted until the user is known to be a blogger. */
  readonly links?: readonly CabinetLink[] | undefined;
  readonly children: ReactNode;
}

export function CabinetFrame({ title, links, children }: Props) {
  const t = useText();
  const entries = links?.map(({ path, label, isHere, count }) => (
    <li key={path}>
      <Link href={path} aria-current={isHere ? 'page' : undefined}>
        {t(label)}
        {count !== undefined && <small>{count}</small>}
      </Link>
    </li>
  ));
  return (
    <SideFrame label={t('cabinet.title')} entries={entries} hasRow title={title}>
      {children}
    </SideFrame>
  );
}
