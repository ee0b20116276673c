import type { Page } from '../../core/shopper';
import type { InterfaceLanguage } from '../text/languages';
import { announcementStrip } from './server-announcement';
import { developmentStrip } from './development-strip';
import { draftStrip } from './draft-strip';
import { scriptNote } from './script-note';

/** Hidden on staff pages and in checkout, where an advertised code makes shoppers leave to look for one. */
const WITHOUT_ANNOUNCEMENT: ReadonlySet<Page['name']> = new Set(['cabinet', 'manage', 'checkout'] as const);

interface Around {
  readonly isDevelopment: boolean;
  readonly isDraft: boolean;
  readonly announcement: string | undefined;
  readonly language: InterfaceLanguage;
  readonly lang: string;
  readonly skip: string;
}

export function stripsAbove(name: Page['name'], around: Around): string {
  const { isDevelopment, isDraft, announcement, language, lang, skip } = around;
  const development = isDevelopment ? developmentStrip(language, skip) : '';
  const announced =
    announcement === undefined || WITHOUT_ANNOUNCEMENT.has(name)
      ? ''
      : announcementStrip({ html: announcement, lang, language, skip: isDevelopment ? undefined : skip });
  return (isDraft ? draftStrip(language) : '') + development + announced + scriptNote(name, language);
}
