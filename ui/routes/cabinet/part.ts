import type { ComponentType } from 'react';
import type { BloggersArea, Page } from '../../../core';

interface CabinetPartProps {
  readonly page: Page;
  readonly bloggers: BloggersArea;
  readonly onTitle: (title: string) => void;
}

export type CabinetPart = ComponentType<CabinetPartProps>;
