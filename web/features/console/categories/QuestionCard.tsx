import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { QUESTION_KINDS, type QuestionKind } from '#schema/site/categories/question.ts';
import { LANGUAGE_NAMES, type Language } from '#schema/languages/languages.ts';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { CheckboxField } from '#web/components/fields/CheckboxField.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { theme } from '#web/theme/theme.ts';
import type { DraftErrors } from './categoryDraft.ts';
import { OptionFields } from './OptionFields.tsx';
import type { QuestionDraft } from './questionDraft.ts';
import { questionsContent as words } from './questionsContent.ts';

type QuestionCardProps = {
  question: QuestionDraft;
  /** Zero-based. */
  place: number;
  languages: readonly Language[];
  errors: DraftErrors['questions'];
  onChange: (question: QuestionDraft) => void;
  /** Absent at the end. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
};

const KINDS = QUESTION_KINDS.map((value) => ({ value, label: words.kinds[value] }));

export function QuestionCard(props: QuestionCardProps) {
  const { question, place, languages, errors, onChange } = props;
  const headingId = useId();
  const change = (some: Partial<QuestionDraft>) => onChange({ ...question, ...some });
  const errorAt = (field: string) => errors?.get(`${place}.${field}`);
  return (
    <Frame aria-labelledby={headingId}>
      <CardHead {...props} headingId={headingId} />
      <Grid columns={2} gap={4}>
        {languages.map((code, index) => (
          <TextField
            key={code}
            label={words.words(LANGUAGE_NAMES[code])}
            error={index === 0 ? errorAt('names') : undefined}
            lang={code}
            autoComplete="off"
            isOptional={index > 0}
            value={question.names[code] ?? ''}
            onChange={(event) =>
              change({ names: { ...question.names, [code]: event.currentTarget.value } })
            }
          />
        ))}
      </Grid>
      <SelectField
        label={words.kind}
        options={KINDS}
        value={question.kind}
        onChange={(event) => change({ kind: event.currentTarget.value as QuestionKind })}
      />
      {question.kind === 'choice' && (
        <OptionFields
          question={question}
          languages={languages}
          errorAt={errorAt}
          onChange={onChange}
        />
      )}
      {question.kind === 'number' && (
        <Grid columns={3} gap={4}>
          {(['unit', 'min', 'max'] as const).map((field) => (
            <TextField
              key={field}
              label={words[field]}
              error={errorAt(field)}
              inputMode={field === 'unit' ? undefined : 'decimal'}
              autoComplete="off"
              isOptional
              value={question[field]}
              onChange={(event) => change({ [field]: event.currentTarget.value })}
            />
          ))}
        </Grid>
      )}
      <CheckboxField
        label={words.required}
        checked={question.isRequired}
        onChange={(event) => change({ isRequired: event.currentTarget.checked })}
      />
    </Frame>
  );
}

type CardHeadProps = QuestionCardProps & { headingId: string };

function CardHead({ place, headingId, onUp, onDown, onRemove }: CardHeadProps) {
  return (
    <Head>
      <span id={headingId}>{words.nth(place + 1)}</span>
      <Buttons>
        {/* Not disabled at an end: the focus would be lost there. */}
        <IconButton
          label={words.up(place + 1)}
          icon={<ArrowUp aria-hidden="true" />}
          aria-disabled={!onUp}
          onClick={onUp}
        />
        <IconButton
          label={words.down(place + 1)}
          icon={<ArrowDown aria-hidden="true" />}
          aria-disabled={!onDown}
          onClick={onDown}
        />
        <IconButton
          label={words.remove(place + 1)}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </Buttons>
    </Head>
  );
}

const Frame = styled.li`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  font-weight: ${theme.weight.strong};
`;

const Buttons = styled.span`
  display: flex;
  margin-inline-end: calc(-1 * ${theme.space[2]});

  & [aria-disabled='true'] {
    color: ${theme.color.textFaint};
  }
`;
