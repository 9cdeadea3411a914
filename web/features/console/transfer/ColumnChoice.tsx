import { useState, type SubmitEvent } from 'react';
import { missingColumns, type ColumnPlan } from '#schema/transfer/columnPlan.ts';
import { IMPORT_COLUMNS } from '#schema/transfer/transferColumns.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { TextField } from '#web/components/fields/TextField.tsx';
import { Grid } from '#web/components/layout/Grid.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { transferContent } from './transferContent.ts';

const { plan: words } = transferContent;
const NONE = '';

type ColumnChoiceProps = {
  names: readonly string[];
  plan: ColumnPlan;
  onPlan: (plan: ColumnPlan) => void;
};

/** Maps the file's columns to ours where their names do not say it. */
export function ColumnChoice({ names, plan, onPlan }: ColumnChoiceProps) {
  const [from, setFrom] = useState(plan.from);
  const [criteria, setCriteria] = useState<string>(words.criteria);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const options = [
    { value: NONE, label: words.none },
    ...names.map((name) => ({ value: name, label: name })),
  ];
  const set = (name: string, source: string) => {
    const { [name]: _, ...others } = from;
    setFrom(source === NONE ? others : { ...others, [name]: source });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const next = { from, criteria };
    const left = missingColumns(names, next);
    setMissing(left);
    if (left.length === 0) onPlan(next);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Banner title={words.title}>{words.text}</Banner>
        <Grid columns={2} gap={4}>
          {IMPORT_COLUMNS.map(({ name, isRequired }) => (
            <SelectField
              key={name}
              label={words.names[name as keyof typeof words.names]}
              isOptional={!isRequired}
              options={options}
              value={from[name] ?? NONE}
              error={missing.includes(name) ? words.needed : undefined}
              onChange={({ currentTarget }) => set(name, currentTarget.value)}
            />
          ))}
        </Grid>
        <TextField
          label={words.criteriaLabel}
          hint={words.criteriaHint}
          value={criteria}
          onChange={({ currentTarget }) => setCriteria(currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="primary" size="lg">
            {words.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
