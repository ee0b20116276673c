import { DESIGN_ID, type DesignDocument } from '../../../../core/contract/content/manage-design';
import { recordExists } from '../../../../core/contract/foundation/record-kind';
import { designOf, withDesign } from '../../../../core/design/design-members';
import { changeSettings } from '../site/change-settings';
import { cleanSvg } from '../site/clean-svg';
import { SETTINGS_BLOCK } from '../site/settings-block';
import { invalidField, refuse } from '../../foundation';
import type { BlockRecord } from '../../ports/catalogue/catalogue-data';
import type { Repositories } from '../../ports/database';
import type { ListPage, RecordStore } from '../../ports/record-store';
import { TEXT_LANGUAGES as LANGUAGES } from '../../../../core/contract/foundation/text-languages';

type Kept = BlockRecord['blocks'];
interface Row {
  readonly skin: string;
  readonly skin_dark: string;
  readonly slides: number;
}

export class DesignStore implements RecordStore<DesignDocument, Row> {
  async list(db: Repositories): Promise<ListPage<Row>> {
    const { skin, skin_dark: dark, slides } = await publishedDesign(db);
    return { items: [{ id: DESIGN_ID, skin, skin_dark: dark ?? '', slides: slides.length }], total: 1 };
  }

  async read(db: Repositories, id: string): Promise<DesignDocument | undefined> {
    return id === DESIGN_ID ? publishedDesign(db) : undefined;
  }

  idOf(): string {
    return DESIGN_ID;
  }

  normal(document: DesignDocument): Promise<DesignDocument> {
    return cleanDesign(document);
  }

  create(): Promise<string> {
    return Promise.reject(refuse(recordExists, 'There is one design: name its id and version to change it'));
  }

  async change(db: Repositories, _id: string, document: DesignDocument): Promise<void> {
    await changeSettings(db, (kept) => dressed(kept, document));
  }
}

export async function publishedDesign(db: Repositories): Promise<DesignDocument> {
  const kept = await db.content.block(SETTINGS_BLOCK);
  return designOf(Object.fromEntries(LANGUAGES.map((language) => [language, kept?.[language]?.json])));
}

/**
 * Sanitizes the logo.
 * @throws ApiError 400 if `logo.xml` is not a valid drawing
 */
export async function cleanDesign(document: DesignDocument): Promise<DesignDocument> {
  const { xml, ...logo } = document.logo;
  if (xml === undefined || xml.trim() === '') return { ...document, logo };
  const cleaned = await cleanSvg(xml);
  if (cleaned === undefined) throw invalidField('logo.xml', 'must be a drawing that loads nothing: <svg>…</svg>');
  return { ...document, logo: { ...logo, xml: cleaned } };
}

function dressed(kept: Kept, document: DesignDocument): Kept {
  const blocks = LANGUAGES.flatMap((language) => {
    const words = kept[language];
    if (words === undefined) return [];
    const json: unknown = words.json;
    const settings = typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {};
    return [[language, { ...words, json: withDesign(settings, document, language) }] as const];
  });
  return { ...kept, ...Object.fromEntries(blocks) };
}
