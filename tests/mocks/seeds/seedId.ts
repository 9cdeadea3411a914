/** The same UUID on every device for the same thing of a seed, so that links to it stay good. */
export function seedId(
  kind: 'user' | 'issue' | 'upload' | 'pledge' | 'proposal' | 'proof' | 'message' | 'note',
  n: number,
): string {
  const kinds = ['user', 'issue', 'upload', 'pledge', 'proposal', 'message', 'note', 'proof'];
  const tail = (kinds.indexOf(kind) + 1).toString(16).padStart(4, '0');
  return `${n.toString(16).padStart(8, '0')}-5eed-4000-8000-00000000${tail}`;
}
