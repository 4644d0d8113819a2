import type { Confidence } from '@vincere/contract';
import { confidenceSteps, type Flow } from '@vincere/domain';
import { letterOf } from '../words.ts';
import { type Block, type Cell, text } from './blocks.ts';
import type { Report } from './report.ts';
import type { Stage } from './stage.ts';

type Translator = Report['translator'];
type Totals = NonNullable<NonNullable<Stage['shift']>['confidence']>;

/** Returns the distributions, the means, and the forecasts compared with the decisions. */
export function confidenceParts(
  stage: Stage,
  flows: readonly Flow[],
  confidence: Totals,
  translator: Translator,
): Block[] {
  const { t } = translator;
  const { room_votes, by_move, more_popular } = confidence;
  return [
    distributions(confidence, translator),
    ...(by_move ? meansByMove(by_move, translator) : []),
    ...(room_votes && by_move === null
      ? [
          text(
            t('Means are left out, because they would reveal the answers of fewer than four people.'),
            'faint',
          ),
        ]
      : []),
    ...forecasts(stage, flows, confidence, translator),
    ...(more_popular
      ? [
          text(
            t(
              '{decision} was more popular than predicted: {votes} of {allVotes} room votes, {forecasts} of {allForecasts} forecasts. This does not make it the better decision.',
              {
                decision: letterOf(stage, more_popular.decision_id),
                votes: more_popular.votes,
                allVotes: more_popular.of_votes,
                forecasts: more_popular.forecasts,
                allForecasts: more_popular.of_forecasts,
              },
            ),
          ),
        ]
      : []),
  ];
}

/** Returns how sure the group was with each vote. */
export function distributions(
  { room_votes, final_votes }: Pick<Confidence, 'room_votes' | 'final_votes'>,
  { t }: Translator,
): Block {
  const charts = [
    {
      title: t('How sure with the room vote'),
      counts: room_votes,
      tooFew: t('Fewer than four people said how sure they were with the room vote.'),
    },
    {
      title: t('How sure with the final decision'),
      counts: final_votes,
      tooFew: t('Fewer than four people said how sure they were with the final decision.'),
    },
  ];
  return {
    kind: 'distributions',
    charts,
    instead: {
      kind: 'table',
      columns: [
        { title: t('People'), width: 120 },
        ...confidenceSteps.map((step) => ({ title: String(step), width: null, isNumber: true })),
      ],
      rows: charts.flatMap(({ title, counts }): Cell[][] =>
        counts === null ? [] : [[title, ...counts.map(String)]],
      ),
    },
  };
}

type Mean = { people: number; mean: number };

/** Returns the mean confidence of those who stayed and those who moved. */
function meansByMove(
  { stayed, moved }: { stayed: Mean | null; moved: Mean | null },
  { t }: Translator,
): Block[] {
  const row = (group: Mean | null, name: string): Cell[][] =>
    group === null
      ? []
      : [
          [
            t('{group}, {people}', { group: name, people: group.people }),
            { mark: 'mean', mean: group.mean },
            [{ text: String(Math.round(group.mean)), isBold: true }],
          ],
        ];
  return [
    {
      kind: 'table',
      columns: [
        { title: t('People'), width: 86 },
        { title: t('From 0 to 100'), width: 312 },
        { title: t('Mean'), width: null, isNumber: true },
      ],
      rows: [...row(stayed, t('Stayed')), ...row(moved, t('Moved'))],
    },
    text(t('Means of what they said with the room vote: 0 is a guess, 100 is certain.'), 'faint'),
  ];
}

/** Returns the forecasts of a stage compared with the final decisions; nothing for too few. */
export function forecasts(
  stage: Stage,
  flows: readonly Flow[],
  confidence: Pick<Totals, 'forecasts'> | null,
  { t }: Translator,
): Block[] {
  const all = confidence?.forecasts ?? null;
  if (all === null) return [];
  const expectedByAll = all.reduce((sum, { people }) => sum + people, 0);
  const forecastCount = flows.reduce((sum, { to, people }) => sum + (to === null ? 0 : people), 0);
  const share = (people: number, of: number) => (of === 0 ? 0 : people / of);
  return [
    {
      kind: 'table',
      columns: [
        { title: '', width: 18 },
        { title: t('Decision'), width: null },
        { title: t('Share@@of votes'), width: 110 },
        { title: t('Forecasts and decisions'), width: 116 },
      ],
      rows: all.map(({ decision_id, people }): Cell[] => {
        const chose = flows.reduce((sum, flow) => sum + (flow.to === decision_id ? flow.people : 0), 0);
        const isChosen = decision_id === stage.chosen_decision_id;
        const title = stage.decisions.find(({ id }) => id === decision_id)?.title_of_decision ?? '';
        return [
          { mark: 'decision', letter: letterOf(stage, decision_id), isChosen },
          [{ text: title, isBold: isChosen }],
          {
            stack: [
              { mark: 'bar', parts: [{ share: share(people, expectedByAll), shade: 'dark' }] },
              { mark: 'bar', parts: [{ share: share(chose, forecastCount), shade: 'ink' }] },
            ],
          },
          {
            stack: [
              text(t('{people} of {all} expected it', { people, all: expectedByAll })),
              text(t('{people} of {all} chose it', { people: chose, all: forecastCount })),
            ],
          },
        ];
      }),
    },
  ];
}
