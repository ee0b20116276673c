/** Replays radio choices made before hydration, which React missed. */
export async function replayChoices(form: HTMLFormElement | null): Promise<void> {
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
  // Collected first: applying one resets the others.
  const chosen = fields.filter(({ type, checked, defaultChecked }) => type === 'radio' && checked && !defaultChecked);
  const left = fields.filter((field) => field.value !== field.defaultValue && field !== document.activeElement);
  for (const field of chosen) {
    await Promise.resolve();
    field.checked = false;
    field.click();
  }
  for (const field of left) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
