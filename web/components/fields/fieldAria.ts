/** Error before hint, the order in which they are read out. */
export function fieldAria(
  id: string,
  field: { hint?: unknown; error?: string },
): { 'aria-invalid'?: true; 'aria-describedby'?: string } {
  const ids = [field.error ? `${id}-error` : '', field.hint ? `${id}-hint` : ''].filter(Boolean);
  return {
    ...(field.error ? { 'aria-invalid': true as const } : {}),
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
  };
}
