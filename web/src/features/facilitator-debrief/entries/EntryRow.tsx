import { send } from '../../../lib/api.ts';
import { namePartsOf } from '../../../lib/format.ts';
import { rich, t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { PersonMark } from '../../../ui/marks.tsx';
import { sr } from '../../../ui/sr.tsx';
import type { Entry } from '../types.ts';
import { useAct } from '../useDebrief.ts';
import styles from './EntryRow.module.css';

/** An entry with its author, if the author shows the name, and the button that releases or hides it. */
export function EntryRow({
  runId,
  entry: { id, text, name },
  isReleased,
  canAct,
  onDone,
}: {
  runId: number;
  entry: Entry;
  isReleased: boolean;
  canAct: boolean;
  onDone: () => void;
}) {
  const { act, isBusy, failure } = useAct(runId);
  const body = { entry_ids: [id], is_released: !isReleased };
  const change = async () => {
    if (await act(() => send('releaseDebriefEntries', { params: { runId }, body }))) onDone();
  };
  return (
    <li className={styles.entry}>
      <p className={styles.text}>{text}</p>
      {canAct && (
        <Button kind="line" size="sm" className={styles.release} busy={isBusy} onClick={() => void change()}>
          {failure !== undefined
            ? rich('Retry<sr>: {text}</sr>', { text, sr })
            : isReleased
              ? rich('Hide<sr>: {text}</sr>', { text, sr })
              : rich('Release<sr>: {text}</sr>', { text, sr })}
        </Button>
      )}
      {name !== null && (
        <p className={styles.author}>
          <PersonMark {...namePartsOf(name)} size={24} />
          <span>{rich('{name}, signed', { name: <b>{name}</b> })}</span>
        </p>
      )}
      {failure !== undefined && (
        <FieldError>
          {isReleased
            ? t('Not hidden. {reason}', { reason: failure })
            : t('Not released. {reason}', { reason: failure })}
        </FieldError>
      )}
    </li>
  );
}
