import type { Texts } from '../../../lib/language.ts';

/** The authoring screens: simulations, stages, scenarios, rooms; packages, pre-flight and rehearsal; reading a scenario again. */
export const authoring = {
  // The list of simulations
  simulations: 'Simulationen',
  '{count} simulations': { one: '{count} Simulation', other: '{count} Simulationen' },
  'Create the first one: a name, a description, and then its stages.':
    'Legen Sie die erste an: ein Name, eine Beschreibung, dann die Phasen.',
  'Nothing has “{search}” in its name or description.':
    '„{search}“ kommt in keinem Namen und keiner Beschreibung vor.',
  'Created {date}': 'Angelegt am {date}',
  'Start Run<sr> of {name}</sr>': 'Durchlauf starten<sr>: {name}</sr>',
  'More<sr> for {name}</sr>': 'Mehr<sr> zu „{name}“</sr>',
  'Export@@a simulation': 'Exportieren',
  'Export {name}': '„{name}“ exportieren',
  'The simulation was not duplicated': 'Die Simulation wurde nicht dupliziert',
  'description of {name}': 'Beschreibung von „{name}“',
  'No description yet.': 'Noch keine Beschreibung.',
  'Loading recent activity': 'Letzte Aktivitäten werden geladen',
  'A simulation is listed here as soon as it has been created.':
    'Hier steht eine Simulation, sobald sie angelegt ist.',
  'First steps': 'Erste Schritte',
  'Create a simulation.': 'Legen Sie eine Simulation an.',
  'Its stages are created with it.': 'Ihre Phasen werden mit angelegt.',
  'Create or import a simulation': 'Simulation anlegen oder importieren',
  'Write it.': 'Schreiben Sie sie.',
  'Add scenarios to each stage, decisions that lead onward, and posts for the six rooms.':
    'Geben Sie jeder Phase Szenarien, Entscheidungen, die weiterführen, und Beiträge für die sechs Räume.',
  'Rehearse it.': 'Proben Sie sie.',
  'The pre-flight lists what is missing. In a rehearsal, bots play every way.':
    'Die Vorabprüfung zeigt, was fehlt. In einer Probe spielen Bots jeden Weg.',
  'Start a run.': 'Starten Sie einen Durchlauf.',
  'Participants join with its access code, and you lead them in the control room.':
    'Die Teilnehmenden treten mit dem Zugangscode bei, und Sie führen sie im Leitstand.',

  'You can change everything later. Stages can be added and deleted on the page of the simulation.':
    'Sie können später alles ändern. Phasen lassen sich auf der Seite der Simulation hinzufügen und löschen.',
  'Number of Stages': 'Anzahl der Phasen',
  'Add the sample simulation': 'Beispielsimulation hinzufügen',
  'A finished simulation with 13 scenarios, files, key facts and a teaching note, to play or to change.':
    'Eine fertige Simulation mit 13 Szenarien, Dateien, Schlüsseltatsachen und Lehrnotiz, zum Spielen oder Anpassen.',
  'Sample simulation added': 'Beispielsimulation hinzugefügt',
  'The sample simulation was not added. Please try again.':
    'Die Beispielsimulation wurde nicht hinzugefügt. Bitte versuchen Sie es erneut.',
  'From 1 to 3. They are created with the simulation.':
    'Von 1 bis 3. Sie werden mit der Simulation angelegt.',
  'Enter a number from 1 to 3.': 'Geben Sie eine Zahl von 1 bis 3 ein.',
  'Simulation created': 'Simulation angelegt',
  'Describe the group’s task in each stage, and add the scenarios.':
    'Beschreiben Sie die Aufgabe der Gruppe in jeder Phase und fügen Sie die Szenarien hinzu.',

  'Delete Simulation': 'Simulation löschen',
  'It disappears from the list with its stages and scenarios, and no new run can be created. Finished runs and their reports stay.':
    'Sie verschwindet mit ihren Phasen und Szenarien aus der Liste, neue Durchläufe sind dann nicht mehr möglich. Beendete Durchläufe und ihre Berichte bleiben.',
  'Simulation deleted': 'Simulation gelöscht',
  '{name} is no longer on the list.': '„{name}“ steht nicht mehr in der Liste.',
  'There was a problem deleting the simulation.': 'Beim Löschen der Simulation gab es ein Problem.',

  // Packages
  'Export Package': 'Paket exportieren',
  'One file with everything: texts as readable JSON, and all files. It can be imported on any server.':
    'Eine Datei mit allem: die Texte als lesbares JSON und alle Dateien. Sie lässt sich auf jedem Server importieren.',
  'Export Workbook': 'Arbeitsmappe exportieren',
  'All texts as sheets (XLSX), to write on in a spreadsheet and import again. Without the files.':
    'Alle Texte als Tabellen (XLSX), um sie in einer Tabellenkalkulation weiterzuschreiben und wieder zu importieren. Ohne die Dateien.',
  Duplicate: 'Duplizieren',
  'This did not work. Please try again.': 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  'Simulation Duplicated': 'Simulation dupliziert',
  '{name} is on your list.': '„{name}“ steht in Ihrer Liste.',
  '{count} hidden rows of the workbook were imported as well.': {
    one: '{count} ausgeblendete Zeile der Arbeitsmappe wurde auch importiert.',
    other: '{count} ausgeblendete Zeilen der Arbeitsmappe wurden auch importiert.',
  },
  'Export Saved': 'Export gespeichert',
  '{name} is among your downloads.': '„{name}“ liegt bei Ihren Downloads.',
  'Import a simulation': 'Simulation importieren',
  'A package (.zip) that was exported here or on another server, or a workbook (.xlsx) in the form that the export gives. It becomes a new simulation; nothing is stored unless all of it is right.':
    'Ein Paket (.zip), das hier oder auf einem anderen Server exportiert wurde, oder eine Arbeitsmappe (.xlsx) in der Form des Exports. Daraus wird eine neue Simulation; gespeichert wird nur, wenn alles stimmt.',
  'Blank Workbook': 'Leere Arbeitsmappe',
  'To write a new simulation in a spreadsheet. Its last sheet explains it.':
    'Um eine neue Simulation in einer Tabellenkalkulation zu schreiben. Das letzte Blatt erklärt sie.',
  'The workbook was not saved': 'Die Arbeitsmappe wurde nicht gespeichert',
  'Package or workbook': 'Paket oder Arbeitsmappe',
  'Choose a File': 'Datei wählen',
  Importing: 'Wird importiert',
  'At most {size} MB.': 'Höchstens {size} MB.',
  'Simulation Imported': 'Simulation importiert',
  'The file did not arrive. Please try again.': 'Die Datei kam nicht an. Bitte versuchen Sie es erneut.',
  'Mistakes in the file': 'Fehler in der Datei',
  'The whole file': 'Die ganze Datei',

  // A simulation
  'Loading the simulation': 'Simulation wird geladen',
  'It may have been deleted, or the address is not complete.':
    'Vielleicht wurde gelöscht, was hier stand, oder die Adresse ist unvollständig.',
  'Back to Simulations': 'Zurück zu den Simulationen',
  'Simulation details': 'Angaben zur Simulation',
  description: 'Beschreibung',
  'Error updating name': 'Der Name wurde nicht geändert',
  'There was a problem updating the name.': 'Beim Ändern des Namens gab es ein Problem.',
  briefing: 'Briefing',
  '{minutes} min to read': '{minutes} min Lesezeit',
  'No briefing yet. Participants read it before the first stage.':
    'Noch kein Briefing. Die Teilnehmenden lesen es vor der ersten Phase.',
  'A blank line parts paragraphs. **bold**, *italic*, # heading, - item, 1. item, [text](https://…), ![text](picture.png) for a picture from the files.':
    'Eine Leerzeile trennt Absätze. **fett**, *kursiv*, # Überschrift, - Punkt, 1. Punkt, [Text](https://…), ![Text](bild.png) für ein Bild aus den Dateien.',
  'There was a problem updating the briefing.': 'Beim Ändern des Briefings gab es ein Problem.',
  'Files here are for everybody: maps, figures, letters that belong to the briefing.':
    'Diese Dateien sind für alle: Karten, Zahlen, Briefe, die zum Briefing gehören.',

  // Open points
  '{count} open points': { one: '{count} offener Punkt', other: '{count} offene Punkte' },
  'A run cannot start before its first stage has a scenario. The rest may stay open.':
    'Ein Durchlauf kann erst starten, wenn die erste Phase ein Szenario hat. Der Rest darf offen bleiben.',
  'A run can start as it is. A decision that leads nowhere ends the simulation.':
    'Ein Durchlauf kann so starten. Eine Entscheidung, die nirgends hinführt, beendet die Simulation.',
  '{count} rooms without posts and files:': {
    one: '{count} Raum ohne Beiträge und Dateien:',
    other: '{count} Räume ohne Beiträge und Dateien:',
  },
  '{persona} has no posts and no files yet': '{persona} hat noch keine Beiträge und keine Dateien',

  // Pre-flight
  'Pre-flight': 'Vorabprüfung',
  'Pre-flight: {count} open points': {
    one: 'Vorabprüfung: {count} offener Punkt',
    other: 'Vorabprüfung: {count} offene Punkte',
  },
  'What to look at': 'Worauf Sie achten sollten',
  'Nothing is missing, and there are no weak spots.': 'Es fehlt nichts, und es gibt keine Schwachstellen.',
  'Decision “{title}”': 'Entscheidung „{title}“',
  'Post: {text}': 'Beitrag: {text}',
  'What is missing in this simulation, and how its current texts will play.':
    'Was in dieser Simulation noch fehlt, und wie sie sich mit den jetzigen Texten spielen wird.',
  'Looking at the simulation': 'Die Simulation wird geprüft',
  'Failed to look at this simulation': 'Die Simulation konnte nicht geprüft werden',
  '{count} weak spots': { one: '{count} Schwachstelle', other: '{count} Schwachstellen' },
  'Reading time': 'Lesezeit',
  'In minutes and seconds, at {pace} words a minute: the scenario, its decisions, the Dashboard room and the room itself. Files are not counted.':
    'In Minuten und Sekunden, bei {pace} Wörtern pro Minute: das Szenario, seine Entscheidungen, der Raum „Dashboard“ und der Raum selbst. Was in Dateien steht, zählt nicht mit.',
  'Reading time by scenario and room': 'Lesezeit nach Szenario und Raum',
  Clock: 'Uhr',
  '{time}<sr> (longer than the clock)</sr>': '{time}<sr> (länger als die Uhr)</sr>',
  '{count} ways through': { one: 'Ein Weg hindurch', other: '{count} Wege hindurch' },
  'The way': 'Der Weg',
  Shortest: 'Kürzester',
  Longest: 'Längster',
  ', then ': ', dann ',
  '{reading} of reading, no limit on a stage of it':
    '{reading} Lesezeit, mindestens eine Phase ohne Zeitbegrenzung',
  '{reading} of reading, {clock} on the clocks': '{reading} Lesezeit, {clock} auf den Uhren',

  // Rehearsal
  Rehearse: 'Proben',
  'A run with bots in every room. You watch it in the control room and set the pace. It appears in no list, nobody can join it, and it is deleted at the end.':
    'Ein Durchlauf mit Bots in allen Räumen. Sie sehen im Leitstand zu und bestimmen das Tempo. Er steht in keiner Liste, niemand kann daran teilnehmen, und am Ende wird er gelöscht.',
  'Nothing to play yet': 'Noch nichts zu spielen',
  'It needs a scenario with a decision in its first stage.':
    'Es braucht ein Szenario mit einer Entscheidung in der ersten Phase.',
  'Which way': 'Welcher Weg',
  'Every branch, in {count} ways': {
    one: 'Der einzige Weg, den es gibt',
    other: 'Jede Verzweigung, auf {count} Wegen',
  },
  '{count} more ways stop at a scenario without decisions and cannot be played.': {
    one: '{count} weiterer Weg endet bei einem Szenario ohne Entscheidungen und lässt sich nicht spielen.',
    other: '{count} weitere Wege enden bei einem Szenario ohne Entscheidungen und lassen sich nicht spielen.',
  },
  'Start Rehearsal': 'Probe starten',
  Starting: 'Wird gestartet',
  'The rehearsal was not started.': 'Die Probe wurde nicht gestartet.',
  Rehearsal: 'Probe',
  '<b>Rehearsal</b>, way {way} of {ways}': '<b>Probe</b>, Weg {way} von {ways}',
  Hold: 'Anhalten',
  'Play On': 'Weiterspielen',
  'One Step': 'Ein Schritt',
  'End Rehearsal': 'Probe beenden',
  'End the rehearsal to return to the simulation.':
    'Beenden Sie die Probe, um zur Simulation zurückzukehren.',
  'The server deletes it later.': 'Der Server löscht sie später.',
  'It continues only while this page is open.': 'Es geht nur weiter, solange diese Seite offen ist.',
  'Bots sit in every room.': 'In jedem Raum sitzen Bots.',
  'The bots are in their rooms.': 'Die Bots sind in ihren Räumen.',
  'They have voted in their rooms.': 'Sie haben in ihren Räumen abgestimmt.',
  'They have made their final decisions.': 'Sie haben ihre endgültigen Entscheidungen getroffen.',
  'Continue to the next step.': 'Weiter mit dem, was folgt.',
  'There is nothing more to do.': 'Es gibt nichts mehr zu tun.',
  'Every way was played.': 'Alle Wege wurden gespielt.',
  'The rehearsal has stopped': 'Die Probe steht still',
  'Check your connection and play on.': 'Prüfen Sie Ihre Verbindung und spielen Sie weiter.',
  'Rehearsal Ended': 'Probe beendet',
  'Nothing was saved.': 'Davon wurde nichts behalten.',
  'The rehearsal was not ended': 'Die Probe wurde nicht beendet',

  // Stages
  'No stages yet': 'Noch keine Phasen',
  'A simulation is played stage by stage. Describe the group’s task in the first one.':
    'Eine Simulation wird Phase für Phase gespielt. Schreiben Sie, welche Aufgabe die erste der Gruppe stellt.',
  'Add {count} Stages': '{count} Phasen hinzufügen',
  '{count} stages added': '{count} Phasen hinzugefügt',
  'Describe the group’s task in each.': 'Schreiben Sie in jeder, welche Aufgabe sie der Gruppe stellt.',
  'Add Stage {number}': 'Phase {number} hinzufügen',
  'The group’s task in this stage. Participants read it above the scenario.':
    'Die Aufgabe dieser Phase für die Gruppe. Die Teilnehmenden lesen sie über dem Szenario.',
  'Time limit': 'Zeitbegrenzung',
  'Minutes and seconds: 15:30 is 15 min 30 s. Leave it empty for no limit.':
    'Minuten und Sekunden: 15:30 sind 15 min 30 s. Leer heißt: keine Begrenzung.',
  'Adding...': 'Wird hinzugefügt …',
  'Stage added': 'Phase hinzugefügt',
  'Stage {number} is ready for its scenarios.': 'Phase {number} ist bereit für ihre Szenarien.',
  'instruction of {name}': 'Anweisung von {name}',
  'time limit of {name}': 'Zeitbegrenzung von {name}',
  'No time limit': 'Keine Zeitbegrenzung',
  'Time limit {time}': 'Zeitbegrenzung {time}',
  'Minutes and seconds, such as 15:30. Leave it empty for no limit.':
    'Minuten und Sekunden, zum Beispiel 15:30. Leer heißt: keine Begrenzung.',
  'Write minutes and seconds, such as 15:30': 'Schreiben Sie Minuten und Sekunden, zum Beispiel 15:30',
  'A stage lasts at least 30 seconds': 'Eine Phase dauert mindestens 30 Sekunden',
  'A stage lasts at most 7 days': 'Eine Phase dauert höchstens 7 Tage',
  'There was a problem updating the stage.': 'Beim Ändern der Phase gab es ein Problem.',
  'The stage has no scenarios yet. This cannot be undone.':
    'Die Phase hat noch keine Szenarien. Das lässt sich nicht rückgängig machen.',
  'Its {count} scenarios go with it, and their decisions, posts and files. This cannot be undone.': {
    one: 'Mit ihr verschwindet ihr Szenario samt Entscheidungen, Beiträgen und Dateien. Das lässt sich nicht rückgängig machen.',
    other:
      'Mit ihr verschwinden ihre {count} Szenarien samt Entscheidungen, Beiträgen und Dateien. Das lässt sich nicht rückgängig machen.',
  },
  'Stage deleted': 'Phase gelöscht',
  'There was a problem deleting the stage.': 'Beim Löschen der Phase gab es ein Problem.',
  'How a simulation is built': 'So ist eine Simulation aufgebaut',
  'up to {count} scenarios': { one: 'genau {count} Szenario', other: 'bis zu {count} Szenarien' },
  'Everybody starts in it.': 'Hier beginnen alle.',
  'One for each way to go on.': 'Eines für jeden Weg, auf dem es weitergehen kann.',
  'The ways in which it can end.': 'Die Wege, auf denen es enden kann.',
  'A simulation has up to {stages} stages, a scenario up to {decisions} decisions. Each decision leads to a scenario of the next stage; the group goes where most of them want to go.':
    'Eine Simulation hat bis zu {stages} Phasen, ein Szenario bis zu {decisions} Entscheidungen. Jede Entscheidung führt zu einem Szenario der nächsten Phase; die Gruppe geht dorthin, wohin die meisten wollen.',

  // Scenarios
  'Decisions of the stage before lead here. Write one scenario for each way to go on.':
    'Hierher führen die Entscheidungen der Phase davor. Schreiben Sie ein Szenario für jeden Weg, auf dem es weitergehen kann.',
  'The situation as participants read it when the stage begins.':
    'Die Lage, wie die Teilnehmenden sie zu Beginn der Phase lesen.',
  'Scenario added': 'Szenario hinzugefügt',
  'Configure<sr> {name}</sr>': 'Einrichten<sr>: {name}</sr>',
  'title of {name}': 'Titel von „{name}“',
  'There was a problem updating the title.': 'Beim Ändern des Titels gab es ein Problem.',
  '{count} decisions, {linked} linked to the next stage': {
    one: '{count} Entscheidung, {linked} mit der nächsten Phase verknüpft',
    other: '{count} Entscheidungen, {linked} mit der nächsten Phase verknüpft',
  },
  'Delete Scenario': 'Szenario löschen',
  'Its decisions go with it, and the posts, notes and files of its rooms.':
    'Mit ihm verschwinden seine Entscheidungen und die Beiträge, Notizen und Dateien seiner Räume.',
  'The run “{run}” is being played: it will end with stage {stage} at the latest.':
    'Der Durchlauf „{run}“ wird gerade gespielt: Er endet spätestens mit Phase {stage}.',
  'The run “{run}” and {count} more are being played: they will end with stage {stage} at the latest.': {
    one: 'Der Durchlauf „{run}“ und {count} weiterer werden gerade gespielt: Sie enden spätestens mit Phase {stage}.',
    other:
      'Der Durchlauf „{run}“ und {count} weitere werden gerade gespielt: Sie enden spätestens mit Phase {stage}.',
  },
  'The run “{run}” is being played: any decision that leads here will end it.':
    'Der Durchlauf „{run}“ wird gerade gespielt: Jede Entscheidung, die hierher führt, beendet ihn.',
  'The run “{run}” and {count} more are being played: any decision that leads here will end them.': {
    one: 'Der Durchlauf „{run}“ und {count} weiterer werden gerade gespielt: Jede Entscheidung, die hierher führt, beendet sie.',
    other:
      'Der Durchlauf „{run}“ und {count} weitere werden gerade gespielt: Jede Entscheidung, die hierher führt, beendet sie.',
  },
  'No run that is being played is changed by this.':
    'An einem Durchlauf, der gerade gespielt wird, ändert das nichts.',
  'Whether this changes a run that is being played is not known.':
    'Ob das einen Durchlauf ändert, der gerade gespielt wird, ist nicht bekannt.',
  'Looking for runs that are being played': 'Durchläufe, die gerade gespielt werden, werden gesucht',
  'Runs that follow your edits': 'Durchläufe, die Ihren Änderungen folgen',
  '“{name}”': '„{name}“',
  'The runs {runs} are not finished. They follow your edits, except in scenarios that they have closed.': {
    one: 'Der Durchlauf {runs} ist nicht beendet. Er folgt Ihren Änderungen, außer in Szenarien, die er abgeschlossen hat.',
    other:
      'Die Durchläufe {runs} sind nicht beendet. Sie folgen Ihren Änderungen, außer in Szenarien, die sie abgeschlossen haben.',
  },
  'So do {count} more.': {
    one: 'Für {count} weiteren gilt dasselbe.',
    other: 'Für {count} weitere gilt dasselbe.',
  },
  'Finished runs keep what they have shown.': 'Beendete Durchläufe behalten, was sie gezeigt haben.',
  'Duplicate Instead': 'Stattdessen duplizieren',
  'Duplicating...': 'Wird dupliziert …',
  'No longer linked: {decisions}.': 'Nicht mehr verknüpft: {decisions}.',
  'Search scenarios': 'Szenarien suchen',
  'Loading scenarios': 'Szenarien werden geladen',
  'Scenarios are added to the stages of a simulation.':
    'Szenarien werden in den Phasen einer Simulation hinzugefügt.',
  'No scenario and no simulation has “{search}” in its name.':
    '„{search}“ kommt in keinem Namen eines Szenarios oder einer Simulation vor.',
  Linked: 'Verknüpft',
  '{count} linked': '{count} verknüpft',

  // Decisions
  'Add Decision': 'Entscheidung hinzufügen',
  'Edit Decision': 'Entscheidung bearbeiten',
  'Create Decision': 'Entscheidung anlegen',
  'Save Decision': 'Entscheidung speichern',
  Title: 'Titel',
  'The group’s action, in a few words.': 'Was die Gruppe tun würde, in wenigen Worten.',
  'Its meaning and its cost. Participants read this before they vote.':
    'Was es bedeutet und was es kostet. Die Teilnehmenden lesen es, bevor sie abstimmen.',
  'Leads to': 'Führt zu',
  '{decision} leads to': '„{decision}“ führt zu',
  'Not linked': 'Nicht verknüpft',
  'A scenario of stage {number}.': 'Ein Szenario der Phase {number}.',
  'Please create scenarios in the next stage first: the decision can be linked later.':
    'Legen Sie bitte zuerst Szenarien in der nächsten Phase an: Die Entscheidung lässt sich später verknüpfen.',
  'Please create scenarios in the next stage first: {stage}':
    'Legen Sie bitte zuerst Szenarien in der nächsten Phase an: {stage}',
  'Ends the simulation.': 'Beendet die Simulation.',
  'Move {what} up': '{what} nach oben',
  'Move {what} down': '{what} nach unten',
  'Decision added': 'Entscheidung hinzugefügt',
  'Decision updated': 'Entscheidung geändert',
  'Decision deleted': 'Entscheidung gelöscht',
  'The decision is still there. Please try again.':
    'Die Entscheidung ist noch da. Bitte versuchen Sie es erneut.',
  'Participants can no longer choose it. This cannot be undone.':
    'Die Teilnehmenden können sie dann nicht mehr wählen. Das lässt sich nicht rückgängig machen.',
  'Decision {letter}': 'Entscheidung {letter}',
  '{decision} is now {letter}': '„{decision}“ ist jetzt {letter}',
  'The order stays as it was. Please try again.':
    'Die Reihenfolge bleibt, wie sie war. Bitte versuchen Sie es erneut.',

  // The key facts of a scenario
  'Parts of the scenario': 'Teile des Szenarios',
  'Decisions and Rooms': 'Entscheidungen und Räume',
  'The key facts could not be loaded.': 'Die Schlüsseltatsachen konnten nicht geladen werden.',
  'No key facts yet': 'Noch keine Schlüsseltatsachen',
  'A key fact is one claim that only some rooms can read. Say which posts or files carry it, and which decisions it supports or opposes. Participants see none of this before the run is over.':
    'Eine Schlüsseltatsache ist eine einzelne Aussage, die nur manche Räume lesen können. Geben Sie an, in welchen Beiträgen oder Dateien sie steht und für oder gegen welche Entscheidungen sie spricht. Die Teilnehmenden sehen davon nichts, bevor der Durchlauf vorbei ist.',
  '{count} weak spots.': { one: '{count} Schwachstelle.', other: '{count} Schwachstellen.' },
  'Participants see none of this before the run is over.':
    'Die Teilnehmenden sehen davon nichts, bevor der Durchlauf vorbei ist.',
  'Add a Fact': 'Tatsache hinzufügen',
  '{role} holds it': '{role} hat sie',
  'Held by each room': 'Je Raum',
  'Carried by nothing. Add a post or file.':
    'Sie steht nirgends. Fügen Sie einen Beitrag oder eine Datei hinzu.',
  'Held by {count} of {rooms} rooms, so it is not hidden.':
    '{count} von {rooms} Räumen haben sie, sie ist also nicht verborgen.',
  'Without a key fact: {rooms}': 'Ohne Schlüsseltatsache: {rooms}',
  'What all facts support': 'Wofür alle Tatsachen sprechen',
  'Decision {letter} has the highest balance.': 'Entscheidung {letter} liegt vorn.',
  'The highest balances are level: {letters}.': 'Gleichauf liegen {letters}.',
  'New fact': 'Neue Tatsache',
  'Deleted fact': 'Gelöschte Tatsache',
  'Fact {number}': 'Tatsache {number}',
  'Move this fact up': 'Diese Tatsache nach oben',
  'Move this fact down': 'Diese Tatsache nach unten',
  'The fact is now number {number}.': 'Die Tatsache ist jetzt Nummer {number}.',
  'Failed to move the key fact': 'Die Schlüsseltatsache konnte nicht verschoben werden',
  'One sentence, one claim.': 'Ein Satz, eine Aussage.',
  '{count} of {limit}': '{count} von {limit}',
  'Carried by': 'Steht in',
  'Loading the posts and files': 'Die Beiträge und Dateien werden geladen',
  'The posts and files could not be loaded.': 'Die Beiträge und Dateien konnten nicht geladen werden.',
  'Post by {author}': 'Beitrag von {author}',
  'Remove {what}': '{what} entfernen',
  'Add a Post or File': 'Beitrag oder Datei hinzufügen',
  'Choose at least one post or file.': 'Wählen Sie mindestens einen Beitrag oder eine Datei.',
  'No room of this scenario has posts or files yet. Write what carries the fact there first.':
    'In keinem Raum dieses Szenarios gibt es Beiträge oder Dateien. Schreiben Sie dort zuerst, worin die Tatsache steht.',
  'What it supports or opposes': 'Wofür und wogegen sie spricht',
  'This scenario has no decisions yet.': 'Dieses Szenario hat noch keine Entscheidungen.',
  'This fact and {decision}': 'Diese Tatsache und {decision}',
  Opposes: 'Dagegen',
  Neither: 'Weder noch',
  Supports: 'Dafür',
  'Save Fact': 'Tatsache speichern',
  'Delete Fact': 'Tatsache löschen',
  'Delete this key fact?': 'Diese Schlüsseltatsache löschen?',
  'Key fact added': 'Schlüsseltatsache hinzugefügt',
  'Key fact saved': 'Schlüsseltatsache gespeichert',
  'Key fact deleted': 'Schlüsseltatsache gelöscht',
  'Failed to save the key fact': 'Die Schlüsseltatsache konnte nicht gespeichert werden',
  'Failed to delete the key fact': 'Die Schlüsseltatsache konnte nicht gelöscht werden',
  'The key fact is still there. Please try again.':
    'Die Schlüsseltatsache ist noch da. Bitte versuchen Sie es erneut.',

  // The rooms of a scenario
  'Loading the rooms': 'Die Räume werden geladen',
  'Two to six rooms. The signs and colours stay; the names and descriptions are yours.':
    'Zwei bis sechs Räume. Zeichen und Farben bleiben; Namen und Beschreibungen bestimmen Sie.',
  'Standard Names for All': 'Standardnamen für alle',
  '<b>With a title of your own, Assign Rooms spreads people evenly.</b> The ranking given at registration counts only while every room in use keeps its standard title.':
    '<b>Mit einem eigenen Titel verteilt „Räume zuteilen“ die Personen gleichmäßig.</b> Die Wünsche von der Registrierung zählen nur, solange jeder genutzte Raum seinen Standardtitel behält.',
  'The join dialog proposes no room then. Who chooses none joins the room with the fewest people.':
    'Beim Beitreten ist dann kein Raum vorgeschlagen. Wer keinen wählt, kommt in den Raum mit den wenigsten Personen.',
  'Standard names for all rooms?': 'Standardnamen für alle Räume?',
  'Your titles, personas and descriptions are removed. The rooms in use and all posts stay.':
    'Ihre Titel, Rollen und Beschreibungen werden entfernt. Die genutzten Räume und alle Beiträge bleiben.',
  'Use Standard Names': 'Standardnamen verwenden',
  'The rooms were not saved': 'Die Räume wurden nicht gespeichert',
  'Rooms saved': 'Räume gespeichert',
  '{room} is in use': '{room} wird genutzt',
  'instead of {room}': 'statt {room}',
  'Not in use': 'Nicht genutzt',
  'Edit {room}': '{room} bearbeiten',
  'Title@@of a room': 'Titel',
  Persona: 'Rolle',
  'Rename “{name}” in {count} posts': {
    one: '„{name}“ in {count} Beitrag umbenennen',
    other: '„{name}“ in {count} Beiträgen umbenennen',
  },
  'Standard Names': 'Standardnamen',
  Preview: 'Vorschau',
  'As people see it when they join': 'So sehen es Personen beim Beitreten',

  Teaching: 'Didaktik',
  'Loading objectives and teaching note': 'Lernziele und Lehrnotiz werden geladen',
  'No objectives yet': 'Noch keine Lernziele',
  'Write what the group should be able to do. Facilitators and observers rate each objective in each stage, and the report shows their ratings.':
    'Schreiben Sie, was die Gruppe können soll. Moderation und Beobachtende bewerten jedes Lernziel in jeder Phase, und der Bericht zeigt die Bewertungen.',
  'Add Objective': 'Lernziel hinzufügen',
  'A simulation has at most {limit} objectives.': 'Eine Simulation hat höchstens {limit} Lernziele.',
  'Title@@of a text': 'Titel',
  'What the group should be able to do, such as “Share what only your room knows”.':
    'Was die Gruppe können soll, zum Beispiel „Weitergeben, was nur der eigene Raum weiß“.',
  'What good looks like': 'Woran man es erkennt',
  'Objective added': 'Lernziel hinzugefügt',
  'The objective was not added. Please try again.':
    'Das Lernziel wurde nicht hinzugefügt. Bitte versuchen Sie es erneut.',
  'title of objective {number}': 'Titel von Lernziel {number}',
  'what good looks like in objective {number}': 'Woran man Lernziel {number} erkennt',
  'Not written yet: what good looks like.': 'Noch nicht beschrieben: woran man es erkennt.',
  '“{title}” is now number {number}': '„{title}“ ist jetzt Nummer {number}',
  'The objective was not saved': 'Das Lernziel wurde nicht gespeichert',
  'The objectives were not saved': 'Die Lernziele wurden nicht gespeichert',
  'Your text is still here. Please try again.': 'Ihr Text ist noch da. Bitte versuchen Sie es erneut.',
  'The objective was not deleted. Please try again.':
    'Das Lernziel wurde nicht gelöscht. Bitte versuchen Sie es erneut.',
  'Objective deleted': 'Lernziel gelöscht',
  '“{title}” was deleted while you were editing it.':
    '„{title}“ wurde gelöscht, während Sie es bearbeitet haben.',
  'Bring It Back with My Text': 'Mit meinem Text wiederherstellen',
  'It was deleted in the meantime. Your text is still here.':
    'Es wurde inzwischen gelöscht. Ihr Text ist noch da.',
  'It was changed in the meantime. Your text is still here.':
    'Es wurde inzwischen geändert. Ihr Text ist noch da.',
  'The objective was not brought back': 'Das Lernziel wurde nicht wiederhergestellt',
  'Please add it again.': 'Bitte fügen Sie es erneut hinzu.',
  'Teaching note': 'Lehrnotiz',
  'teaching note': 'Lehrnotiz',
  'How to lead this simulation. Only facilitators read it; participants and observers never do.':
    'Wie sich diese Simulation leiten lässt. Nur die Moderation liest die Notiz, Teilnehmende und Beobachtende nie.',
  'Text of the teaching note': 'Text der Lehrnotiz',
  'No teaching note yet.': 'Noch keine Lehrnotiz.',
  'Headings (#), lists (-) and bold (**) are formatted. Links, pictures and HTML appear as typed. The control room opens the note at the heading that is named like the current scenario, or else like the stage.':
    'Überschriften (#), Listen (-) und Fettdruck (**) werden formatiert. Links, Bilder und HTML erscheinen wie eingegeben. Der Leitstand öffnet die Notiz bei der Überschrift, die wie das aktuelle Szenario heißt, sonst bei der, die wie die Phase heißt.',
  'The teaching note was not saved': 'Die Lehrnotiz wurde nicht gespeichert',

  'PESTEL rooms': 'PESTEL-Räume',
  'Six roles look at the scenario, each in its own room. You can upload files for each role; everybody can read the files of the dashboard.':
    'Sechs Rollen betrachten das Szenario, jede in ihrem eigenen Raum. Für jede Rolle lassen sich Dateien hochladen; die Übersicht enthält, was alle lesen dürfen.',
  'Each role looks at the scenario in its own room. You can upload files for each role; everybody can read the files of the dashboard.':
    'Jede Rolle betrachtet das Szenario in ihrem eigenen Raum. Für jede Rolle lassen sich Dateien hochladen; die Übersicht enthält, was alle lesen dürfen.',
  'Nothing to read yet': 'Noch nichts zu lesen',
  'Nothing to read yet but notes': 'Außer Notizen noch nichts zu lesen',
  notes: 'Notizen',
  'Content of the room': 'Inhalt des Raums',
  'Loading the room': 'Raum wird geladen',
  'Room notes': 'Notizen zum Raum',
  'Previous Room': 'Voriger Raum',
  'Previous Room<sr>: {persona}</sr>': 'Voriger Raum<sr>: {persona}</sr>',
  'Next Room': 'Nächster Raum',
  'Next Room<sr>: {persona}</sr>': 'Nächster Raum<sr>: {persona}</sr>',

  'Add posts': 'Beiträge hinzufügen',
  'Day of {file}': 'Tag von {file}',
  'Every day': 'Jeden Tag',
  'The day was not saved': 'Der Tag wurde nicht gespeichert',
  'Text of the post': 'Text des Beitrags',
  'Author@@of a post': 'Autor',
  Handle: 'Kürzel',
  Likes: 'Likes',
  'Author and likes': 'Autor und Likes',
  'Author and likes of {what}': 'Autor und Likes: {what}',
  'Leave it empty to let the post speak for the room.': 'Leer heißt: Der Beitrag spricht für den Raum.',
  'Enter a whole number.': 'Geben Sie eine ganze Zahl ein.',
  'Move post by {name} up': 'Beitrag von {name} nach oben',
  'Move post by {name} down': 'Beitrag von {name} nach unten',
  'Add {count} Posts': { one: 'Beitrag hinzufügen', other: '{count} Beiträge hinzufügen' },
  'Add as Plain Text': 'Als reinen Text hinzufügen',
  '{count} posts added': { one: 'Beitrag hinzugefügt', other: '{count} Beiträge hinzugefügt' },
  'Ctrl+Enter adds it.': 'Hinzufügen mit Strg+Eingabe.',
  Appears: 'Erscheint',
  'With the stage': 'Mit der Phase',
  'At a time': 'Zu einer Zeit',
  Now: 'Jetzt',
  'Minutes and seconds into the stage': 'Minuten und Sekunden seit Beginn der Phase',
  'Minutes and seconds from now': 'Minuten und Sekunden ab jetzt',
  'into the stage': 'nach Beginn der Phase',
  'from now': 'ab jetzt',
  'When you release it': 'Wenn Sie ihn veröffentlichen',
  '{time} into the stage': '{time} nach Beginn der Phase',
  'The stage lasts {time}: this appears only if time is added.':
    'Die Phase dauert {time}: Der Beitrag erscheint nur, wenn Zeit hinzukommt.',

  'In this room': 'In diesem Raum',
  'Show oldest first': 'Älteste zuerst zeigen',
  'Show newest first': 'Neueste zuerst zeigen',
  'Everybody reads the posts here.': 'Was hier steht, lesen alle.',
  '{persona} has nothing to read yet. Add the first posts beside this.':
    '{persona} hat noch nichts zu lesen. Fügen Sie nebenan die ersten Beiträge hinzu.',
  'post by {name}': 'Beitrag von {name}',
  'time of post by {name}': 'Zeitpunkt des Beitrags von {name}',
  'Delete this post by {name}?': 'Diesen Beitrag von {name} löschen?',
  'Post deleted': 'Beitrag gelöscht',
  'Error deleting post': 'Der Beitrag wurde nicht gelöscht',
  'The post is still there. Please try again.': 'Der Beitrag ist noch da. Bitte versuchen Sie es erneut.',
  'Error updating post': 'Der Beitrag wurde nicht geändert',
  'Time of Post Changed': 'Zeitpunkt des Beitrags geändert',
  'There was a problem updating the post.': 'Beim Ändern des Beitrags gab es ein Problem.',

  'Prompt template': 'Vorlage für einen Prompt',
  'The scenario, its decisions and the point of view of {persona}, ready to paste into a language model. Bring its JSON back here.':
    'Das Szenario, seine Entscheidungen und die Sicht von {persona}, fertig zum Einfügen in ein Sprachmodell. Das JSON, das es liefert, kommt dann hierher.',
  'Read the prompt': 'Prompt lesen',
  Prompt: 'Prompt',
  'The prompt is in the clipboard.': 'Der Prompt ist in der Zwischenablage.',
  'Open the prompt, select the text and copy it by hand.':
    'Öffnen Sie den Prompt, markieren Sie den Text und kopieren Sie ihn von Hand.',
  // The prompt itself: the answer is to be in the language of the simulation.
  'Write posts for the feed of one room in a decision simulation. People read them before they decide.':
    'Schreiben Sie Beiträge für den Feed eines Raums in einer Entscheidungssimulation, in der Sprache der Simulation. Die Menschen lesen sie, bevor sie entscheiden.',
  'Decisions that the group can take': 'Entscheidungen, die die Gruppe treffen kann',
  'No decisions yet.': 'Noch ist keine geschrieben.',
  'The room': 'Der Raum',
  Expected: 'Was gebraucht wird',
  '8 posts by different people and organisations inside this story, as {persona} would come across them: facts with numbers, worries, rumours, opposing interests. At most 280 characters each. No post names a decision or says which is best.':
    '8 Beiträge verschiedener Menschen und Organisationen aus dieser Geschichte, wie {persona} ihnen begegnen würde: Fakten mit Zahlen, Sorgen, Gerüchte, gegensätzliche Interessen. Höchstens 280 Zeichen je Beitrag. Kein Beitrag nennt eine Entscheidung oder sagt, welche die beste ist.',
  'Answer with JSON only, an array in this form:': 'Antworten Sie nur mit JSON, einem Array in dieser Form:',
  'The text of the post': 'Der Text des Beitrags',
  '2h ago': 'vor 2 Std.',
  'Who posts': 'Von wem der Beitrag ist',

  'Files here are for {persona} alone.': 'Diese Dateien sind nur für {persona}.',
  'Files here are for everybody who plays this scenario.':
    'Diese Dateien sind für alle, die dieses Szenario spielen.',
  'Your notes to everybody who plays this scenario.': 'Ihre Zeilen an alle, die dieses Szenario spielen.',
  'Your notes to {persona}. The people in this room read them next to their feed.':
    'Ihre Zeilen an {persona}. Die Teilnehmenden dieses Raums lesen sie neben ihrem Feed.',
  'notes to {persona}': 'Notizen an {persona}',
  'No notes to this room yet.': 'Noch keine Notizen an diesen Raum.',
  'Error updating notes': 'Die Notizen wurden nicht geändert',
  'There was a problem updating the notes of this room.':
    'Beim Ändern der Notizen dieses Raums gab es ein Problem.',

  // Files
  'Upload Files': 'Dateien hochladen',
  'Several at once, up to 20 MB each: pdf, pictures, text, Office, tables and videos.':
    'Mehrere auf einmal, je bis zu 20 MB: PDF, Bilder, Text, Office, Tabellen und Videos.',
  'Files to upload': 'Dateien zum Hochladen',
  'No files yet': 'Noch keine Dateien',
  FILE: 'DATEI',
  'Download {file}': '{file} herunterladen',
  'Delete {file}? Participants can no longer open it.':
    '{file} löschen? Die Teilnehmenden können sie dann nicht mehr öffnen.',
  'File deleted': 'Datei gelöscht',
  'The file is still there. Please try again.': 'Die Datei ist noch da. Bitte versuchen Sie es erneut.',
  'The server did not answer.': 'Der Server hat nicht geantwortet.',
  '{count} files uploaded': { one: '{count} Datei hochgeladen', other: '{count} Dateien hochgeladen' },
  '{count} files could not be uploaded.': {
    one: '{count} Datei konnte nicht hochgeladen werden.',
    other: '{count} Dateien konnten nicht hochgeladen werden.',
  },

  // Rereading a scenario
  'Loading scenario': 'Szenario wird geladen',
  'You can read the scenarios that a simulation of yours has reached.':
    'Sie können die Szenarien lesen, die eine Ihrer Simulationen erreicht hat.',
  'No decisions to show': 'Keine Entscheidungen zu zeigen',
  'They appear once the simulation has started.': 'Sie erscheinen, sobald die Simulation begonnen hat.',
  'Chosen in {runs}': 'Gewählt in {runs}',
  'What was chosen and why': 'Was gewählt wurde und warum',
  'The group has not decided.': 'Die Gruppe hat nicht entschieden.',
  'The group chose {decision}.': 'Die Gruppe hat „{decision}“ gewählt.',
  'The group chose {decision}, by the most final decisions.':
    'Die Gruppe hat „{decision}“ gewählt, mit den meisten endgültigen Entscheidungen.',
  'It was a tie. {decision} was chosen because it led in more rooms.':
    'Gleichstand. „{decision}“ wurde gewählt, weil es in mehr Räumen vorn lag.',
  'It was a tie, also between the rooms. {decision} was chosen because it reached its votes first.':
    'Gleichstand, auch zwischen den Räumen. „{decision}“ wurde gewählt, weil es seine Stimmen zuerst erreicht hatte.',
  'It was a tie. The facilitator chose {decision}.': 'Gleichstand. Die Moderation hat „{decision}“ gewählt.',
  'You chose {decision}:': 'Sie haben {decision} gewählt:',
  'You have made no final decision here.': 'Sie haben hier keine endgültige Entscheidung getroffen.',
  'Your room': 'Ihr Raum',
  'The other rooms open here when the simulation has ended.':
    'Die anderen Räume öffnen sich hier, wenn die Simulation beendet ist.',
  'Loading posts': 'Beiträge werden geladen',
  'The posts of this room could not be loaded.': 'Die Beiträge dieses Raums konnten nicht geladen werden.',
  'No posts in this room': 'Keine Beiträge in diesem Raum',
  'This scenario offered none.': 'Dieses Szenario hat ihm keine gegeben.',

  // Words that other areas may use too
  Description: 'Beschreibung',
  Stage: 'Phase',
  Decisions: 'Entscheidungen',
  Rooms: 'Räume',
  None: 'Keine',
  'No posts yet': 'Noch keine Beiträge',
  '{count} of {total}': '{count} von {total}',
  '{count} decisions': { one: '{count} Entscheidung', other: '{count} Entscheidungen' },
  '{count} posts': { one: '{count} Beitrag', other: '{count} Beiträge' },
  '{count} files': { one: '{count} Datei', other: '{count} Dateien' },
  'Delete {what}': '{what} löschen',
  'Delete {what}?': '{what} löschen?',
  'This cannot be undone.': 'Das lässt sich nicht rückgängig machen.',
} satisfies Texts;
