import type { Texts } from '@vincere/domain';

/** Texts of mails. */
export const mails = {
  'Verify your email address for Vincere': 'Bestätigen Sie Ihre E-Mail-Adresse für Vincere',
  'Please verify that this email address is yours: {url}':
    'Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört: {url}',
  'The link works once, within the next 24 hours. It asks for the password of your account.':
    'Der Link gilt einmal und in den nächsten 24 Stunden. Er fragt nach dem Passwort Ihres Kontos.',
  'If you have no account with Vincere, you can ignore this mail.':
    'Wenn Sie kein Konto bei Vincere haben, brauchen Sie nichts zu tun.',
  'Hello,': 'Guten Tag,',
  'Hello {name},': 'Guten Tag {name},',
  'Set a new password for Vincere': 'Neues Passwort für Vincere',
  'You can set a new password here: {url}': 'Hier können Sie ein neues Passwort festlegen: {url}',
  'The link works once, within the next 60 minutes.':
    'Der Link funktioniert einmal, innerhalb der nächsten 60 Minuten.',
  "If you didn't ask for it, you don't need to do anything: your password stays as it is.":
    'Wenn Sie nicht danach gefragt haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  'You are invited to {run}': 'Einladung: {run}',
  'You take part in the simulation "{run}". The access code is {code}.':
    'Sie nehmen an der Simulation „{run}“ teil. Der Zugangscode lautet {code}.',
  'First choose a password here: {url}': 'Wählen Sie zuerst hier ein Passwort: {url}',
  'Then join here: {url}': 'Dann nehmen Sie hier teil: {url}',
  'Your commitment after {run}': 'Ihr Vorsatz nach: {run}',
  'After "{run}" you wrote down for today:': 'Nach „{run}“ haben Sie sich für heute vorgenommen:',
  '{run} has ended': 'Beendet: {run}',
  'The simulation "{run}" has ended. Your summary: {url}':
    'Die Simulation „{run}“ ist beendet. Ihre Auswertung: {url}',
  'The run "{run}" has ended. The report: {url}': 'Der Durchlauf „{run}“ ist beendet. Der Bericht: {url}',
} satisfies Texts;
