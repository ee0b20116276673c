import { createContext, use, useMemo, type ReactNode } from 'react';
import { isTimeZone, UTC } from '../../core/internal';

const TimeZone = createContext<string>(UTC);

interface Props {
  /** Time zone of the settings; UTC if empty or unknown to this browser. */
  readonly zone: string | undefined;
  readonly children: ReactNode;
}

export function TimeZoneProvider({ zone = '', children }: Props) {
  const known = useMemo(() => (zone !== '' && isTimeZone(zone) ? zone : UTC), [zone]);
  return <TimeZone value={known}>{children}</TimeZone>;
}

/** Returns the time zone of the shop, in which server and browser show dates. */
export function useTimeZone(): string {
  return use(TimeZone);
}
