import { createContext, use } from 'react';
import type { AttributeKind } from '../../../core';

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
  /** Keeps pictures. @returns their paths */
  readonly upload: (files: readonly File[]) => Promise<readonly string[]>;
}

const NONE: RecordTools = { categories: [], attributes: [], productAttributes: [], upload: () => Promise.resolve([]) };

export const RecordToolsContext = createContext<RecordTools>(NONE);

export const useRecordTools = (): RecordTools => use(RecordToolsContext);
