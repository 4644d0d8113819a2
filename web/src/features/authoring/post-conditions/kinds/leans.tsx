import { t } from '../../../../lib/text.ts';
import { letterOf } from '../../../../parts/marks.tsx';
import { useRooms } from '../../../../parts/rooms.tsx';
import { Choice } from '../Choice.tsx';
import { leaningRooms } from '../condition-choices.ts';
import type { KindFieldsProps, KindForm } from './kind-form.ts';

export const leans: KindForm<'leans'> = {
  label: t('A room leans to'),
  first: (choices) => {
    const [room_name] = leaningRooms(choices);
    const [decision] = choices.subjects.decisions;
    return room_name && decision && { kind: 'leans', room_name, decision_id: decision.id };
  },
  Fields: LeansFields,
};

function LeansFields({ condition, choices, onChange }: KindFieldsProps<'leans'>) {
  const { placeName } = useRooms();
  const { decisions } = choices.subjects;
  const rooms = leaningRooms(choices);
  return (
    <>
      <Choice
        label={t('Room')}
        value={condition.room_name}
        isKnown={rooms.includes(condition.room_name)}
        onChange={(value) => {
          const room_name = rooms.find((role) => role === value);
          if (room_name) onChange({ ...condition, room_name });
        }}
      >
        {rooms.map((role) => (
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
}
