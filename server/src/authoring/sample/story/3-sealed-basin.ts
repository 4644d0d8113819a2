import type { SampleScenario } from '../shape.ts';

export const sealedBasin: SampleScenario = {
  key: 'sealed-basin',
  name: 'The Sealed Basin',
  description:
    "Day 45, Thursday 27 November. The slow flooding took 20 hours and worked. The fire went out on 18 October, the smoke ended and Netmakers' Quarter opened its windows again. Children are back in school, diesel ships are at the jetty and the Board was applauded in the city council.\n\nWhat remains is basin 3. Behind the lock gate lie the Tamber Light, sunk up to her bridge deck, and 1.9 million cubic metres of water with nickel, fluoride, solvents and PFAS foam. A pump barge removes gas from the holds. The water stands eleven centimetres higher than a month ago, as winter rain runs in and nothing runs out.\n\nThe lock gate is 71 years old. Engineers say that it was built to hold ships in, not poison. The emergency powers of this Board end on Day 60, and the election is in 17 days. This is the last large decision that the Board can take: what becomes of basin 3?",
  decisions: [
    {
      title_of_decision: 'Treat the water slowly on site',
      description_of_decision:
        'Build a treatment works on the quay and clean the basin in about sixteen months before the wreck is lifted. It is the cleanest solution and creates 140 jobs. But it costs most, berths 7 to 9 stay closed, and until it is finished only the old gate stands between basin and sea.',
      leads_to: null,
    },
    {
      title_of_decision: 'Release it in winter storms, in small doses',
      description_of_decision:
        "Send the water through a pipe into the strait during storms, mixed a thousand times, and finish by March. It is cheap and fast, and the danger of a broken gate ends soon. But poison goes into the sea on purpose, Ilmara must be asked, and the fishers' name suffers.",
      leads_to: null,
    },
    {
      title_of_decision: 'Fill the basin and bury the wreck',
      description_of_decision:
        'Bind water and wreck with cement and sand, seal the basin and build a new quay on top. In two years the port has flat land and no open poison. But a third of the berths is gone for ever, and coming generations have to watch what lies below.',
      leads_to: null,
    },
  ],
  rooms: {
    political: {
      notes:
        "You judge what will last beyond election day. The Board's last decision becomes somebody else's programme. At the end you should be able to say: which decision will the next government carry on, whoever wins?",
      posts: [
        {
          author: { name: 'Courier Politics', handle: '@courier_politics', avatar: null },
          content:
            'Poll this morning: Governor Osei 43, Viktor Anand 44. Anand has promised in a closed meeting to stop "any basin project above 200 million" in his first week. He did not say what he would do instead. The participants had to hand in their phones, one had two.',
          timestamp: 'Day 45 06:10',
          likes: 902,
          retweets: 311,
          replies: 140,
        },
        {
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Ilmara signed the cable contract and counts on talks before anything is released. Karoun told me that she could accept doses in storms if her scientists sit at the valve. She needs six weeks for her Senate. That is four weeks after our mandate.',
          timestamp: 'Day 45 06:35',
          likes: 77,
          retweets: 24,
          replies: 8,
        },
        {
          author: { name: 'Mayor Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'The council would vote for filling, 12 to 7, because of the land: there is an old plan for 900 flats there. I like flats. But I should tell you that two of the twelve own plots next to the basin, and one of them chairs the building committee.',
          timestamp: 'Day 45 07:05',
          likes: 1033,
          retweets: 260,
          replies: 171,
        },
        {
          author: { name: 'Port Pilots', handle: '@pilots_sarrow', avatar: null },
          content:
            'We met Monday, all 31 pilots. Without berths 7 to 9 there is no place left for a ship in trouble on this coast. The next burning ship will have to stay outside. Nobody in the election campaign has said this sentence so far, so we do.',
          timestamp: 'Day 45 07:40',
          likes: 264,
          retweets: 88,
          replies: 35,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You compare three bills that fall due in different years and fall on different people. At the end you should be able to say: what does each solution cost in total, what does the port lose, and who pays in year three?',
      posts: [
        {
          author: { name: 'Budget Office', handle: '@budget_office', avatar: null },
          content:
            'Basin 3, all costs to the end: treatment 212 million in sixteen months, storm release 31 million, filling 145 million minus land sales of perhaps 60. Reserve in the regional budget: 88 million. Without a guarantee from the capital only one of the three can be signed today.',
          timestamp: 'Day 45 06:20',
          likes: 96,
          retweets: 37,
          replies: 14,
        },
        {
          author: { name: 'Tomas Jurado', handle: '@port_director', avatar: null },
          content:
            'Berths 7 to 9 earned 41 million a year. The grain shipper told me that they will wait 18 months, not longer: then they build in Ilmara. With treatment we would be ready after 16 months plus lifting the wreck, four more. You see the gap. Two months.',
          timestamp: 'Day 45 06:50',
          likes: 188,
          retweets: 59,
          replies: 27,
        },
        {
          author: { name: "Recycler's Note", handle: '@blackmass_buyer', avatar: null },
          content:
            'Nobody asks, so here it is: nickel and cobalt in your basin and wreck are worth around 24 million crowns. We would buy the filter sludge from a treatment works at 70 per cent of metal price. Sludge bound in cement we would not take as a gift.',
          timestamp: 'Day 45 07:15',
          likes: 143,
          retweets: 40,
          replies: 22,
        },
        {
          author: { name: 'Hake Auction', handle: '@hake_auction', avatar: null },
          content:
            'Price back at 5.90, nearly normal. Two supermarket chains have a clause in the new contract: it ends on the day of any "permitted discharge" into the Orrin Strait. Those two buy 44 per cent of the catch. That would be about 50 million a year.',
          timestamp: 'Day 45 07:45',
          likes: 231,
          retweets: 104,
          replies: 31,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You listen to those who live beside the basin and those who were promised things. At the end you should be able to say: what did the people in the Nets hear on the day of the flooding, and what do they need to hear now?',
      posts: [
        {
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            'You asked us in October to trust you for "some months". We made a note of it, that is how we are. People ask me two things: does it smell in summer, and will someone tell us before the gate breaks? There is no siren on our side of the basin. I looked.',
          timestamp: 'Day 45 06:15',
          likes: 1740,
          retweets: 655,
          replies: 210,
        },
        {
          author: { name: 'Dock Union Local 4', handle: '@docklocal4', avatar: null },
          content:
            '620 of us worked berths 7 to 9. Short-time money ends on Day 60 together with your mandate. A treatment works would take 140 of us after a course of ten weeks. Filling is done by a foreign firm with its own people: we read the tender draft.',
          timestamp: 'Day 45 06:45',
          likes: 512,
          retweets: 144,
          replies: 66,
        },
        {
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            'Good news, for once: of 1,140 smoke patients 1,118 are healthy. But my pump barge patients worry me. Nine workers on the gas watch have headaches, all on the night shift, all from the subcontractor who saves on masks. Someone has to look before there is a tenth.',
          timestamp: 'Day 45 07:10',
          likes: 698,
          retweets: 281,
          replies: 49,
        },
        {
          author: { name: 'Mateo Reyes', handle: '@mateo_reyes_3eng', avatar: null },
          content:
            'I was in that ship with my friend Daniel Krantz the whole night. He did not live. If you bury her in cement, his mother wants to be there and she wants a stone with his name. If you lift her, she wants his tool box. It is in locker 14. That is all.',
          timestamp: 'Day 45 07:50',
          likes: 5230,
          retweets: 1902,
          replies: 604,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You judge gate, gas and treatment. Old steel and new filters both have limits. At the end you should be able to say: how long will the gate hold, what can the filters really do, and what is the worst night of the winter?',
      posts: [
        {
          author: { name: 'Gate Inspector M. Yilmaz', handle: '@gate_inspector', avatar: null },
          content:
            'Divers measured the lock gate last week. The lower hinge has lost 40 per cent of its steel. In a normal winter I give it three years. With a surge above 2.2 metres, which we have had twice in ten years, one chance in five that it opens. A second steel wall costs 9 million and ten weeks.',
          timestamp: 'Day 45 06:05',
          likes: 167,
          retweets: 82,
          replies: 19,
        },
        {
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'The pilot works treats 4,000 cubic metres a day, so 475 days. Metals: fine. PFAS: fine, with carbon changed monthly. Fluoride: not fine. It comes down to 2.1 milligrams and the limit for discharge is 2.0. One more step, with calcium, adds 11 million.',
          timestamp: 'Day 45 06:40',
          likes: 455,
          retweets: 173,
          replies: 38,
        },
        {
          author: { name: 'Naval Architect R. Deol', handle: '@deol_stability', avatar: null },
          content:
            'The hydrogen from the wreck fell to a tenth within five weeks. It would be safe to work on her in January. But: cement on top of a ship that still makes gas is a lid on a pot. Nobody may close that basin before April without a way for gas to leave.',
          timestamp: 'Day 45 07:15',
          likes: 121,
          retweets: 47,
          replies: 12,
        },
        {
          author: { name: 'Storm Pipe Study', handle: '@outfall_study', avatar: null },
          content:
            "The thousandfold mixing in the release plan needs waves above 2.5 metres at the pipe's mouth. In the last ten winters there were on average 23 such days. To empty the basin by March you need 38. So the honest date is the March after next.",
          timestamp: 'Day 45 07:45',
          likes: 88,
          retweets: 29,
          replies: 10,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'You compare a known poison in a small place with a thin poison in a large one. At the end you should be able to say: what stays, what spreads, and what will nature not take back?',
      posts: [
        {
          author: { name: 'Harbour Lab', handle: '@harbour_lab', avatar: null },
          content:
            'Basin water is in layers. The upper six metres are nearly clean: nickel 35, little PFAS. Almost everything is in the lowest three metres. Whoever treats or releases should not stir. Taking the top off first halves the amount: 1.0 million cubic metres instead of 1.9.',
          timestamp: 'Day 45 06:25',
          likes: 312,
          retweets: 154,
          replies: 23,
        },
        {
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content:
            'About 6 kilos of PFAS in the lower layer. Mixed a thousandfold it is legal. But it does not break down, so "mixed" only means "shared". Mussels at Cape Lune already carry half of what Ilmara allows in food. Six kilos would bring them over it for about four years.',
          timestamp: 'Day 45 06:55',
          likes: 811,
          retweets: 420,
          replies: 66,
        },
        {
          author: { name: 'Groundwater Watch', handle: '@dr_eriksen_lab', avatar: null },
          content:
            'We drilled three holes next to the basin. At the south wall, salt water with nickel is seeping out, 2 cubic metres a day, towards the old gas works and the cellars of Rope Street. Filling with heavy cement would press out more in the first months, about ten times that.',
          timestamp: 'Day 45 07:20',
          likes: 177,
          retweets: 79,
          replies: 16,
        },
        {
          author: { name: 'Night Heron Group', handle: '@night_herons', avatar: null },
          content:
            'Since October 300 cormorants and herons winter on the warm, quiet basin. Nobody chases them. We found 19 dead ones. If you keep open water for sixteen months, cover it with nets before January, when the geese arrive. That costs 400,000 crowns and no study.',
          timestamp: 'Day 45 07:50',
          likes: 409,
          retweets: 187,
          replies: 52,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        "You look at ownership of the wreck, the owner's money and duties that outlive the Board. At the end you should be able to say: which decision keeps the claim against the owner, and which permit is missing?",
      posts: [
        {
          author: { name: 'Insurance Lawyer T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            "The court will hear the case on the limit in February, with the booking list and whatever we hold of the sixteen false boxes. If we fill the basin before, the owner's experts cannot inspect the wreck, and the judge may hold that against us.",
          timestamp: 'Day 45 06:15',
          likes: 288,
          retweets: 111,
          replies: 34,
        },
        {
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'By flooding, the region became owner of the wreck. That has one advantage: the metals are ours too. And one trap: the owner\'s insurer offers 120 million crowns "for all claims, present and future". Signed before we know about the seepage, it would be a very cheap exit for him.',
          timestamp: 'Day 45 06:50',
          likes: 203,
          retweets: 76,
          replies: 21,
        },
        {
          author: { name: 'Discharge Permit Desk', handle: '@permit_desk', avatar: null },
          content:
            'A release into the strait needs a permit with public hearing: twelve weeks at least. The Board could order it without a hearing under emergency law, but only to avert "immediate danger". A gate that holds three years is not immediate. A court would see that on page one.',
          timestamp: 'Day 45 07:25',
          likes: 64,
          retweets: 22,
          replies: 9,
        },
        {
          author: { name: 'Land Registry Notes', handle: '@land_registry', avatar: null },
          content:
            'The deed of 1911 gave basin 3 to the region "as a harbour of refuge, for as long as ships pass". If it is filled, the ground goes back to the heirs of the founder. There are 43 of them, and one has a lawyer already. Land sales of 60 million should be looked at again.',
          timestamp: 'Day 45 07:55',
          likes: 119,
          retweets: 48,
          replies: 17,
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'The fire is over and the applause was earned. Now the quiet part begins, and it lasts longer than any mandate. Decide as people who will be asked about it in ten years.',
      posts: [],
      files: [],
    },
  },
};
