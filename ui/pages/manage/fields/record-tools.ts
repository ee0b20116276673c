import { createContext, use } from 'react';
import type { AttributeKind, DownloadFile } from '../../../../core/staff';
import type { ChoiceSource } from './choice-source';

export interface ToolChoice {
  readonly value: string;
  readonly label: string;
}

export interface ProductAttribute {
  readonly code: string;
  readonly label: string;
  readonly kind: AttributeKind;
  readonly values: readonly ToolChoice[];
}

export interface RecordTools {
  /** With the names of their ancestors. */
  readonly categories: readonly ToolChoice[];
  readonly attributes: readonly (ToolChoice & { readonly values: readonly ToolChoice[] })[];
  readonly productAttributes: readonly ProductAttribute[];
  /** Empty until loaded. */
  readonly choices: Readonly<Partial<Record<ChoiceSource, readonly ToolChoice[]>>>;
  /** Maximum length of a text by its path, from the contract of the kind. */
  readonly maxLength: (path: string) => number | undefined;
  readonly regions: (country: string) => readonly ToolChoice[];
  /** Products per option of the attribute, and the list of the products with one. */
  readonly options: { readonly counts: ReadonlyMap<string, number>; readonly pathOf: (value: string) => string };
  /** Units by SKU, without untracked ones. */
  readonly stock: ReadonlyMap<string, number>;
  /** @returns their paths */
  readonly upload: (files: readonly File[]) => Promise<readonly string[]>;
  /** @param onProgress receives the number of bytes stored */
  readonly keepDownload: (file: File, isSample: boolean, onProgress: (sent: number) => void) => Promise<DownloadFile>;
}

export const NO_TOOLS: RecordTools = {
  categories: [],
  attributes: [],
  productAttributes: [],
  choices: {},
  maxLength: () => undefined,
  regions: () => [],
  options: { counts: new Map(), pathOf: () => '' },
  stock: new Map(),
  upload: () => Promise.resolve([]),
  keepDownload: () => Promise.reject(new Error('There is no shop to keep a file')),
};

export const RecordToolsContext = createContext<RecordTools>(NO_TOOLS);

export const useRecordTools = (): RecordTools => use(RecordToolsContext);
