type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Writes past React, which would otherwise know the text already and notify nobody. */
function writeNatively(field: TextControl, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
}

function isTicked(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

/** Does again what the shopper did to a field that nobody listened to; undefined where nothing was done. */
function replayOf(field: Element): (() => void) | undefined {
  if (isTicked(field)) {
    const { checked, defaultChecked, type } = field;
    if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    if (first === undefined || first.value === value) return undefined;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  return () => {
    field.value = defaultValue;
    writeNatively(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // What takes its text on leaving the field has not seen it left.
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
}

/**
 * Replays to a part of the page what was typed and chosen in it before its code was here. A browser keeps that in its fields; React
 * does not look there, and would write its own empty value over it at the next change. To be called once it has taken over.
 */
export async function replayTyped(part: ParentNode): Promise<void> {
  // All of them first: what comes of one shows the others as they were.
  const replays = [...part.querySelectorAll('input, select, textarea')].map(replayOf);
  for (const replay of replays) {
    if (replay === undefined) continue;
    await Promise.resolve(); // the fields have taken in the one before
    replay();
  }
}
