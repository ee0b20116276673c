import { foldText } from '../../../../core/kernel/words/fold';
import { stem } from '../../../../core/kernel/words/stem';
import { isCjk } from './tokenise';
import type { WrittenWord } from './spelling';

interface Form {
  readonly term: number;
  count: number;
}

const ACCENTED = /[\p{L}\p{M}]*[^\P{L}\p{ASCII}][\p{L}\p{M}]*/gu;
const ASCII = /^\p{ASCII}*$/u;

const TIED = /[\p{L}\p{N}]+(?:[-‐‑–.'’&][\p{L}\p{N}]+)+/gu;
const TIE = /[-‐‑–.'’&]/;
const TIES = /[-‐‑–.'’&]/g;

export class WordList {
  private readonly terms = new Map<string, number>();
  private readonly forms = new Map<string, Form>();
  private readonly accented = new Map<string, string>();

  constructor(private readonly language: string) {}

  number(word: string, key?: string): number {
    const known = this.forms.get(word);
    if (known !== undefined) {
      known.count += 1;
      return known.term;
    }
    const text = key ?? stem(word, this.language);
    let term = this.terms.get(text);
    if (term === undefined) this.terms.set(text, (term = this.terms.size));
    this.forms.set(word, { term, count: 1 });
    return term;
  }

  noteWriting(text: string): void {
    if (TIE.test(text))
      for (const [word] of text.toLowerCase().matchAll(TIED)) this.accented.set(foldText(word.replace(TIES, '')), word);
    if (ASCII.test(text)) return;
    for (const [word] of text.toLowerCase().matchAll(ACCENTED)) {
      const folded = foldText(word);
      if (folded !== word && !isCjk(word)) this.accented.set(folded, word);
    }
  }

  inOrder(): { sorted: string[]; places: Uint32Array } {
    const sorted = [...this.terms.keys()].sort();
    const places = new Uint32Array(sorted.length);
    sorted.forEach((term, at) => (places[this.terms.get(term) ?? 0] = at));
    return { sorted, places };
  }

  written(places: Uint32Array): WrittenWord[] {
    const words: WrittenWord[] = [];
    for (const [word, { term }] of this.forms) {
      if (!/[\d ]/.test(word) && !isCjk(word)) words.push({ word, term: places[term] ?? 0 });
    }
    return words;
  }

  /** Most frequent spelling per term; '' if equal to the term. */
  shown(sorted: readonly string[]): string[] {
    const best = new Map<number, { word: string; count: number }>();
    for (const [word, { term, count }] of this.forms) {
      if (count > (best.get(term)?.count ?? 0)) best.set(term, { word, count });
    }
    return sorted.map((term) => {
      const word = best.get(this.terms.get(term) ?? -1)?.word ?? term;
      const shown = this.accented.get(word) ?? word;
      return shown === term ? '' : shown;
    });
  }
}
