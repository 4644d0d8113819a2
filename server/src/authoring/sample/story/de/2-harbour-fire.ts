import type { SampleScenario } from '../../shape.ts';

export const harbourFire: SampleScenario = {
  key: 'harbour-fire',
  name: 'Feuer im Hafen',
  description:
    'Freitag, 17. Oktober, 07:00 Uhr. Die Tamber Light liegt an Liegeplatz 9, das Schleusentor von Becken 3 ist hinter ihr geschlossen. Das Trinkwasser der Küste ist sauber geblieben. Der dritte Ingenieur Mateo Reyes wurde lebend aus dem Maschinenkontrollraum geholt; sein Kollege ist tot.\n\nSeit Mittwochnacht treibt der Westwind den Rauch über das Netzmacherviertel. Dort leben 38.000 Menschen hinter geschlossenen Fenstern, die nächsten 600 Meter vom Schiff entfernt, und 1.140 waren mit brennenden Augen und Husten in den Ambulanzen. Laderaum 3 ist ausgebrannt, Laderaum 2 wird Tag und Nacht gekühlt. Laderaum 4 mit 122 Containern raucht seit gestern 21:30 Uhr. In den hinteren Laderäumen stehen noch etwa 410 unversehrte Container. Ardent Cell, der sie gehören, bietet ein Fünftel ihres Werts von 310 Millionen.\n\nBecken 3 ist elf Meter tief und fasst 1,9 Millionen Kubikmeter Wasser. Es ist gesperrt, ebenso die Treibstoffpier daneben, die wieder öffnet, wenn das Feuer aus ist. Das Tanklager reicht noch drei Tage. Das Versprechen der Gouverneurin von 2027 steht auf jeder Titelseite.\n\nDer Bergungsleiter hat Leute und Pumpen für einen von drei Wegen und muss bis 09:00 Uhr wissen, für welchen.',
  asks_order: true,
  decisions: [
    {
      key: 'flood',
      title_of_decision: 'Am Liegeplatz fluten und versenken',
      description_of_decision:
        'Die Seeventile werden geöffnet, und das Schiff setzt sich auf den Grund von Becken 3. Binnen eines Tages erreicht das Wasser das Feuer in jedem Laderaum. Taucher und ein Pumpenponton stehen bereit. Das Wrack gehört von da an der Region, und die Liegeplätze 7 bis 9 bleiben gesperrt, bis es gehoben ist.',
      leads_to: 'sealed-basin',
      outcome:
        'Das erste Ventil ging am Freitag um 11:40 Uhr auf, das letzte am Samstag um 07:40 Uhr. Da saß die Tamber Light auf Grund, die Brücke über Wasser. Um zwei am Nachmittag war das Feuer aus. Am Sonntag hängten die Leute im Viertel ihr Bettzeug aus den Fenstern. Am Montag um zwölf war das Tanklager leer. Drei Tage lang verkauften die Tankstellen Zigaretten, und der Müll blieb auf der Straße. Am Donnerstag um acht gaben die Taucher die Fahrrinne frei, um zehn lag die Golden Tilde an der Pier. In den untersten drei Metern des Beckens maß das Labor 870 Mikrogramm Nickel. Eine Versuchsanlage am Kai schafft 4.000 Kubikmeter am Tag. Die Liegeplätze 7 bis 9 sind gesperrt, und 620 Hafenarbeiter sind bis Tag 60 auf Kurzarbeit.',
      conditions: [
        {
          key: 'flooding-stopped',
          text: 'Die Anordnung sagt, in welcher Reihenfolge die Laderäume geflutet werden und wer die Flutung anhalten darf.',
          met: 'Die Anordnung hatte den Steuermann des Feuerlöschboots genannt. Um sieben am Abend hielt er die Flutung vierzig Minuten lang an, bis das Schiff wieder gerade lag.',
          unmet:
            'Auf dem Kai durfte niemand die Flutung anhalten. Um sieben am Abend hatte das Schiff neun Grad Schlagseite und drückte vier Meter Kaimauer ein, bevor es sich aufrichtete.',
        },
        {
          key: 'boxes-lifted',
          text: 'Die sechzehn falsch gebuchten Container werden herausgehoben, bevor die Ventile geöffnet werden.',
          met: 'Fünf der sechzehn Container standen um halb zwölf auf dem Kai, versiegelt und gefilmt.',
          unmet: 'Die sechzehn Container gingen mit dem Schiff unter.',
        },
        {
          key: 'fuel-kept-back',
          text: 'Bis die Pier öffnet, wird Treibstoff für Krankenwagen und Bäckereien zurückgelegt.',
          met: '90 Kubikmeter waren am Freitag zurückgelegt worden; kein Krankenwagen und keine Bäckerei stand still.',
          unmet:
            'Zurückgelegt war nichts. Am Mittwoch standen vier der elf Krankenwagen ohne Diesel da, und die Bäckergenossenschaft lieh sich von der Armee einen Feldbackofen.',
        },
      ],
    },
    {
      key: 'empty',
      title_of_decision: 'Das Viertel räumen und ausbrennen lassen',
      description_of_decision:
        'Alle 38.000 Menschen verlassen das Netzmacherviertel über die Brücke und kommen in Hallen, auf Fähren und bei Verwandten unter. Die Mannschaften gehen von Bord und kühlen die Bordwände vom Kai und vom Löschboot aus, bis die Ladung in etwa zwei Wochen ausgebrannt ist. Dann kehren die Menschen zurück.',
      leads_to: 'empty-quarter',
      outcome:
        'Am Freitag um zwölf lasen Gouverneurin und Bürgermeister auf der Brücke gemeinsam die Anordnung vor, und beide sagten, dass alle zurückkommen. Bis Samstagabend waren 35.200 von 38.000 hinübergegangen. Die Übrigen blieben hinter verklebten Fenstern, und Soldaten stellten ihnen Wasser auf die Treppe. Am Sonntag pumpte die Golden Tilde bei schwachem Wind ihre Ladung an Land, einen Tag bevor das Tanklager leer gewesen wäre. Das Feuer flammte am 20., am 24. und am 29. noch einmal auf und ging am 2. November aus. Von der Feuerwehr wurde niemand verletzt. 9.000 Menschen schlafen in Turnhallen und auf zwei Fähren. In der vierten Nacht begannen die Einbrüche, zuerst in der Fischräucherei in der Salzstraße. Auf den Spielplätzen nahe am Kai liegt das Kobalt beim Sechsfachen des Grenzwerts.',
      conditions: [
        {
          key: 'buses-asked',
          text: 'Die Armee wird vor 08:30 Uhr um ihre Busse gebeten.',
          met: 'Um drei am Nachmittag standen die Busse der Armee an den sechs Sammelpunkten, 96 gefahren von Soldaten und 24 von Fahrern der Schulbuslinie.',
          unmet:
            'Die Bitte um die Busse ging um 09:20 Uhr hinaus, da war die Kolonne nach Norden abgebogen. Die Familien der Welle 2 gingen zu Fuß, die letzten kamen am Samstag um vier Uhr früh über die Brücke.',
        },
        {
          key: 'care-homes-named',
          text: 'Die Anordnung sagt, wer die 310 Menschen aus den Pflegeheimen verlegt und wohin.',
          met: 'Für die 310 Menschen aus den Pflegeheimen hatte die Anordnung einen Arzt und eine Station genannt. Sie wurden liegend verlegt, vier sind seither gestorben.',
          unmet:
            'Die Pflegeheime kamen in der Anordnung nicht vor. Im Wohnheim Seilerstraße brannte bis Samstagnacht Licht. Von 310 Menschen sind seither elf gestorben, zwei davon in einer Turnhalle.',
        },
      ],
    },
    {
      key: 'unload',
      title_of_decision: 'Die unverbrannten Container entladen',
      description_of_decision:
        'Die 410 unversehrten Container werden mit den Kranen aus den hinteren Laderäumen gehoben, am Kai abgesetzt und in den alten Steinbruch hinter der Stadt gefahren, dessen Tor 350 Meter von der Schule Steinbruchstraße liegt. An Deck arbeiten Freiwillige in drei Schichten, neben dem brennenden Laderaum. Was im Schiff bleibt, brennt aus.',
      leads_to: 'quarry-road',
      outcome:
        'Am Samstag um 16:20 Uhr hob Kran 2 den ersten Container. Als am Dienstag um vier am Nachmittag der Wind zurückkam, standen 388 auf dem Kai, und 22 waren aufgegeben. Yusra Holm verlor in der Nacht zum Montag zwei Finger, als sich an einem Container die Verriegelung löste; elf andere wurden verletzt. Die Golden Tilde hatte am Sonntagmorgen entladen, das Tanklager war also nie leer. Am 24. erlosch das Feuer. Neun Tage lang fuhren Lkw mit halber Ladung über die Mühlenbrücke und an der Schule Steinbruchstraße vorbei, alle 17 Minuten einer. Das Gericht hatte die Eltern am Freitag angehört. Es erlaubte ein Lager am hinteren Ende des Steinbruchs, 560 Meter von der Schule, für sechzig Tage; sie enden am 17. Dezember. Die Tamber Light ist ausgebrannt und schwimmt.',
      conditions: [
        {
          key: 'firefighters-asked',
          text: 'Ilmara wird vor zwölf Uhr um seine Feuerwehrleute gebeten.',
          met: 'Die 26 aus Port Azir standen am Samstag um 14:00 Uhr auf dem Kai und übernahmen an Deck drei von fünf Schichten. Drei der Verletzten gehören zu ihnen.',
          unmet:
            'Ilmara hatte niemand gebeten. 26 Hafenarbeiter gingen nach zwei Stunden Einweisung an Deck, mit Masken von drei verschiedenen Herstellern. Sieben der Verletzten sind Hafenarbeiter.',
        },
        {
          key: 'parents-told',
          text: 'Die Familien der Steinbruchstraße erfahren es vom Krisenstab, bevor der erste Lkw fährt.',
          met: 'Bis Freitagabend waren alle 740 Familien angerufen. Elf setzten sich mit Thermoskannen ans Steinbruchtor und schrieben die Nummern der Lkw auf.',
          unmet:
            'Die Familien der Steinbruchstraße lasen es im Courier. In der Nacht zum Sonntag hielten vierzig geparkte Autos die ersten Lkw zwei Stunden lang auf. Der Brief der Gouverneurin kam am Sonntag.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Ilmara bietet 26 ausgebildete Chemiefeuerwehrleute mit eigenen Masken an. Vor zwölf Uhr erbeten, sind sie am Samstag um 14:00 Uhr auf dem Kai.',
      carried_by: ['p2'],
      supports: ['unload'],
      opposes: [],
    },
    {
      text: 'Unter Stufe 2 leiht die Armee 120 Busse mit 96 Fahrern, wenn die Bitte vor 08:30 Uhr eingeht. Danach fahren sie zum Hochwasser im Norden.',
      carried_by: ['p3', 'bus-list'],
      supports: ['empty'],
      opposes: [],
    },
    {
      text: 'Liegt das Schiff auf Grund, bleibt die Treibstoffpier fünf Tage zu, und am Montag ist das Lager leer. Solange es schwimmt, darf ab Samstag 16:00 Uhr ein Tanker entladen.',
      carried_by: ['e5'],
      supports: [],
      opposes: ['flood'],
    },
    {
      text: 'Die Mühlenbrücke trägt 30 Tonnen, ein Lkw mit vollem Container wiegt 40. Mit halber Ladung dauern 410 Container bis zum Steinbruch neun Tage statt fünf.',
      carried_by: ['e4', 't4'],
      supports: [],
      opposes: ['unload'],
    },
    {
      text: 'Die Arbeit an den hinteren Laderäumen braucht 44 Leute in drei Schichten. Von der Feuerwehr haben sich 18 freiwillig gemeldet.',
      carried_by: ['s2', 'l3'],
      supports: [],
      opposes: ['unload'],
    },
    {
      text: 'Nach zwei Nächten Rauch liegt der Sand auf Spielplätzen bis 900 Meter beim Doppelten des Grenzwerts für Kobalt. Am Mittwoch kommt der Westwind zurück, für mindestens fünf Tage.',
      carried_by: ['s3', 'n2', 'n3'],
      supports: ['flood'],
      opposes: ['empty'],
    },
    {
      text: 'Kran 2 arbeitet ferngesteuert, sechs Container pro Stunde bei weniger als Stärke 5. Die ist ab Samstag 16:00 Uhr für 72 Stunden vorhergesagt. 410 Container brauchen 69.',
      carried_by: ['t3'],
      supports: ['unload'],
      opposes: [],
    },
    {
      text: 'Versenkt mit der Schwarzmasse an Bord, bringt das Schiff das Becken auf etwa 900 Mikrogramm Nickel. Bei 4.000 Kubikmetern am Tag dauert die Reinigung 475 Tage.',
      carried_by: ['n1'],
      supports: [],
      opposes: ['flood'],
    },
    {
      text: 'Sechzehn Container in den hinteren Laderäumen sind ebenso falsch gebucht. Trocken und versiegelt können sie die Haftungsgrenze von 74 Millionen aufheben; nass oder verbrannt beweisen sie wenig.',
      carried_by: ['l1', 'rear-holds'],
      supports: [],
      opposes: ['flood', 'empty'],
    },
  ],
  rooms: {
    political: {
      notes:
        'Sie haben Mandat und Bündnisse im Blick. Seit Dienstag ist der Druck gewachsen, im Rat, in der Hauptstadt und auf der Straße. Am Ende sollten Sie sagen können: Bei welchem Weg behält der Krisenstab das Heft in der Hand, und wessen Zustimmung muss womit erkauft werden?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Bürgermeister Dario Belkacem',
            handle: '@mayor_belkacem',
            avatar: null,
          },
          content:
            'Drei Tage lang habe ich neun Ratsmitglieder ruhig gehalten. Heute früh sind es noch sieben. Wird das Viertel geräumt, verlese ich die Anordnung zusammen mit der Gouverneurin, auf unserer Brücke, sonst geht der Rat um zwölf vor Gericht. Ich stehe hier seit fünf, und der Mann mit dem Kaffeewagen kann auf einen Fünfziger nicht rausgeben.',
          timestamp: 'Fr 06:25',
          likes: 1310,
          retweets: 288,
          replies: 164,
        },
        {
          key: 'p2',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Vermerk für den Raum Strategie. Anruf von Ministerin Karoun um 06:12 Uhr, Ende 06:21 Uhr. Sie bietet 26 Chemiefeuerwehrleute der Marinewerft an, an Batterien ausgebildet, mit eigenen Masken. Heute vor zwölf erbeten, sind sie am Samstag um 14:00 Uhr auf dem Kai. Ich fragte, was sie dafür möchte. Sie sagte: dass kein Wasser aus Becken 3 in die Meerenge gelangt, ehe wir darüber gesprochen haben. Die Namensliste kam um 06:33 Uhr, alphabetisch, mit Blutgruppen.',
          timestamp: 'Fr 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: {
            name: 'Oberst Ruth Zeller',
            handle: '@zeller_liaison',
            avatar: null,
          },
          content:
            'VERMERK, Raum Strategie. 1. Busse: 120. Fahrer: 96. Liste: army-buses.csv. 2. Stufe 2 genügt. 3. Anforderung bis 08:30 Uhr an mich. Um 08:31 Uhr biegt die Kolonne nach Norden zum Hochwasser ab und ist am Dienstag zurück. 4. Feldküchen für 40.000 fahren mit. 5. Arbeite an der Differenz bei den Fahrern, nächste Meldung 07:15 Uhr.',
          timestamp: 'Fr 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p4',
          author: {
            name: 'Notizen aus dem Palais',
            handle: '@palace_notes',
            avatar: null,
          },
          content:
            'Uns liegen zwei Seiten aus der Abendrunde der Gouverneurin vor. Im Netzmacherviertel ist sie seit Dienstag von 54 auf 22 Prozent gefallen, in den Hügelbezirken hat sie neun Punkte zugelegt. Auf Seite zwei geht es um die Steinbruchstraße. Sie ist geschwärzt, mit einem Stift, durch den man hindurchlesen kann.',
          timestamp: 'Fr 06:10',
          likes: 890,
          retweets: 300,
          replies: 120,
        },
        {
          key: 'p5',
          author: {
            name: 'Büro der Versammlung',
            handle: '@assembly_office',
            avatar: null,
          },
          content:
            'Im Sitzungszimmer sind am Dienstag drei Mäntel liegen geblieben, einer mit Schlüsseln. Abzuholen beim Pförtner bis 10:00 Uhr.',
          timestamp: 'Fr 05:50',
          likes: 4,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p6',
          author: {
            name: 'Büro Viktor Anand',
            handle: '@anand_office',
            avatar: null,
          },
          content:
            'Herr Anand verteilt ab 08:00 Uhr an der Brücke Suppe. Fotos ab 08:15 Uhr. Bitte eine Tasse mitbringen, die vom Dienstag sind nicht zurückgekommen.',
          timestamp: 'Fr 06:20',
          likes: 38,
          retweets: 7,
          replies: 21,
        },
        {
          key: 'p7',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'SMS aus Port Azir, 07:55 Uhr, nur Raum Strategie: „Die 26 sitzen im Bus zur Fähre. Hat bis zwölf niemand gefragt, steigen sie wieder aus. Bitte antworten Sie bis 11:30 Uhr, auch wenn die Antwort nein ist.“',
          timestamp: 'Fr 07:56',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 840,
        },
      ],
      files: [
        {
          key: 'bus-list',
          path: 'army-buses.csv',
          name: 'army-buses.csv',
          day: null,
        },
      ],
    },
    economic: {
      notes:
        'Sie rechnen Kosten und Vorräte. Treibstoff, Versicherung und der Betrieb des Hafens hängen daran, wie viele Tage es dauert. Am Ende sollten Sie sagen können: Ab welchem Tag wird welcher Weg teurer als die anderen, und was geht zuerst aus?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            'Hafenstatus 06:15 Uhr. Becken 3 und Treibstoffpier geschlossen, 14 Millionen am Tag. Becken 1, 2 und 4 offen. Tanklager: Diesel und Benzin bis Montag 12:00 Uhr. Tanker Golden Tilde wartet auf der Südreede mit Treibstoff für elf Tage. Nächster Status 08:00 Uhr.',
          timestamp: 'Fr 06:15',
          likes: 188,
          retweets: 41,
          replies: 20,
        },
        {
          key: 'e2',
          author: {
            name: 'Hyun-woo Castellanos',
            handle: '@castellanos_risk',
            avatar: null,
          },
          content:
            'VERMERK, Raum Wirtschaft. Der Versicherer des Hafens schrieb gestern Abend um 19:10 Uhr, Liegeplatz 9 sei eine Einladung gewesen. Seite 31, zweiter Satz; ich hatte gehofft, sie finden ihn nicht. Seine 25 Millionen sind aufgebraucht, jeder Tag Becken 3 kostet uns also 14 Millionen eigenes Geld. Zwei Wochen Brand machen 196. Ein geflutetes Becken zu reinigen kostet 160 bis 240, verteilt auf Jahre. Die 240 sind von mir. Sie stammen aus einem halb so großen Hafen, mal zwei. Ich würde beide Rechnungen gleich hoch nennen, bis mir jemand eine bessere bringt.',
          timestamp: 'Fr 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: {
            name: 'Ardent Cell Company',
            handle: '@ardent_cell',
            avatar: null,
          },
          content:
            'An den Krisenstab. Die 410 Container in den hinteren Laderäumen enthalten neue Module mit einem Marktwert von 310 Millionen Kronen. Wir zahlen für jeden geretteten Container ein Fünftel seines Werts, binnen 30 Tagen nach Übergabe. Rückfragen richten Sie bitte an unser Büro in der Hauptstadt.',
          timestamp: 'Fr 05:55',
          likes: 61,
          retweets: 12,
          replies: 88,
        },
        {
          key: 'e4',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content:
            'Brief ans Hafenbüro, Kopie an den Raum Wirtschaft. Hat sich mal einer die Straße angesehen? Ein voller Container hat 26 Tonnen, mein Lkw 14, macht 40, und an der Mühlenbrücke steht ein Schild mit 30. Also halbe Ladung, also wird alles zweimal gepackt. Ich komme für 410 Container bis zum Steinbruch auf neun Tage und nicht auf die fünf, von denen sie am Kai reden. Wir fahren, wenn meinen Leuten einer sagt, an welches Tor. W. Sarpong, 06:20',
          timestamp: 'Fr 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e5',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            'MITTEILUNG an den Raum Wirtschaft, 07:40 Uhr. Berichtigung zu „öffnet, wenn das Feuer aus ist“. Die Pieraufsicht hat entschieden. Solange das Schiff schwimmt, darf unter Wache des Löschboots bei weniger als Stärke 5 jeweils ein Tanker entladen. Liegt es auf Grund, steigt Gas auf, und Taucher müssen erst die Fahrrinne freigeben: fünf Tage. Die Golden Tilde könnte im einen Fall am Sonntag an der Pier sein, im anderen am Donnerstag. Das Tanklager ist am Montag um 12:00 Uhr leer. Nächster Status 08:30 Uhr.',
          timestamp: 'Fr 07:40',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 600,
        },
        {
          key: 'e6',
          author: {
            name: 'Seehechtauktion',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'Auktion um neun. 28 Kisten Seehecht, 6 Seezunge. Käufer, die wegen des Rauchs früher wegwollen, bitte bei Piet melden.',
          timestamp: 'Fr 06:05',
          likes: 9,
          retweets: 0,
          replies: 1,
        },
        {
          key: 'e7',
          author: {
            name: 'Rosa Imhof',
            handle: '@corner_shop_rosa',
            avatar: null,
          },
          content:
            '@ardent_cell Und wer zahlt, was bei mir im Regal lag? Alles, was offen war, schmeckt nach Rauch. 300 Brote habe ich weggeworfen und den guten Schinken.',
          timestamp: 'Fr 06:30',
          likes: 77,
          retweets: 5,
          replies: 9,
        },
        {
          key: 'e8',
          author: {
            name: 'Ardent Cell Company',
            handle: '@ardent_cell',
            avatar: null,
          },
          content:
            '@corner_shop_rosa Vielen Dank für Ihre Nachricht. Private Schäden melden Sie bitte auf Formular C. Das Formular wird derzeit übersetzt.',
          timestamp: 'Fr 06:48',
          likes: 3,
          retweets: 0,
          replies: 41,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'Sie sprechen für die Menschen im Rauch und für die, die sie vielleicht aufnehmen müssen. Finden Sie heraus, was sie aushalten und was man ihnen sagen muss. Am Ende sollten Sie sagen können: Wer kann gehen, wer nicht, und was müsste geschehen, damit die Leute mitmachen?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Dr. Kenji Abara',
            handle: '@abara_st_odas',
            avatar: null,
          },
          content:
            'Sprachnachricht, abgetippt vom Stationsbüro, für den Raum Gesellschaft. Abara, St. Oda. Also, 1.140 seit Mittwoch, und die meisten gehen am selben Tag wieder heim, aber ich habe 61 Kinder mit Asthma und Betten für 40, und da ist ein Junge, der ist sechs, nein, sieben, der fragt jede Stunde, ob das Fenster wirklich zu ist, und ich würde ihm gern irgendwas sagen können. Egal, was Sie beschließen, ich muss es wissen, bevor die Busse es wissen oder die Laster. Gibt es dafür jemanden? Moment, der Aufzug, reden Sie weiter, ich höre.',
          timestamp: 'Fr 05:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: {
            name: 'Yusra Holm',
            handle: '@firehouse_yusra',
            avatar: null,
          },
          content:
            'Für den Krisenstab, nicht für den Feed. Wir haben in allen drei Wachen gefragt, wer an die hinteren Laderäume geht. Das braucht 44 Leute in drei Schichten, weil da unten mit der Maske keiner länger als vierzig Minuten bleiben soll. 18 Hände gingen hoch. Ich habe zweimal gezählt, und eine davon ist meine. Bitte fragen Sie die Nachtwache nicht noch mal, die ist seit Mittwoch auf den Beinen. Y. Holm, Gaswerkstraße, 06:25',
          timestamp: 'Fr 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's3',
          author: {
            name: 'Kindergarten am Kai',
            handle: '@quay_kindergarten',
            avatar: null,
          },
          content:
            'ELTERNBRIEF, noch nicht verschickt, Kopie an den Raum Gesellschaft. Das Bodenlabor hat unseren Sand untersucht. Nach zwei Nächten Rauch enthält er doppelt so viel Kobalt, wie erlaubt ist, und auf den anderen Spielplätzen bis 900 Meter vom Kai ist es ebenso. Der Sandkasten ist abgeschlossen. Am Mittwoch kommt das Labor wieder, dann soll auch der Westwind zurück sein, für mindestens fünf Tage. Torcode wie bisher.',
          timestamp: 'Fr 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's4',
          author: {
            name: 'Salzstraße live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            '120 Armeebusse stehen seit Mitternacht in der Hügelstraße, und die sind für die vom HÜGEL!! Mein Cousin fährt einen und musste unterschreiben, dass er nichts sagt. Wir kriegen den Rauch und die kriegen die Sitze. Teilen',
          timestamp: 'Fr 05:40',
          likes: 3120,
          retweets: 2280,
          replies: 410,
        },
        {
          key: 's5',
          author: {
            name: 'Latisha Nwosu',
            handle: '@nets_neighbours',
            avatar: null,
          },
          content:
            '@saltstreet_live Am Dienstag war dein Cousin noch in Gannet Point. Von Bussen hat mir keiner was gesagt, und wenn einer für uns kommt, steht es zuerst hier. Frau Costa, lassen Sie das Fenster zu und klingeln Sie bei mir. Wer hat Schlüssel für Sauerstoffflaschen übrig, schreib mir.',
          timestamp: 'Fr 06:05',
          likes: 640,
          retweets: 190,
          replies: 77,
        },
        {
          key: 's6',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            'bin durch die hügelstraße geradelt, 2 busse, beide von der schule, beide platt. wo sind die anderen 118??',
          timestamp: 'Fr 06:15',
          likes: 210,
          retweets: 61,
          replies: 15,
        },
        {
          key: 's7',
          author: {
            name: 'Ambrose Pym',
            handle: '@quarryroad_parent',
            avatar: null,
          },
          content:
            'Der alte Steinbruch beginnt 350 Meter von unserem Schultor, ich bin es mit dem Maßband abgegangen. Gestern Abend fragte mich ein Lkw-Fahrer nach dem Weg, so habe ich überhaupt davon erfahren. Ich bin nicht dagegen, dem Netzmacherviertel zu helfen. Meine Tochter geht in die 4b und wollte beim Frühstück wissen, was in so einem Container drin ist, und ich habe gesagt, ich finde es heraus. Wen rufen 740 Familien an?',
          timestamp: 'Fr 06:10',
          likes: 702,
          retweets: 266,
          replies: 91,
        },
        {
          key: 's8',
          author: {
            name: 'Latisha Nwosu',
            handle: '@nets_neighbours',
            avatar: null,
          },
          content:
            'Die gehen jetzt von allein los. Kinderwagen auf der Brücke, beide Spuren, seit ungefähr halb acht. Zoran steht mit der Taschenlampe mittendrin. Schickt mir zwei von der Polizei mit Funkgerät.',
          timestamp: 'Fr 08:04',
          likes: 312,
          retweets: 96,
          replies: 40,
          release: 'held',
        },
      ],
      files: [
        {
          path: 'evacuation-plan-netmakers.pdf',
          name: 'evacuation-plan-netmakers.pdf',
          day: null,
        },
      ],
    },
    technological: {
      notes:
        'Sie beurteilen, was Stahl, Wasser und Maschinen leisten können. Jeder der drei Wege hat seine eigene Uhr und einen eigenen Punkt, ab dem es kein Zurück gibt. Am Ende sollten Sie sagen können: Wie wahrscheinlich gelingt jeder Weg, und was lässt sich nicht mehr anhalten, wenn es einmal läuft?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Arbeitskanal, Mitschrift. Gerrits, Kai 9. Laderaum 4 raucht, 122 Container. Wand zu Laderaum 5 bei 38. Bei 50 geht keiner mehr an die hinteren. Ausbrennen 12 Tage mit Glück, 18 ohne, drei, vier große Flammen. Kann 5 kühl halten oder 4 nass. Leute schlafen bis 08:00.',
          timestamp: 'Fr 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: {
            name: 'R. Deol, Schiffbau',
            handle: '@deol_stability',
            avatar: null,
          },
          content:
            'Stabilitätsnotiz, Raum Technik. Das Schiff trägt 2.100 Tonnen Löschwasser und liegt vier Grad zum Kai. Über 20 Stunden in der Reihenfolge 6, 1, 5, 2, 4, 3 geflutet, geht es aufrecht auf Grund; die Tabelle hat der Steuermann. Schneller geflutet oder mit Laderaum 2 zuerst, legt es sich gegen die Kaimauer, und die Welle kommt am Schleusentor an. Bis das dritte Ventil offen ist, lässt sich noch anhalten. Auf dem Kai sollte jemand stehen, der das sagen darf, und sein Name auf Papier. R. Deol, 05:20',
          timestamp: 'Fr 05:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: {
            name: 'Krane Liegeplatz 9',
            handle: '@berth9_cranes',
            avatar: null,
          },
          content:
            'KRANBUCH. Fernsteuersatz für Kran 2 angekommen 22:10, eingebaut 02:40, mit 14 Leeren probiert. Unter Stärke 5: sechs die Stunde. Darüber: zwei, und der Spreader schwingt. Wetteramt gibt für den Hafen von Samstag 16:00 bis Dienstag 16:00 weniger als Stärke 5. Auf dem Stauplan gezählt: 410 heile Container in den Laderäumen 5 und 6. Das sind 69 Stunden Heben. Kran 1 hat keinen Satz. Sein Fahrer sitzt 40 Meter über Laderaum 4.',
          timestamp: 'Fr 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't4',
          author: {
            name: 'Brückenamt',
            handle: '@bridge_office',
            avatar: null,
          },
          content:
            'Mühlenbrücke, Prüfblatt, Kopie an den Raum Technik. Lastschild: 30 t. Lkw mit vollem Container: 40 t. Zulässig: halbe Ladung, ein Fahrzeug auf dem Feld. Umgerechnet auf volle Container 46 am Tag, für 410 also neun Tage. Pfeiler 2 wurde 2026 instand gesetzt; eine Änderung des Lastschilds unterblieb mangels Antrag.',
          timestamp: 'Fr 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't5',
          author: {
            name: 'Mirelle Yao',
            handle: '@membrane_nerd',
            avatar: null,
          },
          content:
            'Unter Salzwasser hört eine Batterie auf zu brennen und fängt an, Wasserstoff zu machen. Für alle zusammen tippe ich auf 12 Kubikmeter pro Stunde am ersten Tag, nach zehn Tagen die Hälfte und so weiter. Jeder Laderaum braucht einen Abzug und bis etwa Weihnachten jemanden mit Messgerät.',
          timestamp: 'Fr 05:45',
          likes: 96,
          retweets: 31,
          replies: 12,
        },
        {
          key: 't6',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Gerrits. Wand von 5 bei 41, um sechs waren es 38. Zwei Schläuche von 4 rübergenommen. Mehr Rauch für euch. Nächste Messung 08:40.',
          timestamp: 'Fr 08:12',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 1080,
        },
        {
          key: 't7',
          author: {
            name: 'Kamera Kap Lune',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content: 'Bild seit 05:20 wieder da. Windmesser: W 27 Knoten. Salz auf der linken Seite der Linse.',
          timestamp: 'Fr 05:50',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't8',
          author: {
            name: 'Feuerlöschboot Port Sarrow',
            handle: '@fireboat_sarrow',
            avatar: null,
          },
          content:
            'BORDBUCH, Steuermann G. Olawale. 05:40 Wechsel der Mannschaft. 05:55 Landpumpe 5 probiert, immer noch kein Druck, Teil jetzt für November zugesagt. 06:10 Haferbrei angebrannt, spät gemerkt wegen des anderen Geruchs.',
          timestamp: 'Fr 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        {
          path: 'plan-basin-3.png',
          name: 'plan-basin-3.png',
          day: null,
        },
      ],
    },
    environmental: {
      notes:
        'Sie verfolgen Rauch, Wasser und Boden. Jeder Weg bringt das Gift an einen anderen Ort. Am Ende sollten Sie sagen können: Wo ist es in einem Monat, wie viel davon, und wer kann es dort beseitigen?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Hafenlabor',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            'Für den Raum Umwelt, noch nicht auf unserer Seite. Becken 3 um 05:30 Uhr: Nickel 14 Mikrogramm pro Liter, Fluorid 1,6 Milligramm. Damit wird die Anlage am Kai fertig. Wird das Schiff versenkt, wie es ist, werden die 38 Container Schwarzmasse nass, und wir rechnen mit etwa 900 Mikrogramm. Bei 900 braucht die Anlage eine weitere Stufe und schafft 4.000 Kubikmeter am Tag. Das Becken fasst 1,9 Millionen. Das sind 475 Tage. Die Rechnung hat zwei Seiten und liegt hier bereit.',
          timestamp: 'Fr 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: {
            name: 'Dr. Ilka Ferreira-Moss',
            handle: '@soil_and_street',
            avatar: null,
          },
          content:
            'Laborblatt, Raum Umwelt. 22 Proben aus dem Viertel, genommen am Donnerstag zwischen 16:00 und 21:00 Uhr. Spielplätze bis 900 Meter vom Kai: Kobalt beim Doppelten des Grenzwerts für Spielsand, nach zwei Nächten Rauch. Weiter entfernt: nichts über dem Grenzwert. Jeder weitere Tag Rauch kommt hinzu. Ab dem Dreifachen ist der Boden auszuheben und abzufahren. Auf die Spielplätze zieht der Rauch bei Westwind, siehe dazu die Aussichten. I. Ferreira-Moss, 05:35',
          timestamp: 'Fr 05:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: {
            name: 'Wetteramt',
            handle: '@sarrow_met',
            avatar: null,
          },
          content:
            'Aussichten für den Hafen. West 6 bis 7, am Samstagnachmittag abnehmend. Von Samstag 16:00 bis Dienstag 16:00 Uhr schwach aus Nord, Rauch bleibt niedrig über Becken 3. Ab Mittwoch wieder West 6 bis 7, für mindestens fünf Tage. Nächste Aussichten 12:00 Uhr.',
          timestamp: 'Fr 05:15',
          likes: 140,
          retweets: 52,
          replies: 8,
        },
        {
          key: 'n4',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content:
            'Der Schaum ohne PFAS war am Mittwoch um drei alle. WAS nehmen sie seitdem? Zwei von der Feuerwehr sagen: 5.200 Liter aus den alten Tanks des Schiffs. Das liegt jetzt alles in Becken 3. Wer bewacht das Tor?',
          timestamp: 'Fr 05:25',
          likes: 402,
          retweets: 188,
          replies: 31,
        },
        {
          key: 'n5',
          author: {
            name: 'Hafenlabor',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            '@foam_free_seas 5.200 Liter deckt sich mit unserer Zahl. Sie liegen in den unteren drei Metern. Wir nehmen alle sechs Stunden auf beiden Seiten des Tors Proben und haben draußen nichts gefunden.',
          timestamp: 'Fr 05:50',
          likes: 22,
          retweets: 4,
          replies: 6,
        },
        {
          key: 'n6',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content: '@harbour_lab Alle sechs Stunden seit WANN? Und darf ich die Flaschen sehen?',
          timestamp: 'Fr 06:02',
          likes: 38,
          retweets: 9,
          replies: 3,
        },
        {
          key: 'n7',
          author: {
            name: 'Schleuse Becken 3',
            handle: '@basin3_lock',
            avatar: null,
          },
          content:
            'SCHLEUSENBUCH. Tor zu seit Dienstag 13:20. Stand innen plus zwei Zentimeter, von Schläuchen und Regen. Unteres Scharnier singt ein bisschen, nachgefettet. Lampe am Westpfosten ist ersetzt. I. Osterman, Schleusenwärter, 05:55',
          timestamp: 'Fr 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n8',
          author: {
            name: 'AG Nachtreiher',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            '12 Reiher heute früh an Becken 3, am Dienstag waren es 31. Der mit dem Ring sitzt auf der Kabine von Kran 1.',
          timestamp: 'Fr 05:20',
          likes: 19,
          retweets: 2,
          replies: 4,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'Sie schützen die Befugnisse des Krisenstabs und die Ansprüche gegen den Reeder. Fragen Sie, was angeordnet werden darf, zu welchem Preis, und was mit den Beweisen geschieht. Am Ende sollten Sie sagen können: Welcher Weg hält vor Gericht, und was muss vorher erledigt sein?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Arbeitsnotiz. Liegt vor: Schiffsdatenschreiber, Buchungsliste der hinteren Laderäume. Fehlt: sechzehn Container. Selber Hof, selbe Falschbuchung wie die vierzig in Laderaum 3, die Asche sind. Trocken und mit Siegel können sie die Haftungsgrenze von 74 Millionen aufheben. Nass oder verbrannt beweisen sie wenig. Positionen: rear-holds-list.csv. Werden sie bewegt, sollte die Anordnung nennen, wer filmt.',
          timestamp: 'Fr 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: {
            name: 'Prof. Amara Lindholm',
            handle: '@lindholm_sealaw',
            avatar: null,
          },
          content:
            'Vertraulich. Vorbehaltlich des Wortlauts der Anordnung, den mir noch niemand gezeigt hat, kann ich jeden der drei Wege vertreten, wenn auch nicht mit denselben Worten: Wer das Schiff versenkt, wird nach § 12 Eigentümer des Wracks und haftet für sein Gas, sein Öl und sein Wasser; wer es brennen lässt, wo es liegt, hat alle 72 Stunden darzutun, dass das Viertel anders nicht zu schützen war; und wer es entlädt, handelt als Berger, mit Anspruch auf Bergelohn und einer Sorgfaltspflicht, die mit dem ersten Container auf dem Kai beginnt.',
          timestamp: 'Fr 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: {
            name: 'Rechtsdienst Katastrophenschutz',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            'Zu den Akten des Krisenstabs. Eine Räumungsanordnung gilt 72 Stunden und wird auf Grund neuer Messwerte verlängert. Jeder verlegten Person stehen ab der ersten Nacht 45 Kronen am Tag zu. Zur Arbeit an einem brennenden Laderaum kann niemand verpflichtet werden; wer geht, unterschreibt Formular 12. Für die hinteren Laderäume sind 44 Personen in drei Schichten angesetzt, eingegangen sind 18 Formulare, alle von der Feuerwehr.',
          timestamp: 'Fr 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: {
            name: 'Nachtgericht',
            handle: '@night_court',
            avatar: null,
          },
          content:
            'Antrag von Eltern der Steinbruchstraße gegen ein Gefahrgutlager. Lagergesetz: 500 Meter zu einer Schule. Steinbruch Tor 350 Meter, hinteres Ende 560. Termin 11:00 Uhr, Saal 2.',
          timestamp: 'Fr 06:15',
          likes: 18,
          retweets: 2,
          replies: 1,
        },
        {
          key: 'l5',
          author: {
            name: 'Meerengen-Register',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'BEKANNTMACHUNG 216/31. Der Schalter ist heute von 12:00 bis 14:00 Uhr wegen einer Brandschutzübung geschlossen.',
          timestamp: 'Fr 06:00',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l6',
          author: {
            name: 'Hafenarbeitergewerkschaft, Ortsgruppe 4',
            handle: '@docklocal4',
            avatar: null,
          },
          content:
            'An den Krisenstab. 620 unserer Mitglieder arbeiten an den Liegeplätzen 7 bis 9. Die Ortsgruppe 4 fordert (1) Kurzarbeitergeld ab Montag, (2) ein Enddatum oder den Satz, dass es keins gibt, (3) eine schriftliche Antwort.',
          timestamp: 'Fr 06:40',
          likes: 160,
          retweets: 38,
          replies: 20,
        },
        {
          key: 'l7',
          author: {
            name: 'Anonym',
            handle: '@yard_whistle',
            avatar: null,
          },
          content:
            'die sechzehn ganz hinten sind aus derselben reihe. ich hab die siegelnummern auf dem handy. vom krisenstab hat mir keiner geschrieben. der reeder schon, zweimal',
          timestamp: 'Fr 05:30',
          likes: 1480,
          retweets: 690,
          replies: 133,
        },
      ],
      files: [
        {
          key: 'rear-holds',
          path: 'rear-holds-list.csv',
          name: 'rear-holds-list.csv',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'Das Schiff liegt im Hafen, weil dieser Krisenstab es hereingeholt hat. Drei Tage später hört jeder Raum andere Stimmen zum Preis dafür. Fragen Sie die anderen Räume nach der Zeit: Wie viele Tage dauert jeder Weg wirklich?',
      posts: [],
      files: [],
    },
  },
};
