import { styled } from 'styled-components';
import type { AuditEntry } from '#schema/case/audit.ts';
import { columnsOf } from '#web/components/figures/columnsOf.ts';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { formatDateTime, formatNumber } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { auditContent } from './content.ts';
import { Digest } from './Digest.tsx';
import { sentenceOf } from './sentenceOf.ts';

const { log } = auditContent;

const COLUMNS = columnsOf(log, ['number', 'what', 'who', 'when', 'hash'], ['number']);

/** Each entry as a sentence, oldest first; its hashed text opens below. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <DataTable
      caption={log.caption}
      isStackedOnPhones
      columns={COLUMNS}
      rows={entries.map((entry) => ({
        id: String(entry.sequence),
        cells: {
          number: formatNumber(entry.sequence),
          what: (
            <div>
              <span>{sentenceOf(entry)}</span>
              <Raw>
                <summary>{log.raw}</summary>
                <Data>{entry.action}</Data>
                <Data>{entry.data}</Data>
              </Raw>
            </div>
          ),
          who: entry.actorDigest === null ? log.system : <Digest value={entry.actorDigest} />,
          when: formatDateTime(entry.createdAt),
          hash: <Digest value={entry.hash} />,
        },
      }))}
    />
  );
}

/** Small: every line has one, and people read the sentence. */
const Raw = styled.details`
  & summary {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.caption};
    text-decoration: underline;
    cursor: pointer;
  }
`;

const Data = styled.code`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  overflow-wrap: anywhere;

  ${theme.media.md} {
    min-width: 14rem;
  }
`;
