import type { ReactNode } from 'react';
import { Link } from '../../components/Link';
import type { MessageKey } from '../../text/messages-en';
import { useText } from '../../text/text-context';
import { SideFrame } from '../SideFrame';

/** A page of the cabinet in its navigation. */
export interface CabinetLink {
  readonly path: string;
  readonly label: MessageKey;
  readonly isHere: boolean;
  /** How many there are behind it, as far as that is known. */
  readonly count?: number | undefined;
}

interface Props {
  readonly title: string;
  /** Left out while nobody is known to be a blogger: then there is nothing to go through. */
  readonly links?: readonly CabinetLink[] | undefined;
  readonly children: ReactNode;
}

/** The frame of the cabinet (A §2.1): its pages on the left, on a phone in a row above them. */
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
