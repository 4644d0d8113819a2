import { categories, categoryTitles, smallestGroup } from '@vincere/domain';
import { useId, useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { Section } from '../../ui/Section.tsx';
import { changeOf } from './change.ts';
import type { Debrief } from './types.ts';

type Means = Debrief['people'][number]['pre'];

/** What was answered before the run and after it, by category: of the whole group, or of one person. */
export function Answers({ debrief: { people, questionnaires } }: { debrief: Debrief }) {
  const [who, setWho] = useState<number>();
  const id = useId();
  const answered = people.filter(({ pre, post }) => pre !== null || post !== null);
  const person = answered.find(({ user_id }) => user_id === who);
  return (
    <Section
      title="Before and after"
      aside={
        answered.length > 0 && (
          <span className="row">
            <label htmlFor={id} className="t-meta">
              Answers of
            </label>
            <select
              id={id}
              className="inp dbq-w"
              value={person?.user_id ?? ''}
              onChange={(event) => setWho(Number(event.target.value) || undefined)}
            >
              <option value="">The group</option>
              {answered.map(({ user_id, first_name, last_name }) => (
                <option key={user_id} value={user_id}>
                  {`${first_name} ${last_name}`.trim()}
                </option>
              ))}
            </select>
          </span>
        )
      }
    >
      {person ? (
        <MeansTable pre={person.pre} post={person.post} />
      ) : questionnaires.group ? (
        <>
          <MeansTable pre={questionnaires.group.pre} post={questionnaires.group.post} />
          <p className="t-meta">
            The means of the {questionnaires.paired} people who answered both times, on a scale from 1 to 5.
          </p>
        </>
      ) : (
        <p className="mut">
          {questionnaires.paired === 0
            ? 'Nobody has'
            : `${formatCount(questionnaires.paired, 'person has', 'people have')}`}{' '}
          answered both questionnaires. The group’s figures are shown from {smallestGroup} people on: fewer
          could be recognised in them.
        </p>
      )}
    </Section>
  );
}

function MeansTable({ pre, post }: { pre: Means; post: Means }) {
  return (
    <table className="tb dbq">
      <caption className="sr">Means by category on a scale from 1 to 5</caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <td className="dbq-c" />
          <th scope="col" className="r">
            Before
          </th>
          <th scope="col" className="r">
            After
          </th>
          <th scope="col" className="r">
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => {
          const [before, after] = [pre?.[category] ?? null, post?.[category] ?? null];
          return (
            <tr key={category}>
              <th scope="row">{categoryTitles[category]}</th>
              <td className="dbq-c" aria-hidden="true">
                <span className="dbq-l">
                  {before !== null && after !== null && (
                    <i
                      className="l"
                      style={{ left: at(Math.min(before, after)), right: from(Math.max(before, after)) }}
                    />
                  )}
                  {before !== null && <i className="b" style={{ left: at(before) }} />}
                  {after !== null && <i className="a" style={{ left: at(after) }} />}
                </span>
              </td>
              <td className="r num">{before?.toFixed(1) ?? <span className="dim">None</span>}</td>
              <td className="r num">{after?.toFixed(1) ?? <span className="dim">None</span>}</td>
              <td className="r num">{changeOf(before, after)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const share = (value: number) => ((value - 1) / 4) * 100;
const at = (value: number) => `${share(value)}%`;
const from = (value: number) => `${100 - share(value)}%`;
