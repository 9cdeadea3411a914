import { styled } from 'styled-components';
import type { OfficialAnswer, Responsible } from '#schema/issues/responsible.ts';
import { UserText } from '#web/components/layout/UserText.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { formatDate } from '#web/format/format.ts';
import { theme } from '#web/theme/theme.ts';
import { officialContent as words } from './officialContent.ts';

/** An answer as a sentence. */
export function OfficialSentence({ answer }: { answer: OfficialAnswer }) {
  const { state, bodyName, fixBy } = answer;
  const sentence =
    state === 'will_fix' ? words.willFix(bodyName, formatDate(fixBy)) : words[state](bodyName);
  return <span>{sentence}</span>;
}

/** The body that an issue was forwarded to, and its answers, newest first. */
export function OfficialNote({ responsible }: { responsible: Responsible }) {
  const { bodyName, toldAt, answers } = responsible;
  return (
    <Note aria-label={words.heading}>
      {answers.toReversed().map((answer) => (
        <div key={answer.id}>
          <strong>
            <OfficialSentence answer={answer} />
          </strong>
          {answer.text !== '' && <UserText>{answer.text}</UserText>}
          {answer.imageUrl && (
            <a href={answer.imageUrl}>
              <img
                src={`${answer.imageUrl}${answer.imageUrl.includes('?') ? '&' : '?'}w=800`}
                alt={words.photo(answer.bodyName)}
                width={800}
                height={533}
                loading="lazy"
              />
            </a>
          )}
          <Muted>{formatDate(answer.answeredAt)}</Muted>
        </div>
      ))}
      <Muted>{words.told(bodyName, formatDate(toldAt))}</Muted>
    </Note>
  );
}

/** The last answer in one line, for people about to pledge; nothing without one. */
export function OfficialWord({ responsible }: { responsible: Responsible | null | undefined }) {
  const last = responsible?.answers.at(-1);
  return last ? (
    <p>
      <OfficialSentence answer={last} />
    </p>
  ) : null;
}

const Note = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding-inline-start: ${theme.space[3]};
  border-inline-start: 3px solid ${theme.color.info};
  overflow-wrap: anywhere;

  & img {
    display: block;
    /* On larger screens it leaves the actions in view. */
    max-width: min(100%, 24rem);
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }
`;
