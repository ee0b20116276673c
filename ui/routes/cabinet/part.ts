import type { ComponentType } from 'react';
import type { BloggersArea } from '../../../core/blogger';
import type { Page } from '../../../core/shopper';

interface CabinetPartProps {
  readonly page: Page;
  readonly bloggers: BloggersArea;
  readonly onTitle: (title: string) => void;
}

export type CabinetPart = ComponentType<CabinetPartProps>;
