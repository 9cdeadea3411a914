import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { Spinner } from './Spinner.tsx';

/** While it is unknown what the page may show. */
export function PageSpinner({ label }: { label?: string }) {
  return (
    <Middle>
      <Spinner size="lg" label={label} />
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 60dvh;
  padding: ${theme.space[8]};
  color: ${theme.color.textMuted};
`;
