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
  /** How a tie was decided, by what decided it. */
  ties: {
    rooms: 'Tie, decided by the rooms',
    first: 'Tie, the first to reach its votes',
    facilitator: 'Tie, decided by the facilitator',
  },
  /** What participants read where their facilitator decided. */
  tieByFacilitator: 'Level; decided by the facilitator',
  noReasoning: 'No reasoning provided',
  noRoomVotes: 'No detailed room votes available',
} as const;
