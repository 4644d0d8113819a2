export const accounts = {
  logIn: 'Log In',
  register: 'Register',
  forgotPassword: 'Forgot password',
  logout: 'Logout',
  /** Replaces the first name in the welcome of a person without one. */
  defaultName: 'User',

  usernameTooShort: 'Username must be at least 2 characters.',
  loginPasswordTooShort: 'Password must be at least 2 characters.',
  newPasswordTooShort: 'Password must be at least 8 characters.',
  badEmail: 'This is not a valid email.',
  passwordsDiffer: "Passwords don't match",

  loginFailed: { title: 'Login Failed', text: 'Please check your credentials and try again' },
  incorrectCredentials: {
    title: 'Incorrect Credentials',
    text: 'The email or password entered is incorrect.',
  },
  loginFailedAlone: 'Login failed',

  continueRegistration: 'Continue',
  registrationFailed: { title: 'Registration Failed', text: 'Please try again' },
  registrationComplete: {
    title: 'Registration Complete!',
    text: 'Please login with your credentials',
  },
  almostThere: { title: 'Almost there!', text: 'Please set your room preferences' },

  completeRegistration: 'Complete Registration',
  preference: 'Preference #{number}',
  registerFirst: 'Please complete registration first',
  preferencesMissing: 'Please select all preferences before continuing',
  preferencesFailed: 'Failed to set preferences',

  participantSettingsSaved: {
    title: 'Settings Saved',
    text: 'Your preferences have been updated.',
  },
  saveSettings: 'Save Settings',
  administratorSettingsSaved: {
    title: 'Settings saved',
    text: 'Your settings have been saved successfully.',
  },
} as const;
