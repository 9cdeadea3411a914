import { Button, type ButtonProps } from '#web/components/actions/Button.tsx';

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'pendingLabel' | 'children'> & {
  words: { submit: string; pending: string };
};

/** Submits the enclosing form, or the one named by `form`. */
export function SubmitButton({ words, ...button }: SubmitButtonProps) {
  return (
    <Button type="submit" {...button} pendingLabel={words.pending}>
      {words.submit}
    </Button>
  );
}
