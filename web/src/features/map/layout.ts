import { scenarioLimit } from '@vincere/domain';
import type { Scenario, Stage } from '../authoring/useSimulation.ts';

/** A scenario with its place in the picture, in CSS pixels at a root font of 16. */
export type PlacedScenario = {
  scenario: Scenario;
  stage: Stage;
  /** Its place among the stages and in its own, from 0. */
  column: number;
  row: number;
  /** `2.1`: stage and place, as authors count. */
  code: string;
  /** Decisions are not listed on it: there is room for nine. */
  isSmall: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far below its top each decision stands. */
  ports: number[];
};
export type PlacedColumn = { stage: Stage; x: number; width: number; bottom: number };
export type Layout = {
  cards: PlacedScenario[];
  columns: PlacedColumn[];
  /** Where one more column would stand; nothing when there are as many as can be. */
  next: { x: number; width: number } | undefined;
  width: number;
  /** With the place of that column. */
  widthWithNext: number;
  height: number;
};

export const sizes = { head: 44, row: 27, foot: 30, small: 66 } as const;
const columns = [
  { x: 20, width: 228 },
  { x: 306, width: 276 },
  { x: 668, width: 300 },
] as const;
const top = 52;
const gaps = { card: 24, small: 10 };

/**
 * Stages as columns from left to right, each with its scenarios in the order in which they were written, evenly over the
 * height of the tallest column: a link drawn or taken away moves nothing.
 */
export function layOut(stages: readonly Stage[]): Layout {
  const heights = stages.map((stage) =>
    stage.scenarios.reduce((sum, scenario) => sum + heightOf(scenario, stage) + gapOf(stage), 0),
  );
  const tallest = Math.max(0, ...heights);
  const cards = stages.flatMap((stage, column) => {
    const { x, width } = columns[Math.min(column, columns.length - 1)] ?? columns[0];
    const spare = (tallest - (heights[column] ?? 0)) / Math.max(1, stage.scenarios.length);
    let y = top;
    return stage.scenarios.map((scenario, row): PlacedScenario => {
      const height = heightOf(scenario, stage);
      const place = y + spare / 2 + gapOf(stage) / 2;
      y += height + gapOf(stage) + spare;
      const isSmall = isSmallIn(stage);
      return {
        scenario,
        stage,
        column,
        row,
        code: codeOf(stage, row),
        isSmall,
        x,
        y: place,
        width,
        height,
        ports: scenario.all_decisions.map((_, index) =>
          isSmall ? height / 2 : sizes.head + sizes.row * (index + 0.5),
        ),
      };
    });
  });
  const placed = stages.map((stage, column): PlacedColumn => {
    const { x, width } = columns[Math.min(column, columns.length - 1)] ?? columns[0];
    return { stage, x, width, bottom: top + tallest };
  });
  const next = columns[stages.length];
  const endOf = (column: { x: number; width: number } | undefined) =>
    column === undefined ? 0 : column.x + column.width + 20;
  const width = endOf(placed.at(-1));
  return {
    cards,
    columns: placed,
    next,
    width,
    widthWithNext: Math.max(width, endOf(next)),
    height: top + tallest,
  };
}

function codeOf(stage: Stage, row: number): string {
  return scenarioLimit(stage.stage_number) === 1
    ? `${stage.stage_number}`
    : `${stage.stage_number}.${row + 1}`;
}

/** A stage that can have nine scenarios shows them small. */
function isSmallIn({ stage_number }: Stage): boolean {
  return scenarioLimit(stage_number) === 9;
}

function heightOf({ all_decisions }: Scenario, stage: Stage): number {
  if (isSmallIn(stage)) return sizes.small;
  return sizes.head + sizes.row * Math.max(1, all_decisions.length) + sizes.foot;
}

function gapOf(stage: Stage): number {
  return isSmallIn(stage) ? gaps.small : gaps.card;
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The card that an arrow key leads to: up and down in the column, left and right to the nearest of the next one. */
export function neighbourOf(cards: readonly PlacedScenario[], id: number, key: ArrowKey): number | undefined {
  const from = cards.find(({ scenario }) => scenario.id === id);
  if (from === undefined) return cards[0]?.scenario.id;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const row = from.row + (key === 'ArrowUp' ? -1 : 1);
    return cards.find((card) => card.column === from.column && card.row === row)?.scenario.id;
  }
  const column = from.column + (key === 'ArrowLeft' ? -1 : 1);
  const middle = ({ y, height }: PlacedScenario) => y + height / 2;
  return cards
    .filter((card) => card.column === column)
    .sort((one, other) => Math.abs(middle(one) - middle(from)) - Math.abs(middle(other) - middle(from)))[0]
    ?.scenario.id;
}
