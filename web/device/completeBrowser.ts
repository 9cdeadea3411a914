/** Adds what browsers withhold from a page or worker without https; elsewhere it loads nothing. */
export async function completeBrowser(): Promise<void> {
  if ('randomUUID' in crypto && 'subtle' in crypto) return;
  const { completePlainHttp } = await import('./plainHttp.ts');
  completePlainHttp();
}
