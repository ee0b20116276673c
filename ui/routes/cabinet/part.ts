import type { ComponentType } from 'react';
import type { BloggersArea, Page } from '../../../core';

interface CabinetPartProps {
  readonly page: Page;
  readonly bloggers: BloggersArea;
  /** What is shown has a name of its own: the page is called by it. */
  readonly onTitle: (title: string) => void;
}

/** A page of the cabinet, given what it is for a blogger alone. */
export type CabinetPart = ComponentType<CabinetPartProps>;
