import { participation, shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import type { Seat } from './types.ts';
import { useRejoin } from './useRejoin.ts';

/** Asks for an access code and takes the participant back into that run. */
export function RejoinDialog({
  open,
  code,
  seats,
  onClose,
}: {
  open: boolean;
  /** The initial code. */
  code: string;
  seats: readonly Seat[];
  onClose: () => void;
}) {
  const [typed, setTyped] = useState<string>();
  const { rejoin, busy, error, clearError } = useRejoin(seats);
  const value = typed ?? code;
  const close = () => {
    setTyped(undefined);
    clearError();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('Rejoin Simulation')}
      text={t('You come back to the room that you held.')}
      keepOpen={typed !== undefined && typed !== code}
      busy={busy}
      onSubmit={() => void rejoin(value)}
      footer={
        <>
          <Button kind="line" disabled={busy} onClick={close}>
            {t(shared.cancel)}
          </Button>
          <Button kind="signal" type="submit" busy={busy}>
            {busy ? t(participation.joining) : t('Rejoin')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('Access Code')}
        className="input-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          clearError();
        }}
        onPaste={(event) => {
          event.preventDefault();
          setTyped(event.clipboardData.getData('text').trim());
        }}
      />
    </Dialog>
  );
}
