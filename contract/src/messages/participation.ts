/** Joining and resuming a run, and the screens around that. */
export const participation = {
  startSimulation: 'Start Simulation',
  joinSimulation: 'Join Simulation',
  join: 'Join',
  joining: 'Joining simulation',
  codeMissing: 'Please enter an access code',
  joined: 'Successfully joined the simulation.',
  joinFailed: 'Failed to join simulation',
  joinFailedToast: 'Failed to join simulation. Please check your access code and try again.',
  autoJoinFailed: 'Failed to auto-join simulation',
  joinTimedOut: 'Request timed out after 15 seconds',
  rejoinFailed: 'Failed to rejoin simulation - no success response',
  cannotJoin: {
    title: 'Cannot Join',
    text: 'This simulation has already ended. See details for more information.',
  },
  alreadyCompleted: {
    title: 'Simulation Already Completed',
    // The content of this dialog is specified, its wording is ours.
    text: 'This simulation has ended. Please ask your facilitator for a new access code.',
  },

  resume: 'Resume',
  viewSummary: 'View Summary',
  viewAllHistory: 'View All History',
  cannotResume: 'Cannot resume: Missing access code',
  cannotViewSummary: 'Cannot view summary: Missing simulation run ID',
  noCode: 'No access code available for this simulation',
  historyError: 'Error loading simulation history',
  historyFetchFailed: 'Failed to fetch user run history',
  detailsFetchFailed: 'Failed to fetch user run details',
  missingSeatId: 'Invalid user run ID: missing ID',

  loading: 'Loading simulation',
  loadFailed: 'Failed to load simulation data',
  checkPostQuestionnaire: 'Check Post-Questionnaire',
  returnToDashboard: 'Return to Dashboard',
  proceed: 'Proceed to VINCERE Dashboard',
  noDescription: 'No description provided.',
  refreshed: 'Simulation data refreshed successfully.',
  refreshFailed: 'Failed to refresh simulation data.',
  refreshNeedsParticipants: 'No participants found in simulation',
  refreshNeedsCode: 'No access code available for simulation refresh',

  simulationComplete: 'Simulation Complete!',
  takePostQuestionnaire: 'Take Post-Questionnaire',
  noActiveSimulation: 'No Active Simulation',
} as const;
