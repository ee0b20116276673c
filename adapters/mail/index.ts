import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import type { MailLook } from '../platform/ports/messages/mail-look';
import { LetterMail } from './letter-mail';

/** The doctype that all mail clients render alike. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export function createMailLook(): MailLook {
  return {
    html: (letter, skin, language) =>
      Promise.resolve(
        DOCTYPE + withoutPreloads(renderToStaticMarkup(createElement(LetterMail, { letter, skin, language }))),
      ),
  };
}

/** React emits image preloads, which mail clients do not support. */
function withoutPreloads(html: string): string {
  return html.replaceAll(/<link rel="preload"[^>]*>/g, '');
}
