type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Bypasses React's value tracking, which would suppress the event. */
function writeNatively(field: TextControl, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
}

function isTicked(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

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
    // For fields that commit on blur.
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
}

/** Replays input made before hydration, which React would overwrite. Call after hydration. */
export async function replayTyped(part: ParentNode): Promise<void> {
  const replays = [...part.querySelectorAll('input, select, textarea')].map(replayOf);
  for (const replay of replays) {
    if (replay === undefined) continue;
    await Promise.resolve();
    replay();
  }
}
