import type { Texts } from '../../lib/language.ts';

/** Messages for unreadable requests and invalid input, and messages that the domain shares with pages. */
export const inputErrors = {
  'Session expired. Please log in again.': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'No such room': 'Diesen Raum gibt es nicht',
  'There is an account with this address, but nobody has confirmed that it belongs to this person.':
    'Es gibt ein Konto mit dieser Adresse, aber niemand hat bestätigt, dass sie dieser Person gehört.',
  'A name is one line without invisible characters': 'Ein Name ist eine Zeile ohne unsichtbare Zeichen',
  'A name contains no link, address or phone number. Write a space after a full stop.':
    'Ein Name enthält keinen Link, keine Adresse und keine Telefonnummer. Nach einem Punkt steht ein Leerzeichen.',
  'API request failed with status {status}': 'Die Anfrage ist fehlgeschlagen (Status {status})',
  'The request could not be read': 'Die Anfrage konnte nicht gelesen werden',
  'The request did not arrive in time': 'Die Anfrage ist nicht rechtzeitig angekommen',
  'Not found': 'Nicht gefunden',
  'The request is not valid': 'Die Anfrage ist nicht gültig',
  'The address is too long': 'Die Adresse ist zu lang',
  'This content type is not supported': 'Diese Art von Inhalt wird nicht angenommen',
  'The headers of the request are too large': 'Die Kopfzeilen der Anfrage sind zu groß',
  'The request is too large': 'Die Anfrage ist zu groß',
  'Null characters are not allowed': 'Nullzeichen sind nicht erlaubt',
  'An access code has 6 letters and digits': 'Ein Zugangscode hat 6 Buchstaben und Ziffern',
  'No such participant': 'Diese Person gibt es in diesem Durchlauf nicht',
  'No such scenario': 'Dieses Szenario gibt es nicht',
  'This post or file is not on the table': 'Dieser Beitrag oder diese Datei liegt nicht auf dem Tisch',
  'No such role': 'Diese Rolle gibt es nicht',
  'No such status': 'Diesen Status gibt es nicht',
  'No such format': 'Dieses Format gibt es nicht',
  'No such layout': 'Diesen Aufbau gibt es nicht',
  'Say which revision the objectives are based on': 'Geben Sie an, auf welcher Fassung die Lernziele beruhen',
  'No such time zone': 'Diese Zeitzone gibt es nicht',
  'Invalid page': 'Diese Seite gibt es nicht',
  'Invalid number': 'Ungültige Zahl',
  'Day is 1, 2 or 3': 'Der Tag ist 1, 2 oder 3',
  'This is no package of a simulation': 'Das ist kein Paket einer Simulation',
  'This program reads packages of versions 1 and 2': 'Dieses Programm liest Pakete der Versionen 1 und 2',
  'Each participant can be moved once': 'Jede Person kann nur einmal versetzt werden',
  'Room files need a room id': 'Dateien eines Raums brauchen die Kennung des Raums',
} satisfies Texts;
