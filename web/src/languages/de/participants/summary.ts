import type { Texts } from '../../../lib/language.ts';

/** The report shared with participants, and a participant's summary. */
export const summary = {
  // Sharing the report
  'On this page': 'Auf dieser Seite',
  Findings: 'Befunde',
  'Stage by stage': 'Phase für Phase',
  'Share With Participants': 'Mit Teilnehmenden teilen',
  'Stop Sharing': 'Teilen beenden',
  'Shared with participants': 'Mit Teilnehmenden geteilt',
  'Sharing Stopped': 'Teilen beendet',
  'Participants no longer see the report.': 'Die Teilnehmenden sehen den Bericht nicht mehr.',
  'The report is still shared': 'Der Bericht ist weiterhin geteilt',
  'Report Shared': 'Bericht geteilt',
  'Participants find it in their summary, observers on the page of the run.':
    'Die Teilnehmenden finden ihn in ihrer Auswertung, Beobachtende auf der Seite des Durchlaufs.',
  'Participants will see this in their summary, and observers on the page of the run, until you stop sharing it:':
    'Die Teilnehmenden sehen dies in ihrer Auswertung und Beobachtende auf der Seite des Durchlaufs, bis Sie das Teilen beenden:',
  Share: 'Teilen',
  'Sharing...': 'Wird geteilt …',
  'what was decided, with the votes for each decision, and how it ended':
    'was entschieden wurde, mit den Stimmen für jede Entscheidung, und wie es ausging',
  'how the group decided: the findings, which name nobody':
    'wie die Gruppe entschied: die Befunde, die niemanden nennen',
  'what was not shared: the key facts that never left their rooms':
    'was nicht geteilt wurde: die Schlüsseltatsachen, die ihre Räume nie verlassen haben',
  'what each room knew, which you hold back now': 'was jeder Raum wusste, das Sie derzeit zurückhalten',
  'the objectives, with how many raters gave each mark, but not who they are':
    'die Lernziele, mit der Zahl der Bewertenden, die jede Wertung gaben, aber ohne deren Namen',
  'the remarks of raters that may be shared': 'die Anmerkungen der Bewertenden, die geteilt werden dürfen',
  'the answers of the debrief that were released, which they also see without sharing':
    'die freigegebenen Antworten der Nachbesprechung, die sie auch ohne das Teilen sehen',
  'the lessons and actions of the debrief, which they also see without sharing':
    'die Lehren und Maßnahmen der Nachbesprechung, die sie auch ohne das Teilen sehen',
  '{count} ratings are by one person alone, each for its stage, objective and room.': {
    one: 'Eine Wertung stammt von einer einzigen Person, für ihre Phase, ihr Lernziel und ihren Raum.',
    other:
      '{count} Wertungen stammen von je einer einzigen Person, für ihre Phase, ihr Lernziel und ihren Raum.',
  },
  'Everybody will know whose marks and remarks these are.':
    'Alle werden wissen, von wem diese Wertungen und Bemerkungen sind.',
  'Your notes, the help line and the answers of others to the questionnaires are not part of it.':
    'Ihre Notizen, die Hilfeanfragen und die Antworten anderer in den Fragebögen gehören nicht dazu.',
  'Report of the group': 'Bericht der Gruppe',
  'Open stage {number}<sr>: {finding}</sr>': 'Phase {number} öffnen<sr>: {finding}</sr>',

  // The summary
  'Your summary of this run opens once you have sent your answers.':
    'Ihre Zusammenfassung dieses Durchlaufs öffnet sich, sobald Sie Ihre Antworten gesendet haben.',
  'What the run recorded about you could not be loaded':
    'Was der Durchlauf über Sie festgehalten hat, konnte nicht geladen werden',
  'The run in figures': 'Der Durchlauf in Zahlen',
  'Your open answers': 'Ihre offenen Antworten',
  'usually {before}': 'gewöhnlich {before}',
  'this time {after}': 'dieses Mal {after}',
  'usually {before}, this time {after}': 'gewöhnlich {before}, dieses Mal {after}',
  'From 1 to 5. “Usually” is what you answered about your habits before the simulation, “this time” what you answered about it.':
    'Von 1 bis 5. „Gewöhnlich“ ist, was Sie vor der Simulation über Ihre Gewohnheiten geantwortet haben, „dieses Mal“, was Sie danach über die Simulation geantwortet haben.',
  'Once you have answered a questionnaire, your answers appear here.':
    'Sobald Sie einen Fragebogen beantwortet haben, erscheinen Ihre Antworten hier.',
} satisfies Texts;
