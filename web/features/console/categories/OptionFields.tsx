import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { OPTIONS_MAX } from '#schema/site/categories/question.ts';
import { LANGUAGE_NAMES, type Language } from '#schema/languages/languages.ts';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Legend } from '#web/components/fields/Legend.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { FieldError } from '#web/components/fields/FieldError.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { theme } from '#web/theme/theme.ts';
import { withOption, type QuestionDraft } from './questionDraft.ts';
import { questionsContent as words } from './questionsContent.ts';

type OptionFieldsProps = {
  question: QuestionDraft;
  languages: readonly Language[];
  errorAt: (field: string) => string | undefined;
  onChange: (question: QuestionDraft) => void;
};

export function OptionFields({ question, languages, errorAt, onChange }: OptionFieldsProps) {
  const { options } = question;
  const faultId = useId();
  const fault = errorAt('options');
  return (
    <fieldset aria-describedby={fault && faultId}>
      <Legend>{words.options}</Legend>
      <Stack gap={3}>
        {options.map((option, index) => (
          <Line key={option.id}>
            <Grid columns={2} gap={3}>
              {languages.map((code, nth) => (
                <TextField
                  key={code}
                  label={words.option(index + 1, LANGUAGE_NAMES[code])}
                  error={nth === 0 ? errorAt(`options.${index}.names`) : undefined}
                  lang={code}
                  autoComplete="off"
                  isOptional={nth > 0}
                  value={option.names[code] ?? ''}
                  onChange={(event) => {
                    const names = { ...option.names, [code]: event.currentTarget.value };
                    onChange({ ...question, options: options.with(index, { ...option, names }) });
                  }}
                />
              ))}
            </Grid>
            <IconButton
              label={words.removeOption(index + 1)}
              icon={<X aria-hidden="true" />}
              onClick={() => onChange({ ...question, options: options.toSpliced(index, 1) })}
            />
          </Line>
        ))}
        {fault && <FieldError id={faultId}>{fault}</FieldError>}
        {options.length < OPTIONS_MAX && (
          <div>
            <Button
              icon={<Plus aria-hidden="true" />}
              onClick={() => onChange(withOption(question, crypto.randomUUID()))}
            >
              {words.addOption}
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[2]};

  /* Beside the first field, not its label. */
  & > button {
    margin-block-start: calc(${theme.space[5]} + ${theme.space[2]});
  }
`;
