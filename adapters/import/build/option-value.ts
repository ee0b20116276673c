import { slugOf } from '../../../core/kernel/slug-of';

export function foldedLabel(label: string): string {
  return label.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}

/**
 * Returns the slug of a label: 'extra-large' for 'Extra Large'. Meaningful signs are kept: 'A+' is 'a-plus', '-1.25' is
 * 'minus-1.25'.
 */
export function optionValue(label: string): string {
  const worded = label
    .replace(/\+/g, ' plus ')
    .replace(/[-−–]\s*$/u, ' minus ')
    .replace(/^\s*[-−](?=\s*[.\d])/u, 'minus ');
  return worded
    .split(/(?<=\d)\.(?=\d)/)
    .map(slugOf)
    .join('.');
}
