import type { Texts } from '../../lib/language.ts';

/** The server's messages for invalid input, unreadable requests and outages, and messages that the domain shares with pages. */
export const inputErrors = {
  'Session expired. Please log in again.': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'No such room': 'Diesen Raum gibt es nicht',
  'There is an account with this address, but nobody has confirmed that it belongs to this person.':
    'Es gibt ein Konto mit dieser Adresse, aber niemand hat bestätigt, dass sie dieser Person gehört.',
  'A name is one line without invisible characters': 'Ein Name ist eine Zeile ohne unsichtbare Zeichen',
  'API request failed with status {status}': 'Die Anfrage ist fehlgeschlagen (Status {status})',
  'Something went wrong on our side (request {id})': 'Bei uns ist etwas schiefgegangen (Anfrage {id})',
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
} satisfies Texts;
