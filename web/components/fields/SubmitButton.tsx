import { Button, type ButtonProps } from '#web/components/actions/Button.tsx';

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'pendingLabel' | 'children'> & {
  words: { submit: string; pending: string };
};

/** Sends the form that it stands in, or that it names by `form`. */
export function SubmitButton({ words, ...button }: SubmitButtonProps) {
  return (
    <Button type="submit" {...button} pendingLabel={words.pending}>
      {words.submit}
    </Button>
  );
}
