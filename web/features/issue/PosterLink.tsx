import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { quietStyle } from '#web/components/actions/quietStyle.ts';
import { issueContent } from './content.ts';

/** Link to the page that can be printed and hung up where the issue is. */
export function PosterLink({ issueId }: { issueId: string }) {
  return (
    <Quiet href={`/issues/${issueId}/poster`}>
      <Printer aria-hidden="true" />
      {issueContent.poster}
    </Quiet>
  );
}

const Quiet = styled(AppLink)`
  ${quietStyle}
`;
