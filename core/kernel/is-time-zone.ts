import { remember } from './async/remember';

export const UTC = 'UTC';

/** More than all zones of IANA. */
const MAX_NAMES = 700;

/** True for an IANA name that this system knows. Cached: asking the system takes 0.1 ms, and each email asks. */
export const isTimeZone: (name: string) => boolean = remember((name) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}, MAX_NAMES);
