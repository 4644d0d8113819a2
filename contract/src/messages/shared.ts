/** Texts that many screens share. */
export const shared = {
  error: 'Error',
  tryAgain: 'Try Again',
  retry: 'Retry',
  cancel: 'Cancel',
  refresh: 'Refresh',
  backToDashboard: 'Back to Dashboard',
  goToDashboard: 'Go to Dashboard',
  fieldRequired: 'This field is required',
  loadFailed: 'Failed to load data',
  noData: 'No data available',
  noDate: 'No date',
  invalidDate: 'Invalid date',

  /** The message of a failed call whose answer has no detail. */
  callFailed: 'API request failed with status {status}',
  notFound: 'Resource not found',
  badAnswer: 'Invalid response format from server',
  noAnswer: 'No response received from server',

  errorPage: {
    title: 'Oops',
    text: 'Sorry an unexpected error has occurred',
    unknown: 'Unknown error',
  },
} as const;
