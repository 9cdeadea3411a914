import { useState, type ComponentType } from 'react';
import { Button } from '#web/components/actions/Button.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';

type DialogSettingProps = {
  text: string;
  /** Label of the button. */
  action: string;
  /** Mounted while open. */
  dialog: ComponentType<{ onClose: () => void }>;
};

export function DialogSetting({ text, action, dialog: OwnDialog }: DialogSettingProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={4}>
      <p>{text}</p>
      <div>
        <Button onClick={() => setIsOpen(true)}>{action}</Button>
      </div>
      {isOpen && <OwnDialog onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}
