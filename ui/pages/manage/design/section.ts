import type { DesignDocument } from '../../../../core';

/** What a part of the editor is given. */
export interface SectionProps {
  readonly design: DesignDocument;
  readonly onChange: (design: DesignDocument) => void;
}
