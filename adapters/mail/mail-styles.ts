import type { CSSProperties } from 'react';
import type { MailSkin } from '../platform/ports/messages/mail-look';

/** System fonts: few mail clients load web fonts. */
const FONT = 'Helvetica, Arial, sans-serif';

const part = <T extends Readonly<Record<string, CSSProperties>>>(styles: T): T => styles;

export function mailStyles({ paper, ink, soft, line, signal, onSignal, radius }: MailSkin) {
  const letters: CSSProperties = { fontFamily: FONT, color: ink, fontSize: '16px', lineHeight: '24px' };
  const cell: CSSProperties = { ...letters, verticalAlign: 'top', padding: '8px 0', borderBottom: `1px solid ${line}` };
  const figure: CSSProperties = { ...cell, textAlign: 'right', width: '110px' };
  return part({
    body: { backgroundColor: paper, margin: '0', padding: '0' },
    container: { width: '100%', maxWidth: '560px', padding: '32px 20px', backgroundColor: paper },
    shop: { ...letters, fontWeight: 'bold', fontSize: '14px', letterSpacing: '3px', margin: '0' },
    rule: { border: 'none', borderTop: `1px solid ${ink}`, margin: '12px 0 28px' },
    title: { ...letters, fontSize: '28px', lineHeight: '32px', fontWeight: 'bold', margin: '0 0 20px' },
    subtitle: { ...letters, fontSize: '18px', fontWeight: 'bold', margin: '8px 0' },
    text: { ...letters, margin: '0 0 12px' },
    link: { color: ink, textDecoration: 'underline' },
    action: { padding: '12px 0 8px' },
    button: {
      ...letters,
      backgroundColor: signal,
      color: onSignal,
      fontWeight: 'bold',
      padding: '14px 22px',
      borderRadius: `${String(radius)}px`,
      textDecoration: 'none',
    },
    block: { padding: '20px 0 0' },
    picture: { ...cell, width: '88px' },
    image: { border: '0' },
    item: cell,
    soft: { color: soft, fontSize: '14px' },
    label: cell,
    factName: { ...cell, color: soft, fontSize: '14px', width: '180px' },
    price: figure,
    total: { ...cell, fontWeight: 'bold', borderBottom: 'none' },
    totalPrice: { ...figure, fontWeight: 'bold', borderBottom: 'none' },
  });
}

export type MailStyles = ReturnType<typeof mailStyles>;
