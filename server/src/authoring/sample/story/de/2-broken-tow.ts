import type { SampleScenario } from '../../shape.ts';

export const brokenTow: SampleScenario = {
  key: 'broken-tow',
  name: 'Die gerissene Schleppleine',
  description:
    'Freitag, 17. Oktober, 07:00 Uhr. Am Mittwoch um 23:40 Uhr ist bei schwerem Sturm, 21 Seemeilen vor der Küste, die Schleppleine gebrochen. Um 03:15 Uhr lief die Tamber Light am Westrand der Merrow-Bank auf. Dort sitzt sie seitdem fest, mit Feuer in Laderaum 3, einem Riss in der Bordwand und Seen, die über das Heck gehen. Der dritte Ingenieur Mateo Reyes wurde am Mittwoch abgeborgen; sein Kollege ist tot.\n\nStadt und Einlauf liegen außer Reichweite des Rauchs. Etwa 90 Tonnen Schweröl sind ausgelaufen, 1.390 noch an Bord. Fischer kamen mit schwarzen Netzen heim, und die Orrin-Straße ist gesperrt. Nach unserer Karte liegt das Wrack 600 Meter innerhalb unserer Gewässer, nach der von Ilmara 200 Meter innerhalb der dortigen. Die Hauptstadt hat erklärt, der Krisenstab sei nicht befugt, dort fremde Hilfe anzunehmen.\n\nDer Sturm hat nachgelassen, der nächste wird für Sonntagabend erwartet. Ilmaras schwerer Schlepper, 180 Tonnen Zug, liegt in Port Azir. Ein Pumpentrupp kann um 16:00 Uhr an Bord sein; seine Pumpen sind für 30 Tonnen in der Stunde ausgelegt. Die Fischergewerkschaft hat beschlossen, mit 640 Booten gegen Tagessatz Ölsperren zu legen und den Hafen zu blockieren, falls im westlichen Tief, wo letztes Jahr Korallen entdeckt wurden, etwas versenkt wird. Wer ein Schiff mit Absicht versenkt, bringt nach dem Gesetz Abfall ins Meer ein, außer es geht um Menschenleben; der Versicherer zahlt dafür nichts und bietet sonst wieder 40 Millionen.\n\nDer Bergungsleiter braucht bis 09:00 Uhr eine Anordnung.',
  asks_order: true,
  decisions: [
    {
      key: 'tug',
      title_of_decision: 'Ilmara um den schweren Schlepper bitten',
      description_of_decision:
        'Port Azir wird um den Schlepper mit 180 Tonnen Zug gebeten. Er zieht das Schiff von der Bank und bringt es in die Marinewerft von Ilmara, wo das Feuer im Dock gelöscht wird. Schiff, Ladung und Papiere bleiben dort, bis sich beide Seiten über die Rechnung geeinigt haben.',
      leads_to: 'price-of-help',
      outcome:
        'Am Freitag um 09:20 Uhr ging die Bitte hinaus, um 18:20 Uhr war die Leine des Schleppers fest. Am Samstag um 09:05 Uhr kam die Tamber Light von der Bank frei. Der Riss hielt. Kapitänin Idowu war von Westen gekommen und lief nach Westen wieder ab; ihre Leute arbeiteten 19 Stunden, und ein Matrose von 24 Jahren hört auf einem Ohr nichts mehr. Am Samstagabend um sieben wurde die Meerenge freigegeben, in der Nacht liefen vierzehn Schiffe ein. Insgesamt gingen 140 Tonnen Öl verloren. Am 23. war das Feuer aus, im Dock von Port Azir. Laderaum 3 ist bis heute nicht geöffnet. Am Montag darauf schickte Ilmaras Register eine Rechnung und dahinter elf Seiten mit der Überschrift „Gemeinsame Meerengenbehörde, Entwurf“.',
      conditions: [
        {
          key: 'tug-sentence',
          text: 'Beide Seiten unterschreiben, bevor die Leine fest ist, dass die Hilfe keine Anerkennung einer Grenze ist.',
          met: 'Der Satz über die Grenze war am Freitag um 10:52 Uhr unterschrieben, in zwei Ausfertigungen. Als der Courier am Sonntag Ilmaras Karte druckte, schickte ihm das Register ein Foto davon.',
          unmet:
            'Den Satz über die Grenze hatte niemand unterschrieben. Am Sonntag druckte der Courier Ilmaras Karte mit dem Schlepper darauf, und die Regierung verlangte vom Krisenstab eine Erklärung, die sie bis heute nicht hat.',
        },
        {
          key: 'tug-seal',
          text: 'Luke 3 wird von beiden Seiten versiegelt, bevor das Schiff abfährt.',
          met: 'Luke 3 trägt zwei Siegel, von jedem Register eins.',
          unmet: 'Luke 3 ging ohne Siegel von uns auf die Reise. Die Werft hat ein eigenes angebracht.',
        },
      ],
    },
    {
      key: 'sink',
      title_of_decision: 'Im westlichen Tief versenken',
      description_of_decision:
        'Am Samstag wird das Schiff geleichtert, mit der Abendflut von Stalwart und Petrel von der Bank gezogen und 17 Seemeilen nach Westen geschleppt. Über 1.140 Metern Wasser werden vor dem Sturm die Ventile geöffnet. Hinter dem Schleppzug wird die Meerenge wieder freigegeben.',
      leads_to: 'what-lies-below',
      outcome:
        'Am Samstag gingen von sechs Uhr früh bis zur Dunkelheit Container über Bord, 3.000 Tonnen. Um 21:50 Uhr, beim höchsten Wasserstand, zogen die beiden Schlepper die Tamber Light von der Bank, und sie blieb heil. Gegen Mitternacht war die Meerenge frei. Am Sonntag um 11:15 Uhr öffnete Kommandantin Inês Bakari von der Küstenwache 38 Meilen vor der Küste die Ventile; 25 Minuten später war nichts mehr zu sehen. Abends um sechs war Sturm. In zwei Tagen stiegen etwa 480 Tonnen Öl auf, die See zerschlug das meiste, und an die Strände kam kaum etwas. Ab Sonntagabend lagen Fischerboote vor der Hafeneinfahrt und blieben elf Tage. Am 22. ging eine Anzeige gegen Kommandantin Bakari ein.',
      conditions: [
        {
          key: 'sink-told',
          text: 'Die Fischer erfahren es am Freitag vor zwölf Uhr vom Krisenstab.',
          met: 'Ein Mitglied des Krisenstabs hatte es Maren Tuilagi am Freitag um elf gesagt, in ihrem Büro. Die Boote ließen eine Gasse für Diesel und Fähre.',
          unmet:
            'Die Fischer hatten es im Courier gelesen. In den ersten drei Tagen kam nichts an den Booten vorbei, auch kein Diesel.',
        },
        {
          key: 'sink-west',
          text: 'Die Container gehen nach Westen über Bord, vom Seegras weg.',
          met: 'Alle Container waren nach Westen über Bord gegangen.',
          unmet:
            'Etwa vierzig Container waren nach Osten über Bord gegangen. Sie haben einen Streifen von 900 Metern ins Seegras gepflügt.',
        },
      ],
    },
    {
      key: 'pump',
      title_of_decision: 'Liegen lassen, Öl abpumpen, Küste schützen',
      description_of_decision:
        'Heute geht ein Trupp von 44 Leuten an Bord und pumpt bis Sonntagabend das Öl in einen Leichter. Die Fischerboote legen Ölsperren von Kap Lune bis Fallow Sands. Das Schiff bleibt auf der Bank, Papiere und Container bleiben bei uns.',
      leads_to: 'winter-coast',
      outcome:
        'Am Freitag um 16:00 Uhr gingen 44 Leute an Bord und pumpten 50 Stunden lang, neben einem Laderaum, der brannte. Am Sonntag um 18:20 Uhr wurde der Letzte abgeholt. Im Leichter hatten sie 1.080 Tonnen. In der Nacht brach die Tamber Light am Spant 88 entzwei, und rund 250 Tonnen liefen in die See. Am Mittwochmorgen war das Öl an der Küste, zwischen Kap Lune und Fallow Sands. 640 Boote und 7.300 Freiwillige arbeiteten dort fünf Wochen lang, und an den ersten beiden Tagen reichten die Handschuhe für 900. Die Meerenge blieb vierzehn Tage gesperrt. Der Seehecht fiel auf 2,90 und erholte sich auf 6,10. Der Bug steht auf der Bank, und bei Niedrigwasser kommt man zu Fuß an Laderaum 3.',
      conditions: [
        {
          key: 'pump-listed',
          text: 'Wer an Bord geht, steht vorher mit Namen auf Formular 12.',
          met: 'Alle 44 standen mit Namen auf der Liste. Zwei erlitten am Samstag Verbrennungen; ihr Lohn und das Krankenhaus sind bezahlt.',
          unmet:
            'Für die 44 hatte niemand eine Liste gemacht. Zwei erlitten am Samstag Verbrennungen, und der Brief, in dem es darum geht, wer zahlt, ist schon viermal zwischen zwei Ämtern hin- und hergegangen.',
        },
        {
          key: 'pump-berth',
          text: 'Ein Fischer vom Kap Lune zeigt dem Leichter den Platz für das Niedrigwasser am Samstag.',
          met: 'Am Samstag wies eine Schifferin vom Kap Lune dem Leichter den Platz, und drei Stunden lang wurde auf glattem Wasser abgelöst.',
          unmet:
            'Am Samstag lag der Leichter bei Niedrigwasser auf der falschen Seite des Wracks. Niemand konnte abgelöst werden, und die erste Schicht arbeitete 17 Stunden.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Beide Seiten können vor dem Festmachen unterschreiben, dass Hilfe „nicht als Anerkennung einer Grenze gilt“. In Ilmara liegt das Formular bereit. Es dauert eine Stunde.',
      carried_by: ['l1', 'article-9'],
      supports: ['tug'],
      opposes: [],
    },
    {
      text: 'Ilmaras Schlepper kommt ohne Vertrag. Karoun möchte vor der Wahl ein Treffen über eine gemeinsame Behörde; für den Schlepp wird nichts unterschrieben.',
      carried_by: ['p1'],
      supports: ['tug'],
      opposes: [],
    },
    {
      text: 'Bei kaltem Öl schaffen die Pumpen 22 Tonnen in der Stunde, nicht 30. In den 50 Stunden bis Sonntag 18:00 Uhr sind das 1.100 von 1.390 Tonnen; 290 bleiben an Bord.',
      carried_by: ['t4'],
      supports: [],
      opposes: ['pump'],
    },
    {
      text: 'Die Kapitänin von Ilmaras Schlepper gibt sich 85 Prozent bis Samstagmittag, 60 am Samstagabend, 35 am Sonntag. Von der Bitte an braucht sie neun Stunden.',
      carried_by: ['s3'],
      supports: ['tug'],
      opposes: [],
    },
    {
      text: 'Mit Pumpen auf der Bank bleibt die Meerenge mindestens zwölf Tage gesperrt. Ist das Schiff am Samstag frei, öffnet sie an dem Abend. Ein Tag kostet 38 Millionen.',
      carried_by: ['e1'],
      supports: [],
      opposes: ['pump'],
    },
    {
      text: 'Aus einem Schiff in 1.140 Metern steigen in zwei Tagen etwa 500 Tonnen Öl auf. Sturm zerschlägt es dort draußen; in drei Modellläufen erreicht nichts die Küste.',
      carried_by: ['n1'],
      supports: ['sink'],
      opposes: [],
    },
    {
      text: '400 Meter östlich des Wracks beginnt Seegras, das 30 Jahre zum Nachwachsen braucht. Schrauben und Container über Bord pflügen es um; der saubere Weg führt von Westen heran.',
      carried_by: ['n2'],
      supports: [],
      opposes: ['tug', 'sink'],
    },
    {
      text: 'Am Samstag ist um Niedrigwasser, 15:20 Uhr, die See hinter dem Wrack drei Stunden glatt, auch nach Sturm. Fischer laden dort um und würden zeigen, wo.',
      carried_by: ['s2'],
      supports: ['pump'],
      opposes: [],
    },
    {
      text: 'Jeder Zug geht auf den Riss. Unsere Schlepper bekommen das Schiff Samstag 21:30 Uhr frei, wenn 3.000 Tonnen über Bord gehen. Zu 45 Prozent bricht es; dann sinken 900 Tonnen Öl in 70 Meter Tiefe.',
      carried_by: ['t1', 't2'],
      supports: [],
      opposes: ['tug', 'sink'],
    },
    {
      text: 'In einer Werft in Ilmara entscheidet das Gericht dort, wer Laderaum 3 öffnet, nach etwa einem Jahr. Darin stehen die vierzig falsch gebuchten Container, noch trocken.',
      carried_by: ['p2', 'l2'],
      supports: [],
      opposes: ['tug'],
    },
  ],
  rooms: {
    political: {
      notes:
        'Sie haben zwei Regierungen, eine Grenze und eine Wahl im Blick. Finden Sie heraus, was Ilmara will, was die Hauptstadt verbietet und was die Küste mitmacht. Am Ende sollten Sie sagen können: Was wird jeder Nachbar von uns verlangen, und können wir es geben?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Vermerk über ein Telefonat, Raum Strategie. Ministerin Karoun, 06:02 bis 06:19 Uhr. Sechs Minuten lang sprach sie über den Mittwoch, dann fragte sie, wie viele von der Stalwart verletzt sind. Der Schlepper kommt ohne Vertrag; das sagte sie zweimal und ließ es mich wiederholen. Was sie möchte, ist ein Treffen über eine gemeinsame Meerengenbehörde, vor dem 14. Dezember, mit Kameras. Für den Schlepp selbst wird nichts unterschrieben, außer was unsere Juristen ihr vorlegen. Ich fragte, ob das für die Presse sei. Sie sagte, das hänge von uns ab, und legte um 06:19 Uhr auf.',
          timestamp: 'Fr 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p2',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Zweiter Vermerk, Raum Strategie. Rückruf der Gerichtskanzlei Port Azir um 06:27 Uhr. In einer Werft dort entscheidet ein Richter von dort, wer Laderaum 3 öffnet. Ich fragte nach der Dauer. Er schlug nach, ich blieb am Apparat: 11, 12 und 14 Monate in den letzten drei Fällen. Ende 06:33 Uhr.',
          timestamp: 'Fr 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: {
            name: 'Leck im Ministerium',
            handle: '@ministry_leaks',
            avatar: null,
          },
          content:
            'Fernschreiben aus der Hauptstadt, zwei Seiten. Der Krisenstab ist nicht befugt, in der strittigen Zone einen Havaristen unter fremde Leitung zu stellen. Tut er es doch, erkennt die Regierung das nicht an. Von einem Verbot steht da nichts. Auf Seite zwei stehen alle, die Seite eins nicht sehen dürfen.',
          timestamp: 'Fr 05:55',
          likes: 1610,
          retweets: 720,
          replies: 188,
        },
        {
          key: 'p4',
          author: {
            name: 'Maren Tuilagi',
            handle: '@tuilagi_fishers',
            avatar: null,
          },
          content:
            'Kolleginnen und Kollegen, Ergebnis von sechs Uhr. Antrag 2, Ölsperren gegen Tagessatz: 402 zu 77. Antrag 3, Blockade des Hafens ab Sonntag, wenn im westlichen Tief etwas versenkt wird: 388 zu 91. Die Beschlüsse binden auch die anderen. Tagessätze schriftlich bis zwölf, siehe Antrag 4.',
          timestamp: 'Fr 06:15',
          likes: 1280,
          retweets: 440,
          replies: 131,
        },
        {
          key: 'p5',
          author: {
            name: 'Büro der Versammlung',
            handle: '@assembly_office',
            avatar: null,
          },
          content:
            'Der Aufzug im Südflügel ist außer Betrieb. Die Fraktionssitzung um 09:15 Uhr bleibt im dritten Stock.',
          timestamp: 'Fr 05:45',
          likes: 2,
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
            'Herr Anand fordert um zehn auf den Stufen der Versammlung den Rücktritt der Gouverneurin. Fotos ab 09:45 Uhr. Bitte links aufstellen, rechts wird gestrichen.',
          timestamp: 'Fr 06:20',
          likes: 52,
          retweets: 9,
          replies: 30,
        },
        {
          key: 'p7',
          author: {
            name: 'Oberst Ruth Zeller',
            handle: '@zeller_liaison',
            avatar: null,
          },
          content:
            'Für den Raum Strategie. 1. Das Ministerium hat um 07:40 Uhr gefragt, ob der Krisenstab Ilmara gebeten hat. 2. Habe verneint. 3. Es fragt um 08:40 Uhr wieder. 4. Nichts, was Sie heute anordnen, bedarf seiner Zustimmung.',
          timestamp: 'Fr 07:52',
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
        'Sie berechnen, was die drei Wege und die gesperrte Meerenge kosten. Achten Sie darauf, wer jetzt zahlt, wer später zahlt und was das Warten kostet. Am Ende sollten Sie sagen können: Wie hoch ist die ganze Rechnung für jeden Weg, und was lässt sich vom Reeder zurückholen?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            'MITTEILUNG an den Raum Wirtschaft. Meerenge gesperrt seit Donnerstag 04:00 Uhr, 38 Millionen am Tag. Der Hafenkapitän hat jetzt aufgeschrieben, wann er öffnet. Schiff am Samstag von der Bank, egal wer zieht: am selben Abend. Pumpen auf der Bank: Der Sperrkreis bleibt, bis der letzte Schlauch ab ist, dann Vermessung, dann Räumung. Unter zwölf Tage geht er nicht, ich habe zweimal gefragt. Weizen acht Tage, Diesel drei. Nächster Stand 08:00 Uhr.',
          timestamp: 'Fr 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: {
            name: 'Hyun-woo Castellanos',
            handle: '@castellanos_risk',
            avatar: null,
          },
          content:
            'VERMERK, Raum Wirtschaft. Drei Rechnungen. Ilmaras Schlepper: 2,8 Millionen am Tag und 15 Prozent vom Geretteten, ohne Erfolg kein Lohn, Ziffer 6. Pumpentrupp mit Leichter und Heizer: 1,1 Millionen am Tag. Ölsperren und 640 Boote: 0,9. Als geretteten Wert in Ziffer 6 habe ich 340 eingesetzt, das macht 51 für den Schlepper. Die 340 ist von uns, sie ist rund, und verteidigen würde ich sie nicht. Der Tagessatz zählt ab heute.',
          timestamp: 'Fr 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: {
            name: 'Northgate Mutual, Schadenbüro',
            handle: '@northgate_claims',
            avatar: null,
          },
          content:
            'An den Krisenstab. Die Garantie über 40 Millionen wurde am Dienstag zurückgezogen. Für eine Bergung auf der Bank oder in einer Werft kann sie erneut gegeben werden. Für eine behördlich angeordnete Versenkung leisten wir nicht. An dieses Schreiben halten wir uns bis 12:00 Uhr gebunden.',
          timestamp: 'Fr 05:50',
          likes: 44,
          retweets: 10,
          replies: 9,
        },
        {
          key: 'e4',
          author: {
            name: 'Seehechtauktion',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'Gestern 3,10 das Kilo, am Montag 6,40, saubere Ware eingerechnet. Zwei Käufer wollen „nicht von Merrow“ in den Papieren. Auktion um neun, 9 Kisten, Papiere mitbringen.',
          timestamp: 'Fr 06:20',
          likes: 260,
          retweets: 101,
          replies: 38,
        },
        {
          key: 'e5',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content: '@hake_auction Welche Papiere? Mein Fahrer steht seit fünf mit dem Eis bei euch am Tor.',
          timestamp: 'Fr 06:31',
          likes: 14,
          retweets: 2,
          replies: 3,
        },
        {
          key: 'e6',
          author: {
            name: 'Seehechtauktion',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            '@wen_freight Anlandeschein, der mit der Nummer vom Planquadrat. Er kann reinkommen, Kaffee ist da.',
          timestamp: 'Fr 06:44',
          likes: 6,
          retweets: 0,
          replies: 1,
        },
        {
          key: 'e7',
          author: {
            name: 'Fleetwatch',
            handle: '@fleetwatch_sarrow',
            avatar: null,
          },
          content:
            'Vierzehn Schiffe auf der südlichen Reede. Vier fragen nach Gemüse, eins nach einem Zahnarzt.',
          timestamp: 'Fr 05:30',
          likes: 37,
          retweets: 8,
          replies: 2,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'Sie hören auf Fischer, Familien und Küstenorte. Finden Sie heraus, wer bei welchem Weg die Gefahr trägt und wer sich hintergangen fühlt. Am Ende sollten Sie sagen können: Wer hilft, unter welcher Bedingung, und wem haben wir nicht die Wahrheit gesagt?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Paolo Reyes',
            handle: '@paolo_reyes_77',
            avatar: null,
          },
          content:
            'mateo ist seit gestern abend zuhause. er isst und sagt nicht viel. das klopfen war er und das zählen war daniel sagt er. elif spricht um zwölf in der fischhalle. sie möchte dass der krisenstab seinen namen ausspricht, ich soll das hier hinschreiben',
          timestamp: 'Fr 05:45',
          likes: 8120,
          retweets: 3640,
          replies: 1102,
        },
        {
          key: 's2',
          author: {
            name: 'Schifferin Anneke Vaz',
            handle: '@skipper_vaz',
            avatar: null,
          },
          content:
            'Brief, persönlich abgegeben, für den Raum Gesellschaft. Am Samstag bei Niedrigwasser, also um 15:20 Uhr, wird es hinter dem Wrack für etwa drei Stunden glatt, auch nach einem Sturm. Das macht die Bank. Unsere Leute laden da seit zweihundert Jahren um, ich selber zweimal, einmal ein Klavier. Wenn ihr einen Leichter danebenhaben wollt, dann legt ihn da hin, und nehmt jemanden mit, der weiß, wo hinten ist. Von uns geht jeder. A. Vaz, Kap Lune 14, die blaue Tür',
          timestamp: 'Fr 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's3',
          author: {
            name: 'Kapitänin Zehra Idowu',
            handle: '@captain_idowu_azir',
            avatar: null,
          },
          content:
            'Aus Port Azir über Funk an die Boote vor Kap Lune, für den Raum Gesellschaft abgetippt von der Genossenschaft. Sie fragen, ob ich das Schiff von der Bank bekomme. Bis Samstagmittag 85 von 100, Samstagabend 60, Sonntag 35, weil der Sand am Rumpf hochsteigt. Von der Bitte an brauche ich neun Stunden, sechs für eine Unterschrift hier und drei für mich. Die Maschinen sind seit Montag warm. Z. Idowu, Kapitänin, 06:20',
          timestamp: 'Fr 06:30',
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
            'Das Öl ist SCHON in Gannet Point!! Meine Cousine hat gestern Abend einen Regenbogen am Einlauf gesehen. Die pumpen das in die Leitung und sagen nichts wegen der Wahl. Lasst die Badewannen volllaufen, solange es noch sauber ist',
          timestamp: 'Fr 05:38',
          likes: 2980,
          retweets: 2105,
          replies: 390,
        },
        {
          key: 's5',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            'ich wohn am einlaufstrand. kein regenbogen. 14 möwen, 2 davon tot, aber die sind vom sturm. wer hat denn ein foto??',
          timestamp: 'Fr 05:52',
          likes: 150,
          retweets: 40,
          replies: 12,
        },
        {
          key: 's6',
          author: {
            name: 'Latisha Nwosu',
            handle: '@nets_neighbours',
            avatar: null,
          },
          content:
            '@saltstreet_live Lass die Badewannen, Costas unter dir haben vom letzten Mal noch die nasse Decke. Wer hat Gummihandschuhe für den Strand, Größe egal, schreib mir.',
          timestamp: 'Fr 06:02',
          likes: 410,
          retweets: 120,
          replies: 33,
        },
        {
          key: 's7',
          author: {
            name: 'Freiwillige Helle Küste',
            handle: '@bright_coast',
            avatar: null,
          },
          content:
            'Seit gestern Abend haben sich 7.300 Menschen für die Strände eingetragen. Wir haben Handschuhe für 900 und Masken für 200. Nach dem letzten Ölunfall bekam jeder achte Helfer Beschwerden an Haut oder Lunge; die Liste haben wir noch. Bitte ruft niemanden auf, bevor wir die ersten 400 geschult haben, Samstag 14:00 Uhr, Turnhalle Fallow Sands.',
          timestamp: 'Fr 06:25',
          likes: 1640,
          retweets: 890,
          replies: 170,
        },
        {
          key: 's8',
          author: {
            name: 'Radio Sarrow',
            handle: '@radio_sarrow',
            avatar: null,
          },
          content:
            'Morgenmagazin, Mitschrift. MODERATORIN: Wir sind in der Fischhalle, was haben Sie denn da? ANRUFER: Ein Netz. MODERATORIN: Das ist schwarz. ANRUFER: Ja. MODERATORIN: Was macht man mit einem schwarzen Netz? ANRUFER: Diesel und Bürste, und dann kauft man ein neues. MODERATORIN: Und nun die Gezeiten.',
          timestamp: 'Fr 05:55',
          likes: 28,
          retweets: 1,
          replies: 4,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'Sie beurteilen Rumpf, Schlepper und Pumpen vor dem Sturm am Sonntag. Jeder Weg hat seine Stunde, nach der er nicht mehr möglich ist. Am Ende sollten Sie sagen können: Wie wahrscheinlich gelingt jeder Weg, und wann ist es für ihn zu spät?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Arbeitskanal, Mitschrift. Gerrits auf der Stalwart. Riss an Backbord, Spant 88. Vier Meter am Donnerstag, jetzt fünf. Eigener Zug 62 Tonnen. Kriegt das Schiff Samstag 21:30 frei, höchstes Wasser, wenn vorher 3.000 Tonnen Container über Bord. Nicht früher, nicht später. Zug auf diesen Riss: 45 von 100, dass es bricht.',
          timestamp: 'Fr 05:25',
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
            'Stabilitätsnotiz, Raum Technik. In einem Stück lässt sich das Schiff schleppen und versenken und geht aufrecht unter. Bricht es unterwegs an Spant 88, schwimmt der Bug noch etwa eine Stunde, und das Heck sinkt, wo es ist, in 70 Meter Tiefe, mit 900 Tonnen Öl darin. Für Taucharbeit ist das zu tief und um es zu vergessen zu flach. Eine eigene Zahl für die Wahrscheinlichkeit habe ich nicht und übernehme die 45 Prozent des Bergungsleiters. Ein stärkerer Schlepper belastet denselben Spant. R. Deol, 05:50',
          timestamp: 'Fr 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: {
            name: 'Pumpentrupp Vier',
            handle: '@pumpcrew_four',
            avatar: null,
          },
          content:
            'Wir sind 44, mit den Leuten vom Leichter. Heizer, Schlange, zwei Pumpen zu je 15 Tonnen. Um 16:00 Uhr können wir an Bord sein, wenn bis zehn einer für uns unterschreibt. Strickleiter bringen wir selber mit, die vom Schiff ist verbrannt.',
          timestamp: 'Fr 05:40',
          likes: 52,
          retweets: 11,
          replies: 6,
        },
        {
          key: 't4',
          author: {
            name: 'Pumpentrupp Vier',
            handle: '@pumpcrew_four',
            avatar: null,
          },
          content:
            'PROBE, Raum Technik. Wir hatten 40 Liter vom Öl von Donnerstag, 12 Grad, und haben es durch unsere Schlange gefahren. 22 Tonnen die Stunde, beide Pumpen zusammen. Keine 30. Das kommt wie Honig. Von Freitag 16:00 bis Sonntag 18:00 Uhr sind es 50 Stunden, also 1.100, und drin sind 1.390. 290 bleiben also an Bord, wenn der Wind kommt. Ein zweiter Heizer würde helfen, an der ganzen Küste gibt es keinen. Rechnet das bitte nach, nächste Probe 08:30 Uhr.',
          timestamp: 'Fr 07:36',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
        {
          key: 't5',
          author: {
            name: 'Ebba Fossum',
            handle: '@tow_numbers',
            avatar: null,
          },
          content:
            'Für den Raum Technik. Angenommen, die Gezeitentafel stimmt und es steht keine Dünung: Das Hochwasser am Samstag hebt das Schiff 40 Zentimeter höher als das am Freitag, plus oder minus 15. Einen anderen Unterschied zwischen den beiden Tagen gibt es nicht.',
          timestamp: 'Fr 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't6',
          author: {
            name: 'Schlepper Stalwart',
            handle: '@tug_stalwart',
            avatar: null,
          },
          content:
            'Stalwart, Steuermann Farouk-Stein. Riss ist seit fünf um meine Handlänge gewachsen, hab einen Kreidestrich gemacht. Die Leute fragen, wer uns ablöst und wann.',
          timestamp: 'Fr 08:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
        {
          key: 't7',
          author: {
            name: 'Kamera Kap Lune',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content: 'Wrack von 06:40 bis 18:20 Uhr im Bild, soweit das Licht reicht. Der Wischer geht wieder.',
          timestamp: 'Fr 05:50',
          likes: 3,
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
          content:
            'Kran 1 normal. Kran 2 hat seit gestern Abend seinen Fernsteuersatz. Probiert hat ihn noch keiner.',
          timestamp: 'Fr 06:15',
          likes: 5,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        {
          path: 'tow-log-stalwart.txt',
          name: 'tow-log-stalwart.txt',
          day: null,
        },
      ],
    },
    environmental: {
      notes:
        'Sie verfolgen Öl, Metalle und das Leben auf der Bank. Manche Schäden sieht man sofort, und nach einem Jahr sind sie weg; andere zeigen sich erst nach Jahrzehnten. Am Ende sollten Sie sagen können: Was schädigt jeder Weg, für wie viele Jahre, und was wächst nach?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Sigrun Ulvik',
            handle: '@orrin_currents',
            avatar: null,
          },
          content:
            'Für den Raum Umwelt. Modelllauf von 04:30 Uhr, drei Winde. Liegt das Schiff in 1.140 Metern, steigen binnen zwei Tagen etwa 500 Tonnen Öl auf, plus oder minus 150. Bei Sturm zerschlägt es sich da draußen, und in keinem der drei Läufe kommt es an die Küste. Von der Bank aus ist es anders: Kap Lune bis Fallow Sands, 34 Kilometer, nach 50 bis 60 Stunden. Alle fragen nach Gannet Point. In keinem der drei; nach dem Südwind am Dienstag können Sie mich noch einmal fragen.',
          timestamp: 'Fr 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: {
            name: 'Dr. Pia Marangoni',
            handle: '@merrow_reserve',
            avatar: null,
          },
          content:
            'Notiz Schutzgebiet, Raum Umwelt. Das Wrack liegt auf Sand. 400 Meter östlich beginnt die Wiese, der einzige Laichgrund des Seehechts an dieser Küste, besetzt bis 2. November. Öl, das darüber hinwegtreibt, schadet ihr wenig. Eine Schraube oder ein abgeworfener Container pflügt sie um, und bis sie sich schließt, vergehen 30 Jahre. Es gibt einen sauberen Weg hinein und hinaus, von Westen, auch für Freunde. P. Marangoni, 05:30',
          timestamp: 'Fr 05:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: {
            name: 'Tiefseeinstitut',
            handle: '@deepsea_lab',
            avatar: null,
          },
          content:
            'Die Korallen im westlichen Tief stehen zwischen 900 und 1.200 Metern. Letztes Jahr haben wir sie kartiert, 11 Quadratkilometer. Die Strömung beträgt dort 3 Zentimeter pro Sekunde. Karte auf Anfrage.',
          timestamp: 'Fr 06:25',
          likes: 310,
          retweets: 144,
          replies: 22,
        },
        {
          key: 'n4',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content:
            'In der Nacht zum Donnerstag sind sieben Fässer PFAS-Schaum über Bord gegangen, je 2.000 Liter. Zwei haben Fischer reingebracht. WER hat die anderen gewarnt? So ein orangefarbenes Fass gibt eine schöne Regentonne.',
          timestamp: 'Fr 05:30',
          likes: 371,
          retweets: 160,
          replies: 28,
        },
        {
          key: 'n5',
          author: {
            name: 'Hafenlabor',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            '@foam_free_seas Der Küstenfunk warnt seit 05:00 Uhr jede Stunde, nach den Gezeiten. Dass es sieben waren, ist uns neu. Woher haben Sie die Zahl?',
          timestamp: 'Fr 05:44',
          likes: 18,
          retweets: 3,
          replies: 5,
        },
        {
          key: 'n6',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content:
            '@harbour_lab Aus dem Lieferschein der Nachfüllung von 2028, Zeile 4. SIEBEN. Soll ich ihn schicken?',
          timestamp: 'Fr 05:58',
          likes: 29,
          retweets: 6,
          replies: 2,
        },
        {
          key: 'n7',
          author: {
            name: 'AG Nachtreiher',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            'Der Reiher mit dem Ring ist in Fallow Sands gesehen worden, mit einer Flunder, die nicht hineinging.',
          timestamp: 'Fr 05:20',
          likes: 17,
          retweets: 2,
          replies: 3,
        },
        {
          key: 'n8',
          author: {
            name: 'Wetteramt',
            handle: '@sarrow_met',
            avatar: null,
          },
          content:
            'Vorhersage für die Öffentlichkeit. Freitag abnehmend, Dünung zwei Meter. Samstag schwachwindig, bis zehn Nebelfelder. Sonntag ab Mittag aus West zunehmend, an der Merrow-Bank bis 18:00 Uhr Stärke 8.',
          timestamp: 'Fr 05:10',
          likes: 96,
          retweets: 33,
          replies: 4,
        },
      ],
      files: [
        {
          path: 'chart-oil-drift.png',
          name: 'chart-oil-drift.png',
          day: null,
        },
        {
          key: 'oil-index',
          path: 'oil-index-gannet-point.csv',
          name: 'oil-index-gannet-point.csv',
          day: null,
        },
      ],
    },
    legal: {
      notes:
        'Sie achten auf Grenzen, Verträge und Beweise. Wer zahlt, hängt davon ab, wo das Schiff liegt und wer es bewegt. Am Ende sollten Sie sagen können: Was unterschreiben wir, was verlieren wir dadurch, und wo bleiben die Beweise?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'Meerengen-Register',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'Kopie für den Raum Recht. Artikel 9 der Meerengen-Konvention: Hilfe, die in einer Notlage angenommen wird, „gilt nicht als Anerkennung einer Grenze“, sofern beide Seiten diesen Satz unterschrieben haben, bevor die Leine fest ist. Anruf aus Port Azir um 06:10 Uhr: Das Formular liegt dort bereit, zweifach. Von uns wird benötigt: eine Unterschrift, Zeitbedarf etwa eine Stunde. Wortlaut in strait-convention-article-9.txt. Fax 4411.',
          timestamp: 'Fr 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Arbeitsnotiz. Liegt vor: Buchungsliste. Liegt fast vor: Schiffsdatenschreiber, ein Fischer hat ihn und will Finderlohn. Fehlt: die vierzig Container in Laderaum 3, Stand gestern trocken. In einer Werft in Ilmara entscheidet das Gericht dort, wer den Laderaum öffnet. Die letzten drei Fälle dauerten 11, 12 und 14 Monate, also rund ein Jahr. Auf unserem Sand öffnen wir ihn selbst, zwischen zwei Tiden. Wird das Schiff weggeschleppt, sollte die Anordnung nennen, wer die Luke versiegelt.',
          timestamp: 'Fr 05:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: {
            name: 'Prof. Amara Lindholm',
            handle: '@lindholm_sealaw',
            avatar: null,
          },
          content:
            'Vertraulich. Vorbehaltlich dessen, was die Mitglieder zu unterschreiben gedenken, ist die vorsätzliche Versenkung eines Schiffes nach den Seeverträgen ein Einbringen von Abfällen, es sei denn, dass Menschenleben in Gefahr sind und kein anderer Weg offensteht, und da zu dieser Stunde niemand an Bord ist und zwei andere Wege auf Ihrem Tisch liegen, müsste ich ein Argument sehen, das ich nicht habe, während ich für den Schlepper und für die Pumpen nichts bräuchte als ein Datum.',
          timestamp: 'Fr 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: {
            name: 'Rechtsdienst Katastrophenschutz',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            'Zu den Akten des Krisenstabs. Wer auf dem Wrack arbeitet, ist staatlich abgesichert, wenn er namentlich auf Formular 12 steht, bevor er an Bord geht. Vier Mann der Stalwart sind verletzt. Ob sie am Dienstag auf der Liste standen, ist noch in Klärung. Leere Formulare: Ablage 3.',
          timestamp: 'Fr 05:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l5',
          author: {
            name: 'Nachtgericht',
            handle: '@night_court',
            avatar: null,
          },
          content:
            'Nachtgericht: drei Sachen, eine wegen eines Netzes, zwei wegen Fahrrädern. Saal 2 öffnet um acht.',
          timestamp: 'Fr 06:00',
          likes: 3,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l6',
          author: {
            name: 'Seeleutegewerkschaft, Ortsgruppe 4',
            handle: '@seafarers_4',
            avatar: null,
          },
          content:
            'An den Krisenstab. Von den neun Leuten der Stalwart sind fünf arbeitsfähig. Die Ortsgruppe 4 fragt: (1) Wer löst sie ab? (2) Wann? (3) Antwort bitte vor der Tide.',
          timestamp: 'Fr 06:40',
          likes: 140,
          retweets: 39,
          replies: 11,
        },
        {
          key: 'l7',
          author: {
            name: 'Anonym',
            handle: '@yard_whistle',
            avatar: null,
          },
          content:
            'laderaum 3 ist trocken. wenn da einer reingeht erst die siegel filmen, dann die türen, dann die packs. in der reihenfolge sonst ist es nichts wert. welche reihe kann ich sagen',
          timestamp: 'Fr 05:20',
          likes: 1720,
          retweets: 800,
          replies: 140,
        },
        {
          key: 'l8',
          author: {
            name: 'Meerengen-Register',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'Fax aus Port Azir, 08:02 Uhr, für den Raum Recht. Der Schalter dort schließt heute um 12:00 Uhr und öffnet erst am Montag wieder. Die dortige Ausfertigung ist unterschrieben; unsere müsste bis 11:45 Uhr vorliegen.',
          timestamp: 'Fr 08:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 960,
        },
      ],
      files: [
        {
          key: 'article-9',
          path: 'strait-convention-article-9.txt',
          name: 'strait-convention-article-9.txt',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'Am Dienstag hielten viele von Ihnen den Schlepp für richtig. Lassen Sie den Dienstag vorerst ruhen. Jeder Raum kennt einen Teil des Zeitplans bis Sonntagabend: Setzen Sie ihn zusammen, bevor Sie abstimmen.',
      posts: [],
      files: [],
    },
  },
};
