import { Monitor, Moon, Sun } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { theme } from '#web/theme/theme.ts';
import { useThemePreference } from '#web/theme/useThemePreference.ts';
import { themeContent } from './content.ts';

const CHOICES = [
  { value: 'dark', Icon: Moon },
  { value: 'light', Icon: Sun },
  { value: 'system', Icon: Monitor },
] as const;

/** Dark, light, or the device's setting; also without a session. */
export function ThemeChoice() {
  const { preference, setPreference } = useThemePreference();
  return (
    <Group aria-label={themeContent.label}>
      {CHOICES.map(({ value, Icon }) => (
        <IconButton
          key={value}
          label={themeContent[value]}
          icon={<Icon aria-hidden="true" />}
          aria-pressed={preference === value}
          onClick={() => setPreference(value)}
        />
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: inline-flex;
  width: fit-content;
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};

  & [aria-pressed='true'] {
    background: ${theme.color.pressed};
    color: ${theme.color.text};
  }
`;
