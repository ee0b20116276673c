/** A picture as the viewer shows it. */
export interface ViewedPicture {
  /** Path for `imageUrl`. */
  readonly path: string;
  readonly alt: string;
  readonly video?: string | undefined;
}

export interface ViewerRequest {
  readonly pictures: readonly ViewedPicture[];
  /** The one to begin with. */
  readonly index: number;
  /** What was pressed: the viewer grows out of it, shrinks back into it and gives it the focus again. */
  readonly opener: HTMLElement;
  /** Called with the picture that the shopper saw last, when the viewer closes. */
  readonly onShow?: ((index: number) => void) | undefined;
}

/** The names of its controls, in the shopper's language. */
export interface ViewerWords {
  readonly close: string;
  readonly zoom: string;
  readonly next: string;
  readonly previous: string;
  readonly failed: string;
}
