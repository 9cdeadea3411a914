import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { quietStyle } from '#web/components/actions/quietStyle.ts';
import { issueContent } from '#web/features/issue/content.ts';

/** Link to a printable page to hang up at the place. */
export function PosterLink({ issueId }: { issueId: string }) {
  return (
    <Quiet href={`/issues/${issueId}/poster`}>
      <Printer aria-hidden="true" />
      <span>{issueContent.poster}</span>
    </Quiet>
  );
}

const Quiet = styled(AppLink)`
  ${quietStyle}
`;
