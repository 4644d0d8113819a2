import type { SampleScenario } from '../shape.ts';

export const priceOfHelp: SampleScenario = {
  key: 'price-of-help',
  name: 'The Price of Help',
  description:
    'Day 45, Thursday 27 November. The Ilmaran tug came in nine hours, pulled the Tamber Light off the bank before the crack could grow, and brought her to the naval yard of Port Azir. The strait opened on Saturday evening. In all, 140 tonnes of oil were lost. The seagrass lived, the hake spawned and the beaches saw little more than tar balls.\n\nNow comes the bill. Ilmara has sent a treaty of eleven pages: a Joint Strait Authority with equal seats, one common traffic control, and a shared zone of six miles on both sides of the disputed line. Until an answer is given, the ship, her cargo papers and 1,100 containers stay in Port Azir. In the capital the Government calls the towage "a private act of the Board".\n\nIlmara has asked for the answer by 5 December. The emergency powers of this Board end on Day 60, and the election is in 17 days. The Board cannot sign for the state, but its recommendation will decide the vote in the regional assembly. What does it recommend?',
  decisions: [
    {
      title_of_decision: 'Sign the Joint Strait Authority',
      description_of_decision:
        'Recommend the treaty as it stands. One traffic control for a narrow strait would make the next accident less likely, the ship is released and the neighbour stays a friend. But half of the control over our only sea road is given away, and the capital may take the region to court.',
      leads_to: null,
    },
    {
      title_of_decision: 'Offer technical cooperation, no treaty',
      description_of_decision:
        'Propose a common rescue centre and exercises, without a shared zone and without words on the border. It can be signed by the two coast guards and helps quickly. But Ilmara may keep the ship for a year, the debt stays open, and next time the tug may not come.',
      leads_to: null,
    },
    {
      title_of_decision: 'Pay the bill in full and owe nothing',
      description_of_decision:
        'Pay the salvage reward and the yard now, from regional money, and leave the border to the two states. It is clear, honest and cannot be called surrender. But it takes most of the reserve, nothing changes in the strait, and a hand that was held out is refused.',
      leads_to: null,
    },
  ],
  rooms: {
    political: {
      notes:
        'You read intentions on both sides of the strait. A treaty is also a message to voters and to the capital. At the end you should be able to say: what does Ilmara need, what does it only want, and who would stop us?',
      posts: [
        {
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Two hours with Minister Karoun\'s deputy. Needed: the common traffic control, because their Senate was promised it. Wanted: the six miles. He said "wanted" and looked at the ceiling. My reading: three miles and a review after five years would be signed with a smile.',
          timestamp: 'Day 45 06:05',
          likes: 110,
          retweets: 37,
          replies: 13,
        },
        {
          author: { name: 'Ministry Leaks', handle: '@ministry_leaks', avatar: null },
          content:
            'The capital\'s lawyers told the Cabinet that a regional "recommendation" cannot be challenged in court. Only a signature can. They advise the Government to wait for the election, since "Anand will withdraw it anyway". So the threat to sue is theatre, at least until the 14th.',
          timestamp: 'Day 45 06:40',
          likes: 2204,
          retweets: 1077,
          replies: 318,
        },
        {
          author: { name: 'Assembly Whip', handle: '@assembly_whip', avatar: null },
          content:
            'Treaty: 29 votes of 61. Cooperation paper: 44. Paying: 33, but only if the money is not taken from the school building fund, and at the moment this is exactly where it would come from. Two undecided members come from fishing towns. They want an answer on catch rights.',
          timestamp: 'Day 45 07:10',
          likes: 147,
          retweets: 52,
          replies: 29,
        },
        {
          author: { name: 'Courier Politics', handle: '@courier_politics', avatar: null },
          content:
            'The message has been found: Viktor Anand agreed to the tow in writing, on 14 October at 07:12. He now says that his phone was "used by staff". We publish tomorrow at six. The Board should decide today as if it did not know this. But it does know it.',
          timestamp: 'Day 45 07:45',
          likes: 1390,
          retweets: 516,
          replies: 207,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You check the bill line by line and what lies behind it: power, port fees, insurance. At the end you should be able to say: what does each answer cost over five years, and which cost is not on the invoice?',
      posts: [
        {
          author: { name: 'Budget Office', handle: '@budget_office', avatar: null },
          content:
            'The invoice: tug 2.8 million for six days, 16.8 in all. Salvage share 15 per cent of 212 million, so 31.8. Yard 0.4 million a day, 16.4 until today. Sum 65 million. Our reserve is 88. The share should be paid by the owners of ship and cargo, if we get them to a table.',
          timestamp: 'Day 45 06:15',
          likes: 88,
          retweets: 31,
          replies: 16,
        },
        {
          author: { name: 'Cable & Grid', handle: '@cable_and_grid', avatar: null },
          content:
            'The power contract with Ilmara was not signed in October, only prolonged until 31 December. 18 per cent of our electricity. Buying it on the market this winter costs about 7 million a month more. Nobody over there has linked the two files. Nobody has said that they are not linked.',
          timestamp: 'Day 45 06:45',
          likes: 239,
          retweets: 91,
          replies: 25,
        },
        {
          author: { name: "Underwriters' Circle", handle: '@underwriters_circle', avatar: null },
          content:
            'For all ships through the Orrin Strait the war and accident premium rose by 60 per cent since October. A common traffic control would bring it back, as it did in two other straits: worth about 12 million a year to your port. A rescue centre without traffic control: perhaps 2.',
          timestamp: 'Day 45 07:20',
          likes: 126,
          retweets: 49,
          replies: 9,
        },
        {
          author: { name: 'Tomas Jurado', handle: '@port_director', avatar: null },
          content:
            'Read annex 4 of the treaty. "Equal pilotage." It means that ships to our port may take Ilmaran pilots. Our pilots earn 9 million a year and pay for the fireboat and half of the tug. Equal sounds nice. I would like the annex changed before the band plays.',
          timestamp: 'Day 45 07:50',
          likes: 195,
          retweets: 66,
          replies: 41,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You listen to people on both shores, who fish, work and marry across the strait. At the end you should be able to say: who feels saved, who feels sold, and what would make people proud of the answer?',
      posts: [
        {
          author: { name: 'Maren Tuilagi', handle: '@tuilagi_fishers', avatar: null },
          content:
            'In the shared zone both fleets may fish. We are 640 small boats. They have 38 trawlers which can empty Merrow Bank in two winters. If the treaty says "boats under 15 metres", my people carry it to the assembly on their shoulders. Without it we block the port.',
          timestamp: 'Day 45 06:10',
          likes: 1277,
          retweets: 449,
          replies: 172,
        },
        {
          author: { name: 'Captain Zehra Idowu', handle: '@captain_idowu_azir', avatar: null },
          content:
            'I commanded the tug. My crew worked 19 hours beside a burning ship because your crew had been on that radio asking for help. One of my deckhands lost his hearing in one ear. I do not need a border from you. A letter to him would be good. He is 24.',
          timestamp: 'Day 45 06:35',
          likes: 3108,
          retweets: 1204,
          replies: 266,
        },
        {
          author: { name: 'Paolo Reyes', handle: '@paolo_reyes_77', avatar: null },
          content:
            "My brother is home. Daniel's widow was invited to Port Azir to take his things from the cabin. The yard commander himself carried the box to her car. Here nobody from the Board has called her to this day. People at our table talk about that, not about miles.",
          timestamp: 'Day 45 07:05',
          likes: 2590,
          retweets: 1011,
          replies: 243,
        },
        {
          author: { name: "Citizens' Panel", handle: '@sarrow_panel', avatar: null },
          content:
            'Survey, 2,000 answers. "Ilmara helped us fairly": 71 per cent. "Share control of the strait": yes 39, no 44. With the words "for five years, then a vote": yes 57, no 30. With "instead of new schools" for the full payment: yes 18.',
          timestamp: 'Day 45 07:40',
          likes: 333,
          retweets: 120,
          replies: 47,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You judge what would really make the strait safer: radar, tugs, rules and training. At the end you should be able to say: which answer prevents the next accident, how soon, and what depends on the other side?',
      posts: [
        {
          author: { name: 'Traffic Control Sarrow', handle: '@vts_sarrow', avatar: null },
          content:
            "The night of the fire, Ilmara's radar saw the Tamber Light slow down at 21:38. We saw it at 22:09, because the cape is in our way. We have no line to each other except a telephone. 31 minutes. With a joint picture the first tug would have been there before the engine died.",
          timestamp: 'Day 45 06:20',
          likes: 164,
          retweets: 73,
          replies: 20,
        },
        {
          author: { name: 'Ebba Fossum', handle: '@tow_numbers', avatar: null },
          content:
            'Our own heavy tug instead? A used one with 160 tonnes costs 34 million and 6 a year, delivery in fourteen months. For 20 years there were two accidents in which it was needed. A shared tug, half a year on each side, costs half. It needs a contract, not a shared zone.',
          timestamp: 'Day 45 06:50',
          likes: 133,
          retweets: 56,
          replies: 14,
        },
        {
          author: { name: 'Naval Architect R. Deol', handle: '@deol_stability', avatar: null },
          content:
            'I was in Port Azir on Monday. The ship is stable, but hold 3 has not been opened and the yard takes off 12 boxes a day. At this pace the dock is blocked until March. They need the dock for their navy in January. So they want her gone more than they admit.',
          timestamp: 'Day 45 07:15',
          likes: 101,
          retweets: 39,
          replies: 11,
        },
        {
          author: { name: 'Software Audit', handle: '@strait_software', avatar: null },
          content:
            'Annex 2, the common control system: Ilmara brings the software. I had two days with it. It is good. It also records each phone call of the control room on a server at their Ministry of Defence. This can be switched off with one setting. It should be in the text who may set it.',
          timestamp: 'Day 45 07:45',
          likes: 92,
          retweets: 34,
          replies: 17,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'You ask what is best for the bank, whoever rules the surface. Water has no border. At the end you should be able to say: which answer protects Merrow Bank in ten years, and what must be written down for it?',
      posts: [
        {
          author: { name: 'Dr. Pia Marangoni', handle: '@merrow_reserve', avatar: null },
          content:
            'Spawning counted: 92 per cent of a normal year. We were lucky. But a third of Merrow Bank lies on the other side of the line and has no protection at all. The draft treaty would make the whole bank a common reserve: article 7, one line. It is the best line in it.',
          timestamp: 'Day 45 06:15',
          likes: 604,
          retweets: 281,
          replies: 45,
        },
        {
          author: { name: 'Harbour Lab', handle: '@harbour_lab', avatar: null },
          content:
            'Samples from Port Azir, with thanks to a colleague there: fluoride and solvent in the naval dock are rising. The yard pumps water from the ship into the harbour by night. By the current it needs three days to our coast. In small amounts so far. We are paying for this yard.',
          timestamp: 'Day 45 06:45',
          likes: 178,
          retweets: 80,
          replies: 13,
        },
        {
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content:
            'All seven foam drums found, the last by an Ilmaran school class. For this strait there are two lists of forbidden foam, two lists of dangerous cargo and no common one. A ship takes the weaker. One list would help more than one flag. Any of the three answers could carry it.',
          timestamp: 'Day 45 07:20',
          likes: 355,
          retweets: 161,
          replies: 30,
        },
        {
          author: { name: 'Orrin Dolphin Count', handle: '@orrin_dolphins', avatar: null },
          content:
            'Since the speed limit for the clean-up, ten knots, there were no ship strikes on dolphins. Usually it is about two a month. Captains lose eleven minutes. The limit ends on Day 60 with your powers. Only a rule of both states can make it stay, as ships pass in both waters.',
          timestamp: 'Day 45 07:50',
          likes: 921,
          retweets: 388,
          replies: 71,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'You check who may promise what, and what each text does to border, claims and proof. At the end you should be able to say: what can be signed by whom, and which sentence must be in any paper?',
      posts: [
        {
          author: { name: 'Strait Registry', handle: '@strait_registry', avatar: null },
          content:
            'Article 9 of the Convention speaks of help in an emergency. Whatever was signed under it in October covers the towage and nothing else. The draft treaty has no such sentence. In article 3 it says "along the line as shown", and the map shows Ilmara\'s line.',
          timestamp: 'Day 45 06:10',
          likes: 76,
          retweets: 28,
          replies: 7,
        },
        {
          author: { name: 'Insurance Lawyer T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Our case against the owner needs hold 3. The judge in Port Azir will open it on 9 December if both sides agree, otherwise next autumn. The claim against the owner lapses for the reward after two years, so we have time. But swollen packs do not keep that long. Neither do witnesses.',
          timestamp: 'Day 45 06:40',
          likes: 249,
          retweets: 97,
          replies: 32,
        },
        {
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Our constitution lets a region sign "agreements of neighbourhood" on rescue, fishing and environment. Not on territory. A joint zone without the word "zone", made from three such agreements, would be lawful without the capital. It is a narrow path, but others have walked it.',
          timestamp: 'Day 45 07:10',
          likes: 187,
          retweets: 68,
          replies: 23,
        },
        {
          author: { name: 'Yard Contract Desk', handle: '@yard_contract', avatar: null },
          content:
            'Small print of the towage contract: if the bill is disputed, a tribunal of three decides. Interest is 9 per cent. If we pay "in full", we accept the share of 15 per cent too. In eleven comparable cases tribunals gave between 6 and 9 per cent. The difference is about 15 million.',
          timestamp: 'Day 45 07:35',
          likes: 59,
          retweets: 20,
          replies: 5,
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'Help came, and it worked. Gratitude, law and interest now point in different directions. Before you vote, let each room complete the sentence: "When the next ship burns, we will need ...".',
      posts: [],
      files: [],
    },
  },
};
