import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { QUESTIONS_MAX } from '#schema/site/categories/question.ts';
import type { Language } from '#schema/languages/languages.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { FieldError } from '#web/components/fields/FieldError.tsx';
import { FieldHint } from '#web/components/fields/FieldHint.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';
import { theme } from '#web/theme/theme.ts';
import type { DraftErrors } from './categoryDraft.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { newQuestion, type QuestionDraft } from './questionDraft.ts';
import { questionsContent as words } from './questionsContent.ts';

type QuestionListProps = {
  questions: readonly QuestionDraft[];
  languages: readonly Language[];
  errors: DraftErrors['questions'];
  onChange: (questions: readonly QuestionDraft[]) => void;
};

export function QuestionList({ questions, languages, errors, onChange }: QuestionListProps) {
  const [told, setTold] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const fault = errors?.get('');
  const focus = (selector: string) =>
    // After the list has been rendered.
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(selector)?.focus());
  const move = (index: number, by: -1 | 1) => {
    const [one, other] = [questions[index], questions[index + by]];
    if (!one || !other) return;
    onChange(questions.with(index, other).with(index + by, one));
    setTold(words.moved(index + by + 1, questions.length));
  };
  return (
    <Stack gap={3} ref={frame} as="section" aria-labelledby={headingId}>
      <div>
        <Heading id={headingId}>{words.heading}</Heading>
        <FieldHint id={`${headingId}-hint`}>{words.hint}</FieldHint>
      </div>
      <PlainList as="ol" aria-label={words.label} gap={3}>
        {questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            place={index}
            languages={languages}
            errors={errors}
            onChange={(changed) => onChange(questions.with(index, changed))}
            onUp={index === 0 ? undefined : () => move(index, -1)}
            onDown={index === questions.length - 1 ? undefined : () => move(index, 1)}
            onRemove={() => {
              onChange(questions.toSpliced(index, 1));
              focus('[data-adds]');
            }}
          />
        ))}
      </PlainList>
      <VisuallyHidden as="output" aria-live="polite">
        {told}
      </VisuallyHidden>
      {fault && <FieldError id={`${headingId}-error`}>{fault}</FieldError>}
      {questions.length < QUESTIONS_MAX ? (
        <div>
          <Button
            data-adds
            icon={<Plus aria-hidden="true" />}
            onClick={() => {
              onChange([...questions, newQuestion(crypto.randomUUID())]);
              focus('li:last-child input');
            }}
          >
            {words.add}
          </Button>
        </div>
      ) : (
        <Muted>{words.full(QUESTIONS_MAX)}</Muted>
      )}
    </Stack>
  );
}

const Heading = styled.h3`
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.strong};
`;
