import type { Page } from '../../core';
import type { InterfaceLanguage } from '../text/languages';
import { announcementStrip } from './server-announcement';
import { developmentStrip } from './development-strip';
import { draftStrip } from './draft-strip';
import { scriptNote } from './script-note';

/** The shop's offers are not for staff and bloggers at work, and checkout is about one order: a code above it sends people to look for more. */
const WITHOUT_ANNOUNCEMENT: ReadonlySet<Page['name']> = new Set(['cabinet', 'manage', 'checkout'] as const);

interface Around {
  readonly isDevelopment: boolean;
  /** True for a page that shows a draft of a design. */
  readonly isDraft: boolean;
  /** HTML of the merchant's line. */
  readonly announcement: string | undefined;
  readonly language: InterfaceLanguage;
  /** BCP 47, of the merchant's words. */
  readonly lang: string;
  /** What the link to the content says. */
  readonly skip: string;
}

/** What stands above a page in its document, before the application does. */
export function stripsAbove(name: Page['name'], around: Around): string {
  const { isDevelopment, isDraft, announcement, language, lang, skip } = around;
  const development = isDevelopment ? developmentStrip(language, skip) : '';
  const announced =
    announcement === undefined || WITHOUT_ANNOUNCEMENT.has(name)
      ? ''
      : announcementStrip({ html: announcement, lang, language, skip: isDevelopment ? undefined : skip });
  return (isDraft ? draftStrip(language) : '') + development + announced + scriptNote(name, language);
}
