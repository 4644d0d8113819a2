export const questionnaires = {
  pre: {
    title: 'Pre-Scenario Assessment',
    completed: 'Pre-scenario assessment completed successfully',
    failed: 'Failed to submit pre-scenario assessment. Please try again.',
  },
  post: {
    title: 'Post-Scenario Assessment',
    completed: 'Post-scenario assessment completed successfully',
    failed: 'Failed to submit post-scenario assessment. Please try again.',
  },
  general: {
    completed: 'Questionnaire completed successfully',
    failed: 'Failed to submit questionnaire. Please try again.',
  },
  submit: 'Complete Assessment',
  submitting: 'Submitting...',
  noUser: 'User information not fully loaded. Please try again.',
  noUserId: 'No user ID available. Please try refreshing the page.',
} as const;
