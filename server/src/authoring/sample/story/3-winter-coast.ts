import type { SampleScenario } from '../shape.ts';

export const winterCoast: SampleScenario = {
  key: 'winter-coast',
  name: 'The Winter Coast',
  description:
    'Day 45, Thursday 27 November. The crews pumped for 50 hours on a burning wreck and got 1,080 tonnes of oil out of her. On Sunday 19 October at 18:20 the last man was lifted off. In the night the gale broke the Tamber Light in two. Some 250 tonnes of oil went into the sea. Together with the earlier leak it fouled 34 kilometres of coast between Cape Lune and Fallow Sands.\n\n640 fishing boats and 7,300 volunteers worked for five weeks. The beaches look clean again. The salt marsh behind Fallow Sands does not: oil lies under the roots of its grass. The bow with hold 3 stands dry on the bank at low water. The stern lies in eight metres.\n\nThe Board kept the ship, the proof and its independence. Now a fund of shipowners offers a quick settlement, people on the coast are tired, and winter storms are ahead. The emergency powers of this Board end on Day 60, and the election is in 17 days. How does the Board close the case?',
  decisions: [
    {
      title_of_decision: 'Take the settlement now',
      description_of_decision:
        'Accept 165 million crowns from the owner and his insurers as full and final payment. Families, hotels and towns can be paid before the holidays and years of court are avoided. But the sum covers only part of the damage, and nobody will ever be asked who knew about the cargo.',
      leads_to: null,
    },
    {
      title_of_decision: 'Go to court to the end',
      description_of_decision:
        'Refuse the offer and sue for all damage, with the recorder and the false boxes as proof. A judgment could bring far more and warn the whole trade. But it takes four to six years, the region must pay everything until then, and courts are never certain.',
      leads_to: null,
    },
    {
      title_of_decision: 'Found a coast trust from regional money',
      description_of_decision:
        "Leave the lawyers to others and build: a trust of 90 million for marsh, fishers and a rescue station, run by the coastal towns. It acts at once and joins those who worked together. But it empties the reserve, and the polluter's money comes late or never.",
      leads_to: null,
    },
  ],
  rooms: {
    political: {
      notes:
        'You look at trust after five weeks of common work, at an election and at the next storm. At the end you should be able to say: whose decision is this in the eyes of the coast, and who would carry it on?',
      posts: [
        {
          author: { name: 'Mayor Hedda Strand', handle: '@mayor_fallow', avatar: null },
          content:
            'I speak for seven coastal towns. We have met every evening for 40 days in my gymnasium, and it works better than any ministry. We would run a trust with one condition: the city does not have the majority. Give us five of nine seats and we add 12 million of our own.',
          timestamp: 'Day 45 06:05',
          likes: 856,
          retweets: 301,
          replies: 74,
        },
        {
          author: { name: 'Palace Notes', handle: '@palace_notes', avatar: null },
          content:
            "The Governor would like to hand over cheques on the beach on 11 December, that is why her office loves the settlement. Viktor Anand sits, through his law firm, on the other side: the firm has advised the owner's insurer since 2029. He has not mentioned it yet.",
          timestamp: 'Day 45 06:35',
          likes: 730,
          retweets: 268,
          replies: 81,
        },
        {
          author: { name: 'Col. Ruth Zeller', handle: '@zeller_liaison', avatar: null },
          content:
            'The capital pays half of all clean-up costs "not recoverable from third parties". Sign a full and final settlement, and everything counts as recovered: then you get nothing. Up to now it is 48 million. I tell you this as a friend, the ministry will tell you in January.',
          timestamp: 'Day 45 07:05',
          likes: 95,
          retweets: 34,
          replies: 11,
        },
        {
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Ilmara noted with respect that we managed without them. Minister Karoun proposes a shared heavy tug, one half of the year in each port, if we provide the station for it. Fallow Sands would be the place. It is no treaty, it is a lease of 14 pages.',
          timestamp: 'Day 45 07:40',
          likes: 102,
          retweets: 38,
          replies: 9,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You compare money now with more money later. The coast lives from fish and from summer guests. At the end you should be able to say: what is the damage really, how long can people wait, and what is the expected value of the court case?',
      posts: [
        {
          author: { name: 'Budget Office', handle: '@budget_office', avatar: null },
          content:
            'Our list of damage, as of yesterday: clean-up 96 million, port closed for 14 days 532, fishing 41, tourism 58, marsh 30. Sum 757. Only the last four lines and a third of the port line were recognised in earlier cases. So think of about 400, not of 757.',
          timestamp: 'Day 45 06:10',
          likes: 107,
          retweets: 42,
          replies: 15,
        },
        {
          author: { name: 'Litigation Finance', handle: '@litigation_finance', avatar: null },
          content:
            'We finance big cases. Our model for yours: 55 per cent that the limit falls, then about 400 million in year five. 45 per cent that it stays, then 74. We would pay you 60 million now for a quarter of the result. Offer valid until the hearing in February.',
          timestamp: 'Day 45 06:45',
          likes: 73,
          retweets: 21,
          replies: 19,
        },
        {
          author: { name: 'Guesthouse Lune', handle: '@guesthouse_lune', avatar: null },
          content:
            'Of 212 small hotels here, 70 will not open in spring without money. It is not about profit. The bank wants the November rate. If I get 20,000 now I am here in summer. If I get 60,000 in five years, somebody else has my house. Please write this on your board.',
          timestamp: 'Day 45 07:15',
          likes: 391,
          retweets: 133,
          replies: 42,
        },
        {
          author: { name: 'Hake Auction', handle: '@hake_auction', avatar: null },
          content:
            'The news that hurts no one: price back at 6.10. Buyers saw boats with booms on television each evening, and they like us now. We sell a box with the label "the 640". A trust that carries that name is worth marketing money. A court case brings the oil back on television each year.',
          timestamp: 'Day 45 07:45',
          likes: 254,
          retweets: 110,
          replies: 24,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You speak for those who worked in the cold for five weeks. They gave time, health and pride. At the end you should be able to say: what do they need this winter, and what would feel like an end?',
      posts: [
        {
          author: { name: 'Bright Coast Volunteers', handle: '@bright_coast', avatar: null },
          content:
            '7,300 of us. 214 have skin trouble, 38 a cough that does not end. We kept lists with names, days and beaches, because the last time nobody did. A settlement "in full" would cover us as well, and lung trouble shows after years. Take us out of that text, by name.',
          timestamp: 'Day 45 06:15',
          likes: 2870,
          retweets: 1322,
          replies: 257,
        },
        {
          author: { name: 'Skipper Anneke Vaz', handle: '@skipper_vaz', avatar: null },
          content:
            'The region owes boat money for 19 days. My crew has had a third of it. I know that the claims office has four people for 640 boats. I offer you six pensioners from the cooperative who can count. We would be through by next Friday.',
          timestamp: 'Day 45 06:45',
          likes: 1490,
          retweets: 520,
          replies: 95,
        },
        {
          author: { name: 'Teenage Beach Log', handle: '@beachlog_runa', avatar: null },
          content:
            'I am 15 and I counted birds each day before school: 1,911 dead, 402 washed, 233 of them flew away. Adults here ask about the money. I would like to know who put swollen batteries into a box with "machine parts" on it. If you settle, will anybody ever tell me?',
          timestamp: 'Day 45 07:10',
          likes: 3326,
          retweets: 1604,
          replies: 149,
        },
        {
          author: { name: 'Sister Benedikta Rao', handle: '@harbour_mission', avatar: null },
          content:
            "After five weeks together people fall into a hole. In our villages I see more drinking, more quarrel, and also more neighbours who know each other's names. They ask for a place to meet and a task for the winter. The marsh would be one. It needs hands, not machines.",
          timestamp: 'Day 45 07:50',
          likes: 513,
          retweets: 164,
          replies: 36,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You judge the wreck, the marsh and the next winter storm. Two halves of a ship are still out there. At the end you should be able to say: what must happen before the gales, in what order, and what is the proof worth until then?',
      posts: [
        {
          author: { name: 'Joost Gerrits', handle: '@gerrits_salvage', avatar: null },
          content:
            'In the bow, hold 3 is dry at low water and the false boxes are in sight. I can get 40 of them out within nine tides, from next Tuesday. After the first westerly of December the bow will roll, then nobody can. This is no matter of court or settlement. It is a matter of tides.',
          timestamp: 'Day 45 06:10',
          likes: 322,
          retweets: 127,
          replies: 38,
        },
        {
          author: { name: 'Pump Crew Four', handle: '@pumpcrew_four', avatar: null },
          content:
            "We left about 60 tonnes in the stern tanks. Divers say they hold, but the vent pipes are rusty. A week of calm sea and 2 million crowns, and this is done. Every committee we met has moved it to spring, because each waits for the other's money.",
          timestamp: 'Day 45 06:40',
          likes: 240,
          retweets: 96,
          replies: 21,
        },
        {
          author: { name: 'Naval Architect R. Deol', handle: '@deol_stability', avatar: null },
          content:
            'Wreck removal: 55 million if both halves are taken in next summer, 90 if the bow breaks first. In the settlement text the wreck goes to us "as is, where is". In other words 55 to 90 million of the 165 go straight back into the sea. I had to read this twice.',
          timestamp: 'Day 45 07:15',
          likes: 117,
          retweets: 40,
          replies: 12,
        },
        {
          author: { name: 'Rescue Station Plan', handle: '@rescue_station', avatar: null },
          content:
            'A station at Fallow Sands with heated pumps, 12 kilometres of booms and a trained crew of 30 would have gained eleven hours in October. By our count 150 of the 250 tonnes. It costs 21 million and 3 a year, and it could be ready for the next winter if ordered by January.',
          timestamp: 'Day 45 07:45',
          likes: 138,
          retweets: 57,
          replies: 16,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'You look below the clean surface. Some places heal when left alone, others need money quickly. At the end you should be able to say: what is still damaged, what helps, and by when must it start?',
      posts: [
        {
          author: { name: 'Salt Marsh Project', handle: '@saltmarsh_project', avatar: null },
          content:
            '210 hectares of marsh with oil under the roots. If the channels are opened by hand before March, the tide washes it and 80 per cent of the grass lives. If not, the grass dies in summer, the ground is washed away, and Fallow Sands loses its storm protection within ten years.',
          timestamp: 'Day 45 06:20',
          likes: 702,
          retweets: 344,
          replies: 58,
        },
        {
          author: { name: 'Dr. Pia Marangoni', handle: '@merrow_reserve', avatar: null },
          content:
            'Seagrass on Merrow Bank: 97 per cent is there, since no tug ploughed through it. Thank the crews. The bow, however, digs a hole with each storm, three metres deep by now, and moves towards the meadow: 400 metres in October, 260 today.',
          timestamp: 'Day 45 06:50',
          likes: 455,
          retweets: 207,
          replies: 33,
        },
        {
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'The south wind on 21 October brought a thin film to the Gannet intake for five hours. The plant had to stop, and nobody noticed thanks to the reservoir. Should the stern tanks open in a south wind, we see this again, with more oil. From December to February south wind is common.',
          timestamp: 'Day 45 07:15',
          likes: 198,
          retweets: 88,
          replies: 15,
        },
        {
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content:
            "Six of seven foam drums found, so one is missing: 2,000 litres. For the court lovers: the foam has been forbidden on new ships since 2026, and this ship refilled it in 2028. I have the invoice from a former steward. It shows the owner's care in one page.",
          timestamp: 'Day 45 07:50',
          likes: 290,
          retweets: 133,
          replies: 28,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'You compare a sure paper with an open court. Each clause has a family behind it. At the end you should be able to say: what does the settlement really end, how strong is the case, and is there a way between?',
      posts: [
        {
          author: { name: 'Insurance Lawyer T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'We have the recorder, and on it the master says at 21:51: "Not those boxes again." With the false boxes from hold 3 in court, I see 75 per cent that the limit falls. Without them, 40. The owner\'s lawyers know the tide table as well as we do. Their offer ends on Tuesday.',
          timestamp: 'Day 45 06:05',
          likes: 467,
          retweets: 188,
          replies: 55,
        },
        {
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Between all and nothing there is a third way. The law lets us ask the court for an advance: the 74 million must be paid into court anyway, and half may go to small claims within 90 days. Nobody needs to sign away the future for it. The motion has eleven pages.',
          timestamp: 'Day 45 06:40',
          likes: 219,
          retweets: 83,
          replies: 24,
        },
        {
          author: { name: 'Civil Protection Counsel', handle: '@cp_counsel', avatar: null },
          content:
            'The volunteers on the beaches were enlisted by nobody, so they have no cover. By an order before Day 60 the Board can enlist them afterwards, with the lists of Bright Coast. After Day 60 no one can.',
          timestamp: 'Day 45 07:10',
          likes: 133,
          retweets: 51,
          replies: 10,
        },
        {
          author: { name: 'Trust Law Office', handle: '@trust_law', avatar: null },
          content:
            'A trust of 90 million is more than a quarter of what the region may give away without a law. It needs the assembly, last session on 4 December. And look: money that the trust spends on its own account is a gift by law. You cannot claim a gift from the owner later. It must be a loan.',
          timestamp: 'Day 45 07:45',
          likes: 88,
          retweets: 32,
          replies: 14,
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'You saved most of the oil from the sea and all of the crews. What remains is long, wet and expensive. Think of the coast in ten years and decide what you want to be able to show there.',
      posts: [],
      files: [],
    },
  },
};
