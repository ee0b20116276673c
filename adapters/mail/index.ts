import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import type { MailLook } from '../platform/ports/mail-look';
import { LetterMail } from './letter-mail';

/** What mail programs are told of which HTML it is: the old one, by which they all draw alike. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The look of the shop's mails: HTML made by React Email for the programs that show mails. */
export function createMailLook(): MailLook {
  return {
    html: (letter, skin, language) =>
      Promise.resolve(
        DOCTYPE + withoutPreloads(renderToStaticMarkup(createElement(LetterMail, { letter, skin, language }))),
      ),
  };
}

/** React has browsers load pictures early; mail programs know no such element. */
function withoutPreloads(html: string): string {
  return html.replaceAll(/<link rel="preload"[^>]*>/g, '');
}
