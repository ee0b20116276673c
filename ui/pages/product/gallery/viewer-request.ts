export interface ViewedPicture {
  readonly path: string;
  readonly alt: string;
  readonly video?: string | undefined;
}

export interface ViewerRequest {
  readonly pictures: readonly ViewedPicture[];
  readonly index: number;
  readonly opener: HTMLElement;
  /** Called on close with the image seen last. */
  readonly onShow?: ((index: number) => void) | undefined;
}

export interface ViewerWords {
  readonly close: string;
  readonly zoom: string;
  readonly next: string;
  readonly previous: string;
  readonly failed: string;
}
