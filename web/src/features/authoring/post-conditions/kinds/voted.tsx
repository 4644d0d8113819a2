import { t } from '../../../../lib/text.ts';
import { useRooms } from '../../../../parts/rooms.tsx';
import { Choice } from '../Choice.tsx';
import type { KindFieldsProps, KindForm } from './kind-form.ts';

export const voted: KindForm<'voted'> = {
  label: t('Everybody has voted'),
  first: () => ({ kind: 'voted', room_name: null }),
  Fields: VotedFields,
};

function VotedFields({ condition, choices: { roles }, onChange }: KindFieldsProps<'voted'>) {
  const { placeName } = useRooms();
  return (
    <Choice
      label={t('Room')}
      value={condition.room_name ?? ''}
      isKnown={condition.room_name === null || roles.includes(condition.room_name)}
      onChange={(value) =>
        onChange({ ...condition, room_name: roles.find((role) => role === value) ?? null })
      }
    >
      <option value="">{t('in all rooms')}</option>
      {roles.map((role) => (
        <option key={role} value={role}>
          {placeName(role)}
        </option>
      ))}
    </Choice>
  );
}
