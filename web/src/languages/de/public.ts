import type { Texts } from '../../lib/language.ts';

/** The public pages: landing, log-in, registration, sample, joining by a code. */
export const publicPages = {
  'Log In': 'Anmelden',
  Register: 'Registrieren',
  'Forgot password': 'Passwort vergessen',
  Email: 'E-Mail',
  'Or your username.': 'Oder Ihr Benutzername.',
  Password: 'Passwort',
  'Show<sr> what is typed as {field}</sr>': 'Zeigen<sr>, was bei „{field}“ steht</sr>',
  'Logging In...': 'Anmeldung läuft …',
  'No account yet?': 'Noch kein Konto?',
  'I have a code': 'Ich habe einen Zugangscode',
  'Your account is ready. Log in to go on.': 'Ihr Konto ist angelegt. Melden Sie sich an, um fortzufahren.',
  'Username must be at least 2 characters.': 'Der Benutzername muss mindestens 2 Zeichen haben.',
  'Password must be at least 2 characters.': 'Das Passwort muss mindestens 2 Zeichen haben.',
  'Password must be at least 8 characters.': 'Das Passwort muss mindestens 8 Zeichen haben.',
  'This is not a valid email.': 'Das ist keine gültige E-Mail-Adresse.',
  "Passwords don't match": 'Die Passwörter stimmen nicht überein',
  'Login Failed': 'Anmeldung fehlgeschlagen',
  'Login failed': 'Anmeldung fehlgeschlagen',
  'Please check your credentials and try again': 'Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut',
  'Incorrect Credentials': 'Falsche Angaben',
  'The email or password entered is incorrect.': 'E-Mail-Adresse oder Passwort ist falsch.',
  'The server did not answer. What you typed is still here.':
    'Der Server hat nicht geantwortet. Ihre Eingaben sind noch da.',
  'The server did not answer. Please try again.':
    'Der Server hat nicht geantwortet. Bitte versuchen Sie es erneut.',

  'Two steps: your account, then the roles you would like to play.':
    'Zwei Schritte: erst Ihr Konto, dann die Rollen, die Sie gern spielen würden.',
  'Full name': 'Vollständiger Name',
  'First Name': 'Vorname',
  'Last Name': 'Nachname',
  'Email Address': 'E-Mail-Adresse',
  Username: 'Benutzername',
  'Your email, unless you choose another.': 'Ihre E-Mail-Adresse, wenn Sie nichts anderes wählen.',
  'At least 8 characters.': 'Mindestens 8 Zeichen.',
  'Confirm Password': 'Passwort wiederholen',
  Continue: 'Weiter',
  'Already registered?': 'Schon registriert?',
  'Registration Failed': 'Registrierung fehlgeschlagen',
  'Please try again': 'Bitte versuchen Sie es erneut',
  'Registration Complete!': 'Registrierung abgeschlossen!',
  'Please login with your credentials': 'Bitte melden Sie sich mit Ihren Angaben an',
  'You are logged in.': 'Sie sind angemeldet.',
  'Verify your address': 'Adresse bestätigen',
  'Your password shows that the account is yours, too.':
    'Ihr Passwort zeigt, dass auch das Konto Ihnen gehört.',
  'Verify Address': 'Adresse bestätigen',
  'Address Not Verified': 'Adresse nicht bestätigt',
  'You can have it sent again on the page of your account.':
    'Auf der Seite Ihres Kontos können Sie ihn noch einmal anfordern.',
  '{email} is verified.': '{email} ist bestätigt.',
  'Your email address is verified.': 'Ihre E-Mail-Adresse ist bestätigt.',
  'Email not verified': 'E-Mail-Adresse nicht bestätigt',
  'Open the link in the mail that we sent you. Until then nobody can give you a seat by this address.':
    'Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben. Bis dahin kann Ihnen niemand über diese Adresse einen Platz geben.',
  'Your facilitator can confirm this address. Until then nobody can give you a seat by it.':
    'Die Moderation kann diese Adresse bestätigen. Bis dahin kann Ihnen niemand darüber einen Platz geben.',
  'The mail is on its way to {email}.': 'Die E-Mail an {email} ist unterwegs.',
  'Send Again': 'Noch einmal senden',
  'Needed to change your email address.': 'Nötig, um Ihre E-Mail-Adresse zu ändern.',
  'Almost there!': 'Fast geschafft!',
  'Please set your room preferences': 'Bitte wählen Sie noch Ihre Rollen',
  'Role preferences': 'Rollenwünsche',
  'Role preferences saved': 'Rollenwünsche gespeichert',
  'Save Preferences': 'Wünsche speichern',
  'The role you want most comes first. Your facilitator may give out the rooms by these wishes.':
    'Die Rolle, die Sie am liebsten hätten, steht zuerst. Ihre Moderation kann die Räume nach diesen Wünschen vergeben.',
  'Which roles would you like?': 'Welche Rollen möchten Sie?',
  'Choose a role for each place, the one you want most first.':
    'Wählen Sie für jeden Platz eine Rolle, die liebste zuerst.',
  'Your order': 'Ihre Reihenfolge',
  'Preference #{number}': 'Wunsch {number}',
  'Choose a role': 'Rolle wählen',
  'Already chosen': 'Schon gewählt',
  '{role} is preference {number}.': '{role} ist Wunsch {number}.',
  '{role} is preference {number}. Preference {former} is empty.':
    '{role} ist Wunsch {number}. Wunsch {former} ist leer.',
  'Preference {number} is empty.': 'Wunsch {number} ist leer.',
  'Your account is there.': 'Ihr Konto ist angelegt.',
  'Complete Registration': 'Registrierung abschließen',
  'Please complete registration first': 'Bitte schließen Sie zuerst die Registrierung ab',
  'Please select all preferences before continuing': 'Bitte geben Sie alle Wünsche an, bevor Sie fortfahren',
  'Failed to set preferences': 'Die Rollenwünsche konnten nicht gespeichert werden',

  'You get a link with which you set a new one.': 'Sie bekommen einen Link, mit dem Sie ein neues festlegen.',
  'Send Link': 'Link senden',
  'Sending...': 'Wird gesendet …',
  'Link Not Sent': 'Link nicht gesendet',
  'You know it again?': 'Wieder eingefallen?',
  'If there is an account with this email, a link to set a new password is on its way.':
    'Falls es zu dieser E-Mail-Adresse ein Konto gibt, ist ein Link für ein neues Passwort unterwegs.',
  'The link works once, for 60 minutes. If no mail comes, your facilitator can make a link for you.':
    'Der Link gilt einmal und 60 Minuten lang. Falls keine E-Mail ankommt, kann Ihre Moderation einen Link für Sie erstellen.',
  'Link Not Valid': 'Link nicht gültig',
  'Ask for a New Link': 'Neuen Link anfordern',
  'Set a password': 'Passwort festlegen',
  'Set Password': 'Passwort festlegen',
  'New Password': 'Neues Passwort',
  'Password Changed': 'Passwort geändert',
  'Password Not Changed': 'Passwort nicht geändert',
  'Log in with your new password.': 'Melden Sie sich mit dem neuen Passwort an.',

  'Every session of your account ends, and you log in again.':
    'Alle Sitzungen Ihres Kontos enden, und Sie melden sich neu an.',
  'Current Password': 'Aktuelles Passwort',
  'Change Password': 'Passwort ändern',
  'Changing...': 'Wird geändert …',
  'Your password could not be changed. Please try again.':
    'Ihr Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  'Log Out Everywhere': 'Überall abmelden',
  Sessions: 'Sitzungen',
  'Your sessions': 'Ihre Sitzungen',
  'Loading your sessions': 'Ihre Sitzungen werden geladen',
  'End sessions that you do not recognize, and change your password.':
    'Beenden Sie Sitzungen, die Sie nicht kennen, und ändern Sie Ihr Passwort.',
  'This session': 'Diese Sitzung',
  'Last used {time}': 'Zuletzt verwendet: {time}',
  'Logged in {time}': 'Angemeldet: {time}',
  '{browser} on {system}': '{browser} unter {system}',
  'Unknown device': 'Unbekanntes Gerät',
  'End<sr> the session on {device}</sr>': '<sr>Die Sitzung auf {device} </sr>Beenden',
  'End All Others': 'Alle anderen beenden',
  'Ending...': 'Wird beendet …',
  'Session ended': 'Sitzung beendet',
  '{device} is logged out.': '{device} ist abgemeldet.',
  'Other sessions ended': 'Andere Sitzungen beendet',
  '{count} sessions were logged out.': {
    one: '{count} Sitzung wurde abgemeldet.',
    other: '{count} Sitzungen wurden abgemeldet.',
  },
  'You are logged in nowhere else.': 'Sie sind sonst nirgends angemeldet.',
  'The session could not be ended. Please try again.':
    'Die Sitzung konnte nicht beendet werden. Bitte versuchen Sie es erneut.',
  'Logging out...': 'Abmeldung läuft …',
  Bio: 'Über mich',
  'Save Profile': 'Profil speichern',
  'Profile Saved': 'Profil gespeichert',
  'Some fields of your profile need another look.':
    'Einige Angaben in Ihrem Profil sind noch nicht vollständig.',
  'Your profile could not be saved. Please try again.':
    'Ihr Profil konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  'You take part as a guest. With an account you can come back from any device; your seat and votes stay.':
    'Sie nehmen als Gast teil. Mit einem Konto können Sie von jedem Gerät zurückkommen; Ihr Platz und Ihre Stimmen bleiben.',
  'Make Account': 'Konto anlegen',
  'Making...': 'Wird angelegt …',
  'Account Made': 'Konto angelegt',
  'Your place and all you have decided are in it.': 'Ihr Platz und alle Ihre Entscheidungen sind darin.',
  'Your account was not made. Please try again.':
    'Ihr Konto wurde nicht angelegt. Bitte versuchen Sie es erneut.',

  'Facilitated decision simulations': 'Moderierte Entscheidungssimulationen',
  'Facilitated decision simulations on the PESTEL framework':
    'Moderierte Entscheidungssimulationen nach dem PESTEL-Modell',
  'VINCERE, to the start page': 'VINCERE, zur Startseite',
  Site: 'Hauptnavigation',
  'See a Sample': 'Beispiel ansehen',
  'Six rooms.': 'Sechs Räume.',
  'One decision.': 'Eine Entscheidung.',
  'VINCERE runs crisis simulations with a facilitator in charge. Each person reads the day from one room, argues there, votes there. Then everyone decides together, and the next morning is different because of it.':
    'VINCERE macht moderierte Krisensimulationen möglich. Jede Person erlebt den Tag aus einem der Räume, diskutiert dort, stimmt dort ab. Dann entscheiden alle gemeinsam, und der nächste Morgen sieht deshalb anders aus.',
  'Everyone sees one sixth of the problem': 'Alle sehen ein Sechstel des Problems',
  'What it is for': 'Wofür es gut ist',
  'Run simulations': 'Simulationen leiten',
  'Start a run, give the room a code and a QR to scan, and set the pace. The stage clock is the same on every screen.':
    'Starten Sie einen Durchlauf, zeigen Sie Code und QR-Code und geben Sie das Tempo vor. Die Uhr der Phase geht auf allen Bildschirmen gleich.',
  'Track progress': 'Alles im Blick',
  'See who has joined, who has voted and where each room is leaning, the second it happens.':
    'Sehen Sie sofort, wer dabei ist, wer abgestimmt hat und wohin jeder Raum tendiert.',
  'Analyse results': 'Ergebnisse auswerten',
  'The path taken, the reasons given at every fork, and how each person’s habits compare before and after.':
    'Der gewählte Weg, die Begründungen an jeder Weggabelung und die Gewohnheiten jeder Person vorher und nachher.',

  'A sample': 'Ein Beispiel',
  'Loading the sample simulation': 'Die Beispielsimulation wird geladen',
  'Look inside': 'Hineinschauen',
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen':
    'Keine Ein Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf Dreizehn',
  '{simulation}, a sample simulation. {count} scenarios; a group meets {met} of them. One of {ways} ways through is drawn in bold.':
    '{simulation}, eine Beispielsimulation. {count} Szenarien, von denen eine Gruppe {met} erlebt. Fett gezeichnet ist einer von {ways} Wegen.',
  'The scenarios of {simulation}.': 'Die Szenarien von {simulation}.',
  'Stage {number}: {scenarios}.': 'Phase {number}: {scenarios}.',
  '{simulation}, stage {number} of {count}': '{simulation}, Phase {number} von {count}',
  'The Situation': 'Die Lage',
  'Read by everyone': 'Lesen alle',
  'The Rooms': 'Die Räume',
  'Each reads its own': 'Jeder liest seine eigenen Beiträge',
  'In a run you sit in one of the six rooms. Here you may walk through all of them.':
    'In einem Durchlauf sitzen Sie in einem der sechs Räume. Hier können Sie sich in allen umsehen.',
  'Show {count} More Posts': {
    one: '{count} weiteren Beitrag zeigen',
    other: '{count} weitere Beiträge zeigen',
  },
  'The Decision': 'Die Entscheidung',
  'In a run everyone votes with a reason: first in the room, then all together. Here it is yours alone.':
    'In einem Durchlauf stimmen alle mit einer Begründung ab: erst im Raum, dann gemeinsam. Hier entscheiden Sie allein.',
  '{decision} leads to: {scenario}': '{decision} führt zu: {scenario}',
  'What Happens Next': 'Wie es weitergeht',
  'Stage {number} of {count}': 'Phase {number} von {count}',
  'The simulation ends with this decision.': 'Mit dieser Entscheidung endet die Simulation.',
  'Choose a decision to see where it leads.': 'Wählen Sie eine Entscheidung, um zu sehen, wohin sie führt.',
  'Play It With Your Group': 'Mit Ihrer Gruppe spielen',
  'Register, and join with the access code that your facilitator gives you.':
    'Registrieren Sie sich und nehmen Sie mit dem Zugangscode teil, den Sie von Ihrer Moderation bekommen.',

  'Access code': 'Zugangscode',
  'Access code {code}': 'Zugangscode {code}',
  'Your facilitator has it.': 'Sie bekommen ihn von Ihrer Moderation.',
  'Looking for the simulation': 'Die Simulation wird gesucht',
  'Your name': 'Ihr Name',
  'The others see this name.': 'Diesen Namen sehen die anderen.',
  'A name has letters or digits, on one line': 'Ein Name besteht aus Buchstaben oder Ziffern in einer Zeile',
  'Join as a Guest': 'Als Gast teilnehmen',
  Joining: 'Teilnahme läuft',
  'No account needed. You can come back on this device.':
    'Sie brauchen kein Konto. Ihr Platz bleibt auf diesem Gerät.',
  'Looking for your open tabs': 'Ihre offenen Tabs werden gesucht',
  'Continue as {name}': 'Weiter als {name}',
  'Are you {name}? Go back to the tab in which you are logged in, or log in again.':
    'Sind Sie {name}? Gehen Sie zurück zu dem Tab, in dem Sie angemeldet sind, oder melden Sie sich erneut an.',
  'With an account': 'Mit einem Konto',
  'Or with your account:': 'Oder mit Ihrem Konto:',
  'You join this run with your account.': 'An diesem Durchlauf nehmen Sie mit Ihrem Konto teil.',
  'Somebody else on this device?': 'Jemand anderes an diesem Gerät?',
} satisfies Texts;
