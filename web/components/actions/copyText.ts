/**
 * Copies a text to the clipboard; false if the browser refuses. Over plain http there is no clipboard API:
 * there the older command copies what its event is given, without moving the focus.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  let isCopied = false;
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', give, { once: true });
  const isAllowed = document.execCommand('copy');
  document.removeEventListener('copy', give);
  return isAllowed && isCopied;
}
