import type { Texts } from '../../lib/language.ts';

/** The server's messages for refused calls (domain/src/refusal.ts) and invalid input. */
export const refusals = {
  'No valid access token available.': 'Sie sind nicht angemeldet.',
  'Session expired. Please log in again.': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'You can only do this for your own account': 'Das geht nur mit dem eigenen Konto',
  'Only administrators can do this': 'Das ist der Administration vorbehalten',
  'Your seat or your rights have just changed. Please try again.':
    'Ihr Platz oder Ihre Rechte haben sich gerade geändert. Bitte versuchen Sie es noch einmal.',
  'This idempotency key was used for another request':
    'Dieser Idempotenzschlüssel wurde schon für eine andere Anfrage verwendet',
  'This email is already registered': 'Diese E-Mail-Adresse ist bereits registriert',
  'This username is already taken': 'Dieser Benutzername ist bereits vergeben',
  'No such user': 'Diese Person gibt es nicht',
  'Incorrect email or password': 'E-Mail-Adresse oder Passwort ist falsch',
  'This account has been deactivated': 'Dieses Konto wurde deaktiviert',
  'The last administrator cannot be removed': 'Das letzte Administrationskonto kann nicht entfernt werden',
  'This session has ended already': 'Diese Sitzung ist schon beendet',
  'This password is too common or too close to your name or email. Please choose another one.':
    'Dieses Passwort ist zu verbreitet oder zu nah an Ihrem Namen oder Ihrer E-Mail-Adresse. Bitte wählen Sie ein anderes.',
  'Nobody can make a reset link for an administrator. Ask them to use Forgot password.':
    'Für die Administration kann niemand einen Link zum Zurücksetzen erstellen. Bitten Sie die Person, „Passwort vergessen“ zu nutzen.',
  'You cannot make a reset link for yourself. Change your password on your account page instead.':
    'Für sich selbst können Sie keinen Link zum Zurücksetzen erstellen. Ändern Sie Ihr Passwort auf Ihrer Kontoseite.',
  'The current password is not correct': 'Das aktuelle Passwort ist falsch',
  'This link is not valid any more. Please ask for a new one.':
    'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  'A username cannot be an email address other than your own':
    'Eine fremde E-Mail-Adresse kann kein Benutzername sein',
  'There is an account with this address, but nobody has confirmed that it belongs to this person.':
    'Es gibt ein Konto mit dieser Adresse, aber niemand hat bestätigt, dass sie dieser Person gehört.',
  'The email address of this account has changed. Please check it again.':
    'Die E-Mail-Adresse dieses Kontos hat sich geändert. Bitte prüfen Sie sie noch einmal.',
  'This email address has been verified already': 'Diese E-Mail-Adresse ist bereits bestätigt',
  'Mail is not set up here. A facilitator can confirm the address.':
    'E-Mail ist hier nicht eingerichtet. Die Moderation kann die Adresse bestätigen.',
  'Please enter your current password to change your email address':
    'Bitte geben Sie Ihr aktuelles Passwort ein, um Ihre E-Mail-Adresse zu ändern',
  'A name is one line without invisible characters': 'Ein Name ist eine Zeile ohne unsichtbare Zeichen',
  'This is a guest, who has no account yet': 'Das ist ein Gast, der noch kein Konto hat',
  'You have an account already': 'Sie haben bereits ein Konto',
  'Too many tries. Please wait {seconds} seconds and try again.':
    'Zu viele Versuche. Bitte warten Sie {seconds} Sekunden und versuchen Sie es dann erneut.',
  'Preferences can only be changed by their owner after registration':
    'Nach der Registrierung kann nur die Person selbst ihre Rollenwünsche ändern',
  'No questionnaire has been answered yet': 'Es wurde noch kein Fragebogen ausgefüllt',
  'Some questions are not answered: {keys}': 'Einige Fragen sind nicht beantwortet: {keys}',
  'The post-scenario assessment opens when the simulation has ended':
    'Der Abschlussfragebogen öffnet sich, wenn die Simulation beendet ist',
  'Simulation not found': 'Simulation nicht gefunden',
  'This simulation has a run that is not finished: {run}':
    'Ein Durchlauf dieser Simulation ist noch nicht abgeschlossen: {run}',
  'This file cannot be read as a simulation': 'Diese Datei lässt sich nicht als Simulation lesen',
  'This file has mistakes, so nothing was stored': 'Diese Datei enthält Fehler, es wurde nichts gespeichert',
  'Stage not found': 'Phase nicht gefunden',
  'Maximum of 3 stages allowed per simulation': 'Eine Simulation kann höchstens 3 Phasen haben',
  'The next stage of this simulation is number {expected}':
    'Die nächste Phase dieser Simulation hat die Nummer {expected}',
  'Only the last stage can be deleted': 'Nur die letzte Phase kann gelöscht werden',
  'The last stage with scenarios cannot be deleted when it is the only stage':
    'Die einzige Phase kann nicht gelöscht werden, solange sie Szenarien enthält',
  'This stage has been reached by the run {run} and cannot be deleted':
    'Der Durchlauf {run} hat diese Phase erreicht, sie kann nicht gelöscht werden',
  'Scenario not found': 'Szenario nicht gefunden',
  'The first stage can only have 1 scenario.': 'Die erste Phase kann nur 1 Szenario haben.',
  'The {ordinal} stage can have a maximum of {limit} scenarios.':
    'Die {ordinal} Phase kann höchstens {limit} Szenarien haben.',
  // Values for the placeholders of the text above.
  second: 'zweite',
  third: 'dritte',
  'Cannot delete the initial scenario': 'Das erste Szenario kann nicht gelöscht werden',
  'This scenario has been reached by the run {run} and cannot be deleted':
    'Der Durchlauf {run} hat dieses Szenario erreicht, es kann nicht gelöscht werden',
  'Decision not found': 'Entscheidung nicht gefunden',
  'Question not found': 'Frage nicht gefunden',
  '{limit} of your questions are still open. Please wait for an answer before you ask again.':
    '{limit} Ihrer Fragen warten auf eine Antwort. Bitte warten Sie eine ab, bevor Sie wieder fragen.',
  'A scenario can have at most 3 decisions': 'Ein Szenario kann höchstens 3 Entscheidungen haben',
  'Please create scenarios in the next stage first':
    'Legen Sie bitte zuerst Szenarien in der nächsten Phase an',
  'A decision can only be linked to a scenario of the next stage':
    'Eine Entscheidung kann nur mit einem Szenario der nächsten Phase verknüpft werden',
  'These are not the decisions of this scenario': 'Das sind nicht die Entscheidungen dieses Szenarios',
  'This decision belongs to a scenario that the run {run} has reached and cannot be deleted':
    'Diese Entscheidung gehört zu einem Szenario, das der Durchlauf {run} erreicht hat, und kann nicht gelöscht werden',
  'The run {run} has reached this scenario: until it is over, the decisions keep their order':
    'Der Durchlauf {run} hat dieses Szenario erreicht: Bis er vorbei ist, behalten die Entscheidungen ihre Reihenfolge',
  'Simulation run not found': 'Durchlauf nicht gefunden',
  'No simulation run matches this access code': 'Zu diesem Zugangscode gibt es keinen Durchlauf',
  'A run with this access code already exists': 'Es gibt bereits einen Durchlauf mit diesem Zugangscode',
  'This simulation has no scenario in its first stage':
    'Diese Simulation hat in der ersten Phase kein Szenario',
  'A run that is {from} cannot become {to}':
    'Ein Durchlauf mit dem Status „{from}“ kann nicht zu „{to}“ wechseln',
  DRAFT: 'Entwurf',
  IN_PROGRESS: 'Läuft',
  PAUSED: 'Pausiert',
  COMPLETED: 'Abgeschlossen',
  ENDED: 'Beendet',
  'This simulation has been completed and cannot be joined. Please contact your facilitator for a new access code to an active simulation':
    'Diese Simulation ist abgeschlossen, eine Teilnahme ist nicht mehr möglich. Bitte fragen Sie Ihre Moderation nach dem Zugangscode einer laufenden Simulation',
  'This simulation is not in progress': 'Diese Simulation läuft gerade nicht',
  'This simulation has not started yet': 'Diese Simulation hat noch nicht begonnen',
  'This simulation has already ended': 'Diese Simulation ist bereits beendet',
  'This stage has no time limit': 'Diese Phase hat keine Zeitbegrenzung',
  'Turn on Advanced Controls in your settings to do this':
    'Schalten Sie dafür in Ihren Einstellungen die erweiterte Steuerung ein',
  'This is no way through the simulation': 'Das ist kein Weg durch die Simulation',
  'This is no rehearsal': 'Das ist keine Probe',
  'This simulation is not open to guests. Log in or register to join it.':
    'Diese Simulation ist nicht für Gäste offen. Melden Sie sich an oder registrieren Sie sich, um teilzunehmen.',
  'This sheet cannot be read. Save it as CSV or XLSX and try again.':
    'Diese Tabelle lässt sich nicht lesen. Speichern Sie sie als CSV oder XLSX und versuchen Sie es erneut.',
  'The first line must name the columns: name and email, and room where it is given':
    'Die erste Zeile muss die Spalten nennen: Name und E-Mail sowie Raum, falls angegeben',
  'There is nobody on this sheet': 'In dieser Tabelle steht niemand',
  'At most 1,000 people can be added at once':
    'Auf einmal können höchstens 1.000 Personen hinzugefügt werden',
  'Nobody was added: some of these people cannot be added any more. Check the sheet again.':
    'Niemand wurde hinzugefügt: Einige dieser Personen können nicht mehr hinzugefügt werden. Prüfen Sie die Tabelle noch einmal.',
  'Nobody was removed: some of them have left or voted already. Remove people one by one instead.':
    'Niemand wurde entfernt: Einige sind schon gegangen oder haben schon abgestimmt. Entfernen Sie die Personen stattdessen einzeln.',
  'No such participant': 'Diese Person nimmt nicht teil',
  'Nobody was moved: others were moved or removed in the meantime':
    'Niemand wurde versetzt: Inzwischen wurden andere versetzt oder entfernt',
  'This person already takes part in this simulation': 'Diese Person nimmt bereits an dieser Simulation teil',
  'The dashboard room is assigned by your facilitator': 'Den Übersichtsraum vergibt Ihre Moderation',
  'No such room': 'Diesen Raum gibt es nicht',
  "You don't have access to this room. Please return to your assigned room.":
    'Sie haben keinen Zugang zu diesem Raum. Bitte kehren Sie in Ihren Raum zurück.',
  'These notes were changed by someone else in the meantime':
    'Diese Notizen wurden inzwischen von jemand anderem geändert',
  'The notes of this room are full': 'Die Notizen dieses Raums sind voll',
  'This scenario is closed, its notes can no longer be changed':
    'Dieses Szenario ist abgeschlossen, seine Notizen können nicht mehr geändert werden',
  'This decision is not one of the current scenario':
    'Diese Entscheidung gehört nicht zum aktuellen Szenario',
  'You have already submitted your decision': 'Sie haben Ihre Entscheidung bereits abgegeben',
  'You do not take part in this simulation': 'Sie nehmen an dieser Simulation nicht teil',
  'This vote was meant for another room: you were moved in the meantime':
    'Diese Stimme war für einen anderen Raum bestimmt: Sie wurden inzwischen versetzt',
  'Only posts of your own feed in this scenario can be marked as evidence':
    'Als Beleg können nur Beiträge Ihres eigenen Feeds in diesem Szenario markiert werden',
  'Participants of the dashboard room do not vote in a room':
    'Wer im Übersichtsraum ist, stimmt in keinem Raum ab',
  'The simulation has already moved on to another scenario':
    'Die Simulation ist schon zu einem anderen Szenario weitergegangen',
  "Some users haven't voted yet: {names}": 'Einige haben noch nicht abgestimmt: {names}',
  'No decisions have been submitted for this stage':
    'In dieser Phase wurde noch keine Entscheidung abgegeben',
  'Only one of the tied decisions can be chosen: {titles}':
    'Wählen Sie eine der Entscheidungen mit Gleichstand: {titles}',
  'Everyone has decided: there is nobody to nudge': 'Alle haben entschieden: Es gibt niemanden zu erinnern',
  'They were nudged just now. You can nudge again in {seconds} seconds.':
    'Die Erinnerung ist gerade erst hinausgegangen. Die nächste ist in {seconds} Sekunden möglich.',
  'Announcement not found': 'Durchsage nicht gefunden',
  'Post not found': 'Beitrag nicht gefunden',
  'This post cannot be deleted: the run {run} has released it, or a vote there rests on it':
    'Dieser Beitrag kann nicht gelöscht werden: Der Durchlauf {run} hat ihn veröffentlicht, oder eine Stimme dort stützt sich auf ihn',
  'A post needs some text': 'Ein Beitrag braucht einen Text',
  'A post can have at most 10,000 characters': 'Ein Beitrag kann höchstens 10.000 Zeichen haben',
  'At most 100 posts can be added at once': 'Auf einmal können höchstens 100 Beiträge hinzugefügt werden',
  'The "release" of a post is a number of seconds, minutes and seconds such as "5:30", or "held"':
    '„release“ eines Beitrags ist eine Zahl von Sekunden, Minuten und Sekunden wie "5:30" oder "held"',
  'This post is before its room already': 'Dieser Beitrag ist im Raum schon zu sehen',
  'File not found': 'Datei nicht gefunden',
  'Please choose a file': 'Bitte wählen Sie eine Datei',
  'Files must be less than 20MB': 'Dateien müssen kleiner als 20 MB sein',
  'Video files must be less than 20MB': 'Videos müssen kleiner als 20 MB sein',
  'A sheet must be less than 2MB': 'Eine Tabelle muss kleiner als 2 MB sein',
  'With its files this simulation is more than a package may be, 200MB. Remove large files and try again.':
    'Mit ihren Dateien ist diese Simulation größer, als ein Paket sein darf: 200 MB. Entfernen Sie große Dateien und versuchen Sie es erneut.',
  'A package must be less than 200MB': 'Ein Paket muss kleiner als 200 MB sein',
  'Files of this type cannot be uploaded': 'Dateien dieser Art können nicht hochgeladen werden',
  'The content of this file does not match its extension':
    'Der Inhalt dieser Datei passt nicht zu ihrer Endung',
  'This file is empty': 'Diese Datei ist leer',

  'API request failed with status {status}': 'Die Anfrage ist fehlgeschlagen (Status {status})',
  'Something went wrong on our side (request {id})': 'Bei uns ist etwas schiefgegangen (Anfrage {id})',
  'Your PDF is already being made. Please wait for it.':
    'Ihre PDF-Datei wird bereits erstellt. Bitte warten Sie darauf.',

  'The request could not be read': 'Die Anfrage konnte nicht gelesen werden',
  'The request did not arrive in time': 'Die Anfrage ist nicht rechtzeitig angekommen',
  'Not found': 'Nicht gefunden',
  'The request is not valid': 'Die Anfrage ist nicht gültig',
  'The address is too long': 'Die Adresse ist zu lang',
  'This content type is not supported': 'Diese Art von Inhalt wird nicht angenommen',
  'The headers of the request are too large': 'Die Kopfzeilen der Anfrage sind zu groß',
  'The request is too large': 'Die Anfrage ist zu groß',
  'The server has no storage left. Nothing was saved. Please tell the operator.':
    'Auf dem Server ist kein Platz mehr, es wurde nichts gespeichert. Wer ihn betreibt, muss Platz schaffen.',
  'The database cannot be reached just now. Please try again in a moment.':
    'Die Datenbank ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'The server is very busy just now. Please try again in a moment.':
    'Der Server ist gerade stark ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'This took too long and was stopped. Please try again later.':
    'Das hat zu lange gedauert und wurde abgebrochen. Bitte versuchen Sie es später noch einmal.',
  'The files cannot be reached just now. Please try again in a moment.':
    'Die Dateien sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',

  'This is missing': 'Das fehlt',
  'This should be a text': 'Hier gehört ein Text hin',
  'This should be a number': 'Hier gehört eine Zahl hin',
  'This should be a whole number': 'Hier gehört eine ganze Zahl hin',
  'This should be true or false': 'Hier gehört true oder false hin',
  'This should be a list': 'Hier gehört eine Liste hin',
  'This should be an object': 'Hier gehört ein Objekt hin',
  'This should be at least {least}': 'Das muss mindestens {least} sein',
  'This should be at most {most}': 'Das darf höchstens {most} sein',
  'There can be at most {most} of these': 'Hiervon darf es höchstens {most} geben',
  'This should be one of: {values}': 'Hier gehört eines davon hin: {values}',
  'There is no such field: {fields}': 'Dieses Feld gibt es nicht: {fields}',
  'Something else belongs here': 'Hier gehört etwas anderes hin',
  'At most {count} characters': 'Höchstens {count} Zeichen',
  'Null characters are not allowed': 'Nullzeichen sind nicht erlaubt',
  'An access code has {count} letters and digits': 'Ein Zugangscode hat {count} Buchstaben und Ziffern',
  'No such role': 'Diese Rolle gibt es nicht',
  'No such status': 'Diesen Status gibt es nicht',
  'No such format': 'Dieses Format gibt es nicht',
  'No such time zone': 'Diese Zeitzone gibt es nicht',
  'Invalid page': 'Diese Seite gibt es nicht',
  'Day is 1, 2 or 3': 'Der Tag ist 1, 2 oder 3',
  'This is no package of a simulation': 'Das ist kein Paket einer Simulation',
  'This program reads packages of version {version}': 'Dieses Programm liest Pakete der Version {version}',
  'Each participant can be moved once': 'Jede Person kann nur einmal versetzt werden',
  'Room files need a room id': 'Dateien eines Raums brauchen die Kennung des Raums',

  'No such observer': 'Diese beobachtende Person gibt es nicht',
  'No account has this email address': 'Zu dieser E-Mail-Adresse gibt es kein Konto',
  'Administrators see every run already': 'Die Administration sieht ohnehin jeden Durchlauf',
  'This person takes part in this simulation': 'Diese Person nimmt an dieser Simulation teil',
  'You observe this simulation and cannot join it':
    'Sie beobachten diese Simulation und können nicht teilnehmen',
} satisfies Texts;
