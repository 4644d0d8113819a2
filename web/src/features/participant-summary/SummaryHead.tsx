import type { OwnRecord } from '@vincere/contract';
import { fill, headlineOf, type Room } from '@vincere/domain';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format.ts';
import { useSession } from '../../lib/session/session.ts';
import { translated } from '../../lib/text.ts';
import { listNames } from '../../lib/words/list-names.ts';
import { useRooms } from '../../parts/rooms.tsx';
import { sentenceOf } from './questionnaires/alignment.ts';
import styles from './SummaryHead.module.css';
import type { Report } from './types.ts';

/** The run of a person in one sentence, and the person with their room and the date of the run. */
export function SummaryHead({
  report,
  record,
  room,
  children,
}: {
  report: Report;
  /** Undefined if it could not be loaded. */
  record: OwnRecord | undefined;
  room: Room | undefined;
  /** What can be done with the summary. */
  children: ReactNode;
}) {
  const { placeName } = useRooms();
  const user = useSession();
  const name = user ? `${user.first_name} ${user.last_name}`.trim() : '';
  const playedOn = record?.started_at ? formatDate(record.started_at) : '';
  const headline =
    record && headlineOf(record, { say: (text, facts) => fill(translated(text), facts), list: listNames });
  return (
    <div className={styles.summaryHead}>
      <div>
        <h1 className="heading-1">
          {headline ?? sentenceOf(report.report_per_stage, report.message === undefined)}
        </h1>
        <p className={`heading-4 muted ${styles.who}`}>
          {[name, room === undefined ? '' : placeName(room), playedOn]
            .filter((part) => part !== '')
            .join(', ')}
        </p>
      </div>
      {children}
    </div>
  );
}
