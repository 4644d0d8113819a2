import { formatDate } from '../../lib/format.ts';
import { getSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { PersonMark } from '../../ui/marks.tsx';
import { changes } from './changes.ts';
import { type Asked, nameOf, type Person } from './types.ts';

type Ask = (person: Person, what: Asked['what']) => void;

/** People with their role, and what can be done about each of them. */
export function PeopleTable({ people, onAsk }: { people: readonly Person[]; onAsk: Ask }) {
  return (
    <table className="tb lt" aria-label="People">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className="wide">
            Role
          </th>
          <th scope="col" className="wide">
            Since
          </th>
          <th scope="col" className="r wide">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onAsk={onAsk} />
        ))}
      </tbody>
    </table>
  );
}

function PersonRow({ person, onAsk }: { person: Person; onAsk: Ask }) {
  const isSelf = getSession()?.id === person.id;
  const role = (
    <>
      <span className={person.is_admin ? 'tag tag-ink' : 'tag'}>
        {person.is_admin ? 'Administrator' : 'Participant'}
      </span>
      {!person.is_active && <span className="tag tag-bad">Deactivated</span>}
    </>
  );
  const since = <time dateTime={person.created_at}>{formatDate(person.created_at)}</time>;
  return (
    <tr>
      <th scope="row">
        <div className="person">
          <PersonMark first={person.first_name} last={person.last_name} />
          <div>
            <span className="lt-name">{nameOf(person)}</span>
            {isSelf && <span className="dim"> (you)</span>}
            <span className="t-meta person-e">
              {person.is_guest ? 'Guest, no account' : person.email_address}
            </span>
            <span className="lt-more">
              {role}
              {since}
            </span>
          </div>
        </div>
        <div className="lt-more">
          <Actions person={person} isSelf={isSelf} onAsk={onAsk} />
        </div>
      </th>
      <td className="wide">
        <span className="person-r">{role}</span>
      </td>
      <td className="wide num">{since}</td>
      <td className="wide">
        <Actions person={person} isSelf={isSelf} onAsk={onAsk} />
      </td>
    </tr>
  );
}

function Actions({ person, isSelf, onAsk }: { person: Person; isSelf: boolean; onAsk: Ask }) {
  const about = <span className="sr"> for {nameOf(person)}</span>;
  const rights = person.is_admin ? 'remove-administrator' : 'make-administrator';
  const account = person.is_active ? 'deactivate' : 'reactivate';
  return (
    <div className="lt-acts">
      {person.is_active && !person.is_guest && (
        <>
          <Button kind="line" size="sm" onClick={() => onAsk(person, rights)}>
            {changes[rights].action}
            {about}
          </Button>
          <Button kind="line" size="sm" onClick={() => onAsk(person, 'reset-link')}>
            Reset Link
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
