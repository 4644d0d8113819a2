import { formatDate } from '../../lib/format.ts';
import { getSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import listsStyles from '../../parts/lists.module.css';
import { Button } from '../../ui/Button.tsx';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { PersonMark } from '../../ui/marks.tsx';
import { changes } from './changes.ts';
import peopleStyles from './people.module.css';
import { type Asked, nameOf, type Person } from './types.ts';

type Ask = (person: Person, what: Asked['what']) => void;

const columns = [{ title: t('Role') }, { title: t('Since') }];

/** People with their role, and what can be done about each of them. */
export function PeopleTable({ people, onAsk }: { people: readonly Person[]; onAsk: Ask }) {
  return (
    <ListTable label={t('People')} columns={columns} actions="wide">
      {people.map((person) => (
        <PersonRow key={person.id} person={person} onAsk={onAsk} />
      ))}
    </ListTable>
  );
}

function PersonRow({ person, onAsk }: { person: Person; onAsk: Ask }) {
  const isSelf = getSession()?.id === person.id;
  const role = (
    <>
      <span className={person.is_admin ? 'tag tag-ink' : 'tag'}>
        {person.is_admin ? t('Administrator') : t('Participant')}
      </span>
      {!person.email_verified && !person.is_guest && <span className="tag">{t('Not verified')}</span>}
      {!person.is_active && <span className="tag tag-bad">{t('Deactivated')}</span>}
    </>
  );
  const since = <time dateTime={person.created_at}>{formatDate(person.created_at)}</time>;
  return (
    <tr>
      <th scope="row">
        <div className={peopleStyles.person}>
          <PersonMark first={person.first_name} last={person.last_name} />
          <div>
            <span className={listsStyles.rowName}>{nameOf(person)}</span>
            {isSelf && <span className="dimmed"> {t('(you)')}</span>}
            <span className={`meta-text ${peopleStyles.personEmail}`}>
              {person.is_guest ? t('Guest, no account') : person.email_address}
            </span>
            <span className={listsStyles.rowDetails}>
              {role}
              {since}
            </span>
          </div>
        </div>
        <div className={listsStyles.rowDetails}>
          <Actions person={person} isSelf={isSelf} onAsk={onAsk} />
        </div>
      </th>
      <td className="wide-only">
        <span className={peopleStyles.personRole}>{role}</span>
      </td>
      <td className="wide-only number">{since}</td>
      <td className="wide-only">
        <Actions person={person} isSelf={isSelf} onAsk={onAsk} />
      </td>
    </tr>
  );
}

function Actions({ person, isSelf, onAsk }: { person: Person; isSelf: boolean; onAsk: Ask }) {
  const about = <span className="visually-hidden"> {t('for {name}', { name: nameOf(person) })}</span>;
  const rights = person.is_admin ? 'remove-administrator' : 'make-administrator';
  const account = person.is_active ? 'deactivate' : 'reactivate';
  return (
    <div className={listsStyles.rowActions}>
      {person.is_active && !person.is_guest && (
        <>
          <Button kind="line" size="sm" onClick={() => onAsk(person, rights)}>
            {changes[rights].action}
            {about}
          </Button>
          {!person.email_verified && (
            <Button kind="line" size="sm" onClick={() => onAsk(person, 'verify')}>
              {t('Confirm Address')}
              {about}
            </Button>
          )}
          <Button kind="line" size="sm" onClick={() => onAsk(person, 'reset-link')}>
            {t('Reset Link')}
            {about}
          </Button>
        </>
      )}
      {!isSelf && (
        <Button kind="line" size="sm" onClick={() => onAsk(person, account)}>
          {changes[account].action}
          {about}
        </Button>
      )}
    </div>
  );
}
