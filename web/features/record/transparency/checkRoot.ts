import { auditHeadLine, type AuditHeadPage } from '#schema/case/transparency.ts';

/** Whether a day's heads hash to its root. `sha256` returns lowercase hexadecimal. */
export async function checkRoot(
  { heads, root, issueCount }: Pick<AuditHeadPage, 'heads' | 'root' | 'issueCount'>,
  sha256: (text: string) => Promise<string>,
): Promise<boolean> {
  return heads.length === issueCount && (await sha256(heads.map(auditHeadLine).join(''))) === root;
}
