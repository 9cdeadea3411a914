/** Gives a page or a worker without https what browsers keep from it; nothing is loaded elsewhere. */
export async function completeBrowser(): Promise<void> {
  if ('randomUUID' in crypto && 'subtle' in crypto) return;
  const { completePlainHttp } = await import('./plainHttp.ts');
  completePlainHttp();
}
