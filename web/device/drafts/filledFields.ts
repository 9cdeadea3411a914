/**
 * Password managers fill fields without events, and a form that listens to events takes them for
 * empty. Announces the fields of a form before its submit, until the returned function is called;
 * React ignores those whose value it knows.
 */
export function seeFilledFields(): () => void {
  const left = new AbortController();
  const options = { capture: true, signal: left.signal };
  document.addEventListener('submit', (event) => announceFields(event.target), options);
  return () => left.abort();
}

function announceFields(form: EventTarget | null): void {
  if (!(form instanceof HTMLFormElement)) return;
  for (const field of form.elements)
    if (field instanceof HTMLInputElement)
      field.dispatchEvent(new Event('input', { bubbles: true }));
}
