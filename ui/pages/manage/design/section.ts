import type { DesignDocument } from '../../../../core/staff';

export interface SectionProps {
  readonly design: DesignDocument;
  readonly onChange: (design: DesignDocument) => void;
}
