import type { SampleScenario } from '../../shape.ts';

export const winterCoast: SampleScenario = {
  key: 'winter-coast',
  name: 'Die Küste im Winter',
  description:
    'Tag 45, Donnerstag, 27. November, 08:00 Uhr. 50 Stunden lang haben die Mannschaften auf einem brennenden Wrack gepumpt und 1.080 Tonnen Öl herausgeholt. In der Nacht, nachdem der Letzte abgeholt war, brach der Sturm die Tamber Light entzwei, und rund 250 Tonnen liefen in die See. Zusammen mit dem früheren Leck verschmutzten sie 34 Kilometer Küste zwischen Kap Lune und Fallow Sands.\n\n640 Fischerboote und 7.300 Freiwillige haben dort fünf Wochen lang gearbeitet. Die Strände sehen wieder sauber aus. In der Salzwiese hinter Fallow Sands liegt das Öl unter den Wurzeln. Der Bug mit Laderaum 3 steht auf der Bank, bei Niedrigwasser trocken, das Heck liegt in acht Metern.\n\nDer Reeder und seine Versicherer bieten 165 Millionen Kronen zur Abgeltung aller Ansprüche. Das Geld könnte vor den Feiertagen gezahlt werden; das Angebot endet am Dienstag. Die Schadensliste der Region kommt auf 757 Millionen. Gerichte würden davon etwa 400 anerkennen, in vier bis sechs Jahren, wenn die Haftungsgrenze des Reeders von 74 Millionen fällt. In der Rücklage sind 88. Die Orte an der Küste möchten jetzt anfangen, mit denen, die seit Oktober zusammengearbeitet haben. Die Befugnisse des Krisenstabs enden an Tag 60, und in 17 Tagen ist Wahl. Wie schließt der Krisenstab den Fall ab? Der Kurier der Anwälte fährt um 10:30 Uhr.',
  asks_order: true,
  decisions: [
    {
      key: 'settle',
      title_of_decision: 'Den Vergleich jetzt annehmen',
      description_of_decision:
        '165 Millionen Kronen von Reeder und Versicherern werden zur Abgeltung aller Ansprüche angenommen. Ein Wirtschaftsprüfer stellt die Liste auf, nach der Familien, Hotels, Fischer, Orte und Region das Geld teilen. Damit sind alle Forderungen erledigt.',
      leads_to: null,
      outcome:
        'Die Gouverneurin unterschrieb am Dienstag, dem 2. Dezember, um 16:40 Uhr; am nächsten Morgen hing die Liste des Prüfers an der Tür der Fischhalle, mit vier Magneten. An Tag 60 hatten von 4.100 Berechtigten 1.480 unterschrieben. Die Schecks, die am Tag davor am Strand überreicht wurden, waren für die Fotos auf Pappe gedruckt. Am 14. wurde Renata Osei mit 52,0 Prozent wiedergewählt, in den Küstenorten mit 61. Im Februar schickte die Hauptstadt ihre Rechnung für die Reinigung, 96 Millionen statt 48. Die letzte Unterschrift kam am 9. April, von einem Mann, der erst hatte lesen wollen, und fünf Tage später das Geld. Ein Jahr danach haben 190 von 212 kleinen Hotels einen Sommer hinter sich. Die meisten bekamen 41 Kronen auf hundert geforderte. Anneke Vaz hatte für Netze und neunzehn Tage Arbeit 61.000 gefordert und erhielt 25.000. Das Boot, das einmal ein Klavier getragen hat, ist verkauft, und sie sortiert Kisten in der Auktionshalle.',
      conditions: [
        {
          text: 'Die Freiwilligen werden aus dem Vergleich herausgenommen, namentlich.',
          met: '7.300 Namen stehen auf einer Liste hinter Seite 14, und für sie ist nichts erledigt. Im Herbst gingen 31 von ihnen zum Lungenarzt und schrieben dem Reeder.',
          unmet:
            'Die Freiwilligen waren mit darin. Im Herbst gingen 31 von ihnen zum Lungenarzt, und die Anwälte des Reeders schickten jedem die Seite 3, eine Zeile gelb markiert.',
        },
        {
          text: 'Das Wrack bleibt beim Reeder, der es beseitigen muss.',
          met: 'Für den Satz über das Wrack ging das Angebot auf 140 Millionen herunter. Im Juni und Juli holte der Unternehmer des Reeders beide Hälften weg.',
          unmet:
            'Das Wrack kam mit dem Geld. Im Januar zerbrach der Bug, und die Beseitigung kostete 90 der 165 Millionen.',
        },
        {
          text: 'Die vierzig Container werden gehoben und verwahrt, Vergleich oder nicht.',
          met: 'Am 6. Dezember waren die vierzig Container gehoben. Im März öffnete ein Staatsanwalt in der Hauptstadt den ersten, und zwei Angestellte des Hofs wurden angeklagt.',
          unmet:
            'Die vierzig Container hatte niemand gehoben. Am 8. Dezember legte sich der Bug mit ihnen auf die Seite.',
        },
      ],
    },
    {
      key: 'court',
      title_of_decision: 'Bis zum Ende vor Gericht gehen',
      description_of_decision:
        'Das Angebot wird abgelehnt und der ganze Schaden eingeklagt, mit Schiffsdatenschreiber und falsch gebuchten Containern als Beweis. Die Verhandlung über die Haftungsgrenze beginnt im Februar. Bis ein Urteil vorliegt, zahlt die Region, was gezahlt werden muss.',
      leads_to: null,
      outcome:
        'strandbuch, runa. 5. dez: sie haben geklagt. 412 seiten, kam in einem einkaufswagen. 12. dez, tag 60: der krisenstab hat seine akten aus der turnhalle getragen und bürgermeisterin strand hat abgeschlossen. 3 lummen, 0 öl. 14. dez: haben wir bei vaz geguckt. anand 51,1, osei 48,9. er hat gesagt er vergleicht sich, und dann hat ihm wer gesagt für wen seine kanzlei arbeitet. 20. feb: verhandlung. der anwalt vom reeder hat elfmal maschinenteile gesagt, ich hab striche gemacht. 9. april: wiese braun am rand?? 14. okt: ein mann mit kapuze hat zwei stunden erzählt wie er das schiff beladen hat. 27. nov, ein jahr: noch drei jahre sagen sie, vielleicht fünf. bis jetzt 23 millionen. 233 sind geflogen und einer ist wieder da, ring 0117, er sitzt an der schleuse. herr castellanos hatte für januar 9 millionen geschrieben und es waren 14, und die brauchten einen namen. ostern war er raus. mittwochs macht er mathe bei uns und zeigt wo er geschätzt hat',
      conditions: [
        {
          text: 'Der Bergungsleiter hat bis Montag die Anordnung für die vierzig Container.',
          met: 'Am Samstag, dem 6. Dezember, standen alle vierzig Container an Liegeplatz 9, mit Siegeln. Im Oktober nannte das Gericht die Haftungsgrenze „schwer zu verteidigen“.',
          unmet:
            'Die Anordnung für die Container kam am Donnerstag. Elf waren draußen, als sich der Bug am 8. Dezember auf die Seite legte, und im Oktober fragte das Gericht, was in den übrigen 29 war.',
        },
        {
          text: 'Der Antrag auf einen Vorschuss geht zusammen mit der Klage ein.',
          met: 'Der Antrag war zusammen mit der Klage eingegangen. Bis zum 4. März waren 37 Millionen an kleine Forderungen ausgezahlt, und von den 70 gefährdeten Hotels öffneten 64.',
          unmet:
            'Ein Antrag war der Klage nicht beigefügt. Er kam im Mai, und 58 kleine Hotels blieben den ganzen Sommer zu.',
        },
        {
          text: 'Die Region bezahlt noch in diesem Winter das Leeren der Hecktanks.',
          met: 'In einer ruhigen Woche nach den Feiertagen wurden die Hecktanks für 2 Millionen leergepumpt.',
          unmet:
            'Am 19. Januar gingen bei Südwind die Hecktanks auf. Gannet Point stand drei Tage still, der Stausee glich es aus.',
        },
      ],
    },
    {
      key: 'trust',
      title_of_decision: 'Aus Mitteln der Region eine Küstenstiftung gründen',
      description_of_decision:
        'Mit 78 Millionen aus der Rücklage wird eine Stiftung für Salzwiese, Fischer und eine Rettungsstation gegründet und an der Küste geleitet. Den Anfang machen die, die seit Oktober zusammengearbeitet haben. Anwälte betreiben die Forderung auf dem üblichen Weg weiter.',
      leads_to: null,
      outcome:
        'Bericht der Küstenstiftung, verlesen von Bürgermeisterin Hedda Strand in der Turnhalle von Fallow Sands am 27. November 2032. „Setzt euch bitte, die Stühle sind inzwischen trocken. Gegründet wurden wir an Tag 60, um Viertel vor zwölf in der Nacht, weil der Notar einen Platten hatte. Bei der Wahl zwei Tage später bekam Gouverneurin Osei 50,6 Prozent, und an meiner Haustür stand, wir seien das gewesen. Die Priele in der Wiese sind 31 Kilometer lang und waren Ende Februar von Hand geöffnet; im August waren 81 Prozent vom Gras grün. Die Station hat ihr Dach und elf von 30 Leuten. Ausgegeben sind 69 Millionen. Vom Reeder kam nichts. Man hat mich gebeten, einen Brief vorzulesen. Die Ambulanz im Netzmacherviertel wurde aus der Rücklage bezahlt, und seit März schließt sie um sechs Uhr abends. Die Nachtschwester, Adisa Moreau, war 19 Jahre dort und fährt jetzt einen Wagen für die Wäscherei. Ich soll euch sagen, dass Frau Costa nachts trotzdem bei ihr anruft.“',
      conditions: [
        {
          text: 'Die Stiftung gibt ihr Geld als Darlehen, damit es vom Reeder zurückgefordert werden kann.',
          met: 'Alles war als Darlehen gegeben worden, mit einem Formular von einer Seite, und steht auf der Liste gegen den Reeder.',
          unmet:
            'Im Mai nannte ein Gericht das, was die Stiftung bis dahin ausgezahlt hatte, eine Schenkung. 41 Millionen lassen sich vom Reeder nicht mehr fordern.',
        },
        {
          text: 'Die Küstenorte haben fünf der neun Sitze.',
          met: 'Die Orte haben fünf Sitze und zahlten im Januar ihre 12 Millionen ein.',
          unmet:
            'Die Orte haben vier Sitze und behielten ihre 12 Millionen. Zwei Bürgermeister kommen seit März nicht mehr.',
        },
        {
          text: 'Die Versammlung stimmt am 4. Dezember darüber ab.',
          met: 'Die Versammlung hatte am 4. Dezember abgestimmt, 41 zu 20, und mehr brauchte der Notar nicht.',
          unmet:
            'Die Versammlung war am 4. Dezember nicht gefragt worden. Bis zur nächsten Sitzung am 20. Januar konnte die Stiftung keinen Scheck unterschreiben, und das erste Werkzeug in der Wiese war geliehen.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Die Hauptstadt trägt die Hälfte der Reinigung, 48 Millionen, soweit sonst niemand zahlt. Eine volle Abgeltung gilt als Zahlung durch andere, und die 48 sind verloren.',
      carried_by: ['p1'],
      supports: [],
      opposes: ['settle'],
    },
    {
      text: 'Sieben Küstenorte legen 12 Millionen in eine Stiftung und leiten sie selbst, wenn sie fünf der neun Sitze haben.',
      carried_by: ['p2'],
      supports: ['trust'],
      opposes: [],
    },
    {
      text: 'Die 165 Millionen werden gezahlt, wenn der letzte von 4.100 Berechtigten unterschrieben hat. Die Versicherer rechnen mit Mitte April.',
      carried_by: ['e4'],
      supports: [],
      opposes: ['settle'],
    },
    {
      text: '70 von 212 kleinen Hotels öffnen im Sommer nicht, wenn nicht jedes bis Ende April 20.000 Kronen hat. Ein Urteil in fünf Jahren kommt für sie zu spät.',
      carried_by: ['s2'],
      supports: ['settle'],
      opposes: ['court'],
    },
    {
      text: '„Alle Ansprüche“ meint auch die 7.300 Freiwilligen. 38 haben Husten, der bleibt, und nach dem letzten Unfall zeigten sich Lungenleiden ab dem zweiten Jahr.',
      carried_by: ['s1'],
      supports: [],
      opposes: ['settle'],
    },
    {
      text: 'Werden die Priele der Salzwiese vor März von Hand geöffnet, überleben 80 Prozent des Grases. Das braucht 600 Leute und 3 Millionen, jetzt.',
      carried_by: ['n1'],
      supports: ['trust'],
      opposes: [],
    },
    {
      text: 'Die vierzig Container lassen sich ab Dienstag in neun Tiden heben, bis zum ersten Westwind. Mit ihnen fällt die Haftungsgrenze in 75 von 100 Fällen, ohne sie in 40.',
      carried_by: ['t1', 'l1'],
      supports: ['court'],
      opposes: [],
    },
    {
      text: 'Der Vergleich lässt der Region das Wrack, „wie es liegt“. Die Beseitigung kostet nächsten Sommer 55 Millionen, 90, wenn der Bug vorher zerbricht.',
      carried_by: ['t2', 'n2'],
      supports: [],
      opposes: ['settle'],
    },
    {
      text: 'Die Hälfte der 74 Millionen, die der Reeder einzahlen muss, 37 Millionen, kann auf Antrag binnen 90 Tagen an kleine Forderungen gehen. Niemand gibt dafür eine Forderung auf.',
      carried_by: ['l2', 'motion'],
      supports: ['court'],
      opposes: [],
    },
    {
      text: 'Was eine Stiftung auf eigene Rechnung ausgibt, ist rechtlich geschenkt und vom Reeder nicht zu fordern. Um forderbar zu sein, muss es geliehen sein, gegen Unterschrift.',
      carried_by: ['e2'],
      supports: [],
      opposes: ['trust'],
    },
  ],
  rooms: {
    political: {
      notes:
        'Sie haben die Küstenorte nach fünf Wochen gemeinsamer Arbeit im Blick, die Hauptstadt und eine Wahl. Am Ende sollten Sie sagen können: Wem gehört diese Entscheidung in den Augen der Küste, und wer würde sie weiterführen?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Oberst Ruth Zeller',
            handle: '@zeller_liaison',
            avatar: null,
          },
          content:
            'VERMERK, Raum Strategie. 1. Reinigung bis heute: 96 Millionen, vom Ministerium vorgestreckt. 2. Hälfte, 48, bleibt beim Ministerium, soweit von Dritten nicht zu erlangen. 3. „Abgeltung aller Ansprüche“ gilt als erlangt. 4. Bei Unterschrift schuldet die Region 96 und nicht 48. 5. Das Ministerium erwähnt das im Januar. Ich erwähne es jetzt. 6. Vermerk bleibt in diesem Raum.',
          timestamp: 'Tag 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p2',
          author: {
            name: 'Bürgermeisterin Hedda Strand',
            handle: '@mayor_fallow',
            avatar: null,
          },
          content:
            'An den Krisenstab. Ich schreibe für sieben Orte. An vierzig Abenden haben wir in meiner Turnhalle gesessen, jedes Mal mit Protokoll, und die Boote kamen, wenn wir es gesagt hatten, und die Suppe auch. Wenn es eine Stiftung gibt, dann leiten wir sie und legen 12 Millionen von uns dazu, sieben Unterschriften habe ich. Wir brauchen fünf der neun Sitze. Mit vieren kann ich mich in der Halle nicht mehr sehen lassen. Freitags gehört sie außerdem meinem Badmintonverein, entscheiden Sie also bitte vorher.',
          timestamp: 'Tag 45 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Vermerk für den Raum Strategie. Anruf von Ministerin Karoun, 06:40 bis 06:52 Uhr. Sie würde einen schweren Schlepper teilen, je ein halbes Jahr in jedem Hafen, auf Grund eines Mietvertrags von 14 Seiten, mit dem, der eine Station dafür baut. Der Entwurf gilt bis Ende 2033. Um 06:49 Uhr sagte sie, dass man das Pumpen drüben am Funk verfolgt habe.',
          timestamp: 'Tag 45 07:25',
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
            'Im Kalender der Gouverneurin steht am 11. Dezember „Schecks, Strand“, mit einem Fragezeichen wegen der Tide. Viktor Anands Kanzlei berät den Versicherer des Reeders seit 2029, nachzulesen auf Seite 8 ihrer eigenen Broschüre.',
          timestamp: 'Tag 45 06:35',
          likes: 730,
          retweets: 268,
          replies: 81,
        },
        {
          key: 'p5',
          author: {
            name: 'Büro Viktor Anand',
            handle: '@anand_office',
            avatar: null,
          },
          content:
            'Herr Anand geht um neun am Strand von Fallow Sands spazieren. Fotos ab 09:10 Uhr. Gummistiefel können in Größe 44 ausgeliehen werden.',
          timestamp: 'Tag 45 06:50',
          likes: 44,
          retweets: 8,
          replies: 52,
        },
        {
          key: 'p6',
          author: {
            name: 'Büro der Versammlung',
            handle: '@assembly_office',
            avatar: null,
          },
          content:
            'Sitzung am 4. Dezember ab zehn, die letzte in diesem Jahr. Anträge bis Montag zwölf Uhr, auf Papier, bitte ungefaltet.',
          timestamp: 'Tag 45 05:50',
          likes: 3,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p7',
          author: {
            name: 'Bürgermeisterin Hedda Strand',
            handle: '@mayor_fallow',
            avatar: null,
          },
          content:
            'Textnachricht an den Raum Strategie, 09:16 Uhr: „Wir treffen uns um zwölf statt um sieben, wegen Volleyball. Sage ich denen vier Sitze oder fünf? Wenn es gar keine Stiftung gibt, wüsste ich auch das gern von Ihnen und nicht aus dem Radio.“',
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
        'Sie vergleichen Geld jetzt mit mehr Geld später. Die Küste lebt vom Fisch und von den Sommergästen. Am Ende sollten Sie sagen können: Wie hoch ist der Schaden wirklich, wie lange können die Leute warten, und was ist vom Prozess im Mittel zu erwarten?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Haushaltsamt',
            handle: '@budget_office',
            avatar: null,
          },
          content:
            'Schadensliste, Stand gestern, in Millionen: Reinigung 96, Hafen 14 Tage geschlossen 532, Fischerei 41, Tourismus 58, Salzwiese 30. Summe 757. In früheren Fällen erkannten Gerichte alles an außer dem Hafen, und vom Hafen ein Drittel. Das sind 402.',
          timestamp: 'Tag 45 06:10',
          likes: 107,
          retweets: 42,
          replies: 15,
        },
        {
          key: 'e2',
          author: {
            name: 'Hyun-woo Castellanos',
            handle: '@castellanos_risk',
            avatar: null,
          },
          content:
            'VERMERK, Raum Wirtschaft. Betr.: Stiftungsurkunde, Entwurf, Seite 2, zweiter Satz: Die Stiftung „verausgabt ihre Mittel auf eigene Rechnung“. Rechtlich ist das eine Schenkung, und eine Schenkung kann man hinterher nicht vom Reeder fordern, weder wir noch sonst jemand. Wäre es geliehen, gegen Unterschrift, ginge es. Ich weiß, wie das am Kap Lune klingt. Außerdem: 78 Millionen sind mehr, als die Region ohne die Versammlung vergeben darf, es muss also abgestimmt werden. In der Rücklage blieben 10. Was im Januar kommt, habe ich mit 9 angesetzt, und die 9 ist ein Gefühl.',
          timestamp: 'Tag 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: {
            name: 'Prozessfinanzierung',
            handle: '@litigation_finance',
            avatar: null,
          },
          content:
            'Angebot an den Raum Wirtschaft. Wir zahlen sofort 60 Millionen für ein Viertel dessen, was Ihnen ein Gericht zuspricht. Unser Modell: 55 Prozent, dass die Haftungsgrenze fällt, dann 400 Millionen im fünften Jahr; 45 Prozent, dass sie bleibt, dann 74. Gerechnet, bevor jemand nach Containern fragte. Gültig bis zur Verhandlung.',
          timestamp: 'Tag 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: {
            name: 'Northgate Mutual, Schadenbüro',
            handle: '@northgate_claims',
            avatar: null,
          },
          content:
            'An den Raum Wirtschaft, 08:51 Uhr. Sie fragen, wann. Der Satz „kann vor den Feiertagen gezahlt werden“ in unserem Schreiben bezieht sich auf den Anteil des einzelnen Berechtigten nach Vollzug des Vergleichs. Vollzogen ist er, sobald der letzte von 4.100 Berechtigten unterschrieben hat; bislang sind es 1.260. Nach anderen Fällen rechnen wir mit Mitte April. Sollte die Formulierung anders verstanden worden sein, bedauern wir das und stehen Ihnen bis Dienstag, 17:00 Uhr, gern zur Verfügung.',
          timestamp: 'Tag 45 08:54',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
        {
          key: 'e5',
          author: {
            name: 'Seehechtauktion',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'Wieder bei 6,10. Kisten mit dem Etikett „Die 640“ bringen 20 mehr die Kiste, weiß der Himmel, warum. Heute 52 Kisten, dazu zwei mit Kalmar.',
          timestamp: 'Tag 45 06:20',
          likes: 254,
          retweets: 110,
          replies: 24,
        },
        {
          key: 'e6',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content: '@hake_auction Wer druckt die Etiketten? Meine gehen im Kühlhaus in Ostmark ab.',
          timestamp: 'Tag 45 06:41',
          likes: 13,
          retweets: 1,
          replies: 2,
        },
        {
          key: 'e7',
          author: {
            name: 'Fleetwatch',
            handle: '@fleetwatch_sarrow',
            avatar: null,
          },
          content:
            'Reede leer seit Dienstag. Ein Tanker an der Pier, ein Getreidefrachter an Liegeplatz 8, in der Meerenge normaler Verkehr.',
          timestamp: 'Tag 45 05:40',
          likes: 19,
          retweets: 2,
          replies: 1,
        },
      ],
      files: [
        {
          path: 'damage-list-november.csv',
          name: 'damage-list-november.csv',
          day: null,
        },
      ],
    },
    social: {
      notes:
        'Sie sprechen für die, die fünf Wochen lang in der Kälte gearbeitet haben. Am Ende sollten Sie sagen können: Was brauchen sie in diesem Winter, und womit wäre die Sache für sie zu Ende?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Freiwillige Helle Küste',
            handle: '@bright_coast',
            avatar: null,
          },
          content:
            'An den Krisenstab, mit der Gesundheitsliste (bitte verschlossen halten). Von 7.300 Leuten haben 214 etwas an der Haut, 38 einen Husten, der nicht weggeht. Nach dem letzten Ölunfall fing es mit den Lungen im zweiten Jahr an, und im vierten waren es zwölfmal so viele. Wir haben den Entwurf des Vergleichs gelesen: „alle Personen an der Küste, alle Ansprüche“. Das sind auch wir. Diesmal haben wir von jedem Namen, Tage und Strände, weil das letztes Mal keiner hatte. Wir bitten darum, aus dem Satz herausgenommen zu werden, mit der Liste dahinter.',
          timestamp: 'Tag 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: {
            name: 'Pension Lune',
            handle: '@guesthouse_lune',
            avatar: null,
          },
          content:
            'Brief an den Raum Gesellschaft. Wir kleinen Häuser sind 212, und ich habe diese Woche herumtelefoniert: 70 machen im Sommer nicht auf, wenn sie nicht bis Ende April so um die 20.000 haben, für die Bank und für Farbe. Wenn Sie vor Gericht gehen und in fünf Jahren gewinnen, hat mein Haus bis dahin ein anderer. Mehr als die anderen will ich nicht, aber vor der Saison. M. Oyelaran, acht Zimmer',
          timestamp: 'Tag 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's3',
          author: {
            name: 'Salzstraße live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            'Die haben es UNTERGEPFLÜGT!! Meine Cousine ist am Kap Lune den Bagger gefahren, in dreißig Zentimetern ist alles schwarz wie ein Stiefel. Saubere Strände für die Wahl, und unsere Kinder spielen drauf. Grabt selber nach',
          timestamp: 'Tag 45 06:25',
          likes: 2760,
          retweets: 1990,
          replies: 377,
        },
        {
          key: 's4',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            '@saltstreet_live 20 löcher am kap lune am sonntag, 40 cm tief. 0 schwarz, 3 krebse. die stellen kann ich schicken',
          timestamp: 'Tag 45 06:40',
          likes: 310,
          retweets: 88,
          replies: 26,
        },
        {
          key: 's5',
          author: {
            name: 'Salzstraße live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content: '@beachlog_runa Meine Cousine sagt, weiter links. Wie weit, das darf sie nicht sagen.',
          timestamp: 'Tag 45 06:52',
          likes: 520,
          retweets: 130,
          replies: 61,
        },
        {
          key: 's6',
          author: {
            name: 'Schifferin Anneke Vaz',
            handle: '@skipper_vaz',
            avatar: null,
          },
          content:
            'Für 19 Tage ist das Bootsgeld offen, meine Leute haben ein Drittel gekriegt. Im Amt sitzen vier für 640 Boote. Ich biete sechs Rentner aus der Genossenschaft, die rechnen können und eigene Bleistifte haben. Montag könnten die anfangen, Freitag in einer Woche wären sie durch.',
          timestamp: 'Tag 45 07:00',
          likes: 1490,
          retweets: 520,
          replies: 95,
        },
        {
          key: 's7',
          author: {
            name: 'Radio Sarrow',
            handle: '@radio_sarrow',
            avatar: null,
          },
          content:
            'Morgenmagazin, Mitschrift. MODERATORIN: Fünf Wochen am Strand, und nun? ANRUFER: Nun wach ich um fünf auf. MODERATORIN: Und was machen Sie dann? ANRUFER: Ich hab die Knöpfe sortiert. MODERATORIN: Hochwasser ist um 11:20 Uhr.',
          timestamp: 'Tag 45 07:35',
          likes: 27,
          retweets: 1,
          replies: 4,
        },
        {
          key: 's8',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            'an den krisenstab, frau nwosu sagt ich darf schreiben. 1911 tot, 402 gewaschen, 233 geflogen. ich hab eine liste mit tagen. ich bin 15. wer hat geblähte batterien in eine kiste getan wo maschinenteile draufsteht?? wenn ihr das geld nehmt, sagt mir das dann jemals wer',
          timestamp: 'Tag 45 09:30',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'Sie beurteilen das Wrack, die Salzwiese und den nächsten Wintersturm. Da draußen liegen noch zwei Hälften eines Schiffs. Am Ende sollten Sie sagen können: Was muss vor den Stürmen geschehen, in welcher Reihenfolge, und was sind die Beweise bis dahin wert?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Arbeitskanal, Mitschrift. Gerrits am Bug. Laderaum 3 bei Niedrigwasser trocken, vierzig Container zu sehen. Neun Tiden, ab Dienstag, mit Kranponton. Beim ersten richtigen Westwind kippt der Bug, danach keiner mehr. Recht sagt 75 von 100 mit Containern und 40 ohne, frag nicht, was. Anordnung auf Papier bis Montag. Ponton ist nach dem 8. woanders zugesagt.',
          timestamp: 'Tag 45 06:10',
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
            'Notiz, Raum Technik. Bug und Heck lassen sich nächsten Sommer für 55 Millionen beseitigen. Zerbricht der Bug vorher, sind es 90, weil dann Taucher arbeiten müssen. Der Vergleich wurde mir zur Prüfung einer Zeichnung geschickt. Auf Seite 11, unter der Zeichnung, steht, dass das Wrack an die Region übergeht, „wie es liegt und wo es liegt“. Das musste ich zweimal lesen, deshalb schreibe ich es für andere auf. R. Deol, 06:30',
          timestamp: 'Tag 45 06:55',
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
            'Um die 60 Tonnen haben wir in den Hecktanks gelassen. Die Tanks halten, die Entlüftungsrohre sind Rost. Eine ruhige Woche und 2 Millionen, dann ist das erledigt. Drei Ämter haben wir gefragt, und jedes wartet auf das nächste.',
          timestamp: 'Tag 45 06:40',
          likes: 240,
          retweets: 96,
          replies: 21,
        },
        {
          key: 't4',
          author: {
            name: 'Planung Rettungsstation',
            handle: '@rescue_station',
            avatar: null,
          },
          content:
            'Station in Fallow Sands: geheizte Pumpen, 12 Kilometer Ölsperre, 30 Leute. 21 Millionen und 3 im Jahr, fertig in elf Monaten. Im Oktober hätte sie elf Stunden gewonnen und 150 der 250 Tonnen von der Küste ferngehalten, nach eigener Rechnung.',
          timestamp: 'Tag 45 07:20',
          likes: 138,
          retweets: 57,
          replies: 16,
        },
        {
          key: 't5',
          author: {
            name: 'Pumpentrupp Vier',
            handle: '@pumpcrew_four',
            avatar: null,
          },
          content:
            'Die Schifferin, die uns im Oktober das glatte Wasser gezeigt hat, hat von uns einen Schinken. Einunddreißig abgelöst in drei Stunden, keiner kriegte nasse Füße.',
          timestamp: 'Tag 45 06:02',
          likes: 88,
          retweets: 20,
          replies: 5,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'pump-berth',
              is_met: true,
            },
          ],
        },
        {
          key: 't6',
          author: {
            name: 'Pumpentrupp Vier',
            handle: '@pumpcrew_four',
            avatar: null,
          },
          content:
            'Die Schicht von 17 Stunden im Oktober: Einer hat den Beruf aufgegeben, einer liegt mit dem Rücken zuhause. Den anderen geht es gut, und sie würden gern auf der Karte sehen, wo der Leichter hätte liegen sollen.',
          timestamp: 'Tag 45 06:02',
          likes: 190,
          retweets: 71,
          replies: 18,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'pump-berth',
              is_met: false,
            },
          ],
        },
        {
          key: 't7',
          author: {
            name: 'Kamera Kap Lune',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content:
            'Bug bei Niedrigwasser im Bild, von 04:10 bis 06:10 Uhr. Windmesser NO 11 Knoten, Böen 15.',
          timestamp: 'Tag 45 07:30',
          likes: 4,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't8',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Gerrits. Vorhersage hat W 7 für 8. Dezember, der erste in diesem Winter. Bug seit Sonntag zwei Grad weiter geneigt, gemessen mit Flasche und Schnur. Nächste Messung 16:00.',
          timestamp: 'Tag 45 09:42',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 1020,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'Sie sehen unter den Sand und hinter die Dünen, wo niemand fotografiert hat. Am Ende sollten Sie sagen können: Was ist noch geschädigt, was hilft, und bis wann muss es beginnen?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Projekt Salzwiese',
            handle: '@saltmarsh_project',
            avatar: null,
          },
          content:
            'Bericht an den Raum Umwelt. 210 Hektar, überall Öl unter den Wurzeln. Werden die alten Priele vor März von Hand geöffnet, spült die Tide den Boden, und etwa 80 Prozent vom Gras überleben. Maschinen versinken. Wir brauchen 600 Leute in Schichten, Stiefel und 3 Millionen für Bohlen und Boote. Geschieht nichts, stirbt das Gras im Sommer, der Schlick geht mit den nächsten Stürmen, und in zehn Jahren hat Fallow Sands das Meer an der Schule. Die Spaten sind gezählt: 212.',
          timestamp: 'Tag 45 06:20',
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
            'Notiz Schutzgebiet, Raum Umwelt. Seegras 97 Prozent. Der Bug gräbt sich ein, inzwischen drei Meter, und er wandert: Im Oktober stand er 400 Meter vor der Wiese, heute 260. Für die Beseitigung beider Hälften liegt ein Angebot vor, 55 Millionen nächsten Sommer, 90, wenn der Bug zerbrochen ist. Ich habe die Versicherer gefragt, wen ich deswegen anrufen soll. Sie antworteten, nach dem Vergleich gehöre das Wrack der Region. P. Marangoni, 06:20',
          timestamp: 'Tag 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: {
            name: 'Sigrun Ulvik',
            handle: '@orrin_currents',
            avatar: null,
          },
          content:
            'Am 21. Oktober trieb Südwind fünf Stunden lang einen dünnen Film an den Einlauf von Gannet Point. Mit den 60 Stunden fürs Wiederanfahren stand das Werk 65, die der Stausee ausglich. Südwind von 18 Stunden und mehr: in den letzten zehn Wintern dreimal je Winter, plus oder minus eins.',
          timestamp: 'Tag 45 06:30',
          likes: 198,
          retweets: 88,
          replies: 15,
        },
        {
          key: 'n4',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content:
            'Sechs von sieben Fässern. Der Schaum ist auf neuen Schiffen seit 2026 verboten, und 2028 hat ihn jemand nachgefüllt, MIT Rechnung. Ein Steward hat sie mir gegeben. Wer will sie sehen?',
          timestamp: 'Tag 45 06:50',
          likes: 290,
          retweets: 133,
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
            '@foam_free_seas Wir, und die Flasche dazu, falls es eine gibt. Wo wurden die sechs gefunden?',
          timestamp: 'Tag 45 07:08',
          likes: 20,
          retweets: 5,
          replies: 3,
        },
        {
          key: 'n6',
          author: {
            name: 'AG Nachtreiher',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            '27 an Becken 3. Der mit dem Ring war wieder in Fallow Sands und wurde dabei gesehen, wie er um das Öl herumging.',
          timestamp: 'Tag 45 05:35',
          likes: 21,
          retweets: 3,
          replies: 2,
        },
        {
          key: 'n7',
          author: {
            name: 'Wetteramt',
            handle: '@sarrow_met',
            avatar: null,
          },
          content:
            'Donnerstag NO 3 bis 4, trocken. Freitag Nebelfelder. Nächste Woche Hochdruck, etwa bis Samstag, den 6.',
          timestamp: 'Tag 45 05:15',
          likes: 61,
          retweets: 12,
          replies: 2,
        },
      ],
      files: [
        {
          key: 'beach-cores',
          path: 'beach-cores-november.csv',
          name: 'beach-cores-november.csv',
          day: null,
        },
      ],
    },
    legal: {
      notes:
        'Sie vergleichen ein Angebot, das auf dem Papier steht, mit einem Prozess, der offen ist. Am Ende sollten Sie sagen können: Was beendet der Vergleich wirklich, wie stark ist die Klage, und gibt es einen Weg dazwischen?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Arbeitsnotiz. Liegt vor: Schiffsdatenschreiber, 21:51 Uhr, der Kapitän: „Nicht wieder diese Kisten.“ Liegt vor: Fotos von zwölf Siegeln. Fehlt: die vierzig Container, Laderaum 3. Mit ihnen fällt die Haftungsgrenze nach meiner Einschätzung in 75 von 100 Fällen, ohne sie in 40. Der Bergungsleiter sagt neun Tiden ab Dienstag, nach dem ersten Westwind keine. Auch die Gegenseite hat eine Gezeitentafel: Ihr Angebot endet am Dienstag.',
          timestamp: 'Tag 45 06:05',
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
            'Vertraulich. Vorbehaltlich des Terminkalenders des Gerichts, den ich kenne, und seiner Laune, die ich nicht kenne, hat der Reeder seine 74 Millionen in jedem Fall bei Gericht einzuzahlen, wenn er sich auf die Haftungsgrenze überhaupt berufen will, und auf Antrag, für den ein Entwurf von einer Seite bei den Dateien liegt, kann die Hälfte dieser Summe, 37 Millionen, binnen 90 Tagen auf kleine Forderungen verteilt werden, ohne dass jemand von dem, was er darüber hinaus fordert, eine Krone aufgibt.',
          timestamp: 'Tag 45 06:40',
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
            'Zu den Akten des Krisenstabs. Die Freiwilligen hat niemand herangezogen, der Staat sichert daher keinen von ihnen ab. Durch eine Anordnung vor Tag 60 kann der Krisenstab sie nachträglich heranziehen, anhand der Listen der Hellen Küste. Die Anordnung passt auf Formular 12, Rückseite. Nach Tag 60 bedarf es eines Gesetzes.',
          timestamp: 'Tag 45 07:10',
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
            'Nachtrag. Die beiden vom Pumpentrupp, die am 18. Oktober Verbrennungen erlitten, standen auf Formular 12. Lohn und Krankenhaus sind vollständig bezahlt, 31.400 Kronen, binnen elf Tagen.',
          timestamp: 'Tag 45 07:32',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'pump-listed',
              is_met: true,
            },
          ],
        },
        {
          key: 'l5',
          author: {
            name: 'Rechtsdienst Katastrophenschutz',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            'Nachtrag. Die beiden vom Pumpentrupp, die am 18. Oktober Verbrennungen erlitten, standen nicht auf Formular 12. Ihre Akte liegt seit 40 Tagen bei zwei Ämtern. Das fünfte Schreiben ist beigefügt.',
          timestamp: 'Tag 45 07:32',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'pump-listed',
              is_met: false,
            },
          ],
        },
        {
          key: 'l6',
          author: {
            name: 'Nachtgericht',
            handle: '@night_court',
            avatar: null,
          },
          content: 'Nachtgericht: drei Sachen, alle von derselben Hochzeit. Saal 2 öffnet um neun.',
          timestamp: 'Tag 45 06:00',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l7',
          author: {
            name: 'Anonym',
            handle: '@yard_whistle',
            avatar: null,
          },
          content:
            'wenn einer die vierzig hebt erst die siegel filmen, dann türen, dann packs. ich würd es jetzt auch vor gericht sagen. vom hof bin ich weg, mehr können die mir nicht tun',
          timestamp: 'Tag 45 05:25',
          likes: 1310,
          retweets: 602,
          replies: 95,
        },
        {
          key: 'l8',
          author: {
            name: 'Meerengen-Register',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'BEKANNTMACHUNG 231/31. Vom 15. Dezember bis 6. Januar ist der Schalter von neun bis zwölf Uhr geöffnet.',
          timestamp: 'Tag 45 07:15',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        {
          key: 'motion',
          path: 'motion-for-an-advance.txt',
          name: 'motion-for-an-advance.txt',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'Das meiste Öl haben Sie aus dem Meer gehalten, und alle Mannschaften sind nach Hause gekommen. Jetzt geht es um Geld und um den Winter. Denken Sie an die Küste in zehn Jahren: Was wollen Sie dort vorzeigen können?',
      posts: [],
      files: [],
    },
  },
};
