import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

/** With an icon beside the colour. Point `aria-describedby` at its id. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <Message id={id}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </Message>
  );
}

const Message = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  color: ${theme.color.dangerText};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.lineHeight.snug};

  & svg {
    flex: none;
    width: ${theme.size.iconSmall};
    height: ${theme.size.iconSmall};
    margin-top: 0.1em;
  }
`;
