import type { RunStatus } from '@vincere/domain';

const statusLabels = {
  DRAFT: 'Draft',
  IN_PROGRESS: 'In Progress',
  PAUSED: 'Paused',
  COMPLETED: 'Completed',
  ENDED: 'Ended',
} as const satisfies Record<RunStatus, string>;

/** Runs, on the facilitator's screens and when a page reads a run. */
export const runs = {
  statusLabels,
  unknownStatus: 'Unknown',

  createNew: 'Create New Run',
  fieldsMissing: 'Please fill in all required fields',
  created: 'Simulation run created successfully. Access code: {code}',
  createFailed: 'Failed to create simulation run',
  noUniqueCode: 'Failed to generate a unique access code after multiple attempts',

  controls: {
    start: 'Start Run',
    pause: 'Pause Run',
    resume: 'Resume Run',
    next: 'Next Stage',
  },
  statusUpdated: {
    title: 'Status Updated',
    text: 'Simulation run is now {status}',
  },
  statusFailed: 'Failed to update run status',
  stageAdvanced: 'Stage Advanced',
  /** The title above the refusal `advance.missing-voters`. */
  cannotAdvance: 'Cannot Advance Stage',
  completed: {
    title: 'Simulation Completed',
    text: 'The simulation has no more decisions left, it has ended, good job',
  },
  completeFailed: 'Failed to mark simulation as completed',
  participantRemoved: 'Participant Removed',
  removeFailed: 'Failed to remove participant',

  listFailed: 'Failed to load simulation runs',
  historyFailed: 'Failed to load simulation history',
  completedRuns: 'Completed Runs',
  allRuns: 'All Runs',
  viewDetails: 'View Details',

  invalidId: 'Invalid simulation run ID',
  missingId: 'Missing simulation run ID',
  noIdProvided: 'No simulation run ID provided',

  /** Shown beside the time left, such as `15:30`. */
  stageEndsIn: 'Stage ends in',
  stageTimeUp: 'Stage time is up',
} as const;
