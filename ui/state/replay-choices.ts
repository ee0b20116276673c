/**
 * Chooses again what was chosen while the page could not listen yet: until React takes over, a browser marks a choice and
 * leaves a field by itself, and nobody hears of it. To be called once the form is taken over.
 */
export async function replayChoices(form: HTMLFormElement | null): Promise<void> {
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
  // All of them first: what comes of one choice shows the others as they were.
  const chosen = fields.filter(({ type, checked, defaultChecked }) => type === 'radio' && checked && !defaultChecked);
  const left = fields.filter((field) => field.value !== field.defaultValue && field !== document.activeElement);
  for (const field of chosen) {
    await Promise.resolve(); // React has shown the choice before
    field.checked = false;
    field.click();
  }
  for (const field of left) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
