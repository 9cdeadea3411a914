let isInstalled = false;

/**
 * Password managers and restored pages fill fields without events, and a form that listens to events
 * takes them for empty. From the first call on, announces the fields of a form before its submit, and
 * those of a dialog before one of its buttons acts; React ignores those whose value it knows.
 */
export function seeFilledFields(): void {
  if (isInstalled) return;
  isInstalled = true;
  const options = { capture: true };
  document.addEventListener('submit', ({ target }) => announceFields(target), options);
  document.addEventListener('click', ({ target }) => announceFields(findDialog(target)), options);
}

/** Of a button outside of any form; dialogs of confirmations have none. */
const findDialog = (target: EventTarget | null): EventTarget | null =>
  target instanceof Element
    ? (target.closest('button')?.closest('[role=dialog], [role=alertdialog]') ?? null)
    : null;

function announceFields(part: EventTarget | null): void {
  if (!(part instanceof Element)) return;
  for (const field of part.querySelectorAll('input, textarea'))
    field.dispatchEvent(new Event('input', { bubbles: true }));
}
