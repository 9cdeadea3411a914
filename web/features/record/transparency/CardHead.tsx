import { styled } from 'styled-components';
import { Muted } from '#web/components/layout/Muted.tsx';
import { theme } from '#web/theme/theme.ts';

export function CardHead({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Heading>{title}</Heading>
      <Muted>{text}</Muted>
    </div>
  );
}

const Heading = styled.h2`
  margin: 0 0 ${theme.space[1]};
  font-size: ${theme.fontSize.lead};
`;
