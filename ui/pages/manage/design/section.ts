import type { DesignDocument } from '../../../../core';

export interface SectionProps {
  readonly design: DesignDocument;
  readonly onChange: (design: DesignDocument) => void;
}
