export const votes = {
  reasoningRequired: 'Your reasoning is required before submitting your decision.',
  submitFailed: 'Failed to submit decision',

  room: {
    incomplete: 'Please select a decision and provide rationale',
    submitted: 'Your decision has been submitted',
    badge: 'Submitted',
    summary: 'Room Voting Summary',
    votesFailed: 'Failed to fetch room decision votes',
    decisionsFailed: 'Failed to load room decisions',
    noVotesYet: 'No votes yet',
    noVotes: 'No Votes',
  },

  final: {
    required: 'Final Decision Required',
    incomplete: 'Please select a decision and provide a rationale',
    submitted: 'Decision submitted successfully!',
    badge: 'Decision Submitted',
    stageComplete: {
      title: 'Stage Complete!',
      text: 'Please wait for the administrator to advance to the next stage.',
    },
  },
} as const;
