import { useState } from 'react';
import { messageOf } from '../lib/api.ts';
import { t } from '../lib/text.ts';
import { Switch } from '../ui/choices/Switch.tsx';
import { toastError } from '../ui/toasts/Toaster.tsx';

/** A switch that saves its setting at once. It shows the new state while it saves, and goes back if `onSave` fails. */
export function SavedSwitch({
  checked,
  onSave,
  ...texts
}: {
  label: string;
  hint: string;
  checked: boolean;
  onSave: (checked: boolean) => Promise<void>;
}) {
  const [pending, setPending] = useState<boolean>();
  const change = async (next: boolean) => {
    setPending(next);
    try {
      await onSave(next);
    } catch (error) {
      toastError(
        t('The setting was not saved'),
        messageOf(error, t('Nothing was changed. Please try again.')),
      );
    } finally {
      setPending(undefined);
    }
  };
  return <Switch {...texts} checked={pending ?? checked} onChange={(next) => void change(next)} />;
}
