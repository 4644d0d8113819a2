import type { SampleScenario } from '../../shape.ts';

export const emptyQuarter: SampleScenario = {
  key: 'empty-quarter',
  name: 'Das leere Viertel',
  description:
    'Tag 45, Donnerstag, 27. November, 08:00 Uhr. Das Feuer brannte sechzehn Tage lang, flammte dreimal heftig auf und ging am 2. November aus. Von der Feuerwehr wurde niemand verletzt, und das Wasser im Becken lässt sich reinigen. Von 38.000 Menschen im Netzmacherviertel gingen 35.200; die anderen blieben hinter verklebten Fenstern.\n\nWer gegangen ist, lebt noch immer anderswo, 9.000 von ihnen in Turnhallen und auf zwei Fähren, wo es die Krätze gibt und zu wenig Schlaf. Das Tagegeld beträgt 45 Kronen pro Kopf. Von 1.900 kleinen Läden und Werkstätten hat jede sechste erklärt, dass sie nicht wieder öffnet. Es wird eingebrochen.\n\nAuf den Straßen nahe am Kai liegt kobalthaltiger Staub. In 640 Proben findet sich an manchen Stellen viel davon und an anderen nichts. 9.400 Höfe und Gärten sind nicht untersucht, und die Labore schaffen 180 Proben am Tag. Auf der Brücke haben Gouverneurin und Bürgermeister im Oktober gesagt, dass alle zurückkommen. Die Rücklage der Region beträgt 88 Millionen Kronen.\n\nDie Notstandsbefugnisse dieses Krisenstabs enden an Tag 60, dem 12. Dezember; zwei Tage später wird gewählt. Die letzte Tagesordnung, auf die der Krisenstab noch etwas setzen kann, schließt heute um 09:40 Uhr. Die Leute wollen ein Datum. Wie kommt das Viertel wieder zum Leben?',
  asks_order: true,
  decisions: [
    {
      key: 'home',
      title_of_decision: 'Alle noch vor der Wahl nach Hause holen',
      description_of_decision:
        'Zwölf Tage lang werden alle Straßen und Dächer gewaschen, und am Morgen des 12. Dezember wird das ganze Viertel geöffnet, mit Läden und Schulen, damit die Leute zur Wahl und zu den Feiertagen zu Hause sind. Die Höfe werden danach untersucht, ab Januar. Bis dahin kostet die Abwesenheit 34 Millionen.',
      leads_to: null,
      outcome:
        'Am 12. Dezember um sieben wurde das Band durchgeschnitten, von einem Mädchen mit dem Hausschlüssel um den Hals. Das Foto ging an jeden Haushalt. Zwei Abende später hatte Gouverneurin Osei 51,9 Prozent, im Viertel 63. Die Läden verkauften bis zum 24., was sie hatten, manche vom Tapeziertisch. Bis Neujahr waren 1.660 von 1.900 offen.\n\nDie Untersuchungen begannen am 8. Januar, 180 Proben am Tag, und dauerten bis zum 1. März. 611 von 9.400 Höfen lagen über dem Grenzwert. Einer davon gehört zur Schule in der Salzstraße. Ikaika Sand, der dort die zweite Klasse unterrichtet, hatte sich im Januar geweigert, mit 26 Kindern hinauszugehen, bevor das Ergebnis da war. Er wurde schriftlich abgemahnt und im Februar ein zweites Mal. Am 2. März wurde der Hof gesperrt, im August ausgehoben. Da hatte er schon eine Stelle in Ostmark, eine vierte Klasse, in einem Gebäude ohne Hof. Im November 2032 eröffnete die Gouverneurin den neuen Spielplatz und dankte den Eltern für ihre Geduld.',
      conditions: [
        {
          text: 'Die Anordnung beschafft zwölf der Saugwagen, die außerhalb der Region stehen, zu jedem Preis.',
          met: 'Zwölf Saugwagen waren gekommen, zum doppelten Preis. Mit den neun von hier waren sie am Abend des 11. durch, und die Dächer waren noch nass, als die Leute kamen.',
          unmet:
            'Bis zum 12. waren neun Saugwagen bis zur Gaswerkzeile gekommen. Der Rest des Viertels wurde bis Heiligabend um die Leute herum gewaschen.',
        },
        {
          text: 'Das Waschwasser geht mit höchstens 15 Tonnen Schlamm am Tag ins Klärwerk.',
          met: 'Was für einen Tag zu viel war, wartete in zwei Schuten, und der Rest lief am 14. Januar durchs Klärwerk.',
          unmet:
            'Der Schlamm ging in den Kanal, wie er kam. Am 5. Dezember starb im Klärwerk die Biologie, und drei Wochen lang lief das Abwasser von 640.000 Menschen ungeklärt in die Bucht.',
        },
        {
          text: 'Spielplätze und die Höfe der kleinen Kinder werden vor der Öffnung untersucht.',
          met: '84 Spielplätze und Kita-Höfe waren zuerst untersucht worden. Neunzehn blieben hinter Zäunen.',
          unmet:
            'Für die Kleinen war kein Hof untersucht worden. Im März zählte St. Oda vierzehn Kinder aus der Salzstraße und der Kaigasse mit Kobalt im Urin.',
        },
      ],
    },
    {
      key: 'blocks',
      title_of_decision: 'Straße für Straße zurück, nach Untersuchung',
      description_of_decision:
        'Jeder Hof wird in den Laboren untersucht, gereinigt wird, was über dem Grenzwert liegt, jedes Ergebnis wird veröffentlicht und jeder Block am Tag seines Ergebnisses geöffnet. Die letzten Blöcke öffnen im April. Bis dahin laufen Hallen, Hotels und Tagegeld weiter, für jede Woche weniger Menschen, insgesamt rund 150 Millionen.',
      leads_to: null,
      outcome:
        'Aus Latisha Nwosus Küchenkalender.\n\n8. Dez. Erste Liste an der Schultür, 31 Straßen. Frau Costas Stuhl getragen, sie trägt die Lampe. 12. Dez. Tag 60. Bürgermeister liest auf der Brücke die Liste vor, zwei Seiten kleben zusammen, hab sie selber noch mal gelesen. 14. Dez. Wahl. Osei ist raus, 3.900 Stimmen. Halle 2 erfährt es von dem Mann, der das Brot bringt. 19. Jan. Ostwind. Fenster. 4. März. Salzstraße offen, gerade Nummern. Die ungeraden stehen am Band und schauen rüber. Zoran, bring ihnen Kaffee. 3. April. Salzstraße, ungerade Nummern, die letzten. Mit Piet Harmsen hin. Er hat seinen Räucherofen angeschaut, die Tür angefasst und wieder abgeschlossen. Fünf Monate Miete, und eine Firma vom Hügel hat seine Käufer. Was für ihn suchen. 27. Nov. 2032. Piet hat den Kiosk an der Fähre. Er war der beste Räucherer an dieser Küste. Ich kauf da jeden Morgen die Zeitung.',
      conditions: [
        {
          text: 'Die Anordnung ruft die Handgeräte herbei.',
          met: 'Neben dem 7. Dezember, in Rot: alle Höfe durch, 9.400. Den Jungs mit den Geräten die Matratzen zurückbringen.',
          unmet: 'Neben dem 19. Januar, in Rot: heute der letzte Hof untersucht. 53 Tage.',
        },
        {
          text: 'Jeder Laden bekommt 11.000 Kronen, damit er bis April durchhält.',
          met: 'Neben dem 9. März: Rosa offen, 300 Brote, um zehn weg.',
          unmet:
            'Neben dem 9. März: Bei Rosa bleibt der Rollladen unten. 640 sind es, ich bin rumgelaufen und hab gezählt.',
        },
        {
          text: 'Die Hauptstadt wird vor Montag um Wahllokale in den Hallen und auf den Fähren gebeten.',
          met: 'Neben der Wahl: 16.800 haben gewählt, die meisten in Hausschuhen.',
          unmet:
            'Neben der Wahl: 23.600 Wahlberechtigte, 5.200 Zettel. Die anderen wussten nicht, wohin mit ihrem.',
        },
      ],
    },
    {
      key: 'buyout',
      title_of_decision: 'Die Kaistraßen aufkaufen, den Rest öffnen',
      description_of_decision:
        'Die 2.960 Wohnungen bis 900 Meter vom Kai werden zum vollen Wert gekauft, 385 Millionen in zwei Jahren, und an ihrer Stelle wird ein Grüngürtel angelegt. Die 7.400 Menschen, die dort wohnen, bekommen Hilfe bei der Suche nach einer neuen Wohnung. Alle anderen gehen jetzt nach Hause.',
      leads_to: null,
      outcome:
        'An das Archiv des Krisenstabs, 27. November 2032.\n\nMein Name ist Nadira Bloom. Ich habe vierzehn Jahre in der Kaigasse 7 gewohnt, zweiter Stock links, zur Miete. Am 29. November letzten Jahres gingen die anderen über die Brücke nach Hause, 30.000 Menschen an einem Wochenende, mit den Matratzen. Wir haben aus Halle 4 zugesehen. An Tag 60 wurden dort die ersten Verträge unterschrieben, an dem Tisch, an dem wir aßen, und der Eigentümer unseres Hauses kam in einem guten Mantel und unterschrieb im Stehen. Viktor Anand wurde am Sonntag mit 53 Prozent gewählt. Ab Juni wurden die Häuser abgerissen. Danach kamen 30.000 Tonnen Erde weg, 400 am Tag, und im Oktober wurden die Bäume gepflanzt. Ich habe sie gesehen. Sie sind so hoch wie meine Tochter.\n\nIch war Nachtschwester in St. Oda. Die Wohnung, die man mir gefunden hat, ist in Ostmark, und der letzte Bus fährt um neun, also bin ich jetzt tagsüber Helferin bei einem Zahnarzt. Ich schreibe, weil auf Ihrem Formular gefragt wird, ob ich Anmerkungen habe.',
      conditions: [
        {
          text: 'Mieter bekommen für den Umzug so viel wie Eigentümer.',
          met: 'Wir bekamen 9.000 Kronen wie die Eigentümer, und ich war froh darüber.',
          unmet:
            'Die Eigentümer bekamen 9.000 Kronen für den Umzug. Mieter kamen auf dem Formular nicht vor.',
        },
        {
          text: 'Seit dem 20. Oktober gekaufte Wohnungen werden zu dem Preis bezahlt, der für sie gezahlt wurde.',
          met: 'Eine Firma namens Quayline musste ihre Wohnungen für das hergeben, was sie bezahlt hatte. Das habe ich zweimal gelesen.',
          unmet:
            'Eine Firma namens Quayline, die uns abgekauft hatte, als wir Angst hatten, bekam den vollen Preis und machte 11 Millionen.',
        },
        {
          text: 'Der Bürgermeister erfährt es vor allen anderen von einem Mitglied des Krisenstabs.',
          met: 'Bürgermeister Belkacem sagte es uns selbst, auf der Brücke, bevor es in der Zeitung stand. Am Tag darauf trat er zurück.',
          unmet:
            'Bürgermeister Belkacem las es im Courier. Um zwölf trat er zurück und mit ihm sechs aus dem Rat, und bis Februar war niemand da, den man hätte fragen können.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Die Ministerin bringt am Dienstag 90 Millionen Kronen. Sie sind für den Kauf oder Neubau von Wohnungen bestimmt. Für Reinigung, Hotels und Tagegeld lässt ihr Gesetz nichts zu.',
      carried_by: ['p4'],
      supports: ['buyout'],
      opposes: [],
    },
    {
      text: 'Ab Samstag 08:00 Uhr gilt das Betretungsverbot nur, wo ein Block einen eigenen Messwert hat. Jenseits von 900 Metern liegt keiner über dem Grenzwert, dort dürfen die Leute heim.',
      carried_by: ['p5', 'l3', 'ruling'],
      supports: ['home', 'buyout'],
      opposes: [],
    },
    {
      text: 'Zwölf Tage Waschen brauchen 21 Saugwagen, die Metallstaub fahren dürfen. Neun sind hier: 27 Tage, bis 24. Dezember. Die anderen 25 gehören einer Firma, zum doppelten Preis.',
      carried_by: ['e2', 'trucks'],
      supports: [],
      opposes: ['home'],
    },
    {
      text: 'Quayline Homes, gegründet am 20. Oktober, hat 212 Wohnungen bis 900 Meter 40 Prozent unter Wert gekauft. Zum vollen Wert gewinnt sie 11 Millionen. Sie ruft täglich mehr Leute an.',
      carried_by: ['e3', 's3'],
      supports: [],
      opposes: ['buyout'],
    },
    {
      text: 'Ab 3. Dezember wird es regnen, im Januar weht trockener Ostwind. Staub, der dann noch liegt, kommt in Keller und Gärten und danach in die Innenstadt.',
      carried_by: ['n1'],
      supports: [],
      opposes: ['blocks'],
    },
    {
      text: '25 Röntgen-Handgeräte prüfen 1.000 Höfe am Tag, 9.400 also in zehn Tagen. Sie finden Kobalt über dem Grenzwert in 94 von 100 Fällen. Alle können morgen hier sein.',
      carried_by: ['t7'],
      supports: ['blocks'],
      opposes: [],
    },
    {
      text: 'Waschen in zwölf Tagen ergibt 60 Tonnen Schlamm am Tag. Das Klärwerk verträgt 15. Darüber stirbt die Biologie, und das Abwasser von 640.000 Menschen läuft drei Wochen ungeklärt ab.',
      carried_by: ['n2'],
      supports: [],
      opposes: ['home'],
    },
    {
      text: 'Der Reeder muss angemessene Maßnahmen bezahlen. Wohnungen zu kaufen, die man reinigen könnte, gehört wohl nicht dazu; dann bleiben die 385 Millionen an der Region hängen.',
      carried_by: ['l4'],
      supports: [],
      opposes: ['buyout'],
    },
  ],
  rooms: {
    political: {
      notes:
        'Sie beurteilen Zusagen, Zeitpunkte und Vertrauen. An jedem Datum, das Sie heute nennen, wird man Sie messen. Am Ende sollten Sie sagen können: Welche Zusage lässt sich nach Tag 60 halten, und von wem?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Notizen aus dem Palais',
            handle: '@palace_notes',
            avatar: null,
          },
          content:
            'Aus dem Wahlkampf-Chat der Gouverneurin, uns von drei Leuten zugeschickt. „Mit der Öffnung am 12. kriegen wir Kinder mit Schlüsseln, zwei Tage vor der Wahl. Gut für vier Punkte.“ Die Amtsärztin, aus Versehen im Verteiler, fragt, was die Kinder im März wert sind. Danach setzte jemand einen Daumen, und der Chat ging zum Parken über.',
          timestamp: 'Tag 45 06:05',
          likes: 1290,
          retweets: 540,
          replies: 163,
        },
        {
          key: 'p2',
          author: {
            name: 'Bürgermeister Dario Belkacem',
            handle: '@mayor_belkacem',
            avatar: null,
          },
          content:
            'Ich habe mit der Gouverneurin auf dieser Brücke gestanden, und wir haben beide gesagt: alle. Zieht der Krisenstab bei 900 Metern eine Linie, trete ich zurück, und sechs aus dem Rat gehen mit, das habe ich schriftlich. Ich sage es Ihnen jetzt, damit es um zwölf keiner herausfinden muss. Zu den Hallen wollte ich auch noch was sagen, aber der Akku ist gleich',
          timestamp: 'Tag 45 06:40',
          likes: 1466,
          retweets: 402,
          replies: 233,
        },
        {
          key: 'p3',
          author: {
            name: 'Wählerverzeichnis',
            handle: '@voter_registry',
            avatar: null,
          },
          content:
            '23.600 Wahlberechtigte des Viertels sind in Wahllokalen hinter dem Absperrband eingetragen. Wer anderswo wählen will, stellt bis Montag einen Antrag; 3.100 haben das getan. Die Hauptstadt kann Wahllokale in Hallen und auf Fähren einrichten, sofern der Krisenstab vor Montag darum ersucht.',
          timestamp: 'Tag 45 07:10',
          likes: 205,
          retweets: 93,
          replies: 28,
        },
        {
          key: 'p4',
          author: {
            name: 'Oberst Ruth Zeller',
            handle: '@zeller_liaison',
            avatar: null,
          },
          content:
            'VERMERK, Raum Strategie. 1. Besuch der Ministerin am Dienstag, 2. Dezember, Turnhalle 4, 11:00 Uhr. 2. Sie bringt 90 Millionen Kronen. 3. Erlaubt: Wohnungen kaufen, neue bauen. 4. Nicht erlaubt nach § 8 ihres Gesetzes: Reinigung, Hotels, Tagegeld. Habe nach einer Lesart gefragt, in der Reinigen Bauen ist. Gibt es nicht. 5. Ihr Stab fragt, welchen Satz sie in der Halle sagen darf. Bis Montag 12:00 Uhr an mich.',
          timestamp: 'Tag 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p5',
          author: {
            name: 'Rechtsdienst Katastrophenschutz',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            'Kurzer Vermerk, Raum Strategie; der Beschluss liegt beim Raum Recht. Ab Samstag 08:00 Uhr gilt das Betretungsverbot nur noch für Blöcke mit eigenem Messwert. Jenseits von 900 Metern liegt kein Messwert über der Grenze, die Bewohner dürfen dort also nach Hause. Zustellung heute um zehn. Bitte bis 10:00 Uhr in diesem Raum behalten.',
          timestamp: 'Tag 45 07:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p6',
          author: {
            name: 'Büro der Versammlung',
            handle: '@assembly_office',
            avatar: null,
          },
          content:
            'Gefunden in Zimmer 14: ein Handschuh, links, und eine Namensliste ohne Überschrift. Beim Pförtner, bis 12:00 Uhr.',
          timestamp: 'Tag 45 06:30',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p7',
          author: {
            name: 'Büro Viktor Anand',
            handle: '@anand_office',
            avatar: null,
          },
          content:
            'Herr Anand übernachtet heute in Halle 2, mitten unter den Menschen. Fotos von 21:00 bis 21:20 Uhr. Bitte eigene Decke mitbringen, die in der Halle sind abgezählt.',
          timestamp: 'Tag 45 07:15',
          likes: 44,
          retweets: 6,
          replies: 31,
        },
        {
          key: 'p8',
          author: {
            name: 'Familien der Welle 2',
            handle: '@wave2_families',
            avatar: null,
          },
          content:
            'Wir sind die, die im Oktober nachts zu Fuß über die Brücke sind, weil die Busse nach Norden gefahren waren. 210 von uns haben hier unterschrieben. Egal, welchen Tag Sie für den Rückweg aussuchen: Kommt da ein Bus?',
          timestamp: 'Tag 45 07:05',
          likes: 310,
          retweets: 74,
          replies: 22,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'buses-asked',
              is_met: false,
            },
          ],
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'Sie vergleichen laufende Kosten mit einmaligen und haben die Läden im Blick, die dazwischen sterben. Am Ende sollten Sie sagen können: Ab welchem Monat ist welcher Weg der teuerste, und welche Kosten kommen zurück?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Haushaltsamt',
            handle: '@budget_office',
            avatar: null,
          },
          content:
            'Ein Tag Abwesenheit: 1,58 Millionen Tagegeld (35.200 Personen zu 45 Kronen), 0,7 Millionen Hallen, Fähren, Hotels und Wachdienst. Bis 12. Dezember ergibt das 34 Millionen. Straße für Straße bis April: etwa 150, bei gleichmäßig sinkender Personenzahl. 2.960 Wohnungen zum vollen Wert: 385, verteilt auf zwei Jahre. Rücklage: 88. Das Waschen ist in keiner der Zahlen enthalten, da hier kein Angebot eingegangen ist.',
          timestamp: 'Tag 45 06:10',
          likes: 121,
          retweets: 49,
          replies: 17,
        },
        {
          key: 'e2',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content:
            'Brief an den Krisenstab, Kopie an den Raum Wirtschaft. Die mit den Wagen sind wir, also bitte. Metallstaub darf nur in einen Saugwagen Klasse M und in keinen anderen. Davon gibt es im Land 34, Liste liegt bei, neun sind hier, vier gehören mir. Mit neun komme ich für Straßen und Dächer auf 27 Tage, also Heiligabend. Für zwölf Tage braucht es 21. Die anderen 25 gehören alle einer Firma, Norholt, und Norholt hat auch auf den Kalender geguckt und will das Doppelte. Ich kann da anrufen, wir waren zusammen in der Schule. W. Sarpong, 06:40',
          timestamp: 'Tag 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: {
            name: 'Immobilienanzeiger',
            handle: '@property_ledger',
            avatar: null,
          },
          content:
            'Auszug für den Raum Wirtschaft. Verkäufe im Netzmacherviertel seit 5. November: 221, davon 212 an Quayline Homes, gegründet am 20. Oktober, sämtlich bis 900 Meter vom Kai, im Schnitt 40 Prozent unter Wert. Der mittlere Wert beträgt dort 130.000 Kronen. Kauft die Region zum vollen Wert, gewinnt Quayline 212 mal 52.000, also 11 Millionen. Hier gehen täglich sechs bis neun neue Verträge ein. Inhaber von Quayline ist ein Postfach in der Hauptstadt, Nummer 2204.',
          timestamp: 'Tag 45 07:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: {
            name: 'Rosa Imhof',
            handle: '@corner_shop_rosa',
            avatar: null,
          },
          content:
            'Ein Drittel von meinem Jahr sind die vier Wochen vor den Feiertagen. 640 von uns haben dem Verband gesagt, dass sie bis Januar durchhalten. Mit 11.000 Kronen für jeden ginge es bis April, das sind 7 Millionen, und ich habe es auf drei Formulare geschrieben. Welcher Schalter ist das?',
          timestamp: 'Tag 45 06:35',
          likes: 744,
          retweets: 267,
          replies: 98,
        },
        {
          key: 'e5',
          author: {
            name: 'Formularschalter',
            handle: '@form_desk',
            avatar: null,
          },
          content:
            '@corner_shop_rosa Vielen Dank für Ihre Nachricht. Für Verdienstausfall gilt Formular D, Formular C hingegen für beschädigte Ware.',
          timestamp: 'Tag 45 07:02',
          likes: 8,
          retweets: 0,
          replies: 14,
        },
        {
          key: 'e6',
          author: {
            name: 'Rosa Imhof',
            handle: '@corner_shop_rosa',
            avatar: null,
          },
          content:
            '@form_desk Weiß ich, C habe ich im Oktober für den Schinken ausgefüllt. Wo kriegt man ein D, auf Ihrer Seite gibt es nämlich A, B, C und E?',
          timestamp: 'Tag 45 07:20',
          likes: 96,
          retweets: 12,
          replies: 7,
        },
        {
          key: 'e7',
          author: {
            name: 'Seehechtauktion',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'Auktion um neun. 47 Kisten Seehecht, 9 Seezunge. An der Tür frisch gestrichen, auf die Ärmel achten.',
          timestamp: 'Tag 45 07:30',
          likes: 11,
          retweets: 1,
          replies: 0,
        },
        {
          key: 'e8',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content:
            'Für den Raum Wirtschaft. Norholt hält uns zwölf Wagen bis heute halb zehn frei, zum Doppelten. Danach gehen sie an ein Zementwerk. Rufen Sie mich im Depot an, nicht auf dem Handy. W. Sarpong, 09:03',
          timestamp: 'Tag 45 09:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 960,
        },
      ],
      files: [
        {
          key: 'trucks',
          path: 'suction-trucks-class-m.csv',
          name: 'suction-trucks-class-m.csv',
          day: null,
        },
      ],
    },
    social: {
      notes:
        'Sie sprechen für die, die warten, die nie gegangen sind und die nicht zurückkommen. Am Ende sollten Sie sagen können: Was brauchen die Leute, um selbst zu entscheiden, und wer kommt in der lauten Debatte nicht vor?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Latisha Nwosu',
            handle: '@nets_neighbours',
            avatar: null,
          },
          content:
            'Ich hab in den Hallen und auf den Fähren 2.050 Familien gefragt, mit Bleistift, eine nach der anderen. Von 100 wollen 58 sofort heim, „auch wenn“. 29 wollen erst die Untersuchung, und die haben fast alle Kinder unter sechs. 13 wollen gar nicht mehr zurück, das haben sie mir im Flur gesagt. Fragt noch mal in Halle 3, die haben geschlafen.',
          timestamp: 'Tag 45 06:00',
          likes: 3310,
          retweets: 1422,
          replies: 377,
        },
        {
          key: 's2',
          author: {
            name: 'Dr. Kenji Abara',
            handle: '@abara_st_odas',
            avatar: null,
          },
          content:
            'Sprachnachricht, abgetippt vom Stationsbüro, für den Raum Gesellschaft. Abara, St. Oda. Auf Fähre zwei habe ich jetzt 61, nein, 62 mit Krätze und vier mit Tuberkulose, davon eine Köchin, und die habe ich verlegt. Vom Staub kommt davon nichts. Ich sage nicht, schickt sie nach Hause, ich weiß ja nicht, was in den Höfen ist, ich bin Lungenarzt und kein Bodenarzt. Ich sage nur, die Fähre ist auch nicht nichts. Moment, der Aufzug. Könnte mir jemand einen zweiten Arzt für die Fähren suchen?',
          timestamp: 'Tag 45 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's3',
          author: {
            name: 'Lehrerin Ikaika Sand',
            handle: '@teacher_sand',
            avatar: null,
          },
          content:
            'Für den Raum Gesellschaft. Ich unterrichte 26 Kinder aus dem Netzmacherviertel auf einem Flur. Drei haben einen Brief mitgebracht, alle denselben: Quayline Homes würde gern ihre Wohnung kaufen, bis 900 Meter vom Kai, 40 Prozent unter Wert, „bevor sie nichts mehr wert ist“. Ein Vater hat unterschrieben. Gegründet am 20. Oktober, so steht es unten in Grau; nach eigener Angabe haben sie 212 Wohnungen. Kauft die Region zum vollen Wert, kriegt jemand 11 Millionen fürs Angstmachen; das hat eine Mutter auf der Rückseite ausgerechnet, sie ist Buchhalterin. Die rufen abends an. Wer kann das abstellen?',
          timestamp: 'Tag 45 06:55',
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
            '300 Einbrüche, und das nur LETZTE NACHT!! Die Soldaten machen selber die Türen auf und nehmen die Fernseher mit, mein Cousin hat den Laster gesehen. Darum dürfen wir nicht heim, die sind noch nicht fertig mit uns. Teilen, bevor es weg ist',
          timestamp: 'Tag 45 05:50',
          likes: 3480,
          retweets: 2500,
          replies: 455,
        },
        {
          key: 's5',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            '@saltstreet_live ich war von 20:00 bis 6 am band, beide tore. 14 soldaten, 2 hunde, 0 fernseher. ein fenster in der seilerstraße aber das war eine katze?? kann die polizei mal ihre liste posten??',
          timestamp: 'Tag 45 06:12',
          likes: 205,
          retweets: 51,
          replies: 19,
        },
        {
          key: 's6',
          author: {
            name: 'Zoran',
            handle: '@zoran_salt_street',
            avatar: null,
          },
          content:
            '@saltstreet_live Mein Fernseher ist noch da, ich seh ihn von der Brücke mit dem Fernglas, und er läuft.',
          timestamp: 'Tag 45 06:31',
          likes: 64,
          retweets: 2,
          replies: 11,
        },
        {
          key: 's7',
          author: {
            name: 'Radio Sarrow',
            handle: '@radio_sarrow',
            avatar: null,
          },
          content:
            'Morgenmagazin, Mitschrift. MODERATORIN: Sie rufen von Fähre eins an. Was gibt es zum Frühstück? ANRUFER: Dasselbe. MODERATORIN: Und wie ist die Stimmung? ANRUFER: Da muss man anstehen. MODERATORIN: Und nun die Gezeiten, die unsere Hörer auf den Fähren schon bemerkt haben werden.',
          timestamp: 'Tag 45 07:40',
          likes: 27,
          retweets: 2,
          replies: 3,
        },
        {
          key: 's8',
          author: {
            name: 'Dageblieben',
            handle: '@stayed_rope_street',
            avatar: null,
          },
          content:
            'Seilerstraße 31, dritter Stock. Frau Petek ist in der Küche gestürzt und kommt nicht hoch. Der Rettungsdienst fragt, ob unsere Straße offen ist, wegen der Versicherung. Was sag ich denen?',
          timestamp: 'Tag 45 09:06',
          likes: 96,
          retweets: 31,
          replies: 12,
          release: 'held',
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'Sie beurteilen Untersuchung und Reinigung und wie sicher ein Ergebnis sein kann. Am Ende sollten Sie sagen können: Wie sicher können wir sein, bis wann und mit welchem Verfahren?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Dr. Ilka Ferreira-Moss',
            handle: '@soil_and_street',
            avatar: null,
          },
          content:
            '640 Proben aus 212 Straßen, Stand gestern Abend. Bis 300 Meter liegen 71 von 100 über dem Grenzwert. Zwischen 300 und 900 sind es 12 von 100, fast immer an Stellen derselben Art: Höfe, die nach Westen offen sind. Jenseits von 900 Metern bisher keine. Bei „900 Metern“ war mein Lineal zu Ende; ich habe den Kreis am ersten Abend gezogen, um einen zu haben.',
          timestamp: 'Tag 45 06:15',
          likes: 402,
          retweets: 189,
          replies: 33,
        },
        {
          key: 't2',
          author: {
            name: 'Laborverbund',
            handle: '@lab_alliance',
            avatar: null,
          },
          content:
            'Bitte keine Marmeladengläser mehr schicken. Alle zugelassenen Labore im Umkreis einer Tagesfahrt schaffen zusammen 180 Bodenproben am Tag. 9.400 Höfe ergeben 53 Tage, Sonntage eingerechnet, das letzte Ergebnis liegt also am 19. Januar vor.',
          timestamp: 'Tag 45 06:45',
          likes: 118,
          retweets: 44,
          replies: 15,
        },
        {
          key: 't3',
          author: {
            name: 'Mirelle Yao',
            handle: '@membrane_nerd',
            avatar: null,
          },
          content:
            '@lab_alliance Schrotthändler sortieren Metall mit so einer Art Röntgenpistole. Zwei Sekunden, piep. Sieht die Kobalt im Sand?',
          timestamp: 'Tag 45 07:00',
          likes: 61,
          retweets: 12,
          replies: 5,
        },
        {
          key: 't4',
          author: {
            name: 'Laborverbund',
            handle: '@lab_alliance',
            avatar: null,
          },
          content:
            '@membrane_nerd Das hängt vom Sand ab und davon, wer sie hält. Wir haben zwei geliehen und einen Stapel bekannter Proben, Ergebnisse um halb neun.',
          timestamp: 'Tag 45 07:22',
          likes: 14,
          retweets: 3,
          replies: 2,
        },
        {
          key: 't5',
          author: {
            name: 'Vorarbeiter Dachtrupp',
            handle: '@roofcrew_lead',
            avatar: null,
          },
          content:
            "Salzstraße zur Probe gewaschen. Ziegeldächer werden sauber. Teerdächer nicht, davon gibt's ungefähr 700, da klebt der Staub, und heißes Wasser holt ihn runter und tut ihn in die Rinne. Die brauchen Folie oder eine neue Decke, drei Tage pro Dach. Ich hab's jedem gesagt, der die Leiter hochkam, und jetzt sag ich's dem Krisenstab.",
          timestamp: 'Tag 45 07:15',
          likes: 173,
          retweets: 60,
          replies: 26,
        },
        {
          key: 't6',
          author: {
            name: 'Kamera Kap Lune',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content: 'Bild in Ordnung. W 11 Knoten. Jemand hat die Linse geputzt, danke.',
          timestamp: 'Tag 45 07:35',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't7',
          author: {
            name: 'Laborverbund',
            handle: '@lab_alliance',
            avatar: null,
          },
          content:
            'VERSUCH, Raum Technik, 08:30 Uhr. Zwei Röntgen-Handgeräte, 200 bekannte Proben. Sie finden Kobalt über dem Grenzwert in 94 von 100 Fällen und geben in 5 falschen Alarm. Ein geübtes Paar schafft mit einem Gerät 40 Höfe am Tag. Wir haben herumtelefoniert: Zoll, zwei Schrottplätze, die Universität, 25 Geräte, die morgen alle hier sein können, wenn jemand dafür unterschreibt. Das sind 1.000 Höfe am Tag, 9.400 also in zehn Tagen und nicht in 53. Sechs von hundert schlechten Höfen gingen beim ersten Mal durch. Die Einweisung dauert einen Nachmittag, die Turnhalle Gaswerkstraße ist angefragt.',
          timestamp: 'Tag 45 08:36',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
        {
          key: 't8',
          author: {
            name: 'Krane Liegeplatz 9',
            handle: '@berth9_cranes',
            avatar: null,
          },
          content: 'Kran 1 normal. Kran 2 normal. Kran 3 frisch gestrichen, bitte nicht anlehnen.',
          timestamp: 'Tag 45 06:20',
          likes: 5,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'Sie betrachten Boden und Staub und den Regen und Wind, die beides weitertragen, während Sie warten. Am Ende sollten Sie sagen können: Was wird durch Warten besser, was schlechter, und was muss ausgehoben werden?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Wetteramt',
            handle: '@sarrow_met',
            avatar: null,
          },
          content:
            'Sechs-Wochen-Aussichten für den Raum Umwelt, nicht für die Seite, da Sicherheit 70 Prozent. Ab 3. Dezember nass, etwa 140 Millimeter im Monat. Im Januar trocken, Wind aus Ost. Regen spült liegenden Staub in Keller und Gärten. Ostwind verfrachtet, was noch übrig ist, vom Kai in die Innenstadt. Nächste Ausgabe Donnerstag, 4. Dezember.',
          timestamp: 'Tag 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: {
            name: 'Kanalbetrieb',
            handle: '@sewer_control',
            avatar: null,
          },
          content:
            'Betriebsnotiz, Kopie an den Raum Umwelt. Wird das Viertel in zwölf Tagen gewaschen, rechnen wir mit 60 Tonnen Schlamm am Tag. Unsere Biologie verträgt 15 mit so viel Metall darin. Darüber stirbt sie, und eine neue heranzuziehen dauert etwa drei Wochen, in denen das Abwasser von 640.000 Menschen in die Bucht läuft, wie es ist. 720 Tonnen zu 15 am Tag sind 48 Tage. Schlamm kann warten, wenn er etwas Dichtes hat, worin er warten kann. F. Brandt, 06:50',
          timestamp: 'Tag 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: {
            name: 'Kleingärten 1908',
            handle: '@garden_plots',
            avatar: null,
          },
          content:
            'Wir haben 410 Parzellen zwischen Seilerstraße und Bahn, 700 Meter vom Kai, und was dort wächst, wird gegessen. Die Universität hat unseren Mangold gemessen. Kobalt im Blatt beim Fünffachen des Grenzwerts, obwohl der Boden knapp darunter liegt. Der Mangold steht noch. Er sieht sehr gesund aus, was lästig ist, weil die Mitglieder dauernd fragen.',
          timestamp: 'Tag 45 06:50',
          likes: 338,
          retweets: 129,
          replies: 40,
        },
        {
          key: 'n4',
          author: {
            name: 'Hafenlabor',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            'Das Schlimmste fiel am 29. Oktober, beim dritten Aufflammen. Es ist fast schwarz, von den 38 Containern Schwarzmasse, und schwer, liegt also innerhalb von 250 Metern, in vier Straßen. Zehn Zentimeter Boden dort abgetragen, und 80 Prozent von allem, was herunterkam, wären weg.',
          timestamp: 'Tag 45 07:20',
          likes: 214,
          retweets: 96,
          replies: 18,
        },
        {
          key: 'n5',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content:
            '@harbour_lab Und was war IN dem Wasser, mit dem sie gekühlt haben? Auf PFAS hat die Höfe keiner untersucht. Oder doch?',
          timestamp: 'Tag 45 07:28',
          likes: 120,
          retweets: 41,
          replies: 9,
        },
        {
          key: 'n6',
          author: {
            name: 'Hafenlabor',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            '@foam_free_seas Zwölf Höfe, nichts gefunden. Die Schläuche zielten auf die Bordwände, und der Wind kam von der anderen Seite. Flaschen zu besichtigen bis 16:00 Uhr.',
          timestamp: 'Tag 45 07:44',
          likes: 13,
          retweets: 2,
          replies: 4,
        },
        {
          key: 'n7',
          author: {
            name: 'Stadtbäume',
            handle: '@urban_trees',
            avatar: null,
          },
          content:
            'Zum Grüngürtel. Pappeln essen kein Kobalt, egal was im Prospekt steht. Der Boden muss weg, 30.000 Tonnen in den Kaistraßen, und die einzige Deponie mit Genehmigung nimmt 400 am Tag, das sind 75 Tage Lkw. Wir würden im Oktober 2032 pflanzen.',
          timestamp: 'Tag 45 07:10',
          likes: 267,
          retweets: 118,
          replies: 23,
        },
        {
          key: 'n8',
          author: {
            name: 'AG Nachtreiher',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            'Die Reiher sind in die Salzstraße gezogen. Elf auf dem Dach von Nummer 14. Der mit dem Ring hat die Tonnen der Bäckerei entdeckt.',
          timestamp: 'Tag 45 07:30',
          likes: 33,
          retweets: 4,
          replies: 6,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'Sie prüfen Anordnungen, Entschädigung und Eigentum. Fragen Sie bei jedem Recht, wie eine Familie in einer Turnhalle es einfordern würde. Am Ende sollten Sie sagen können: Welcher Weg hält vor Gericht, und was muss heute angeordnet werden?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'Rechtsdienst Katastrophenschutz',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            'Zu den Akten des Krisenstabs. Von den 310 aus den Pflegeheimen sind seit der Verlegung vier gestorben. Den Angehörigen liegt der Name des Arztes aus Ihrer Anordnung vor; sie haben sich an ihn gewandt, hier ist nichts eingegangen.',
          timestamp: 'Tag 45 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'care-homes-named',
              is_met: true,
            },
          ],
        },
        {
          key: 'l2',
          author: {
            name: 'Rechtsdienst Katastrophenschutz',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            'Zu den Akten des Krisenstabs. Von den 310 aus den Pflegeheimen sind seit der Verlegung elf gestorben. Sechs Familien fragen an, wer dafür verantwortlich war und auf welcher Seite der Anordnung das steht. Die Seite wurde nicht gefunden. Antwort fällig am Montag, 1. Dezember.',
          timestamp: 'Tag 45 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'care-homes-named',
              is_met: false,
            },
          ],
        },
        {
          key: 'l3',
          author: {
            name: 'Nachtgericht',
            handle: '@night_court',
            avatar: null,
          },
          content:
            'An den Raum Recht, vor der Zustellung um zehn. Der Beschluss über die Verlängerung liegt bei Ihren Dateien. Ab Samstag 08:00 Uhr gilt das Betretungsverbot nur, wo ein Block einen eigenen Messwert hat. Jenseits von 900 Metern gibt es Messwerte, und keiner liegt über der Grenze, die Leute dürfen dort also nach Hause. Für den Rest will der Richter je Block einen Messwert oder das Datum, an dem es einen geben wird.',
          timestamp: 'Tag 45 07:20',
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
            'Arbeitsnotiz. Liegt vor: zwei der sechzehn Container, vom Heck, mit Siegel; das dürfte reichen, um die Grenze zu brechen. Fehlt: eine Rechnung, die ein Gericht annimmt. Der Reeder zahlt angemessene Maßnahmen. Untersuchungen: ja. Reinigung nach Untersuchung: ja, jede Krone. Kauf von Wohnungen, die man reinigen könnte: wohl nicht, siehe Regionalgericht 2024, Färberei. Dann bleiben die 385 Millionen bei uns.',
          timestamp: 'Tag 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l5',
          author: {
            name: 'Prof. Amara Lindholm',
            handle: '@lindholm_sealaw',
            avatar: null,
          },
          content:
            'Vertraulich. Vorbehaltlich dessen, was in den Grundbüchern steht, ist ein einvernehmlicher Kauf rasch möglich, während ein erzwungener einen öffentlichen Zweck und eine Anhörung von sechs Monaten voraussetzt und zum Wert am Tag vor dem Brand entschädigt wird; und da vier von fünf Bewohnern der Kaistraßen Mieter sind, denen das Gesetz im einen wie im anderen Fall nichts gibt, müsste die Anordnung selbst sagen, was sie erhalten.',
          timestamp: 'Tag 45 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l6',
          author: {
            name: 'Mieterberatung',
            handle: '@tenants_advice_n',
            avatar: null,
          },
          content:
            'Wir haben um halb neun aufgemacht, und die Schlange geht um die Ecke. Wir haben 1.900 Akten, und 460 Vermieter haben gekündigt, „weil die Wohnung nicht nutzbar ist“. Ein Satz in einer Anordnung des Krisenstabs hält das alles bis Juni auf. Nach Tag 60 braucht es dafür das Parlament, und das tagt dieses Jahr zuletzt am 4. Dezember.',
          timestamp: 'Tag 45 08:52',
          likes: 803,
          retweets: 366,
          replies: 72,
          release: 780,
        },
        {
          key: 'l7',
          author: {
            name: 'Meerengen-Register',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'BEKANNTMACHUNG 251/31. Der Schalter ist am Freitagnachmittag wegen der Beisetzung eines Kollegen geschlossen.',
          timestamp: 'Tag 45 06:30',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l8',
          author: {
            name: 'Hafenarbeitergewerkschaft, Ortsgruppe 4',
            handle: '@docklocal4',
            avatar: null,
          },
          content:
            'An den Krisenstab. Die Liegeplätze 7 und 8 sind seit dem 10. November offen. Die Ortsgruppe 4 hat heute nichts zu fragen und teilt das wie vereinbart schriftlich mit.',
          timestamp: 'Tag 45 07:15',
          likes: 88,
          retweets: 19,
          replies: 8,
        },
      ],
      files: [
        {
          key: 'ruling',
          path: 'ruling-stay-away-order.txt',
          name: 'ruling-stay-away-order.txt',
          day: null,
        },
        {
          key: 'break-ins',
          path: 'break-ins-by-night.csv',
          name: 'break-ins-by-night.csv',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'Von der Feuerwehr wurde niemand verletzt, und 35.000 Menschen haben dafür mit ihrer Wohnung bezahlt. Ein Raum, der heute von einer Zahl spricht, sollte einen Menschen dahinter nennen können.',
      posts: [],
      files: [],
    },
  },
};
