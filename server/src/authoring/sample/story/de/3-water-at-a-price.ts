import type { SampleScenario } from '../../shape.ts';

export const waterAtAPrice: SampleScenario = {
  key: 'water-at-a-price',
  name: 'Wasser hat seinen Preis',
  description:
    'Tag 45, Donnerstag, 27. November, 08:00 Uhr. Der erste Tanker kam am 21. Oktober, der letzte am 9. November; sie brachten 1,24 Millionen Kubikmeter. Zusammen mit einem hohen Preis haben sie die Lücke geschlossen: Der Verbrauch fiel auf 51 Prozent des üblichen, und der Brack blieb immer über der Schlammgrenze. Am 1. November wurde das Schiff weggeschleppt, und Gannet Point läuft wieder. Niemand trank zweifelhaftes Wasser, kein Hof wurde angetastet.\n\nLetzte Woche kamen die Rechnungen. Die ersten 160 Liter am Tag auf einem Zähler kosteten den normalen Preis von 2,10 Kronen je Kubikmeter, die nächsten 160 das Fünfzehnfache, alles darüber das Vierzigfache. 112.000 Haushalte schulden 61 Millionen, die meisten 300 bis 900 Kronen. In den Villen blieben manche Pools voll. Für Tanker, Reinigung und eine Schwimmpier haben die Wasserwerke 12 Millionen bezahlt und schulden weitere 34. Im Netzmacherviertel haben Leute auf dem Platz Rechnungen verbrannt. Die Preisverordnung gilt bis Tag 60.\n\nDie offenen Beträge zu streichen entlastet die Haushalte sofort. Den Wasserwerken fehlen 61 Millionen, der Handel zahlt die Abgabe, und wer gespart hat, kommt sich dumm vor. Meridian Aqua Partners würde die Schuld übernehmen und verspricht ein Werk für bis zu 60.000 Kubikmeter am Tag. Das Wasser wäre 25 Jahre lang nicht mehr in öffentlicher Hand, ab dem dritten Jahr darf der Preis um Inflation und 4 Punkte steigen, und der Mann der Gouverneurin hat die Firma bis Juni beraten. Eine Anleihe behält die Kontrolle und bezahlt gerechte Rechnungen und ein Werk für 40.000. Jeder Tarif steigt für 15 Jahre um ein Fünftel, und fertig ist das Werk in drei.\n\nDie Befugnisse dieses Krisenstabs enden an Tag 60, in 17 Tagen wird gewählt. Der Krisenstab entscheidet bis 09:40 Uhr.',
  asks_order: true,
  decisions: [
    {
      key: 'cancel',
      title_of_decision: 'Rückstände streichen und im Hafen eine Abgabe erheben',
      description_of_decision:
        'Was von den Krisenrechnungen über dem normalen Preis noch offen ist, wird erlassen. Die Schuld der Wasserwerke bezahlt eine Abgabe von 9 Kronen auf jeden Container und jede Tonne Treibstoff, drei Jahre lang.',
      leads_to: null,
      outcome:
        'Am Montag, dem 1. Dezember, lag ein Zettel in der Post: Krisenrechnung gestrichen, bitte nicht antworten. Auf dem Platz im Netzmacherviertel verbrannte jemand auch den Zettel, für die Fotografen. Das letzte Papier, das der Krisenstab an Tag 60 unterschrieb, war die Abgabe. In der Wahlnacht wurde das Netzmacherviertel zuerst ausgezählt und hatte 71 Prozent für Osei, der Hügel 38, und es reichte knapp. Im Juni hob das Gericht die Haftungsgrenze des Reeders auf. Er bezahlte die Tanker, in einer einzigen Überweisung, weil es das eigene Geld der Region gewesen war. Das Stockwerk der Mahnabteilung war zum 1. März geschlossen worden. Petra Olin, die den Brief über die 17 Millionen geschrieben hatte, war eine von 64; es gab nichts mehr einzutreiben. Sie verkauft Schuhe in der Gaswerkstraße und sagt, dort seien die Leute freundlicher. Gebaut wurde nichts. Im Oktober 2032 fiel in Gannet Point eine Pumpe aus, und zwei Tage lang sahen alle auf den Brack.',
      conditions: [
        {
          key: 'five',
          text: 'Die Abgabe beträgt 5 Kronen, nicht 9.',
          met: 'Bei 5 Kronen sind alle sieben Reedereien geblieben. Sie bringt 10,5 Millionen im Jahr, und seit der Reeder gezahlt hat, fließt das in die Leitungen.',
          unmet:
            'Bei 9 Kronen sind im Februar zwei Reedereien nach Port Azir gegangen. Sie bringt 16 Millionen im Jahr, und 340 Hafenarbeiter sind in Kurzarbeit.',
        },
        {
          key: 'thanks',
          text: 'Auch wer gespart und wer schon bezahlt hat, bekommt etwas.',
          met: 'Wer bezahlt hatte, bekam im Januar die Differenz zurück, und jede Straße, die gespart hatte, bekam einen Baum. Ein Jahr danach verbrauchen die Leute 12 Prozent weniger als vor dem Brand.',
          unmet:
            'Wer bezahlt hatte, bekam nichts. In der Mühlenstraße hing ein Laken aus einem Fenster, WIR HABEN GESPART, bis der Regen die Farbe nahm. Ein Jahr danach verbrauchen die Leute 2 Prozent weniger als vor dem Brand.',
        },
      ],
    },
    {
      key: 'lease',
      title_of_decision: 'Die Wasserwerke an einen privaten Betreiber geben',
      description_of_decision:
        'Die Wasserwerke werden für 25 Jahre an Meridian Aqua Partners verpachtet. Der Investor übernimmt die Schuld am Tag der Unterschrift, betreibt Netz und Werk und baut ein zweites Werk für bis zu 60.000 Kubikmeter am Tag.',
      leads_to: null,
      outcome:
        'Meridian Aqua Sarrow, Geschäftsbericht 2032, Seite 4, Das Jahr. 12. Dezember 2031 (Tag 60): Unterschrift. Am selben Nachmittag 34 Millionen gezahlt; kein Haushalt wurde abgestellt. 14. Dezember: Wahlen. Herr Anand, 54,1 Prozent, hatte die Pacht am 10. einen Skandal genannt. Im Januar empfing er uns, seine Anwälte hatten den Vertrag da gelesen, und wir freuen uns auf die Zusammenarbeit. 31. März: Auflösung der drei Lecksuchtrupps, da Verluste von 20 Prozent im vereinbarten Rahmen liegen. Frau Zainab Rahimi, die sie geleitet hatte, erhielt ein Angebot zu den üblichen Bedingungen; sie gibt Schwimmunterricht in Fallow Sands. Juli: neue Kundennummer; 41.000 Anrufe, davon 41.000 angenommen. Preis für Haushalte: unverändert, zum zweiten Jahr siehe Seite 31. Beschäftigte: 212 (zuvor: 340). Dividende: 11 Millionen. Seite 5: das zweite Werk, künstlerische Ansicht, mit Schwänen. Wir danken den Menschen der Sarrow-Küste für 366 Tage Vertrauen.',
      conditions: [
        {
          key: 'clause-31',
          text: 'Klausel 31 wird aus dem Vertrag gestrichen.',
          met: 'Anmerkung 7: Klausel 31 (Rechtsänderungen) ist nicht Bestandteil des Sarrow-Vertrags. Der PFAS-Grenzwert vom Juni 2032 wurde auf eigene Kosten erfüllt, 8 Millionen.',
          unmet:
            'Anmerkung 7: Für den PFAS-Grenzwert vom Juni 2032 schuldet die Region der Gesellschaft nach Klausel 31 8 Millionen. Das Schiedsverfahren ist im Ausland anhängig.',
        },
        {
          key: 'plant-date',
          text: 'Das zweite Werk hat im Vertrag eine Größe und ein Datum.',
          met: 'Anmerkung 9: Zweites Werk, 60.000 Kubikmeter am Tag, fällig am 1. Juli 2036, bei Verzug zwei Millionen im Monat. Das Gelände ist eingezäunt.',
          unmet: 'Anmerkung 9: Zweites Werk. Der Bedarf erfordert es derzeit nicht.',
        },
      ],
    },
    {
      key: 'bond',
      title_of_decision: 'Wasseranleihe ausgeben, zweites Werk bauen',
      description_of_decision:
        '260 Millionen werden bei Bürgern und Banken geliehen: 34 für die Schuld, 44, um die Rechnungen auf ein gerechtes Maß zu senken, 150 für ein zweites Werk im Norden, 32 für die Leitungen. Der Tarif zahlt sie in 15 Jahren zurück.',
      leads_to: null,
      outcome:
        "Radio Sarrow, 26. November 2032, Mitschrift. MODERATORIN: Ein Jahr Wasseranleihe. Jelle, Nordmole, Sie haben eine? ANRUFER: Zwei. Ich stand an bis zur Fischhalle. 110 Millionen kamen von Leuten wie mir. MODERATORIN: Am Tag 60? ANRUFER: Nein, da habe ich zugesehen, wie sie die Schlüssel abgaben. Eine Dame vom Krisenstab hatte eine Zimmerpflanze unterm Arm. MODERATORIN: Und in der Wahlnacht? ANRUFER: In der Kneipe. Osei mit 2.300 Stimmen, und dann ging der Streit los, wer die Anleihe zuerst gewollt hat. MODERATORIN: Ihre Rechnung? ANRUFER: 57 Kronen im Quartal, vorher waren es 47. MODERATORIN: In der anderen Leitung Kasper Thule. Sie hatten Austern in der Bucht, in der das Werk entsteht. THULE: 31 Jahre. Die Bänke haben sie mir bezahlt, anständig. Jetzt bewache ich nachts ihren Zaun. MODERATORIN: Hart? THULE: Still. Ecke Mühlenstraße hört man Wasser unterm Asphalt, neunmal hab ich's gemeldet.",
      conditions: [
        {
          key: 'urgent',
          text: 'Das Eilverfahren wird heute angeordnet, damit die Versammlung am 4. Dezember zweimal abstimmen kann.',
          met: 'MODERATORIN: Ein Hörer schreibt, das Gesetz sei am 4. durchgegangen, zweimal an einem Tag, und er habe die Versammlung noch nie rennen sehen. Die Banken nahmen ihren Teil zu 4,4.',
          unmet:
            'MODERATORIN: Ein Hörer fragt, warum es März wurde. Die zweite Lesung fiel in die neue Versammlung. Da wollten die Banken 4,9, eine Dreiviertelmillion mehr im Jahr.',
        },
        {
          key: 'cape',
          text: 'Die Sole geht nach Kap Lune, nicht in die Bucht.',
          met: 'THULE: Sie legen gerade das Solerohr nach Kap Lune, vier Kilometer. Mein Nachbar behält seine Bänke.',
          unmet:
            'THULE: Die Sole soll in die Bucht. Mein Nachbar hat seine Bänke noch. Junge setzt er keine mehr aus.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Bei 9 Kronen gehen zwei von sieben Reedereien nach Ilmara, und die Abgabe bringt 16 Millionen im Jahr und nicht 19. Bei 5 Kronen bleiben alle, und sie bringt 10,5.',
      carried_by: ['p5', 'e2'],
      supports: [],
      opposes: ['cancel'],
    },
    {
      text: 'Ilmara bietet zehn Jahre lang eine Option auf 20.000 Kubikmeter am Tag zu Selbstkosten, solange die Wasserwerke öffentlich bleiben. Mit den 19,4 Millionen, die es bekommt, würde es warten.',
      carried_by: ['p4'],
      supports: [],
      opposes: ['lease'],
    },
    {
      text: 'Von den 61 Millionen Rückstand werden 17 jemals hereinkommen. 70.000 der 112.000 Haushalte können nicht zahlen, und Briefe und Gerichte kosten 4,5 Millionen.',
      carried_by: ['e4'],
      supports: ['cancel'],
      opposes: [],
    },
    {
      text: 'Die Richterin deutet an: Preis nach Zählern, ohne Köpfe zu zählen, ist Ungleichbehandlung. Ohne Korrektur können am 9. Dezember alle 470.000 Rechnungen fallen, auch die bezahlten.',
      carried_by: ['s6'],
      supports: ['cancel'],
      opposes: [],
    },
    {
      text: 'Die Leute verbrauchen noch immer 17 Prozent weniger als vor einem Jahr. Wo andere Städte Rechnungen ohne ein Wort strichen, war das binnen zwei Monaten dahin.',
      carried_by: ['s4', 'n2'],
      supports: [],
      opposes: ['cancel'],
    },
    {
      text: 'Für Meridians zweites Werk gilt keine Untergrenze, und es beginnt, „wenn der Bedarf es erfordert“. Nach dem Modell der Firma ist das 2044.',
      carried_by: ['t3'],
      supports: [],
      opposes: ['lease'],
    },
    {
      text: 'Ein zweites Werk für 40.000 hätte im Oktober ein Drittel der Lücke geschlossen. Mit ihm ließe sich Gannet Point für Reparaturen anhalten, zum ersten Mal seit 2019.',
      carried_by: ['t1'],
      supports: ['bond'],
      opposes: [],
    },
    {
      text: '51.000 Kubikmeter am Tag gehen durch Lecks verloren, mehr, als das zweite Werk erzeugt. Die Hälfte davon ist in 18 Monaten zu finden, für 22 Millionen.',
      carried_by: ['n5'],
      supports: [],
      opposes: ['bond'],
    },
    {
      text: 'Was die Region für das eingeführte Wasser selbst trägt, muss der Reeder zurückzahlen. Was die Haushalte über den Preis zahlen, schuldet er niemandem.',
      carried_by: ['l2'],
      supports: ['cancel'],
      opposes: [],
    },
    {
      text: 'Meridian zahlt die 34 Millionen am Tag der Unterschrift und stellt zwei Jahre lang niemanden ab. Das Angebot ist unterschrieben und gilt bis zum 12. Dezember.',
      carried_by: ['l5', 'lease-draft'],
      supports: ['lease'],
      opposes: [],
    },
  ],
  rooms: {
    political: {
      notes:
        'Sie beurteilen Gerechtigkeit als politische Kraft. Der Preis hat gewirkt, und die Leute sind wütend darüber. Am Ende sollten Sie sagen können: Welche Antwort würde die Straße hinnehmen, welche die Versammlung, und welche übersteht den Wahltag?',
      posts: [
        {
          key: 'p1',
          author: { name: 'Fraktionsgeschäftsführung', handle: '@assembly_whip', avatar: null },
          content:
            'Für den Raum Strategie. Abgabe: 34 von 61, die ganze Linke und die Küste. Pacht: 30, einer zu wenig, und der will das neue Werk in seinem Wahlkreis. Anleihe: 38. Eine Anleihe braucht zwei Lesungen, die letzte Sitzung ist am 4. Dezember, und beide können an dem Tag sein, wenn der Krisenstab bis heute Abend das Eilverfahren anordnet, eine Zeile. Ohne die Zeile liegt die zweite Lesung bei denen, die gewählt werden.',
          timestamp: 'Tag 45 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p2',
          author: { name: 'Notizen aus dem Palais', handle: '@palace_notes', avatar: null },
          content:
            'Der Mann der Gouverneurin und Meridian, bisheriger Stand: unbezahlt, nicht im Register, im Juni beendet. Anands Leute haben Fotos von einem Abendessen. Sie wollen damit bis zum 10. warten, in der Hoffnung, dass der Krisenstab vorher die Pacht unterschreibt.',
          timestamp: 'Tag 45 06:40',
          likes: 1460,
          retweets: 620,
          replies: 199,
        },
        {
          key: 'p3',
          author: { name: 'Cem Demirci', handle: '@demirci_council', avatar: null },
          content:
            'Ich sitze für das Netzmacherviertel im Stadtrat, und ich war auf dem Platz. Das waren nicht nur Arme. Ich habe zwei Lehrer gesehen, eine Krankenschwester, einen Polizisten mit Mantel über der Uniform. Dass es zu teuer ist, hat keiner gerufen. Gerufen haben sie: Wer hatte die Pools? Zu Abgabe, Pacht oder Anleihe habe ich keine Meinung. Ich weiß nur, dass in dem, was Sie verkünden, ein Satz über die Pools stehen muss und dass ich heute Abend um sieben nach diesem Satz gefragt werde.',
          timestamp: 'Tag 45 07:10',
          likes: 880,
          retweets: 311,
          replies: 96,
        },
        {
          key: 'p4',
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Gesprächsvermerk, Raum Strategie. Ministerin Karoun, 05:50 bis 06:04 Uhr. Von den 34 Millionen stehen Ilmara 19,4 zu, die Pier und das Wasser. Damit kann sie warten. Sie bietet für zehn Jahre eine Option auf 20.000 Kubikmeter am Tag, zu Selbstkosten. Eine Bedingung: Die Wasserwerke auf unserer Seite bleiben öffentlich. Ihr Senat verkaufe an einen Nachbarn, nicht an einen Fonds, sagte sie. Ich bat um etwas Schriftliches; am Montag, war die Antwort. Ende des Gesprächs 06:04 Uhr.',
          timestamp: 'Tag 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p5',
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Zweiter Vermerk. Die Hafenbehörde in Port Azir hält ab 1. Februar zwei Liegeplätze frei, für zwei unserer sieben Linien, falls die Abgabe 9 Kronen beträgt. Bei 5 Kronen bleiben die Linien; auch das haben sie geschrieben. Das Hafenamt hier rechnet bei 9 Kronen mit 16 statt 19 Millionen, bei 5 mit 10,5. Meine Quelle ist der Hafenmeister, der es mir um 06:25 Uhr sagte, ein wenig verlegen.',
          timestamp: 'Tag 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p6',
          author: { name: 'Büro der Versammlung', handle: '@assembly_office', avatar: null },
          content:
            'Letzte Sitzung vor der Wahl: Donnerstag, 4. Dezember, 10:00 Uhr. Die Glocke im zweiten Stock ist defekt, bitte auf die Uhr achten.',
          timestamp: 'Tag 45 06:50',
          likes: 6,
          retweets: 1,
          replies: 0,
        },
        {
          key: 'p7',
          author: { name: 'Büro Viktor Anand', handle: '@anand_office', avatar: null },
          content:
            'Herr Anand liest um 10:00 Uhr mit Bewohnern Wasserrechnungen. Bitte Rechnung mitbringen. Fotos ab 10:15 Uhr.',
          timestamp: 'Tag 45 07:15',
          likes: 64,
          retweets: 15,
          replies: 44,
        },
        {
          key: 'p8',
          author: { name: 'Nadia Petrosyan', handle: '@petrosyan_courier', avatar: null },
          content:
            'Frage an den Krisenstab, 08:30 Uhr, durch Boten. Hat sich seit dem 1. Oktober eines Ihrer Mitglieder mit Meridian getroffen, wo, und wer hat das Essen bezahlt? Wir drucken am Samstag ohnehin. Bis Freitag zwölf Uhr drucken wir auch Antworten. N. Petrosyan',
          timestamp: 'Tag 45 08:32',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 480,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'Sie verfolgen Schuld, Tarif und Handel. Fragen Sie, wer am Ende zahlt. Am Ende sollten Sie sagen können: Was kostet jeder Weg eine normale Familie in zehn Jahren, und wo versickert das Geld?',
      posts: [
        {
          key: 'e1',
          author: { name: 'Haushaltsamt', handle: '@budget_office', avatar: null },
          content:
            'Vermerk an den Raum Wirtschaft. Eine Familie mit 90 Kubikmetern im Jahr, zusätzlich zu heute 189 Kronen. Abgabe: rund 260 in drei Jahren, über die Preise in den Läden. Anleihe: 38 im Jahr, also 380 in zehn Jahren und 570 insgesamt. Pacht: 330 in zehn Jahren, bei 2 Prozent Inflation, und das ist die Zahl aus der Broschüre. Wir haben bis zum Ende des Vertrags weitergerechnet. In 25 Jahren sind es 3.850.',
          timestamp: 'Tag 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: { name: 'Tomas Jurado', handle: '@port_director', avatar: null },
          content:
            'MITTEILUNG an den Raum Wirtschaft. Abgabe von 9 Kronen: auf dem Papier 19 Millionen im Jahr. Zwei von sieben Linien haben schriftlich erklärt, dass sie nach Ilmara gehen, 14 Prozent des Verkehrs, also 16. Abgabe von 5 Kronen: keine geht, 10,5. Am liebsten wäre mir keine. Nächster Status 08:30 Uhr.',
          timestamp: 'Tag 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: { name: 'Anleihestelle', handle: '@bond_desk_sarrow', avatar: null },
          content:
            'Vermerk an den Raum Wirtschaft. Sparer in der Region nähmen 110 der 260 Millionen zu 3,1 Prozent, wenn das Papier Wasseranleihe heißt; „Regionalanleihe 7“ fand 40. Die anderen 150 nehmen Banken zu 4,4 und verlangen eine Garantie. Mit Garantie sinkt das Rating um eine Stufe, 3 Millionen im Jahr auf alte Schulden. Das Fünftel auf den Tarif enthält das, bei 260 Millionen über 15 Jahre.',
          timestamp: 'Tag 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: { name: 'Petra Olin', handle: '@collections_floor', avatar: null },
          content:
            'Brief, 08:35 Uhr, an den Raum Wirtschaft. Ich arbeite in der Mahnabteilung, achtzehn Jahre. Sie rechnen mit den 61 Millionen. Von 112.000 Haushalten werden rund 70.000 nie zahlen können, das sieht man ab dem zweiten Brief. 17 Millionen kommen rein, wenn der Winter mild wird. Briefe und Gerichte kosten 40 Kronen je Haushalt, also 4,5 Millionen. Erlassen kostet Sie demnach zwölfeinhalb und nicht 61. Ich hätte es früher gesagt, es ist ja mein Stockwerk, aber hier kommt keiner rauf. P. Olin, Tisch 31',
          timestamp: 'Tag 45 08:40',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 600,
        },
        {
          key: 'e5',
          author: { name: 'Ines Wirth', handle: '@wirth_industry', avatar: null },
          content:
            'Zu Rechnungen hat die Kammer keine Meinung. Zur Abgabe hat sie eine: 9 Kronen auf einen Container Dosendeckel sind weniger als eine Tausendstel Krone pro Dose, und unsere Mitglieder haben mich gebeten, das nicht öffentlich zu sagen.',
          timestamp: 'Tag 45 07:00',
          likes: 140,
          retweets: 51,
          replies: 66,
        },
        {
          key: 'e6',
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'VERMERK, Raum Wirtschaft. Ich habe die 46 Millionen aus den Belegen noch einmal zusammengesetzt, die Aufstellung liegt bei den Dateien. Charter 20,6, Reinigung 5,0, Wasser 1,4, Löschen 1,0, Pier 18,0. Das Wasser selbst ist der zweitkleinste Posten, das hat mich überrascht. Im Oktober hatte ich 14,20 je Kubikmeter geschrieben. Mit der Pier waren es 37. Die hatte ich weggelassen, weil ich nicht wusste, dass wir keine haben.',
          timestamp: 'Tag 45 07:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e7',
          author: { name: 'Seehechtauktion', handle: '@hake_auction', avatar: null },
          content:
            'Auktion um neun. 81 Kisten Seehecht, 9 Seezunge. Unsere Rechnung: 2.140 Kronen, hängt an der Kasse.',
          timestamp: 'Tag 45 06:20',
          likes: 210,
          retweets: 44,
          replies: 37,
        },
        {
          key: 'e8',
          author: { name: 'Rosa Imhof', handle: '@corner_shop_rosa', avatar: null },
          content:
            '@hake_auction Meine ist 1.880, und ich hab keinen Fisch. Wollen wir sie nebeneinanderhängen?',
          timestamp: 'Tag 45 06:41',
          likes: 131,
          retweets: 12,
          replies: 16,
        },
      ],
      files: [
        { key: 'bills', path: 'bills-by-district.csv', name: 'bills-by-district.csv', day: null },
        { path: 'tanker-ledger.csv', name: 'tanker-ledger.csv', day: null },
      ],
    },
    social: {
      notes:
        'Sie sprechen für die, die eine Rechnung in der Hand halten. Finden Sie heraus, warum die Rechnungen so hoch wurden und wer keine bekam. Am Ende sollten Sie sagen können: Was ist hier ungerecht, was ist nur teuer, und was hilft noch diesen Monat?',
      posts: [
        {
          key: 's1',
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            '@beachlog_runa Also haben sie eine Rechnung gekriegt. Gut, dann hören wir damit auf und schreien über was anderes: ein Zähler, vierzig Familien. 1.090 Häuser von der Sorte in der Region, 131.000 Menschen, und alle in der höchsten Stufe, bei 55 Litern pro Kopf. Verschwendet hat hier keiner. Wir wohnen nur übereinander. Zählt Köpfe statt Zähler. Seilerstraße 14 ist bei 16.000 Kronen für dreißig Tage. Die Rechnung liegt hier, kommt und guckt sie euch an.',
          timestamp: 'Tag 45 07:20',
          likes: 5102,
          retweets: 2240,
          replies: 476,
        },
        {
          key: 's2',
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            'Sprachnachricht, abgetippt vom Stationsbüro. Abara. Die 38, die ihre Dialyse zu Hause machen, haben den normalen Preis gehabt, da hat jemand dran gedacht, das wollte ich auch mal sagen, ich rufe ja nicht nur an, um mich zu beschweren. Aber die anderen. 340 Infekte im November, bei alten Frauen, die wegen der Rechnung zu wenig getrunken haben. Kann denen jemand sagen, dass ein Glas nichts kostet?',
          timestamp: 'Tag 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'dialysis', is_met: true }],
        },
        {
          key: 's3',
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            'Sprachnachricht, abgetippt vom Stationsbüro. Abara. Es gibt 38, die ihre Dialyse zu Hause machen, 120 Liter jedes Mal, und abgerechnet wurde in der höchsten Stufe, bei jedem. Eine von ihnen, sie war 66, nein, 67, hat eine Woche ausgesetzt, um Geld zu sparen. Am 14. ist sie gestorben. Die Rechnung hab ich hier, ihre Schwester hat sie gebracht, und ich weiß nicht, wem ich sie geben soll.',
          timestamp: 'Tag 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'dialysis', is_met: false }],
        },
        {
          key: 's4',
          author: { name: 'Sparfamilie', handle: '@saver_family_bo', avatar: null },
          content:
            'Brief an den Raum Gesellschaft. Wir sind zu viert. Drei Wochen lang haben wir mit Badewasser gespült und den normalen Preis gezahlt, die Kinder führten eine Tabelle, es war so eine Art Sport. Wir hören, dass die Leute noch immer 17 von 100 weniger verbrauchen als letztes Jahr, und da gehören wir dazu. Meine Schwester wohnt in Ostmark. Dort strich man nach der Dürre alle Rechnungen, ohne ein Wort, und nach zwei Monaten spritzte die ganze Straße wieder Autos ab, meine Schwester auch. Streichen Sie ruhig, es gibt Leute, die das brauchen. Aber sagen Sie denen etwas, die gespart haben.',
          timestamp: 'Tag 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's5',
          author: { name: 'Schwester Benedikta Rao', handle: '@harbour_mission', avatar: null },
          content:
            'Jeden Abend lese ich mit Leuten Rechnungen. Jede dritte stimmt nicht: Tote, leere Wohnungen, ein Leck in der Straße. Die Beschwerdestelle hat vier Stunden auf, gestern war man in der Schlange bei Nummer 3.114. Die Sperrungen beginnen am Montag, maschinell.',
          timestamp: 'Tag 45 07:45',
          likes: 602,
          retweets: 241,
          replies: 48,
        },
        {
          key: 's6',
          author: { name: 'Verbraucherverband', handle: '@consumer_union_s', avatar: null },
          content:
            'Brief an den Krisenstab, Gesellschaft und Recht. Unser Musterfall wurde gestern verhandelt. Die Richterin deutete in zwei Sätzen, die wir mitgeschrieben haben, an, dass ein Preis nach Zählern, ohne Köpfe zu zählen, eine Ungleichbehandlung ist. Urteil am 9. Dezember. Wird vorher korrigiert, hat die Verordnung Bestand. Wenn nicht, können alle 470.000 Rechnungen fallen, auch die bezahlten. Wir sind heute bis 20:00 Uhr zu erreichen.',
          timestamp: 'Tag 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's7',
          author: { name: 'Salzstraße live', handle: '@saltstreet_live', avatar: null },
          content:
            "Der Hügel hat GAR NICHTS bezahlt!! Mein Cousin sitzt in der Abrechnung, da gibt's einen Stempel, BEFREIT, für jedes Haus mit Pool. 214 Pools, 214 Stempel. Wir verbrennen unsere, und die schwimmen",
          timestamp: 'Tag 45 06:25',
          likes: 5240,
          retweets: 3480,
          replies: 702,
        },
        {
          key: 's8',
          author: { name: 'Runa', handle: '@beachlog_runa', avatar: null },
          content:
            '@saltstreet_live hab die liste geholt. 214 pools, alle höchste stufe, keiner befreit. wer hat nen stempel gesehen??',
          timestamp: 'Tag 45 07:02',
          likes: 390,
          retweets: 144,
          replies: 51,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'Sie beurteilen Zähler, Rohre und Werke. Fragen Sie bei jeder Zahl, wie sie gemessen wurde, bevor Sie ihr glauben. Am Ende sollten Sie sagen können: Was braucht die Region, damit das nicht wieder geschieht?',
      posts: [
        {
          key: 't1',
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            'Gannet Point, Stellungnahme zu einem zweiten Werk, Seite 1. Leistung 40.000 Kubikmeter am Tag, drei Jahre, 150 Millionen. Ein Drittel der Lücke vom Oktober wäre dadurch geschlossen worden. Während es läuft, könnte Gannet Point zur Reparatur angehalten werden, was zuletzt 2019 geschah und alle vier Jahre fällig ist. Es wird festgehalten, dass zur Frage des Eigentümers keine Auffassung vertreten wird.',
          timestamp: 'Tag 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: { name: 'Zählerdaten', handle: '@meter_data', avatar: null },
          content:
            'Brief an den Raum Technik. Wir haben 8.000 Zähler geprüft, zufällig ausgewählt. 6 von 100 laufen zu schnell, weil Luft in den Rohren war, als der Druck rauf und runter ging. Das macht rund 28.000 Rechnungen zu hoch, im Schnitt um ein Drittel. Gemeldet am 12. November, Formular 9. Formular 9 geht an den Leiter der Abrechnung, und der ist bis zum 1. Dezember im Urlaub.',
          timestamp: 'Tag 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: { name: 'Vergabewacht', handle: '@tender_watch', avatar: null },
          content:
            'Vermerk an den Raum Technik zu Anlage D der Pacht. Das zweite Werk hat „bis zu“ 60.000 Kubikmeter am Tag. Eine Untergrenze gibt es nicht, null würde genügen. Gebaut wird es, „wenn der Bedarf es erfordert“, nach dem Modell in Anlage F. Wir haben das Modell mit unseren Zahlen laufen lassen. Der Bedarf erfordert es 2044. Auf dem Umschlag ist eine sehr gelungene Zeichnung davon.',
          timestamp: 'Tag 45 07:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't4',
          author: { name: 'Rohrschlosser N. Solano', handle: '@solano_pipes', avatar: null },
          content:
            'Die Schwimmpier fährt am Samstag nach Hause. Wer die Schläuche behalten will, das sind unsere, 400 Meter, und ich habe keinen Schuppen.',
          timestamp: 'Tag 45 06:30',
          likes: 84,
          retweets: 19,
          replies: 12,
        },
        {
          key: 't5',
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'Dreimal gefragt worden diese Woche, ob man einen Pool mit Meerwasser füllen kann. Ja, wenn man eine Pumpe hat und danach durchspült. Das Chlor ist eine andere Sache, da gibt es ein Merkblatt beim Schwimmverein, Seite 6. Warum das im November alle wissen wollen, kann ich mir denken, auf dem Platz war es laut genug. Das Merkblatt soll jetzt übrigens vergriffen sein.',
          timestamp: 'Tag 45 06:45',
          likes: 410,
          retweets: 122,
          replies: 73,
        },
        {
          key: 't6',
          author: { name: 'Kamera Kap Lune', handle: '@cape_lune_cam', avatar: null },
          content: 'Zwei Containerschiffe, eine Fähre. Die Pier ist bis Samstag links im Bild zu sehen.',
          timestamp: 'Tag 45 06:00',
          likes: 10,
          retweets: 1,
          replies: 0,
        },
        {
          key: 't7',
          author: { name: 'Rechenzentrum Abrechnung', handle: '@billing_machine', avatar: null },
          content:
            'Liste für Montag ist geladen: 6.204 Anschlüsse zum Abstellen. Freigabe heute um 12:00 Uhr, danach läuft es von selbst. Bleibt das so?',
          timestamp: 'Tag 45 09:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'Sie betrachten, was der hohe Preis in der Natur bewirkt hat und was ein neues Werk bewirken würde. Am Ende sollten Sie sagen können: Was haben die Leute in jenen Wochen gelernt, und welche Antwort behält das Gesparte ohne die Wut?',
      posts: [
        {
          key: 'n1',
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'Für den Raum Umwelt. Die Bucht im Norden hat kaum Strömung, 2 Zentimeter in der Sekunde. Die Sole aus 40.000 Kubikmetern am Tag höbe den Salzgehalt im Winter um 9 Prozent, im Sommer um 15, plus oder minus 2. Bei Kap Lune, vier Kilometer weiter, wäre es unter 1. Das Rohr dorthin kostet 8 Millionen, wie man mir sagt. Wo das Werk stehen soll, hat mich keiner gefragt, ich hätte Kap Lune gesagt.',
          timestamp: 'Tag 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: { name: 'Labor für Verbrauch', handle: '@demand_lab', avatar: null },
          content:
            'Für den Raum Umwelt. Der Verbrauch liegt 17 Prozent unter dem vom letzten November, und für die meisten ist der hohe Preis schon Wochen vorbei. Also ist es Gewohnheit. Sie hält, solange man den Leuten ihre Zahl zeigt, einmal die Woche, auf dem Telefon oder auf Papier. In drei anderen Städten wurden die Rechnungen ohne ein Wort gestrichen, und das Gesparte war binnen zwei Monaten weg. Die vierte schrieb einen Brief dazu. Dort war nach einem Jahr die Hälfte noch da.',
          timestamp: 'Tag 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: { name: 'Dr. Luiza Eriksen', handle: '@groundwater_lu', avatar: null },
          content:
            'Mehr als 1.600 private Brunnen wurden in fünf Wochen gebohrt, die meisten in den Gärten großer Häuser und keiner mit Genehmigung. Zusammen entnehmen sie rund 9.000 Kubikmeter am Tag, aus demselben Grundwasser wie die Höfe. Bei der Genehmigungsstelle liegen seit Oktober zwei Anträge.',
          timestamp: 'Tag 45 07:20',
          likes: 288,
          retweets: 131,
          replies: 26,
        },
        {
          key: 'n4',
          author: { name: 'Ballastwacht', handle: '@ballast_watch', avatar: null },
          content:
            'An den Raum Umwelt, 08:55 Uhr. Die Taucher waren noch einmal unten an der Pier. Gestreifte Kammmuschel, jetzt 640, letzte Woche 400. Sie kam im Ballast zweier Tanker und wächst in Einläufe hinein. 30.000 Kronen und eine Woche, solange sie an einer Pier sitzt. Die Pier geht am Samstag nach Ilmara, mitsamt den Muscheln.',
          timestamp: 'Tag 45 08:56',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 840,
        },
        {
          key: 'n5',
          author: { name: 'Lecksucherin Zainab Rahimi', handle: '@leak_hunter_z', avatar: null },
          content:
            "Brief an den Raum Umwelt, weil der andere nie antwortet. Von 268.000 Kubikmetern, die reingehen, kommen 19 Prozent nirgends raus. Das sind 51.000 am Tag, und Ihr zweites Werk macht 40.000. Geben Sie mir 400 Sensoren und drei Trupps, dann finde ich die Hälfte in 18 Monaten, für 22 Millionen. Ich weiß auch, wo ich anfange, an der Ecke Mühlenstraße hört man's. Z. Rahimi, 07:10 bis 15:40 Uhr, danach im Schwimmbad",
          timestamp: 'Tag 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n6',
          author: { name: 'AG Nachtreiher', handle: '@night_herons', avatar: null },
          content: 'Der mit dem Ring sitzt auf der Schwimmpier und frisst kleine Muscheln, samt Schale.',
          timestamp: 'Tag 45 06:40',
          likes: 77,
          retweets: 16,
          replies: 8,
        },
        {
          key: 'n7',
          author: { name: 'Wetteramt', handle: '@sarrow_met', avatar: null },
          content:
            'Öffentliche Vorhersage. Am Samstag Regen aus West, 15 Millimeter, dem Brack zugute. Danach trocken und kalt.',
          timestamp: 'Tag 45 05:10',
          likes: 52,
          retweets: 14,
          replies: 3,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'Sie prüfen, ob Preis, Rückstände und Verträge rechtmäßig waren und was der Reeder zu zahlen hat. Am Ende sollten Sie sagen können: Welche Rechnungen würden vor Gericht fallen, welches Geld kommt noch, und was bindet uns auf lange Zeit?',
      posts: [
        {
          key: 'l1',
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Vertraulich. Vorbehaltlich der Korrektur durch Kollegen, die solche Verträge mögen, gibt Klausel 31 der Pacht dem Betreiber einen Anspruch auf entgangenen Gewinn, sooft ein neues Gesetz über Preise oder über die Güte des Wassers ihn etwas kostet, und zwar vor einem Schiedsgericht im Ausland und für fünfundzwanzig Jahre, sodass Ihre Nachfolger keinen Grenzwert für PFAS setzen könnten, ohne vorher zu fragen, was er sie kostet, und ich habe noch nicht erlebt, dass sie aus einem Vertrag gestrichen wurde, nachdem er unterschrieben war.',
          timestamp: 'Tag 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Arbeitsnotiz. Eingeführtes Wasser, wer am Ende zahlt. Liegt vor: Urteil von 2022. Danach erstattet der Reeder Kosten, „die die Region trägt“. Was die Region aus dem eigenen Haushalt oder aus einer Abgabe zahlt, gehört dazu. Was die Haushalte über den Preis zahlen, nicht, und die Haushalte selbst können nichts fordern, sie hatten ja Wasser dafür. Jede Krone also, die wir bei ihnen eintreiben, spart er. Die Haftungsgrenze von 74 fällt voraussichtlich im Juni.',
          timestamp: 'Tag 45 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Zweite Notiz. Drei Angebote bei den Akten seit 17. Oktober, 11:00 Uhr. Der Versicherer hat fünf Wochen lang einen Fehler darin gesucht und aufgegeben. 46 Millionen der Höhe nach unstreitig.',
          timestamp: 'Tag 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'offers', is_met: true }],
        },
        {
          key: 'l4',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Zweite Notiz. Zwei Angebote bei den Akten, drei waren nötig. Ein drittes habe ich gefunden, den Brief eines Weintransporteurs, der einen Tag zu spät kam und nie geöffnet wurde. Darüber wird gestritten werden. Ich rechne mit 46 Millionen und wäre über 38 nicht überrascht.',
          timestamp: 'Tag 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'offers', is_met: false }],
        },
        {
          key: 'l5',
          author: { name: 'Vertragsstelle', handle: '@contract_desk', avatar: null },
          content:
            'Vermerk an den Raum Recht. Meridians Angebot kam gestern Abend per Kurier, unterschrieben auf jeder Seite. 34 Millionen am Tag der Unterschrift, telegrafisch überwiesen. Zwei Jahre lang wird niemand abgestellt. Es gilt bis 12. Dezember, 24:00 Uhr, und kann vorher nicht zurückgenommen werden. Klauseln 3, 4 und 31 liegen bei den Dateien.',
          timestamp: 'Tag 45 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l6',
          author: { name: 'Datenschutzamt', handle: '@data_protect_s', avatar: null },
          content:
            'BEKANNTMACHUNG. Um Köpfe statt Zähler zu zählen, bräuchten die Wasserwerke das Melderegister. Dies ist nach § 9 möglich, für einen Zweck und sechs Wochen. Formular D.',
          timestamp: 'Tag 45 07:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l7',
          author: { name: 'Nachtgericht', handle: '@night_court', avatar: null },
          content:
            'Nachtgericht: sechs Sachen, fünf wegen Rechnungen, eine wegen eines Feuers in einem Papierkorb. Saal 2 öffnet um acht.',
          timestamp: 'Tag 45 06:00',
          likes: 11,
          retweets: 2,
          replies: 1,
        },
        {
          key: 'l8',
          author: { name: 'Meerengen-Register', handle: '@strait_registry', avatar: null },
          content:
            'BEKANNTMACHUNG 256/31. Das Formular für Schiffe mit Trinkwasser, Klasse 2, ist gedruckt und wieder erhältlich.',
          timestamp: 'Tag 45 06:15',
          likes: 22,
          retweets: 6,
          replies: 3,
        },
      ],
      files: [
        { key: 'lease-draft', path: 'lease-draft-clauses.txt', name: 'lease-draft-clauses.txt', day: null },
      ],
    },
    dashboard: {
      notes:
        'Niemand musste dursten, und nicht alle haben dasselbe dafür bezahlt. Jeder Raum kennt eine Rechnung, die noch nicht geöffnet ist. Legen Sie sie nebeneinander, bevor Sie abstimmen.',
      posts: [],
      files: [],
    },
  },
};
