/** The summary of a participant and the report of a facilitator. */
export const reports = {
  summaryFailed: 'Error Loading Summary',
  directResume: 'Direct Resume',
  copyCode: 'Copy Access Code',
  fetchFailed: 'Failed to fetch simulation report',
  runIdRequired: 'Simulation run ID is required to fetch the report',
  notEnded: 'This simulation has not ended yet',

  loadFailed: 'Failed to load report data',
  none: 'No report data available',
  noUser: 'User data unavailable',
  noReasoning: 'No reasoning provided',
  noRoomVotes: 'No detailed room votes available',
} as const;
