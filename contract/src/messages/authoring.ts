import { readinessMessages, scenarioLimitTitles } from '@vincere/domain';

export const simulations = {
  create: 'Create Simulation',
  createNew: 'Create New Simulation',
  startRun: 'Start Simulation Run',
  viewAll: 'View All Simulations',
  manage: 'Manage Simulation',
  noneFound: 'No simulations found',
  noActivity: 'No recent activity',
  createFailed: 'Failed to create simulation',
  /** The title above `descriptionProblem` and the texts about scenarios. */
  descriptionFailed: 'Error updating description',
  descriptionProblem: 'There was a problem updating the description.',
  briefingFailed: 'Error updating briefing',
  deleteFailed: 'Error deleting simulation',
} as const;

export const stages = {
  add: 'Add Stage',
  instructions: 'Stage Instructions',
  manageScenarios: 'Manage Scenarios',
  createFailed: 'Failed to create stage',
  /** The title above the refusal `stage.limit`. */
  maximumReached: 'Maximum stages reached',
  updateFailed: 'Error updating stage',
  deleteFailed: 'Error deleting stage',
} as const;

export const scenarios = {
  add: 'Add Scenario',
  configure: 'Configure',
  initial: 'Initial Scenario',
  header: 'Simulation: {simulation} | Stage {number}: {instruction}',
  noneFound: 'No scenarios found',
  firstStageNeedsOne: readinessMessages.noFirstScenario,
  createFailed: 'Failed to create scenario',
  /** The titles above the refusals `scenario.limit-first` and `scenario.limit`. */
  limitTitles: scenarioLimitTitles,
  limitReached: 'Maximum of {limit} scenario(s) allowed for this stage',
  titleFailed: 'Error updating title',
  descriptionUpdated: 'Description updated',
  descriptionProblem: 'There was a problem updating the scenario description.',
  deleted: 'Scenario deleted',
  deleteFailed: {
    title: 'Error deleting scenario',
    text: 'There was a problem deleting the scenario.',
  },
} as const;

export const decisions = {
  count: '{count} / 3 decisions',
  needsOne: readinessMessages.noDecision,
  tooMany: 'Too many decisions (maximum is 3)',
  notLinked: readinessMessages.noLink,
  // The wording of these five failures is ours; it is not specified.
  loadFailed: 'Failed to load decisions',
  createFailed: 'Failed to create decision',
  updateFailed: 'Failed to update decision',
  removeFailed: 'Failed to remove decision',
  linkFailed: 'Failed to link decision',
} as const;
