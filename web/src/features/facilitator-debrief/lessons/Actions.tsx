import { shared } from '@vincere/contract/messages';
import { Check, CircleDashed, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { rich, t } from '../../../lib/text.ts';
import { actionStatusNames } from '../../../parts/guided-debrief/action-status.ts';
import { formatDay } from '../../../parts/guided-debrief/day.ts';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { sr } from '../../../ui/sr.tsx';
import { Empty } from '../../../ui/states.tsx';
import type { Seats } from '../plan/WhoIsHere.tsx';
import type { Action } from '../types.ts';
import { ActionDialog } from './ActionDialog.tsx';
import styles from './Actions.module.css';

const signs = { open: CircleDashed, done: Check, dropped: X };

/** The actions of the group: what, who, by when, and whether they are done. */
export function Actions({
  runId,
  actions,
  seats,
  started,
  onClose,
}: {
  runId: number;
  actions: readonly Action[];
  seats: Seats;
  /** The text of a lesson of which an action is made. */
  started: string | undefined;
  /** Called when the dialog of that action closes. */
  onClose: () => void;
}) {
  const [edited, setEdited] = useState<Action | 'new'>();
  return (
    <Section
      title={t('Actions')}
      aside={
        <Button kind="quiet" size="sm" onClick={() => setEdited('new')}>
          <Plus className="icon" aria-hidden />
          {t('Write an Action')}
        </Button>
      }
    >
      {actions.length === 0 ? (
        <Empty title={t('No actions yet')}>
          {t('An action belongs to the group: what, who, and by when. Everyone on the run can read it.')}
        </Empty>
      ) : (
        <ul className="rows">
          {actions.map((action) => (
            <ActionRow key={action.id} action={action} onEdit={() => setEdited(action)} />
          ))}
        </ul>
      )}
      {(edited !== undefined || started !== undefined) && (
        <ActionDialog
          runId={runId}
          action={edited === 'new' ? undefined : edited}
          what={started ?? ''}
          seats={seats}
          onClose={() => {
            setEdited(undefined);
            onClose();
          }}
        />
      )}
    </Section>
  );
}

function ActionRow({
  action: { what, owner, due_on, status },
  onEdit,
}: {
  action: Action;
  onEdit: () => void;
}) {
  const Sign = signs[status];
  return (
    <li className={styles.action} data-status={status}>
      <b>{what}</b>
      <span>{owner}</span>
      <span className="number">{due_on === null ? t(shared.noDate) : formatDay(due_on)}</span>
      <span className={`tag ${styles.status}`}>
        <Sign className="icon" aria-hidden />
        {actionStatusNames[status]}
      </span>
      <Button kind="quiet" size="sm" className={styles.edit} onClick={onEdit}>
        {rich('Edit<sr>: {text}</sr>', { text: what, sr })}
      </Button>
    </li>
  );
}
