type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets a value so that React takes it for the reader's: React remembers what is set through the element's own
 * setter, and answers an event only when the value is another one by then.
 */
function setValue(field: Field, value: string): void {
  field.value = '';
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** @returns a function that puts back what the reader did to one field, or null when it is as the server sent it */
function keepField(field: Field): (() => void) | null {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const {checked} = field;
    return checked === field.defaultChecked
      ? null
      : () => {
          field.checked = !checked;
          field.click();
        };
  }
  const {value} = field;
  const isChanged =
    field instanceof HTMLSelectElement
      ? [...field.options].some((option) => option.selected !== option.defaultSelected)
      : value !== field.defaultValue;
  if (!isChanged) {
    return null;
  }
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart;
  return () => {
    setValue(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
    if (caret !== null) {
      (field as HTMLInputElement | HTMLTextAreaElement).setSelectionRange(caret, caret);
    }
  };
}

/** Remembers what was typed and ticked in an island, and returns a function that puts it back, with the events. */
export function keepTyped(island: HTMLElement): () => void {
  const restores = [...island.querySelectorAll<Field>('input, textarea, select')].map(keepField);
  return () => restores.forEach((restore) => restore?.());
}
