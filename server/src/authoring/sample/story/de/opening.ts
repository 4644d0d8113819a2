/** The name, the description and the instructions of the three stages of the sample in German. */
export const opening = {
  name: 'Die Tamber Light',
  description:
    'Ein brennendes Schiff voller Batterien treibt auf das einzige große Wasserwerk einer Küstenregion zu. Ein gemeinsamer Krisenstab muss dreimal wählen: wohin das Schiff kommt, wie die Krise endet, die daraus entstanden ist, und was die Region denen schuldet, die dafür bezahlt haben.',
  stage_instructions: [
    'Entscheiden Sie, wohin das brennende Schiff kommt. Lesen Sie zuerst Ihren Raum, sagen Sie dann den anderen die eine Tatsache, die sie nicht wissen können, und stimmen Sie ab, bevor um 07:30 Uhr die Anordnung fällig ist.',
    'Drei Tage später zeigt die erste Entscheidung ihren Preis. Einigen Sie sich, wie viel Zeit noch bleibt, und wählen Sie dann den Ausweg, den Sie bis zum Ende durchhalten können.',
    'Die Notlage ist vorbei, und ihre Befugnisse enden bald. Treffen Sie die abschließende Entscheidung und seien Sie bereit, sie einem Menschen zu erklären, der durch sie verliert.',
  ],
};
