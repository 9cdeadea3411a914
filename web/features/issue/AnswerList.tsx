import { styled } from 'styled-components';
import type { Answer } from '#schema/site/categories/answers.ts';
import { UserText } from '#web/components/layout/UserText.tsx';
import { formatNumber } from '#web/format/format.ts';
import { useCategories } from '#web/features/site/useCategories.ts';
import { theme } from '#web/theme/theme.ts';
import { issueContent } from './content.ts';

const { details } = issueContent;

/** The category's questions as worded when the report was written, with the answers. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  const { inWords } = useCategories();
  const answerText = ({ value, option, unit }: Answer): string => {
    if (option) return inWords(option);
    if (typeof value === 'boolean') return value ? details.yes : details.no;
    return typeof value === 'number' ? `${formatNumber(value)} ${unit}`.trim() : value;
  };
  return (
    <Answers>
      {answers.map((answer) => (
        <div key={answer.question}>
          <dt dir="auto">{inWords(answer.names)}</dt>
          <UserText as="dd">{answerText(answer)}</UserText>
        </div>
      ))}
    </Answers>
  );
}

const Answers = styled.dl`
  display: grid;
  gap: ${theme.space[3]};

  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
    overflow-wrap: anywhere;
  }
  & dd {
    font-weight: ${theme.weight.medium};
  }
`;
