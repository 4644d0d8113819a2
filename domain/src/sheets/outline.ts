import { decisionLetters } from '../packages/keys.ts';
import type {
  PackageCondition,
  PackageDecision,
  PackageFact,
  PackagePost,
  PackageRoom,
  PackageScenario,
  PackageStage,
} from '../packages/simulation-package.ts';
import { problemIn } from '../problem.ts';
import type { Room } from '../rooms/rooms.ts';
import { sheetMessages } from './messages.ts';
import { listed, type OpenSheets, type Row } from './rows.ts';

export type OpenDecision = PackageDecision & { conditions: PackageCondition[] };
export type OpenRoom = PackageRoom & { notes: string; posts: PackagePost[] };

/** A scenario that later sheets complete, and its path in the package. */
export type OpenScenario = PackageScenario & {
  at: string;
  decisions: OpenDecision[];
  facts: PackageFact[];
  rooms: Partial<Record<Room, OpenRoom>>;
};

/** The stages and scenarios of sheets. */
export type Outline = ReturnType<typeof readOutline>;

/** Reads the sheets of stages and scenarios. Scenarios of unknown stages are reported and left out. */
export function readOutline({ rowsOf, report, place, number, isYes }: OpenSheets) {
  const stages: (Omit<PackageStage, 'scenarios'> & { scenarios: OpenScenario[] })[] = [];
  const stageAt = new Map<string, number>();
  for (const row of rowsOf('Stages')) {
    const minutes = number(row, 'Minutes');
    stageAt.set(row.cell('Stage'), stages.length);
    place(`stages.${stages.length}`, row);
    stages.push({
      stage_instruction: row.text('Instruction'),
      duration_seconds: minutes === null ? null : Math.round(minutes * 60),
      scenarios: [],
    });
  }

  const scenarios = new Map<string, OpenScenario>();
  for (const row of rowsOf('Scenarios')) {
    const index = stageAt.get(row.cell('Stage'));
    const stage = stages[index ?? -1];
    if (stage === undefined) {
      const facts = { number: row.cell('Stage'), numbers: listed(stageAt) };
      report(row, 'Stage', problemIn(sheetMessages, 'sheet.no-stage', facts));
      continue;
    }
    const scenario: OpenScenario = {
      at: `stages.${index}.scenarios.${stage.scenarios.length}`,
      key: row.cell('Key'),
      name: row.cell('Name'),
      description: row.text('Description'),
      asks_order: isYes(row, 'Asks for an order'),
      decisions: [],
      facts: [],
      rooms: {},
    };
    place(scenario.at, row);
    if (!scenarios.has(scenario.key)) scenarios.set(scenario.key, scenario);
    stage.scenarios.push(scenario);
  }

  return {
    /** Returns the stages as they are in a package. */
    stages: (): PackageStage[] =>
      stages.map((stage) => ({
        ...stage,
        scenarios: stage.scenarios.map(({ at: _at, ...scenario }) => scenario),
      })),

    /** Returns the scenario with a key that a cell contains. Reports an unknown one. */
    scenarioOf: (row: Row, column = 'Scenario', key = row.cell(column)): OpenScenario | undefined => {
      const scenario = scenarios.get(key);
      if (scenario === undefined)
        report(row, column, problemIn(sheetMessages, 'sheet.no-scenario', { key, keys: listed(scenarios) }));
      return scenario;
    },

    /** Returns the decision of a scenario with a letter that a cell contains. Reports an unknown one. */
    decisionOf: (scenario: OpenScenario, row: Row, column: string, writtenLetter: string) => {
      const letters = decisionLetters.slice(0, scenario.decisions.length);
      const index = letters.findIndex((letter) => letter === writtenLetter.toUpperCase());
      const [decision, letter] = [scenario.decisions[index], letters[index]];
      if (decision !== undefined && letter !== undefined) return { decision, letter, index };
      const facts = { letter: writtenLetter, letters: letters.join(', ') || '–' };
      report(row, column, problemIn(sheetMessages, 'sheet.no-decision', facts));
      return undefined;
    },
  };
}

/** Returns the key of a decision to which something refers: its letter. */
export function keyOfDecision(match: { decision: OpenDecision; letter: string }): string {
  match.decision.key = match.letter;
  return match.letter;
}
