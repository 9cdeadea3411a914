import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { AppLink } from './AppLink.tsx';

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Back href={href}>
      <ArrowLeft aria-hidden="true" />
      <span>{children}</span>
    </Back>
  );
}

const Back = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  text-decoration: none;

  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.text};
    }
  }
  ${theme.media.print} {
    display: none;
  }
`;
