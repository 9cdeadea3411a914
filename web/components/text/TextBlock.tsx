import { styled } from 'styled-components';
import { DataTable } from '#web/components/figures/DataTable.tsx';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { theme } from '#web/theme/theme.ts';
import type { Block } from './longText.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { inlineParts } from './inlineText.ts';

export function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <Paragraph>
        <InlineText>{block}</InlineText>
      </Paragraph>
    );
  if ('subtitle' in block) return <h3>{block.subtitle}</h3>;
  if ('list' in block) return <ul>{lines(block.list)}</ul>;
  if ('steps' in block) return <ol>{lines(block.steps)}</ol>;
  if ('terms' in block)
    return (
      <Terms>
        {block.terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <InlineText>{meaning}</InlineText>
            </dd>
          </div>
        ))}
      </Terms>
    );
  if ('table' in block) return <TextTable {...block.table} />;
  return (
    <Disclosure summary={block.question}>
      <p>
        <InlineText>{block.answer}</InlineText>
      </p>
    </Disclosure>
  );
}

const lines = (items: readonly string[]) =>
  items.map((item, index) => (
    <Item key={index}>
      <InlineText>{item}</InlineText>
    </Item>
  ));

type TextTableProps = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

function TextTable({ caption, head, rows }: TextTableProps) {
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      columns={head.map((label, index) => ({ key: String(index), label }))}
      rows={rows.map((row) => ({
        id: row[0] ?? '',
        cells: Object.fromEntries(
          row.map((cell, index) => [index, <InlineText key={index}>{cell}</InlineText>]),
        ),
      }))}
    />
  );
}

const Item = styled.li`
  overflow-wrap: anywhere;
`;

/** An address keeps its lines. */
const Paragraph = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Terms = styled.dl`
  display: grid;
  gap: ${theme.space[3]};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block-start: ${theme.space[3]};
    border-block-start: ${theme.size.hairline} solid ${theme.color.border};
  }
  & dt {
    font-weight: ${theme.weight.strong};
  }
  & dd {
    margin: 0;
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
  }
  ${theme.media.md} {
    & > div {
      grid-template-columns: 11rem 1fr;
    }
  }
`;

/** With links and strong words. */
function InlineText({ children }: { children: string }) {
  return inlineParts(children).map((part, index) => {
    if (part.kind === 'strong') return <strong key={index}>{part.text}</strong>;
    if (part.kind === 'link')
      return (
        <AppLink key={index} href={part.href}>
          {part.text}
        </AppLink>
      );
    return <span key={index}>{part.text}</span>;
  });
}
