import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import styles from '../../../ui/shell/frame/Footer.module.css';

const FILE = join(import.meta.dirname, '../../../ui/shell/frame/Footer.module.css');
const PHONE = /^@media \(max-width: 47\.99em\).*?\n\}$/ms;

/** Returns the footer's rules for a screen width, since jsdom knows none. */
export function footerStyles(screen: 'phone' | 'wide'): string {
  const sheet = readFileSync(FILE, 'utf8').replaceAll(/\.([a-z]\w*)/gi, (dotted, name: string) =>
    styles[name] === undefined ? dotted : `.${styles[name]}`,
  );
  const phone = PHONE.exec(sheet)?.[0] ?? '';
  const rules = sheet.replaceAll(/^@media.*?\n\}$/gms, '');
  return screen === 'wide' ? rules : rules + phone.slice(phone.indexOf('{') + 1, -1);
}
