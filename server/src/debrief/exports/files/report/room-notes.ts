import { rolesOf } from '@vincere/domain';
import { roomTitle } from '../words.ts';
import { type Block, type Cell, section, text } from './blocks.ts';
import type { Report } from './report.ts';
import type { Stage } from './stage.ts';

/** Returns the notes of the rooms in a stage, room by room; nothing if nobody wrote one. */
export function roomNotes({ runData, translator, layout }: Report, stage: Stage): Block[] {
  const { t, timeOfDay } = translator;
  const rows = [...rolesOf(runData.run.rooms), 'dashboard' as const].flatMap((room): Cell[][] => {
    const notes = runData.notes.filter(
      (note) =>
        note.room_name === room && note.stage_number === stage.stage_number && note.text.trim() !== '',
    );
    return notes.map(({ author, at, text: note }) => {
      const by = [layout === 'full' ? author : '', at === null ? '' : timeOfDay(at)];
      const from = by.filter((part) => part !== '').join(', ');
      return [
        {
          stack: [
            text(roomTitle(room, stage.room_texts, translator), 'strong'),
            ...(from === '' ? [] : [text(from, 'faint')]),
          ],
        },
        note.trim(),
      ];
    });
  });
  if (rows.length === 0) return [];
  return section(t('Notes of the rooms'), [
    {
      kind: 'table',
      columns: [
        { title: t('Room'), width: 118 },
        { title: t('Note'), width: null },
      ],
      rows,
    },
  ]);
}
