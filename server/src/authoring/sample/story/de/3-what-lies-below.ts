import type { SampleScenario } from '../../shape.ts';

export const whatLiesBelow: SampleScenario = {
  key: 'what-lies-below',
  name: 'Was in der Tiefe liegt',
  description:
    'Tag 45, Donnerstag, 27. November, 08:00 Uhr. Am Samstag, dem 18. Oktober, zogen zwei Schlepper die Tamber Light bei Hochwasser von der Bank, und am Sonntag um 11:15 Uhr, eine Stunde vor dem Sturm, versank sie in einem Stück in 1.140 Metern Wasser. In zwei Tagen stiegen etwa 480 Tonnen Öl auf, das meiste zerschlug der Sturm. An die Küste kam kaum etwas. Die Blockade der Fischer dauerte elf Tage.\n\nEin Forschungsroboter hat die ersten Bilder geschickt. Der Rumpf steht aufrecht, am Bug ist er offen, und um ihn herum liegt ein graues Pulver zwischen Korallen, von denen an Land kaum jemand gehört hatte. Seehecht aus der Nähe des Wracks enthält mehr Nickel als üblich, noch unter dem Grenzwert; zwei von neun Garnelenproben lagen darüber. Auf der Auktion bringt der Seehecht 2,70 das Kilo, vor der Versenkung waren es 6,40.\n\nDie Stelle drei Jahre zu sperren kostet 114 Millionen Kronen, heben 140 Millionen, plus oder minus die Hälfte, und messen 6 Millionen im Jahr. In der Rücklage sind 88, und der Versicherer zahlt nichts. Die Hauptstadt gäbe bis zu 30 Millionen für „Tiefseeforschung“ und nichts fürs Heben. Die einzige Mannschaft, die nächsten Sommer frei ist, will bis zum 1. Dezember 9 Millionen. Ilmara hat protestiert: Beide Staaten beanspruchen die Stelle. Am 18. Dezember ist der Bericht nach dem Abfallübereinkommen fällig, die Befugnisse des Krisenstabs enden an Tag 60, und in 17 Tagen ist Wahl. Um 10:30 Uhr geht die Anordnung in die Druckerei der Versammlung.',
  asks_order: true,
  decisions: [
    {
      key: 'close',
      title_of_decision: 'Die Fanggründe sperren und entschädigen',
      description_of_decision:
        '190 Quadratkilometer um das Wrack werden für drei Jahre gesperrt. Die Boote, die dort arbeiten, werden bezahlt, ebenso die Arbeitsplätze an Land, die davon leben. Aus diesem Wasser wird nichts verkauft, bis das Labor es ein ganzes Jahr lang für sauber befunden hat.',
      leads_to: null,
      outcome:
        'Verlesen wurde die Anordnung am Freitag um sechs Uhr früh in der Fischhalle, von einem Beamten, der wegen der Eismaschine zweimal ansetzen musste. An Tag 60 wurden die ersten 3,2 Millionen ausgezahlt. Gouverneurin Osei gewann die Wahl mit 50,9 Prozent; am Kap Lune hatte sie 31. Das Labor prüft jede fünfte Kiste, der Seehecht stieg auf 4,90 und blieb dort. Ein Jahr später ist das Nickel in der Leber der Seehechte beim Wrack auf 44 Prozent des Grenzwerts gesunken. Garnelen werden nicht verkauft. Von den 90 Booten, die in der Tiefe fischten, sind 52 aufgelegt, und die meisten jungen Leute sind zu den Windparks im Norden gegangen. Das Pulver liegt, wo es lag. Olufemi Dahl hat 33 Jahre lang dort draußen gefischt. Er bekommt sein Geld am Ersten jeden Monats, hat die Marit an eine Tauchschule verkauft und kontrolliert Parkscheine in der Mühlenstraße.',
      conditions: [
        {
          text: 'Ilmara wird bis Montag gebeten, die Stelle auch für seine Boote zu sperren.',
          met: 'Ilmara war am Freitag gebeten worden und sperrte seine Hälfte am 20. Dezember. Die Trawler von dort zogen nach Süden, und sonntags winkte ein Patrouillenboot unserem zu.',
          unmet:
            'Ilmara hatte niemand gebeten. Ab Januar fischten elf Trawler von dort am Rand entlang und bei Nebel auf der falschen Seite.',
        },
        {
          text: 'Die Hälfte der Sitze in der Kommission für das Geld gehört den Fischern.',
          met: 'Die Hälfte der Sitze in der Kommission gehörte der Gewerkschaft. Sie lehnte 14 Anträge ihrer eigenen Mitglieder ab.',
          unmet:
            'Die Kommission hatte fünf Sitze, keinen davon die Gewerkschaft. Im Januar fischten sechzig Boote mit Fahnen im gesperrten Wasser.',
        },
        {
          text: 'Am selben Tag beginnt eine Begrenzung der Boote auf der Merrow-Bank.',
          met: 'Auf der Merrow-Bank bekam keiner einen Platz, ohne einen aufzugeben, und es gab so viele junge Seehechte wie im Jahr davor.',
          unmet:
            'Für die Merrow-Bank galt keine Begrenzung. 36 Boote aus der Tiefe zogen dorthin, und im Herbst gab es halb so viele junge Seehechte wie im Jahr davor.',
        },
      ],
    },
    {
      key: 'lift',
      title_of_decision: 'Das Schlimmste der Ladung heben',
      description_of_decision:
        'Die 9 Millionen werden gezahlt, und die Mannschaft, die von Juni bis August frei ist, wird beauftragt. Sie hebt die Container mit Schwarzmasse, zuerst die noch geschlossenen, und verschließt den Bug mit Stahl. Bezahlt wird aus der Rücklage und einem Kredit. Bis dahin wird weitergefischt wie bisher.',
      leads_to: null,
      outcome:
        'Fotografien im Treppenhaus der Versammlung, mit den Legenden des Archivs. 1: Tag 60. Der Krisenstab geht durch die Seitentür; die 9 Millionen sind seit 1. Dezember auf dem Konto der Mannschaft. 2: Wahlnacht, 01:40 Uhr. Viktor Anand, Gouverneur mit 1.900 Stimmen Vorsprung, erfährt, was ein Hebeschiff am Tag kostet. 3: 9. Juni 2032. Das Schiff über dem Wrack, Koch vom Kap Lune. 4: 24. Juli. Container 14, der bei 600 Metern zerbrach. Die Wolke stand zwei Stunden im Sonar. 5: 30. August. 21 Container an Liegeplatz 9. Fünf blieben unten, sieben wurden nie gefunden. Rechnung 163 Millionen, davon 75 geliehen. 6: Fischhalle, 15. November. Seehecht zu 5,40. 7: Die Korallenwand, ein Jahr danach. Der tote Streifen war 60 Meter breit und ist 140. Links vom Bildschirm Dr. Noor Haddad, die sie elf Jahre lang kartiert hat. Nach dieser Aufnahme verlor ihr Institut den Auftrag für die nächste Vermessung, und sie gab ihre Wohnung auf.',
      conditions: [
        {
          text: 'Die Mannschaft leert auf derselben Fahrt die Hecktanks.',
          met: 'Die Mannschaft hatte auch die Hecktanks geleert, 830 Tonnen in elf Tagen, für 20 Millionen zusätzlich.',
          unmet:
            'Die Hecktanks standen nicht im Vertrag. Die 900 Tonnen sind noch darin, und eine eigene Fahrt kostet 90 Millionen.',
        },
        {
          text: 'Der Roboter öffnet die Stahlschublade auf der Brücke und liest die Siegel in Laderaum 3.',
          met: 'Am 2. Juli öffnete der Roboter eine Stahlschublade. In Daniel Krantz’ Logbuch sind 61 Seiten lesbar, elf von zwölf Siegeln trugen die richtigen Nummern, und im November hob das Gericht die Haftungsgrenze des Reeders auf.',
          unmet:
            'Brücke und Laderaum 3 standen nicht im Vertrag. Elf Wochen lang fuhr der Roboter zweimal am Tag am Fenster der Brücke vorbei.',
        },
        {
          text: 'Ilmara wird vor dem ersten Hub an Bord eingeladen.',
          met: 'Zwei Forscher aus Port Azir hatten Kabinen auf dem Schiff und unterschrieben jedes Blatt.',
          unmet:
            'Aus Ilmara war niemand eingeladen. Auf Antrag von dort stoppte der Seegerichtshof die Arbeit im Juli für 19 Tage, zum vollen Tagessatz.',
        },
      ],
    },
    {
      key: 'measure',
      title_of_decision: 'Liegen lassen, messen und alles veröffentlichen',
      description_of_decision:
        'Nichts wird angerührt. Auf dem Meeresgrund werden Sensoren aufgestellt, die zwei Jahre lang laufen; jeder Wert wird an dem Tag veröffentlicht, an dem er eintrifft, dazu Proben von Fisch und Garnelen. Das übrige Geld bekommt die Küste.',
      leads_to: null,
      outcome:
        'Die Seite ging an Tag 60 online, mit 1.204 Werten, und war bis zum Abend langsam. Bei der Wahl lag Viktor Anand am Sonntagabend mit 400 Stimmen vorn und nach der Neuauszählung am Donnerstag mit 260 zurück; Gouverneurin Osei blieb im Amt. Im April zeigte der erste Sensor neun Tage lang null, bis es jemandem auffiel. Seither fährt alle vier Monate ein Schiff hinaus. Das erste Jahr kostete 9,3 Millionen, bezahlt von der Hauptstadt, als Forschung. Ein Jahr später liegt das Nickel in der Leber der Seehechte beim Wrack bei 70 Prozent des Grenzwerts, im November waren es 60; das Fleisch ist sauber. Von 61 Garnelenproben lagen vier über dem Grenzwert. Gehoben wurde nichts. Das Verfahren gegen Kommandantin Inês Bakari, die auf schriftliche Anordnung die Ventile geöffnet hatte, wurde im Juni eingestellt. Die Beförderungsliste war seit April geschlossen, und sie schied mit dem Dienstgrad aus der Küstenwache, den sie hatte.',
      conditions: [
        {
          text: 'Die Anordnung nennt einen Wert, bei dem ohne neue Abstimmung gehoben wird.',
          met: 'Die Anordnung hatte einen Wert genannt, 80 Prozent des Grenzwerts im Fleisch von Seehecht. Das Vertragsbüro ließ das als Maßnahme gelten und schloss die Akte im März.',
          unmet:
            'Die Anordnung nannte keinen Wert, bei dem etwas geschieht. Im Februar schickte das Vertragsbüro den Bericht zurück; jetzt liegt dort die dritte Fassung.',
        },
        {
          text: 'Ilmara misst mit uns zusammen, von einem Schiff aus.',
          met: 'Das Schiff hat eine Besatzung von beiden Ufern, und es gibt eine Seite mit einer Zahlenreihe.',
          unmet:
            'Ilmara misst für sich und hat eine eigene Seite. Wegen eines anderen Filters liegen die Zahlen dort ein Fünftel höher, und hier lesen die Leute beide.',
        },
        {
          text: 'Vier weitere Geräte werden gekauft, damit jede Kiste ihren Laborzettel hat.',
          met: 'Ab Januar hatte jede Kiste ihren Laborzettel, und der Seehecht steht bei 5,70.',
          unmet:
            'Ein Gerät prüft ein Fünftel des Fangs. Mit Laborzettel steht der Seehecht bei 5,90, ohne bei 3,10.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Messen beide Staaten gemeinsam, von einem Schiff und auf einer Webseite, geht Ilmara nicht vor den Seegerichtshof. Heben wir allein, geht es dorthin. Offen bis Montag.',
      carried_by: ['p1'],
      supports: ['measure'],
      opposes: ['lift'],
    },
    {
      text: 'Bei der Hälfte der Sitze in der Kommission für das Geld sperrt die Fischergewerkschaft den Grund durch eigenen Beschluss und hält ihre Boote heraus.',
      carried_by: ['p2', 's1'],
      supports: ['close'],
      opposes: [],
    },
    {
      text: 'Mit Laborzettel an der Kiste bringt Seehecht 5,80, ohne 2,70. Vier weitere Geräte, zusammen 2,4 Millionen, würden den ganzen Fang prüfen.',
      carried_by: ['e1'],
      supports: ['measure'],
      opposes: [],
    },
    {
      text: '210 Boote fahren auf Kredit. Eine bezahlte Sperrung hält die Kredite sicher; tägliche Werte, ohne dass jemand zahlt, wenn sie steigen, beenden neue Kredite.',
      carried_by: ['e2'],
      supports: ['close'],
      opposes: ['measure'],
    },
    {
      text: 'Die 90 Boote aus der Tiefe zögen auf die Merrow-Bank, die voll ist. 34 haben schon nach Liegeplätzen am Kap Lune gefragt.',
      carried_by: ['s1'],
      supports: [],
      opposes: ['close'],
    },
    {
      text: 'In zwei Hecktanks liegen etwa 900 Tonnen Öl. Eine Hebemannschaft leert sie, wenn sie schon da ist, für 20 Millionen mehr; eine eigene Fahrt kostet 90.',
      carried_by: ['t1'],
      supports: ['lift'],
      opposes: [],
    },
    {
      text: 'Nickelsensoren messen in dieser Tiefe vier Monate richtig, dann driften sie. Zwei Jahre erfordern drei Schiffsbesuche im Jahr oder ein Kabel für 11 Millionen.',
      carried_by: ['t2', 'l3', 'certificate'],
      supports: [],
      opposes: ['measure'],
    },
    {
      text: 'Von 38 Containern sind vier offen und leer und sieben nicht gefunden. Was draußen ist, lässt sich nicht heben, und jedes Aufsetzen wirbelt 50 Minuten lang Staub auf.',
      carried_by: ['n1', 'wreck-survey'],
      supports: [],
      opposes: ['lift'],
    },
    {
      text: 'Im November drehte die Tiefenströmung dreimal für zwei Tage nach Südosten, schnell genug für Pulver, auf den Hang zu, an dem der Seehecht überwintert.',
      carried_by: ['n2'],
      supports: ['lift'],
      opposes: ['measure'],
    },
    {
      text: 'Die Region darf Gewässer bis sechs Meilen sperren; das Wrack liegt bei 38. Dort bindet eine Sperrung nur unsere Boote. Ilmaras 38 Trawler dürfen weiterfischen.',
      carried_by: ['l2'],
      supports: [],
      opposes: ['close'],
    },
  ],
  rooms: {
    political: {
      notes:
        'Sie verfolgen den Protest aus Ilmara, die Fischer und die Hauptstadt. Am Ende sollten Sie sagen können: Wer fordert öffentlich was, wer gäbe sich unter vier Augen mit weniger zufrieden, und was beendet den Streit mit Ilmara?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Vermerk für den Raum Strategie. Ilmaras Protest hat vier Seiten. Eine fünfte wurde gesondert übergeben, gestern um 16:20 Uhr, ohne Briefkopf. Messen beide Staaten gemeinsam, von einem Schiff aus und auf einer Webseite, geht Port Azir nicht vor den Seegerichtshof. Heben wir allein Ladung, geht es dorthin, denn das sei „Nutzung des Meeresbodens“. Das Angebot steht bis Montag, 12:00 Uhr. Ich fragte nach dem Sperren. Der Zweite Sekretär sagte, darüber sei nicht gesprochen worden, und schrieb die Frage auf, um 16:31 Uhr.',
          timestamp: 'Tag 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p2',
          author: {
            name: 'Maren Tuilagi',
            handle: '@tuilagi_fishers',
            avatar: null,
          },
          content:
            'An den Krisenstab, schriftlich. Kolleginnen und Kollegen, am 30. Oktober haben wir die Blockade beendet, gegen einen Platz am Tisch. Das ist 28 Tage her, eingeladen hat uns keiner. Antrag 4, Dienstag, 371 zu 108: Gehört uns die Hälfte der Sitze in der Kommission für das Geld, sperren wir den Grund durch eigenen Beschluss und halten unsere Boote heraus. Wird über unsere Köpfe hinweg gesperrt, fischen wir dort mit Fahnen.',
          timestamp: 'Tag 45 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: {
            name: 'Nadia Petrosyan',
            handle: '@petrosyan_courier',
            avatar: null,
          },
          content:
            'Dem Courier liegt das Protokoll vom 17. Oktober vor, in dem die Rechtsberaterin „ein Argument, das ich nicht habe“ verlangt. Ebenso die Anzeige gegen Kommandantin Inês Bakari, die die Ventile geöffnet hat. Am Montag haben wir gefragt, was der Krisenstab ihr sagt. Wir fragen noch einmal.',
          timestamp: 'Tag 45 06:30',
          likes: 1755,
          retweets: 693,
          replies: 241,
        },
        {
          key: 'p4',
          author: {
            name: 'Oberst Ruth Zeller',
            handle: '@zeller_liaison',
            avatar: null,
          },
          content:
            '1. Forschungsmittel: bis 30 Millionen, Formular R-7, bis Tag 60. 2. Auf Seite 1 das Wort „heben“ vermeiden. 3. Das Ministerium will wissen, wer zuletzt am Wrack war. 4. Habe geschrieben: ein Roboter.',
          timestamp: 'Tag 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p5',
          author: {
            name: 'Büro Viktor Anand',
            handle: '@anand_office',
            avatar: null,
          },
          content:
            'Herr Anand isst um zwölf in der Fischhalle Seehecht. Fotos ab 11:50 Uhr. Der Seehecht ist von der Merrow-Bank.',
          timestamp: 'Tag 45 06:50',
          likes: 75,
          retweets: 14,
          replies: 48,
        },
        {
          key: 'p6',
          author: {
            name: 'Büro der Versammlung',
            handle: '@assembly_office',
            avatar: null,
          },
          content:
            'Der Kopierer im Südflügel nimmt wieder A4. Für Karten des Meeresgrunds bitte den im Keller benutzen.',
          timestamp: 'Tag 45 05:45',
          likes: 3,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p7',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Vom Zweiten Sekretär telefonisch, 09:11 bis 09:14 Uhr, nur Raum Strategie. Das Forschungsschiff dort hat eine Winde mit 2.000 Metern und ist ab 8. Dezember frei. Er fragt, ob unseres eine hat. Ich sagte, dass ich mich erkundige. Weiß das jemand?',
          timestamp: 'Tag 45 09:18',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 780,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'Sie vergleichen, was die drei Wege kosten und was Fischkäufer und Banken unterdessen tun. Am Ende sollten Sie sagen können: Was kostet jeder Weg bis zum dritten Jahr, und wen könnte man dafür zahlen lassen?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Seehechtauktion',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'HANDELSBLATT, Woche 48, für den Raum Wirtschaft. Seehecht ohne Zettel 2,70. Seehecht mit Laborzettel an der Kiste 5,80, an vier Tagen jedes Mal vor neun ausverkauft. Der Zettel kostet 0,35 das Kilo. Wir haben ein Gerät, das schafft ein Fünftel vom Fang. Mit vier weiteren, 600.000 das Stück, hätte jede Kiste einen. Lieferzeit drei Wochen, und sie brauchen einen Boden, der nicht zittert, also nicht neben dem Eis.',
          timestamp: 'Tag 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: {
            name: 'Kreditabteilung',
            handle: '@coast_credit',
            avatar: null,
          },
          content:
            'Schreiben an den Raum Wirtschaft. Wir finanzieren 210 der Boote. Werden Fanggründe gesperrt und steht im selben Papier, wer wann zahlt, sind unsere Kredite sicher, und wir machen weiter. Erscheinen täglich Werte und ist niemand benannt, der bei einem Anstieg zahlt, müssen wir nach Regel 14 der Aufsicht das Neugeschäft einstellen, ab dem folgenden Bankarbeitstag. Für eine Nachricht vor Mittwoch, wenn die Listen für Dezember entstehen, wären wir dankbar.',
          timestamp: 'Tag 45 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: {
            name: 'Hyun-woo Castellanos',
            handle: '@castellanos_risk',
            avatar: null,
          },
          content:
            'VERMERK, Raum Wirtschaft. Betr.: drei Summen. Sperren: 38 Millionen im Jahr für 90 Boote, ihre Leute und die Arbeitsplätze an Land, drei Jahre, 114. Heben: 140, aus einem Prospekt und einem Telefonat; „plus oder minus die Hälfte“ ist von mir, ich habe es genommen, weil es sich leicht sagt. Messen: 6 im Jahr, Seite 4 des Plans, der mit einem Besuch in zwei Jahren rechnet. Rücklage 88,0. Von dieser Tabelle zahlt Northgate nichts, siehe deren Brief vom 17. Oktober.',
          timestamp: 'Tag 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: {
            name: 'Börse Tiefseebergung',
            handle: '@deeplift_market',
            avatar: null,
          },
          content:
            'Mannschaft 1: ausgebucht bis 2033. Mannschaft 2: ausgebucht bis 2033. Mannschaft 3: frei vom 1. Juni bis 31. August gegen 9 Millionen bis 1. Dezember, ohne Erstattung; danach wieder frei im Sommer 2034.',
          timestamp: 'Tag 45 06:55',
          likes: 104,
          retweets: 37,
          replies: 8,
        },
        {
          key: 'e5',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content:
            '@hake_auction Gestern sind zwei Fuhren aus Ostmark zurückgekommen. Papiere alle da, sagt mein Fahrer. Was mach ich mit elf Tonnen?',
          timestamp: 'Tag 45 06:25',
          likes: 61,
          retweets: 9,
          replies: 7,
        },
        {
          key: 'e6',
          author: {
            name: 'Seehechtauktion',
            handle: '@hake_auction',
            avatar: null,
          },
          content: '@wen_freight Welche Papiere, Anlandung oder Labor? Eis steht an Tor 2.',
          timestamp: 'Tag 45 06:58',
          likes: 8,
          retweets: 0,
          replies: 2,
        },
        {
          key: 'e7',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            'Blockade, Schlussrechnung: elf Tage. Die Gasse für Diesel und Fähre war an allen offen. Tanklager nie unter vier Tagen. Nächster Stand 12:00 Uhr.',
          timestamp: 'Tag 45 05:55',
          likes: 44,
          retweets: 6,
          replies: 3,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'sink-told',
              is_met: true,
            },
          ],
        },
        {
          key: 'e8',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            'Blockade, Schlussrechnung: elf Tage, die ersten drei ohne Diesel. Tanklager am 22. Oktober bei einem Tag. 96 Forderungen von Fuhrbetrieben, keine bezahlt. Nächster Stand 12:00 Uhr.',
          timestamp: 'Tag 45 05:55',
          likes: 151,
          retweets: 40,
          replies: 33,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'sink-told',
              is_met: false,
            },
          ],
        },
      ],
      files: [],
    },
    social: {
      notes:
        'Sie kümmern sich um die, die vom Fisch leben, und um die, die ihn essen. Die meisten kennen die Tiefe nur von einem Bild. Am Ende sollten Sie sagen können: Wovor haben die Menschen Angst, wem glauben sie, und was fänden sie gerecht?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Schwester Benedikta Rao',
            handle: '@harbour_mission',
            avatar: null,
          },
          content:
            'Für den Raum Gesellschaft, nach der Suppe geschrieben. Die Männer und Frauen von den 90 Booten aus der Tiefe sitzen seit Sonntag bei mir in der Küche, immer ein paar. Wird dort gesperrt, gehen sie auf die Merrow-Bank, wohin sonst; 34 haben sich am Kap Lune für einen Liegeplatz eingetragen, und Anneke Vaz, die die Liste führt, sagt, dass es keine gibt und die Bank schon so voll ist. Am Dienstag hat die Gewerkschaft abgestimmt, 371 zu 108: Mit der Hälfte der Sitze in der Kommission würden sie selber sperren und sich dran halten. Ich glaube es ihnen. Im Anker gab es diese Woche zwei Schlägereien.',
          timestamp: 'Tag 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: {
            name: 'Schifferin Anneke Vaz',
            handle: '@skipper_vaz',
            avatar: null,
          },
          content:
            'Meine Tochter hat gefragt, ob sie essen darf, was ich fange. Ich hab zehn Seehechte zur Universität gebracht, 84 Kronen, vom Haushaltsgeld. Alle zehn sauber. Die waren von der Merrow-Bank, siebzehn Meilen vom Wrack. Die Quittung hängt an der blauen Tür.',
          timestamp: 'Tag 45 06:15',
          likes: 1933,
          retweets: 702,
          replies: 188,
        },
        {
          key: 's3',
          author: {
            name: 'Salzstraße live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            'JEDER Seehecht ist vergiftet, auch der von der Bank!! Meine Cousine putzt im Labor, bei 300 haben die aufgehört zu zählen und die roten kamen in eine Schublade. In den Schulküchen gibt es den noch. Vor Mittag teilen',
          timestamp: 'Tag 45 06:00',
          likes: 3210,
          retweets: 2450,
          replies: 512,
        },
        {
          key: 's4',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            '@saltstreet_live es sind 312. im fleisch 0 drüber, hängt am labor an der tür. welche schublade??',
          timestamp: 'Tag 45 06:18',
          likes: 260,
          retweets: 71,
          replies: 19,
        },
        {
          key: 's5',
          author: {
            name: 'Latisha Nwosu',
            handle: '@nets_neighbours',
            avatar: null,
          },
          content:
            '@beachlog_runa Schick mir ein Foto von der Tür, ich häng es ins Treppenhaus. Frau Costa hat ein ganzes Blech weggeworfen. Wer mir einen Fischstand weiß, dem man was sagen muss, schreib mir.',
          timestamp: 'Tag 45 06:31',
          likes: 402,
          retweets: 118,
          replies: 27,
        },
        {
          key: 's6',
          author: {
            name: 'Elif Krantz',
            handle: '@elif_krantz',
            avatar: null,
          },
          content:
            'Mein Mann Daniel ist in der Woche des Schlepps in St. Oda gestorben, und ich war bei ihm. Ich weiß, wer ihn heraufgeholt hat, und sie wissen, wo ich wohne. Sein Logbuch ist auf der Brücke geblieben, in einer Stahlschublade; er schrieb jedes Mal hinein, wenn jemand warme Container gemeldet hatte. Falls ohnehin ein Roboter hinunterfährt, bitte ich darum, dass er die Schublade öffnet.',
          timestamp: 'Tag 45 06:50',
          likes: 7420,
          retweets: 3015,
          replies: 511,
          when: [
            {
              kind: 'condition',
              scenario: 'adrift',
              condition: 'sea-search',
              is_met: true,
            },
          ],
        },
        {
          key: 's7',
          author: {
            name: 'Elif Krantz',
            handle: '@elif_krantz',
            avatar: null,
          },
          content:
            'Mein Mann Daniel ist in der Woche des Schlepps auf diesem Schiff gestorben. Um drei am Nachmittag haben sie ihn heraufgeholt, und ich konnte ihn begraben. Sein Logbuch ist auf der Brücke geblieben, in einer Stahlschublade; er schrieb jedes Mal hinein, wenn jemand warme Container gemeldet hatte. Falls ohnehin ein Roboter hinunterfährt, bitte ich darum, dass er die Schublade öffnet.',
          timestamp: 'Tag 45 06:50',
          likes: 8960,
          retweets: 3870,
          replies: 702,
          when: [
            {
              kind: 'condition',
              scenario: 'adrift',
              condition: 'sea-search',
              is_met: false,
            },
          ],
        },
        {
          key: 's8',
          author: {
            name: 'Obi, Naturkunde',
            handle: '@obi_science',
            avatar: null,
          },
          content:
            'Die 10c hat alle öffentlichen Messwerte auf eine Seite gestellt, an zwei Abenden, mit Pizza. 41.000 Aufrufe. Auf der amtlichen Seite steht immer noch das PDF vom 8. November. Sie können unsere haben, das Passwort hat der Hausmeister.',
          timestamp: 'Tag 45 07:40',
          likes: 284,
          retweets: 121,
          replies: 37,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'Sie beurteilen, was Maschinen in 1.140 Metern leisten und wie sicher die Bilder sind. Am Ende sollten Sie sagen können: Welche Container sind beschädigt, was ließe sich heben, und woran würden wir früh merken, dass es schlimmer wird?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'R. Deol, Schiffbau',
            handle: '@deol_stability',
            avatar: null,
          },
          content:
            'Notiz, Raum Technik. Am 17. waren 1.390 Tonnen im Schiff, etwa 480 sind aufgestiegen, rund 900 also noch da, soweit der Roboter sieht in den beiden Hecktanks. Es ist kalt dort unten, und das Öl fließt nicht. Die Platten halten noch etwa 25 Jahre. Eine Hebemannschaft, die schon vor Ort ist, kann beide Tanks für 20 Millionen zusätzlich anbohren. Eine Fahrt nur für die Tanks wurde uns zu 90 angeboten. R. Deol, 06:20',
          timestamp: 'Tag 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: {
            name: 'Sensorwerk',
            handle: '@sensor_works',
            avatar: null,
          },
          content:
            'An den Raum Technik, zum Messplan. Sie schreiben zwei Jahre. Unsere Nickelzelle stimmt bei dem Druck vier Monate, dann driftet sie, und zwar gegen null, was nach guten Nachrichten aussieht. Sie brauchen dreimal im Jahr ein Schiff, 1,1 Millionen pro Fahrt, oder ein Kabel an Land für 11. Der Temperatursensor hält ewig, falls Ihnen das was nützt.',
          timestamp: 'Tag 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: {
            name: 'Team Tauchroboter',
            handle: '@deep_robot_team',
            avatar: null,
          },
          content:
            'Elf Stunden Video werden geschnitten. Rumpf aufrecht, Bug an Backbord auf neun Metern offen, Heck ganz. Brücke unversehrt, auf dem Kartentisch steht noch ein Becher.',
          timestamp: 'Tag 45 06:05',
          likes: 612,
          retweets: 270,
          replies: 52,
        },
        {
          key: 't4',
          author: {
            name: 'Korrosionslabor',
            handle: '@corrosion_lab',
            avatar: null,
          },
          content:
            'Containerstahl: 1,6 bis 2,0 Millimeter. In dieser Tiefe, bei wenig Sauerstoff: 12 bis 20 Jahre. Wo Batteriemetall anliegt: 4 bis 6. Welche Container das betrifft, sieht von außen keiner.',
          timestamp: 'Tag 45 06:40',
          likes: 197,
          retweets: 83,
          replies: 21,
        },
        {
          key: 't5',
          author: {
            name: 'Ebba Fossum',
            handle: '@tow_numbers',
            avatar: null,
          },
          content:
            'Für den Raum Technik. Angenommen Mannschaft 3, Tag und Nacht, und weniger als drei Meter See: ein Container in 31 Stunden, plus oder minus neun. Für 27 Container 35 Tage, für den Bug noch einmal 12. Ihr Fenster beträgt 92 Tage. Nicht angenommen habe ich, dass ein Container zerbricht.',
          timestamp: 'Tag 45 07:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't6',
          author: {
            name: 'Team Tauchroboter',
            handle: '@deep_robot_team',
            avatar: null,
          },
          content:
            'Vom Schiff, 09:40 Uhr. Wir stehen wieder vor der Tür von Laderaum 3 und können von hier zwei Siegel lesen. Jemand sagte, auf zwölf käme es an. Um elf tauchen wir auf; schreibt uns, wenn wir nachsehen sollen.',
          timestamp: 'Tag 45 09:42',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 1020,
        },
        {
          key: 't7',
          author: {
            name: 'Kamera Kap Lune',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content:
            'Bild normal. Windmesser NO 11 Knoten. Eine Möwe hat den neuen Wischer für etwas Essbares gehalten.',
          timestamp: 'Tag 45 07:30',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't8',
          author: {
            name: 'Krane Liegeplatz 9',
            handle: '@berth9_cranes',
            avatar: null,
          },
          content: 'Kran 1 normal, Kran 2 normal. Kran 3 bis Montag in der Jahresprüfung, bei offener Tür.',
          timestamp: 'Tag 45 06:00',
          likes: 5,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'Sie sprechen für einen Ort, den wenige gesehen haben. Am Ende sollten Sie sagen können: Was geschieht dort unten, breitet es sich aus, und würde Heben nützen oder schaden?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Tiefseeinstitut',
            handle: '@deepsea_lab',
            avatar: null,
          },
          content:
            'Bericht an den Raum Umwelt, Tabelle bei den Dateien. Von den 38 Containern mit Schwarzmasse haben wir 31 gefunden: 19 geschlossen, acht eingedrückt, vier offen. Die offenen sind leer. Was darin war, liegt auf einem Streifen von 60 Metern, die Korallen dort zum Teil vierhundert Jahre alt, und lässt sich mit nichts heben, was wir kennen. Sieben fehlen. Als der Arm zur Probe aufsetzte, sahen wir 50 Minuten lang nichts. So war es bei allen drei Versuchen. Außerhalb des Streifens fressen die Korallen. N. Haddad, 06:10',
          timestamp: 'Tag 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: {
            name: 'Sigrun Ulvik',
            handle: '@orrin_currents',
            avatar: null,
          },
          content:
            'Für den Raum Umwelt. Zwei Strömungsmesser, vier Wochen. Meist 3 Zentimeter pro Sekunde nach Norden, von den Fanggründen weg. Dreimal im November 20 Zentimeter nach Südosten, jedes Mal etwa zwei Tage lang, plus oder minus sechs Stunden. Pulver dieser Größe bewegt sich ab 12. Im Südosten liegt der Hang, an dem der Seehecht überwintert. Gefragt wird wieder nach Gannet Point, das genau im Osten liegt und 1.100 Meter höher.',
          timestamp: 'Tag 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: {
            name: 'Speisefischlabor',
            handle: '@foodfish_lab',
            avatar: null,
          },
          content:
            'Bis Mittwoch geprüft: 312 Seehechte. Fleisch: 0 über dem Grenzwert. Leber: auf der Bank normal, bis fünf Meilen vom Wrack im Mittel 60 Prozent des Grenzwerts. Garnelen: neun Proben, zwei darüber. Blatt an unserer Tür, Tabelle bei den Dateien.',
          timestamp: 'Tag 45 05:50',
          likes: 421,
          retweets: 196,
          replies: 40,
        },
        {
          key: 'n4',
          author: {
            name: 'Dr. Pia Marangoni',
            handle: '@merrow_reserve',
            avatar: null,
          },
          content:
            'Tauchgang vom 25. November, Merrow-Bank: 211 Container auf dem Sand westlich der alten Lage, keiner im Seegras. Wiese 99 Prozent. Laichgeschehen bis zum 2. gezählt, 90 Prozent eines normalen Jahres.',
          timestamp: 'Tag 45 06:10',
          likes: 140,
          retweets: 61,
          replies: 9,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'sink-west',
              is_met: true,
            },
          ],
        },
        {
          key: 'n5',
          author: {
            name: 'Dr. Pia Marangoni',
            handle: '@merrow_reserve',
            avatar: null,
          },
          content:
            'Tauchgang vom 25. November, Merrow-Bank: etwa vierzig Container im Seegras, dahinter ein Streifen von 900 Metern ohne einen Halm. Grün ist der wieder im Jahr 2061. Ich wüsste gern, wer nach dieser Seite geworfen hat.',
          timestamp: 'Tag 45 06:10',
          likes: 388,
          retweets: 207,
          replies: 41,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'sink-west',
              is_met: false,
            },
          ],
        },
        {
          key: 'n6',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content: '@foodfish_lab Zwei von NEUN? Wer hat entschieden, dass neun bei Garnelen eine Zahl ist?',
          timestamp: 'Tag 45 06:55',
          likes: 214,
          retweets: 80,
          replies: 17,
        },
        {
          key: 'n7',
          author: {
            name: 'Speisefischlabor',
            handle: '@foodfish_lab',
            avatar: null,
          },
          content:
            '@foam_free_seas Das Gerät teilen sie sich mit dem Seehecht. Garnelen sind ab nächster Woche dienstags dran, 20 Proben, wenn die Boote welche bringen.',
          timestamp: 'Tag 45 07:35',
          likes: 19,
          retweets: 3,
          replies: 2,
        },
        {
          key: 'n8',
          author: {
            name: 'AG Nachtreiher',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            '30 an Becken 3, darunter der mit dem Ring. Er nimmt keinen Fisch mehr aus der Hand, was wir begrüßen.',
          timestamp: 'Tag 45 05:40',
          likes: 16,
          retweets: 1,
          replies: 2,
        },
      ],
      files: [
        {
          key: 'wreck-survey',
          path: 'wreck-survey-containers.csv',
          name: 'wreck-survey-containers.csv',
          day: null,
        },
        {
          key: 'hake-tests',
          path: 'hake-tests-november.csv',
          name: 'hake-tests-november.csv',
          day: null,
        },
      ],
    },
    legal: {
      notes:
        'Sie befassen sich mit einer Versenkung, die das Recht kaum erlaubte, und mit Beweisen außer Reichweite. Am Ende sollten Sie sagen können: Wer kann wen verklagen, wie schützt der Krisenstab seine eigenen Leute, und welcher Weg macht am meisten wieder gut?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'Prof. Amara Lindholm',
            handle: '@lindholm_sealaw',
            avatar: null,
          },
          content:
            'Vertraulich. Vorbehaltlich dessen, was das Vertragsbüro aus einem Fall macht, den es noch nie hatte, muss der am 18. Dezember fällige Bericht Maßnahmen nennen, die den Schaden mindern, und während eine Sperrung eine ist und eine Hebung eine ist, würde ich zögern, das Veröffentlichen für sich allein eine zu nennen, sofern die Anordnung nicht auch einen Wert bezeichnet, bei dem etwas Weiteres geschieht, ohne dass noch einmal jemand zusammenkommen muss.',
          timestamp: 'Tag 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: {
            name: 'Beratungsstelle Fischereirecht',
            handle: '@fisheries_clinic',
            avatar: null,
          },
          content:
            'An den Raum Recht, 08:50 Uhr, Entschuldigung für die späte Stunde, das Gesetz war ausgeliehen. § 4 Fischereigesetz: Die Region sperrt Gewässer bis sechs Meilen. Das Wrack liegt bei 38. Da draußen bindet eine Anordnung von Ihnen die Boote, die bei Ihnen registriert sind, und sonst keins; für andere braucht es die Hauptstadt, und für die strittige Hälfte auch Ilmara. Die 38 Trawler von dort dürfen neben allem weiterfischen, was Sie abstecken.',
          timestamp: 'Tag 45 08:54',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
        {
          key: 'l3',
          author: {
            name: 'Eichamt',
            handle: '@calibration_office',
            avatar: null,
          },
          content:
            'Kopie für den Raum Recht: Prüfschein Nickelzelle NI-1140, siehe Dateien. Gültig vier Monate ab dem Tag des Eintauchens. Ein danach abgelesener Wert ist eine Anzeige und keine Messung; ein Bericht an ein Vertragsbüro darf sich darauf nicht stützen. Der vorgelegte Plan läuft über zwei Jahre.',
          timestamp: 'Tag 45 07:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Arbeitsnotiz. Liegt vor: Schiffsdatenschreiber (Finderlohn gezahlt, Quittung in der Akte). Fehlt: die vierzig Container, Laderaum 3, 1.140 Meter. Zeuge: Arbeiter vom Hof, will zuerst Schutz, hat Fotos von zwölf Siegeln. Siegel kann ein Roboter lesen, wenn einer da ist und man ihn darum bittet. Zweck: die Haftungsgrenze von 74 Millionen.',
          timestamp: 'Tag 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l5',
          author: {
            name: 'P. Sandoval, Wehrrecht',
            handle: '@sandoval_counsel',
            avatar: null,
          },
          content:
            'An die Mitglieder des Krisenstabs. Ich vertrete Kommandantin Bakari. Die Anordnung vom 17. Oktober, auf die hin sie die Ventile öffnete, trägt einen Stempel und keinen Namen. Unterschreibt sie jetzt jeder von Ihnen, richtet sich die Anzeige nicht mehr gegen sie, sondern gegen den Krisenstab, der für Amtshandlungen gedeckt ist. Ich stehe mit dem Original und einem Stift auf dem Flur, bis elf. P. Sandoval, 09:28',
          timestamp: 'Tag 45 09:30',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
        {
          key: 'l6',
          author: {
            name: 'Nachtgericht',
            handle: '@night_court',
            avatar: null,
          },
          content:
            'Nachtgericht: vier Sachen, eine betrifft ein Fahrrad und eine Gans. Saal 2 öffnet um neun.',
          timestamp: 'Tag 45 06:00',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l7',
          author: {
            name: 'Rechtsdienst Katastrophenschutz',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            'Sämtliche Formulare des Krisenstabs sind bis Tag 60 zurückzugeben, auch leere. Der Schlüssel zu Ablage 3 hat sich in Ablage 3 gefunden.',
          timestamp: 'Tag 45 07:25',
          likes: 5,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        {
          key: 'certificate',
          path: 'calibration-certificate-ni-1140.txt',
          name: 'calibration-certificate-ni-1140.txt',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'Das Schiff liegt, wo kaum jemand nachsehen kann. Versuchen Sie im Gespräch zu trennen: Was wissen wir, was nehmen wir an, was hoffen wir?',
      posts: [],
      files: [],
    },
  },
};
