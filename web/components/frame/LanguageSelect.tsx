import { Languages } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';

export type LanguageSelectProps = {
  label: string;
  value: string;
  /** Each named in its own language, in which it is also read aloud. */
  options: readonly { value: string; label: string }[];
  /** While the app loads in the chosen language. */
  isPending: boolean;
  onChoose: (value: string) => void;
};

export function LanguageSelect({
  label,
  value,
  options,
  isPending,
  onChoose,
}: LanguageSelectProps) {
  return (
    <Well>
      <Languages aria-hidden="true" />
      <Select
        aria-label={label}
        aria-busy={isPending}
        disabled={isPending}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Well>
  );
}

const Well = styled.span`
  position: relative;
  display: inline-block;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${theme.space[3]};
    margin-block: auto;
    pointer-events: none;
  }
`;

const Select = styled.select`
  min-height: ${theme.size.target};
  padding-inline: ${theme.space[10]} ${theme.space[3]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.text};
  font: inherit;
  cursor: pointer;

  & option {
    background: ${theme.color.raised};
    color: ${theme.color.text};
  }
`;
