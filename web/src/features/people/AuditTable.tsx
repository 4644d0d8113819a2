import { formatDateTime } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import listsStyles from '../../parts/lists.module.css';
import listTableStyles from '../../ui/ListTable.module.css';
import { actWord, detailsLine } from './audit-words.ts';
import peopleStyles from './people.module.css';
import type { AuditEntry } from './types.ts';

/** Entries of the audit log: the action, its subject, the administrator and the time. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <table className={`table ${listTableStyles.listTable}`} aria-label={t('Audit log')}>
      <thead>
        <tr>
          <th scope="col">{t('What')}</th>
          <th scope="col" className="wide-only">
            {t('About')}
          </th>
          <th scope="col" className="wide-only">
            {t('Who')}
          </th>
          <th scope="col" className="wide-only">
            {t('When')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
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
