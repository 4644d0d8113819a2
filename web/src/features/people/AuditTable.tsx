import { formatDateTime } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { actWord, detailsLine } from './audit-words.ts';
import type { AuditEntry } from './types.ts';

/** Entries of the audit log: what was done, about what, by whom and when. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <table className="tb lt" aria-label={t('Audit log')}>
      <thead>
        <tr>
          <th scope="col">{t('What')}</th>
          <th scope="col" className="wide">
            {t('About')}
          </th>
          <th scope="col" className="wide">
            {t('Who')}
          </th>
          <th scope="col" className="wide">
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
        <span className="lt-name">{actWord(action)}</span>
        {details !== '' && <span className="t-meta audit-d">{details}</span>}
        <span className="lt-more">
          {subject && <span className="audit-s">{subject.name}</span>}
          <span>{t('by {name}', { name: user_name })}</span>
          {when}
        </span>
      </th>
      <td className="wide">{subject?.name}</td>
      <td className="wide">{user_name}</td>
      <td className="wide num">{when}</td>
    </tr>
  );
}
