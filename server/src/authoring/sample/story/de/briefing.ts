/** The briefing, which everyone reads before the first stage. */
export const briefing = `Willkommen im Gemeinsamen Krisenstab der Sarrow-Küste.

Die Lage
Die Sarrow-Küste ist eine Region mit 1,18 Millionen Einwohnern in der Republik Tarvane. Ihre Hauptstadt Port Sarrow liegt an der Orrin-Straße, einer nur elf Seemeilen breiten Meerenge. Gegenüber liegt der Nachbarstaat Ilmara. Drei Dinge halten die Region am Leben, und alle drei hängen an diesem Wasser: die Entsalzungsanlage in Gannet Point, der Hafen und die Fischgründe der Merrow-Bank.

Am Abend des 13. Oktober 2031, einem Montag, brach auf dem Containerschiff MV Tamber Light Feuer aus. Geladen hat es Lithium-Ionen-Batterien, flüssigen Elektrolyt und Metallpulver aus zerkleinerten Batterien. Seither treibt es brennend und ohne Antrieb auf den Einlauf von Gannet Point zu. Solche Feuer können wochenlang brennen. Mit einem von dieser Größe hat auf der ganzen Welt kaum jemand Erfahrung.

Wer Sie sind
Gouverneurin Renata Osei hat Sie nach § 14 des Katastrophenschutzgesetzes in den Krisenstab berufen. Solange seine Befugnisse gelten, entscheidet der Krisenstab für die ganze Region: Er darf einen Hafen oder ein Werk schließen, Wasser rationieren, Menschen verlegen und Geld ausgeben. Sie verantworten sich vor der Regionalversammlung, vor den Gerichten und am Ende vor den Menschen. Am 14. Dezember sind Regionalwahlen.

Die sechs Rollen
Jede und jeder von Ihnen sitzt in einem von sechs Räumen und spricht für eine Sicht auf die Krise:
- Team Strategie (Politik): Zusagen, Mehrheiten, die Hauptstadt und der Nachbarstaat.
- Team Wirtschaft: Kosten, Vorräte, Arbeitsplätze und Versicherung.
- Team Gesellschaft: Anwohner, Patienten, Familien und Vertrauen.
- Team Technik: Schiff, Schlepp, Werk und was Maschinen leisten können.
- Team Umwelt: Meer, Luft, Boden und das Wetter, das sie bewegt.
- Team Recht: Befugnisse, Pflichten, Beweise und Haftung.

Wie eine Phase abläuft
Das Spiel hat drei Phasen. In jeder lesen alle dasselbe Szenario und dieselben drei Entscheidungen. Ihr Raum hat Beiträge, Dateien und einen Hinweis der Spielleitung, die nur er sieht. Manche Beiträge sind wichtig, manche laut, ein paar sind beides. Sprechen Sie zuerst in Ihrem Raum: Welche Tatsachen würden die Entscheidung ändern? Bringen Sie sie dann zu den anderen, hören Sie sich deren Tatsachen an, und stimmen Sie ab. Die Entscheidung der Gruppe führt in die nächste Phase, und was Sie gewählt haben, bleibt gewählt.

In den Dateien ist keine richtige Antwort versteckt. Jede Entscheidung schützt etwas und kostet etwas anderes. Sehen Sie zu, dass Sie vor der Abstimmung wissen, was Sie aufgeben.

Was auf dem Spiel steht
- Wasser: Gannet Point liefert 225.000 der 268.000 Kubikmeter, die die Region am Tag verbraucht, das sind 84 Prozent. Der Brack-Stausee enthält 1,85 Millionen. Ohne das Werk reicht das acht Tage bei normalem Verbrauch, etwa fünfzehn bei strenger Rationierung.
- Handel: Vom Hafen leben 46.000 Arbeitsplätze. Eine volle Schließung kostet 38 Millionen Kronen am Tag.
- Wohnungen: 38.000 Menschen leben im Netzmacherviertel. Die nächsten Häuser stehen 600 Meter von Liegeplatz 9.
- Meer: Von der Merrow-Bank leben 1.900 Arbeitsplätze in der Fischerei, und sie ist Meeresschutzgebiet. Das Schiff hat 1.480 Tonnen Schweröl an Bord.
- Menschen: 20 von 22 Besatzungsmitgliedern sind an Land. Zwei werden vermisst.
- Geld: Die Rücklage der Region beträgt 88 Millionen Kronen. Das Gesetz begrenzt die Haftung des Reeders auf 74 Millionen, es sei denn, er hat leichtfertig gehandelt.

Die erste Anordnung muss am Dienstag, dem 14. Oktober, um 07:30 Uhr erteilt sein. Jetzt ist es 06:00 Uhr.`;
