import { keyframes, styled } from 'styled-components';
import { content } from '#web/components/content.ts';
import { theme } from '#web/theme/theme.ts';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';

export type SpinnerProps = {
  label?: string;
  size?: 'sm' | 'md' | 'lg';
  /** True where text beside it names the work. */
  isDecorative?: boolean;
};

/** Announced as a status unless decorative. */
export function Spinner({
  label = content.loading,
  size = 'md',
  isDecorative = false,
}: SpinnerProps) {
  if (isDecorative) return <Ring $size={size} aria-hidden="true" />;
  return (
    <Status>
      <Ring $size={size} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Status>
  );
}

const diameters = { sm: theme.size.icon, md: theme.space[8], lg: theme.space[12] };

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Status = styled.output`
  display: inline-flex;
`;

const Ring = styled.span<{ $size: 'sm' | 'md' | 'lg' }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => diameters[$size]};
  height: ${({ $size }) => diameters[$size]};
  border: ${({ $size }) => ($size === 'sm' ? '2px' : '3px')} solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} ${theme.duration.loop} linear infinite;
`;
