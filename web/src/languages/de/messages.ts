import type { Texts } from '../../lib/language.ts';

/** The messages of contract/src/messages, except those of the public pages. */
export const messages = {
  // Joining a run, and related messages
  'Start Simulation': 'Simulation starten',
  'Join Simulation': 'An Simulation teilnehmen',
  Join: 'Teilnehmen',
  'Joining simulation': 'Sie werden in die Simulation gebracht',
  'Please enter an access code': 'Bitte geben Sie einen Zugangscode ein',
  'Successfully joined the simulation.': 'Sie nehmen jetzt an der Simulation teil.',
  'Failed to join simulation': 'Die Teilnahme hat nicht geklappt',
  'Failed to join simulation. Please check your access code and try again.':
    'Die Teilnahme hat nicht geklappt. Bitte prüfen Sie den Zugangscode und versuchen Sie es erneut.',
  'Failed to auto-join simulation': 'Die automatische Teilnahme hat nicht geklappt',
  'Request timed out after 15 seconds': 'Nach 15 Sekunden kam noch keine Antwort',
  'Failed to rejoin simulation - no success response': 'Die Rückkehr in die Simulation wurde nicht bestätigt',
  'Cannot Join': 'Teilnahme nicht möglich',
  'This simulation has already ended. See details for more information.':
    'Diese Simulation ist bereits beendet. Näheres finden Sie in den Details.',
  'Simulation Already Completed': 'Simulation bereits abgeschlossen',
  'This simulation has ended. Please ask your facilitator for a new access code.':
    'Diese Simulation ist beendet. Bitte fragen Sie Ihre Moderation nach einem neuen Zugangscode.',
  Resume: 'Fortsetzen',
  'View Summary': 'Zur Auswertung',
  'View All History': 'Alle bisherigen ansehen',
  'Cannot resume: Missing access code': 'Fortsetzen nicht möglich: Der Zugangscode fehlt',
  'Cannot view summary: Missing simulation run ID':
    'Die Auswertung lässt sich nicht öffnen: Die Kennung des Durchlaufs fehlt',
  'No access code available for this simulation': 'Für diese Simulation gibt es keinen Zugangscode',
  'Error loading simulation history': 'Der Verlauf konnte nicht geladen werden',
  'Failed to fetch user run history': 'Ihre bisherigen Durchläufe konnten nicht geladen werden',
  'Failed to fetch user run details': 'Die Angaben zu Ihrer Teilnahme konnten nicht geladen werden',
  'Invalid user run ID: missing ID': 'Ungültige Teilnahme: Die Kennung fehlt',
  'Loading simulation': 'Simulation wird geladen',
  'Failed to load simulation data': 'Die Simulation konnte nicht geladen werden',
  'Check Post-Questionnaire': 'Zum Abschlussfragebogen',
  'Return to Dashboard': 'Zurück zur Übersicht',
  'Proceed to VINCERE Dashboard': 'Weiter zur Übersicht',
  'No description provided.': 'Keine Beschreibung vorhanden.',
  'Simulation data refreshed successfully.': 'Die Simulation ist auf dem neuesten Stand.',
  'Failed to refresh simulation data.': 'Die Simulation konnte nicht aktualisiert werden.',
  'No participants found in simulation': 'Zu dieser Simulation wurden keine Teilnehmenden gefunden',
  'No access code available for simulation refresh': 'Zum Aktualisieren der Simulation fehlt der Zugangscode',
  'Simulation Complete!': 'Simulation abgeschlossen!',
  'Take Post-Questionnaire': 'Abschlussfragebogen ausfüllen',
  'No Active Simulation': 'Keine laufende Simulation',

  // Rooms and notes
  'You have full access to this room. You can view overview information for other rooms.':
    'Dieser Raum steht Ihnen ganz offen. Von den anderen Räumen sehen Sie eine Übersicht.',
  'Access Granted': 'Zugang gewährt',
  'Full Access': 'Voller Zugang',
  'Limited Access': 'Eingeschränkter Zugang',
  'Access Restricted': 'Kein Zugang',
  'Enter Room': 'Raum betreten',
  'Loading room data...': 'Raum wird geladen …',
  'Error Loading Room': 'Der Raum konnte nicht geladen werden',
  'Room data refreshed successfully.': 'Der Raum ist auf dem neuesten Stand.',
  'Failed to refresh room data.': 'Der Raum konnte nicht aktualisiert werden.',
  'Could not find current room ID.': 'Die Kennung des aktuellen Raums wurde nicht gefunden.',
  'Note Added': 'Notiz hinzugefügt',
  'Your note has been added to the room.': 'Ihre Notiz steht jetzt im Raum.',
  'Failed to load notes. Please try again.':
    'Die Notizen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  'Failed to add note. Please try again.':
    'Die Notiz konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.',

  // Votes
  'Your reasoning is required before submitting your decision.':
    'Bitte begründen Sie Ihre Entscheidung, bevor Sie sie abgeben.',
  'Failed to submit decision': 'Die Entscheidung konnte nicht abgegeben werden',
  'Please select a decision and provide rationale':
    'Bitte wählen Sie eine Entscheidung und begründen Sie Ihre Wahl',
  'Please select a decision and provide a rationale':
    'Bitte wählen Sie eine Entscheidung und geben Sie eine Begründung an',
  'Your decision has been submitted': 'Ihre Entscheidung wurde abgegeben',
  Submitted: 'Abgegeben',
  'Room Voting Summary': 'Stand der Abstimmung im Raum',
  'Failed to fetch room decision votes': 'Die Stimmen des Raums konnten nicht geladen werden',
  'Failed to load room decisions': 'Die Entscheidungen des Raums konnten nicht geladen werden',
  'No votes yet': 'Noch keine Stimmen',
  'No Votes': 'Keine Stimmen',
  'Final Decision Required': 'Ihre endgültige Entscheidung ist gefragt',
  'Decision submitted successfully!': 'Ihre Entscheidung ist abgegeben!',
  'Decision Submitted': 'Entscheidung abgegeben',
  'Stage Complete!': 'Phase abgeschlossen!',
  'Please wait for the administrator to advance to the next stage.':
    'Bitte warten Sie, bis die Moderation zur nächsten Phase weitergeht.',

  // Questionnaires
  'Pre-Scenario Assessment': 'Einstiegsfragebogen',
  'Pre-scenario assessment completed successfully': 'Der Einstiegsfragebogen ist ausgefüllt',
  'Failed to submit pre-scenario assessment. Please try again.':
    'Der Einstiegsfragebogen konnte nicht abgeschickt werden. Bitte versuchen Sie es erneut.',
  'Post-Scenario Assessment': 'Abschlussfragebogen',
  'Post-scenario assessment completed successfully': 'Der Abschlussfragebogen ist ausgefüllt',
  'Failed to submit post-scenario assessment. Please try again.':
    'Der Abschlussfragebogen konnte nicht abgeschickt werden. Bitte versuchen Sie es erneut.',
  'Questionnaire completed successfully': 'Der Fragebogen ist ausgefüllt',
  'Failed to submit questionnaire. Please try again.':
    'Der Fragebogen konnte nicht abgeschickt werden. Bitte versuchen Sie es erneut.',
  'Complete Assessment': 'Fragebogen abschließen',
  'Submitting...': 'Wird abgeschickt …',
  'User information not fully loaded. Please try again.':
    'Ihre Angaben sind noch nicht ganz geladen. Bitte versuchen Sie es erneut.',
  'No user ID available. Please try refreshing the page.':
    'Ihre Kennung fehlt. Bitte laden Sie die Seite neu.',

  // Summary and report
  'Error Loading Summary': 'Die Auswertung konnte nicht geladen werden',
  'Direct Resume': 'Direkt fortsetzen',
  'Copy Access Code': 'Zugangscode kopieren',
  'Failed to fetch simulation report': 'Der Bericht konnte nicht geladen werden',
  'Simulation run ID is required to fetch the report':
    'Ohne die Kennung des Durchlaufs lässt sich der Bericht nicht laden',
  'This simulation has not ended yet': 'Diese Simulation ist noch nicht beendet',
  'Failed to load report data': 'Die Daten des Berichts konnten nicht geladen werden',
  'No report data available': 'Es liegen keine Daten für einen Bericht vor',
  'User data unavailable': 'Angaben zur Person nicht verfügbar',
  'No reasoning provided': 'Keine Begründung angegeben',
  'No detailed room votes available': 'Die Stimmen der Räume liegen nicht im Einzelnen vor',

  // Runs
  Draft: 'Entwurf',
  'In Progress': 'Läuft',
  Paused: 'Pausiert',
  Completed: 'Abgeschlossen',
  Ended: 'Beendet',
  Unknown: 'Unbekannt',
  'Create New Run': 'Neuen Durchlauf anlegen',
  'Please fill in all required fields': 'Bitte füllen Sie alle Pflichtfelder aus',
  'Simulation run created successfully. Access code: {code}':
    'Der Durchlauf ist angelegt. Zugangscode: {code}',
  'Failed to create simulation run': 'Der Durchlauf konnte nicht angelegt werden',
  'Failed to generate a unique access code after multiple attempts':
    'Auch nach mehreren Versuchen fand sich kein freier Zugangscode',
  'Start Run': 'Durchlauf starten',
  'Pause Run': 'Durchlauf pausieren',
  'Resume Run': 'Durchlauf fortsetzen',
  'Next Stage': 'Nächste Phase',
  'Status Updated': 'Status geändert',
  'Simulation run is now {status}': 'Status des Durchlaufs: {status}',
  'Failed to update run status': 'Der Status des Durchlaufs konnte nicht geändert werden',
  'Stage Advanced': 'Nächste Phase erreicht',
  'Cannot Advance Stage': 'Die nächste Phase ist noch nicht möglich',
  'Simulation Completed': 'Simulation abgeschlossen',
  'The simulation has no more decisions left, it has ended, good job':
    'Es sind keine Entscheidungen mehr offen, die Simulation ist beendet. Gut gemacht!',
  'Failed to mark simulation as completed': 'Die Simulation konnte nicht abgeschlossen werden',
  'Participant Removed': 'Person entfernt',
  'Failed to remove participant': 'Die Person konnte nicht entfernt werden',
  'Failed to load simulation runs': 'Die Durchläufe konnten nicht geladen werden',
  'Failed to load simulation history': 'Die bisherigen Durchläufe konnten nicht geladen werden',
  'Completed Runs': 'Abgeschlossene Durchläufe',
  'All Runs': 'Alle Durchläufe',
  'View Details': 'Details ansehen',
  'Invalid simulation run ID': 'Ungültige Kennung des Durchlaufs',
  'Missing simulation run ID': 'Die Kennung des Durchlaufs fehlt',
  'No simulation run ID provided': 'Es wurde keine Kennung eines Durchlaufs angegeben',
  'Stage ends in': 'Phase endet in',
  'Stage time is up': 'Die Zeit der Phase ist um',

  // Authoring
  'Create Simulation': 'Simulation anlegen',
  'Create New Simulation': 'Neue Simulation anlegen',
  'Start Simulation Run': 'Durchlauf starten',
  'View All Simulations': 'Alle Simulationen ansehen',
  'Manage Simulation': 'Simulation bearbeiten',
  'No simulations found': 'Keine Simulationen gefunden',
  'No recent activity': 'Noch keine Aktivität',
  'Failed to create simulation': 'Die Simulation konnte nicht angelegt werden',
  'Error updating description': 'Die Beschreibung wurde nicht geändert',
  'There was a problem updating the description.': 'Beim Ändern der Beschreibung gab es ein Problem.',
  'Error updating briefing': 'Das Briefing wurde nicht geändert',
  'Error deleting simulation': 'Die Simulation wurde nicht gelöscht',
  'Add Stage': 'Phase hinzufügen',
  'Stage Instructions': 'Anweisungen zur Phase',
  'Manage Scenarios': 'Szenarien bearbeiten',
  'Failed to create stage': 'Die Phase konnte nicht angelegt werden',
  'Maximum stages reached': 'Mehr Phasen sind nicht möglich',
  'Error updating stage': 'Die Phase wurde nicht geändert',
  'Error deleting stage': 'Die Phase wurde nicht gelöscht',
  'Add Scenario': 'Szenario hinzufügen',
  Configure: 'Einrichten',
  'Initial Scenario': 'Erstes Szenario',
  'Simulation: {simulation} | Stage {number}: {instruction}':
    'Simulation: {simulation} | Phase {number}: {instruction}',
  'No scenarios found': 'Keine Szenarien gefunden',
  'Failed to create scenario': 'Das Szenario konnte nicht angelegt werden',
  'Maximum of {limit} scenario(s) allowed for this stage':
    'Anzahl der Szenarien in dieser Phase: höchstens {limit}',
  'Error updating title': 'Der Titel wurde nicht geändert',
  'Description updated': 'Beschreibung geändert',
  'There was a problem updating the scenario description.':
    'Beim Ändern der Beschreibung des Szenarios gab es ein Problem.',
  'Scenario deleted': 'Szenario gelöscht',
  'Error deleting scenario': 'Das Szenario wurde nicht gelöscht',
  'There was a problem deleting the scenario.': 'Beim Löschen des Szenarios gab es ein Problem.',
  '{count} / 3 decisions': '{count} / 3 Entscheidungen',
  'Too many decisions (maximum is 3)': 'Zu viele Entscheidungen (höchstens 3)',
  'Failed to load decisions': 'Die Entscheidungen konnten nicht geladen werden',
  'Failed to create decision': 'Die Entscheidung konnte nicht angelegt werden',
  'Failed to update decision': 'Die Entscheidung konnte nicht geändert werden',
  'Failed to remove decision': 'Die Entscheidung konnte nicht entfernt werden',
  'Failed to link decision': 'Die Entscheidung konnte nicht verknüpft werden',

  // Posts and files
  'Failed to add tweet to the room.': 'Der Beitrag konnte dem Raum nicht hinzugefügt werden.',
  'Failed to generate tweet prompt.': 'Der Prompt für Beiträge konnte nicht erstellt werden.',
  'Failed to copy prompt to clipboard': 'Der Prompt konnte nicht kopiert werden',
  'Video size exceeded': 'Das Video ist zu groß',
  'File size limit exceeded': 'Die Datei ist zu groß',
  'Current size: {megabytes}MB': 'Aktuelle Größe: {megabytes} MB',
  'Video file is too large. Maximum size is 20MB.': 'Das Video ist zu groß. Erlaubt sind höchstens 20 MB.',
  'Upload Failed': 'Hochladen fehlgeschlagen',
  'Partial Upload Failure': 'Nicht alles wurde hochgeladen',
  '{failed} failed, {succeeded} succeeded': '{failed} fehlgeschlagen, {succeeded} hochgeladen',
  'Missing scenario ID': 'Die Kennung des Szenarios fehlt',
  'Delete Failed': 'Löschen fehlgeschlagen',
  'Failed to fetch room files': 'Die Dateien des Raums konnten nicht geladen werden',
  'File download started': 'Die Datei wird heruntergeladen',
  'Download Failed': 'Herunterladen fehlgeschlagen',
  'Failed to download file. Please try again.':
    'Die Datei konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
  'Failed to download file': 'Die Datei konnte nicht heruntergeladen werden',
  'Failed to download file: {statusText} ({status})':
    'Die Datei konnte nicht heruntergeladen werden: {statusText} ({status})',
} satisfies Texts;
