import { createContext, use } from 'react';
import type { AttributeKind, DownloadFile } from '../../../core';
import type { ChoiceSource } from './choice-source';

/** Something to choose: an option of an attribute, a category. */
export interface ToolChoice {
  readonly value: string;
  readonly label: string;
}

/** An attribute that a product has values of, with what they can be. */
export interface ProductAttribute {
  readonly code: string;
  readonly label: string;
  readonly kind: AttributeKind;
  readonly values: readonly ToolChoice[];
}

/** What fields of records ask the shop for besides the record itself. */
export interface RecordTools {
  /** Every category with the names of those above it. */
  readonly categories: readonly ToolChoice[];
  /** Attributes that shoppers can choose by, with their values. */
  readonly attributes: readonly (ToolChoice & { readonly values: readonly ToolChoice[] })[];
  /** Attributes that staff fills in for a whole product. */
  readonly productAttributes: readonly ProductAttribute[];
  /** What the shop has of each source, by name; empty until it is known. */
  readonly choices: Readonly<Partial<Record<ChoiceSource, readonly ToolChoice[]>>>;
  /** The regions of a country by their numbers. */
  readonly regions: (country: string) => readonly ToolChoice[];
  /** How many there are of a product and its variants, by sku; without those that nobody counts. */
  readonly stock: ReadonlyMap<string, number>;
  /** Keeps pictures. @returns their paths */
  readonly upload: (files: readonly File[]) => Promise<readonly string[]>;
  /** Keeps a file of a download, or a sample. @param onProgress told how many bytes the shop has */
  readonly keepDownload: (file: File, isSample: boolean, onProgress: (sent: number) => void) => Promise<DownloadFile>;
}

/** Before anything is known, and where nothing can be asked for. */
export const NO_TOOLS: RecordTools = {
  categories: [],
  attributes: [],
  productAttributes: [],
  choices: {},
  regions: () => [],
  stock: new Map(),
  upload: () => Promise.resolve([]),
  keepDownload: () => Promise.reject(new Error('There is no shop to keep a file')),
};

export const RecordToolsContext = createContext<RecordTools>(NO_TOOLS);

export const useRecordTools = (): RecordTools => use(RecordToolsContext);
