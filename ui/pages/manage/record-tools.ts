import { createContext, use } from 'react';

/** Something to choose: an option of an attribute, a category. */
export interface ToolChoice {
  readonly value: string;
  readonly label: string;
}

/** What fields of records ask the shop for besides the record itself. */
export interface RecordTools {
  /** Every category with the names of those above it. */
  readonly categories: readonly ToolChoice[];
  /** Attributes that shoppers can choose by, with their values. */
  readonly attributes: readonly (ToolChoice & { readonly values: readonly ToolChoice[] })[];
  /** Keeps pictures. @returns their paths */
  readonly upload: (files: readonly File[]) => Promise<readonly string[]>;
}

const NONE: RecordTools = { categories: [], attributes: [], upload: () => Promise.resolve([]) };

export const RecordToolsContext = createContext<RecordTools>(NONE);

export const useRecordTools = (): RecordTools => use(RecordToolsContext);
