import { styled } from 'styled-components';
import { Disclosure } from '#web/components/layout/Disclosure.tsx';
import { theme } from '#web/theme/theme.ts';
import type { FaqEntry } from './findAnswers.ts';

type QuestionListProps = { entries: readonly (FaqEntry & { topic?: string })[] };

/** Search results show their topic. */
export function QuestionList({ entries }: QuestionListProps) {
  return (
    <Column>
      {entries.map(({ question, answer, topic }) => (
        <Disclosure
          key={question}
          summary={
            <>
              {topic && <Topic>{topic}</Topic>}
              <span>{question}</span>
            </>
          }
        >
          <p>{answer}</p>
        </Disclosure>
      ))}
    </Column>
  );
}

const Column = styled.div`
  max-width: ${theme.size.prose};

  ${theme.media.lg} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${theme.space[10]};
    align-items: start;
    max-width: none;
  }
`;

const Topic = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.regular};
`;
