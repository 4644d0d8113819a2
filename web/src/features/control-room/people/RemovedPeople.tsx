import { type RefObject, useState } from 'react';
import { t } from '../../../lib/text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { RunBoard } from '../types.ts';
import { fullName } from '../votes/vote-status.ts';
import { bringBack } from './bring-back.ts';
import styles from './RemovedPeople.module.css';

type Person = RunBoard['removed'][number];

/** The people whose removal can still be undone. */
export function RemovedPeople({
  runId,
  people,
  heading,
}: {
  runId: number;
  people: readonly Person[];
  /** Gets the focus when a person is back, because the button that was pressed is gone. */
  heading: RefObject<HTMLElement | null>;
}) {
  const { placeName } = useRooms();
  const [busy, setBusy] = useState<number | null>(null);
  if (people.length === 0) return null;
  const restore = async (person: Person) => {
    setBusy(person.user_run_id);
    const isBack = await bringBack(runId, person);
    setBusy(null);
    if (isBack) heading.current?.focus();
  };
  return (
    <details className={styles.removed}>
      <summary>{t('Removed ({count})', { count: people.length })}</summary>
      <ul>
        {people.map((person) => (
          <li key={person.user_run_id}>
            <span>
              <b>{fullName(person)}</b>, {placeName(person.room_name)}
            </span>
            <Button
              kind="line"
              size="sm"
              busy={busy === person.user_run_id}
              aria-label={t('Bring back {name}', { name: fullName(person) })}
              onClick={() => void restore(person)}
            >
              {t('Bring Back')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
