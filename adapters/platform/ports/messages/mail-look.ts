export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

/** Mail content from which text and HTML are rendered alike. */
export interface Letter {
  readonly title: string;
  /** Paragraphs; URLs become links. */
  readonly text: readonly string[];
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  readonly items?: readonly {
    readonly picture?: string | undefined;
    readonly name: string;
    readonly choices: string;
    readonly price?: string | undefined;
  }[];
  readonly sums?: readonly (LetterFact & { readonly isTotal: boolean })[];
  readonly facts?: readonly { readonly title?: string | undefined; readonly rows: readonly LetterFact[] }[];
  readonly after?: readonly string[];
}

/** Colours as six hex digits. */
export interface MailSkin {
  readonly shop: string;
  readonly paper: string;
  readonly lift: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly signal: string;
  readonly onSignal: string;
  readonly radius: number;
}

/** Renders the HTML of emails. */
export interface MailLook {
  html(letter: Letter, skin: MailSkin, language: string): Promise<string>;
}
