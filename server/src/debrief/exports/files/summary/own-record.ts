import type { TableItem } from '@vincere/contract';
import { fill, headlineOf } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { Summary } from '../../summary.ts';
import { type Block, lead, section, text, withBold } from '../report/blocks.ts';
import { excerptOf, roomTitle } from '../words.ts';

/** Returns the sentence that sums up a person's record; null if the run measured nothing for it. */
export function headlineText(record: Summary['record'], { translate, list }: Translator): string | null {
  return headlineOf(record, { say: (sentence, facts) => fill(translate(sentence), facts), list });
}

/** Returns what the person brought, what they heard and where they changed their mind, as far as the run measured it. */
export function recordSections(summary: Summary, translator: Translator): Block[] {
  return [...brought(summary, translator), ...heard(summary, translator), ...changes(summary, translator)];
}

function brought(summary: Summary, { t, translate, timeOfDay }: Translator): Block[] {
  const { brought: items, notes } = summary.record;
  if (items === null && notes === null) return [];
  const noteCount = notes?.count ?? 0;
  const inWords = noteCount === 1 ? t('one note') : t('{notes} notes', { notes: noteCount });
  const count = items?.length ?? 0;
  const figure =
    items === null
      ? translate('<b>{count} of {of}</b> notes of your room')
      : translate(count === 1 ? '<b>{count}</b> item on the table' : '<b>{count}</b> items on the table');
  const and = items !== null && noteCount > 0 ? `, ${inWords}` : '';
  return section(t('What you brought'), [
    text(withBold(`${figure}${and}`, { count: items === null ? noteCount : count, of: notes?.of ?? 0 })),
    ...(items ?? []).flatMap(({ stage_number: number, item_id, others }): Block[] => {
      const place = findItem(summary, number, item_id);
      if (place === null) return [];
      const time = timeOfDay(place.item.added_at);
      const usageText =
        others === 1
          ? t('One other person rested their decision on it.')
          : t('{others} others rested their decisions on it.', { others });
      return [
        ...itemBlocks(t('Stage {number}, {time}', { number, time }), place.item),
        ...(others === 0 ? [] : [text(usageText, 'faint')]),
      ];
    }),
  ]);
}

function heard(summary: Summary, translator: Translator): Block[] {
  const { t, translate } = translator;
  const { heard: used } = summary.record;
  if (used === null) return [];
  const count = used.items.length;
  const usageText =
    count === 1 ? t('Your final decision rests on it.') : t('Your final decisions rest on them.');
  return section(t('What you heard'), [
    text(withBold(translate('<b>{count} of {of}</b> items from other rooms used'), { count, of: used.of })),
    ...used.items.flatMap(({ stage_number: number, item_id }): Block[] => {
      const place = findItem(summary, number, item_id);
      if (place === null) return [];
      const room = roomTitle(place.item.room_name, place.stage.room_texts, translator);
      return itemBlocks(`${room}, ${t('Stage {number}', { number })}`, place.item);
    }),
    ...(count === 0 ? [] : [text(usageText, 'faint')]),
  ]);
}

function changes({ record, report }: Summary, { t, translate, timeOfDay }: Translator): Block[] {
  const { changes: changedStages } = record;
  if (changedStages === null) return [];
  const count = changedStages.stages.length;
  return section(t('Where you changed your mind'), [
    text(withBold(translate('<b>{count} of {of}</b> stages'), { count, of: changedStages.of })),
    ...changedStages.stages.flatMap((change): Block[] => {
      const { stage_number: number, items_between: items, room_voted_at, decided_at } = change;
      const stage = report.report_per_stage.find(({ stage_number }) => stage_number === number);
      const [before, after] = [stage?.user_room_vote, stage?.user_chosen_decision];
      if (before == null || after == null) return [];
      const between =
        items === 1
          ? t('One item came to the table in between')
          : t('{items} items came to the table in between', { items });
      return [
        lead(t('Stage {number}', { number }), 'faint'),
        ...voteBlocks(before, t('In your room, {time}', { time: timeOfDay(room_voted_at) })),
        ...(items === 0 ? [] : [text(between, 'faint')]),
        ...voteBlocks(after, t('With everybody, {time}', { time: timeOfDay(decided_at) })),
      ];
    }),
    ...(count > 0 ? [] : [text(t('You kept to the decision of your room vote.'))]),
  ]);
}

function voteBlocks(
  { decision_chosen, reasoning }: { decision_chosen: string; reasoning: string },
  when: string,
): Block[] {
  return [
    lead(decision_chosen, 'strong'),
    text(when, 'faint'),
    ...(reasoning.trim() === '' ? [] : [text(reasoning, 'story')]),
  ];
}

/** Returns an item on the table of a stage, and the stage. */
function findItem({ report }: Summary, stageNumber: number, itemId: number) {
  const stage = report.report_per_stage.find(({ stage_number }) => stage_number === stageNumber);
  const item = stage?.table.find(({ id }) => id === itemId);
  return stage === undefined || item === undefined ? null : { stage, item };
}

function itemBlocks(where: string, { post, file }: TableItem): Block[] {
  return [lead(where, 'faint'), text(excerptOf(post?.content ?? file?.name ?? '', 400), 'story')];
}
