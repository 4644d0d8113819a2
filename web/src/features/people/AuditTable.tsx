import { formatDateTime } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import listsStyles from '../../parts/lists.module.css';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { actWord, detailsLine } from './audit-words.ts';
import peopleStyles from './people.module.css';
import type { AuditEntry } from './types.ts';

const columns = [{ title: t('About') }, { title: t('Who') }, { title: t('When') }];

/** Entries of the audit log: the action, its subject, the administrator and the time. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ListTable label={t('Audit log')} nameTitle={t('What')} columns={columns} actions="none">
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </ListTable>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { action, subject, user_name, created_at } = entry;
  const details = detailsLine(entry.details);
  const when = <time dateTime={created_at}>{formatDateTime(created_at)}</time>;
  return (
    <tr>
      <th scope="row">
        <span className={listsStyles.rowName}>{actWord(action)}</span>
        {details !== '' && <span className={`meta-text ${peopleStyles.auditDetails}`}>{details}</span>}
        <span className={listsStyles.rowDetails}>
          {subject && <span className={peopleStyles.auditSubject}>{subject.name}</span>}
          <span>{t('by {name}', { name: user_name })}</span>
          {when}
        </span>
      </th>
      <td className="wide-only">{subject?.name}</td>
      <td className="wide-only">{user_name}</td>
      <td className="wide-only number">{when}</td>
    </tr>
  );
}
