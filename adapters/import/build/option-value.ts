import { slugOf } from '../../../core/kernel/slug-of';

/** A label as it is compared: case and spaces make no other value, every sign does. */
export function foldedLabel(label: string): string {
  return label.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}

/**
 * The short form of a label for filters and addresses: 'extra-large' for 'Extra Large'. Signs that are part of what it says stay
 * in it: cup 'A+' is 'a-plus' and 'A-' 'a-minus', a lens of '-1.25' 'minus-1.25', since none of them is 'A', and '1.5' is not '1-5'.
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
