/** A name and what it stands for, each on one line. */
export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

/** What a mail says, without how it looks: its text and its HTML are made of it, so that neither can say something else. */
export interface Letter {
  readonly title: string;
  /** Paragraphs, the greeting among them; addresses of pages in them are links. */
  readonly text: readonly string[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  readonly items?: readonly {
    /** Address of a picture that mail programs can show. */
    readonly picture?: string | undefined;
    /** '2 × Tee'. */
    readonly name: string;
    /** What was chosen of it: 'Size: M'. */
    readonly choices: string;
    readonly price?: string | undefined;
  }[];
  readonly sums?: readonly (LetterFact & { readonly isTotal: boolean })[];
  readonly facts?: readonly { readonly title?: string | undefined; readonly rows: readonly LetterFact[] }[];
  /** Paragraphs at the end. */
  readonly after?: readonly string[];
}

/** How mails of the shop look, from the skin that it wears: colours of six hex digits. */
export interface MailSkin {
  /** What the shop calls itself. */
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

/** Makes the HTML of mails, for the programs that show mails. */
export interface MailLook {
  /** @param language of the letter: 'de' */
  html(letter: Letter, skin: MailSkin, language: string): Promise<string>;
}
