import type { ShopPicture } from '../../../../core/staff';

export type PlacePicture = (picture: ShopPicture, alt: string) => void;

export interface TextEditorProps {
  /** HTML. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly isDisabled: boolean;
  readonly described: {
    readonly id: string;
    readonly labelId: string;
    readonly note: string | undefined;
    readonly isWrong: boolean;
    readonly isRequired: boolean;
  };
  /** Called for a text that the editor would damage. */
  readonly onUnreadable: () => void;
  /** Filled while a picture can be placed at the cursor. */
  readonly picturesRef: { current: PlacePicture | undefined };
}
