import type { When } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { letterOf } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { quoted } from '../../../parts/when-text.ts';
import { Choice } from './Choice.tsx';
import { leaningRooms, unreadPosts, type WhenChoices } from './when-rows.ts';

/** The fields that a kind of condition asks for, apart from its minute. */
export function KindFields({
  condition,
  choices,
  onChange,
}: {
  condition: When;
  choices: WhenChoices;
  onChange: (condition: When) => void;
}) {
  const { placeName } = useRooms();
  const { earlier, decisions, facts } = choices.subjects;
  const stageName = ({ stage_number, name }: (typeof earlier)[number]) =>
    t('Stage {number}: {scenario}', { number: stage_number, scenario: name });
  switch (condition.kind) {
    case 'decided':
      return (
        <Choice
          label={t('Decision')}
          value={condition.decision_id}
          isKnown={earlier.some(({ all_decisions }) =>
            all_decisions.some(({ id }) => id === condition.decision_id),
          )}
          onChange={(value) => {
            const scenario = earlier.find(({ all_decisions }) =>
              all_decisions.some(({ id }) => id === Number(value)),
            );
            if (scenario) onChange({ ...condition, scenario_id: scenario.id, decision_id: Number(value) });
          }}
        >
          {earlier.map((scenario) => (
            <optgroup key={scenario.id} label={stageName(scenario)}>
              {scenario.all_decisions.map(({ id, title_of_decision }, index) => (
                <option key={id} value={id}>
                  {`${letterOf(index)}, ${title_of_decision}`}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
      );
    case 'condition':
      return (
        <>
          <Choice
            label={t('Condition of an earlier decision')}
            value={condition.condition_id}
            isKnown={earlier.some(({ all_decisions }) =>
              all_decisions.some(({ conditions }) =>
                conditions.some(({ id }) => id === condition.condition_id),
              ),
            )}
            onChange={(value) => onChange({ ...condition, condition_id: Number(value) })}
          >
            {earlier
              .filter(({ all_decisions }) => all_decisions.some(({ conditions }) => conditions.length > 0))
              .map((scenario) => (
                <optgroup key={scenario.id} label={stageName(scenario)}>
                  {scenario.all_decisions.flatMap(({ conditions }, index) =>
                    conditions.map(({ id, text }) => (
                      <option key={id} value={id}>
                        {`${letterOf(index)}, ${quoted(text)}`}
                      </option>
                    )),
                  )}
                </optgroup>
              ))}
          </Choice>
          <Choice
            label={t('Met or not met')}
            value={condition.is_met ? 'met' : 'unmet'}
            onChange={(value) => onChange({ ...condition, is_met: value === 'met' })}
          >
            <option value="met">{t('was met')}</option>
            <option value="unmet">{t('was not met')}</option>
          </Choice>
        </>
      );
    case 'leans':
      return (
        <>
          <Choice
            label={t('Room')}
            value={condition.room_name}
            isKnown={leaningRooms(choices).includes(condition.room_name)}
            onChange={(value) => {
              const room_name = leaningRooms(choices).find((role) => role === value);
              if (room_name) onChange({ ...condition, room_name });
            }}
          >
            {leaningRooms(choices).map((role) => (
              <option key={role} value={role}>
                {placeName(role)}
              </option>
            ))}
          </Choice>
          <Choice
            label={t('Decision')}
            value={condition.decision_id}
            isKnown={decisions.some(({ id }) => id === condition.decision_id)}
            onChange={(value) => onChange({ ...condition, decision_id: Number(value) })}
          >
            {decisions.map(({ id, title_of_decision }, index) => (
              <option key={id} value={id}>
                {`${letterOf(index)}, ${title_of_decision}`}
              </option>
            ))}
          </Choice>
        </>
      );
    case 'voted':
      return (
        <Choice
          label={t('Room')}
          value={condition.room_name ?? ''}
          isKnown={condition.room_name === null || choices.roles.includes(condition.room_name)}
          onChange={(value) =>
            onChange({ ...condition, room_name: choices.roles.find((role) => role === value) ?? null })
          }
        >
          <option value="">{t('in all rooms')}</option>
          {choices.roles.map((role) => (
            <option key={role} value={role}>
              {placeName(role)}
            </option>
          ))}
        </Choice>
      );
    case 'on-table':
    case 'not-on-table':
      return (
        <Choice
          label={t('Key fact')}
          value={condition.fact_id}
          isKnown={facts.some(({ id }) => id === condition.fact_id)}
          onChange={(value) => onChange({ ...condition, fact_id: Number(value) })}
        >
          {facts.map(({ id, text }) => (
            <option key={id} value={id}>
              {quoted(text)}
            </option>
          ))}
        </Choice>
      );
    case 'unread': {
      const posts = unreadPosts(choices);
      return (
        <Choice
          label={t('Post')}
          value={condition.post_id}
          isKnown={posts.some(({ id }) => id === condition.post_id)}
          onChange={(value) => {
            const post = posts.find(({ id }) => id === Number(value));
            if (post) onChange({ ...condition, room_name: post.room_name, post_id: post.id });
          }}
        >
          {choices.roles
            .filter((role) => posts.some(({ room_name }) => room_name === role))
            .map((role) => (
              <optgroup key={role} label={placeName(role)}>
                {posts
                  .filter(({ room_name }) => room_name === role)
                  .map(({ id, content }) => (
                    <option key={id} value={id}>
                      {quoted(content)}
                    </option>
                  ))}
              </optgroup>
            ))}
        </Choice>
      );
    }
  }
}
