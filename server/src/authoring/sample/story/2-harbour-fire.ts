import type { SampleScenario } from '../shape.ts';

export const harbourFire: SampleScenario = {
  key: 'harbour-fire',
  name: 'Fire in the Harbour',
  description:
    "Friday 17 October, 07:00. The Board brought the Tamber Light into the port. She lies at Berth 9, the lock gate of basin 3 is shut behind her, and the drinking water of the coast has stayed clean. Third engineer Mateo Reyes was cut out of the engine control room alive; his colleague is dead.\n\nBut the fire is not under control. Since Wednesday night the west wind has carried smoke over Netmakers' Quarter. People there live behind closed windows; 1,140 have come to the clinics with burning eyes and coughs. Hold 3 has burnt out, hold 2 is being cooled day and night, and hold 4 started to smoke yesterday at 21:30. Basin 3 and the fuel jetty beside it are closed.\n\nThe salvage master sees three ways to end this, and his pumps and people allow only one. Fuel for the region is running short, the Mayor demands to know how long it will last, and the Governor's promise is on every front page. The Board must decide by 09:00.",
  decisions: [
    {
      title_of_decision: 'Flood and sink her at the berth',
      description_of_decision:
        'Open the sea valves and let the ship settle on the bottom of basin 3, which is eleven metres deep. The fire is out within a day and the smoke ends. But 1.9 million cubic metres of basin water become poisonous waste, and a third of the port is lost for a long time.',
      leads_to: 'sealed-basin',
    },
    {
      title_of_decision: 'Empty the Quarter and let it burn',
      description_of_decision:
        "Move all 38,000 people out of Netmakers' Quarter, then cool the ship's walls and let the cargo burn itself out. No more firefighters go aboard and the basin water stays usable. But it may take two weeks, families lose their daily life, and what falls on their streets stays there.",
      leads_to: 'empty-quarter',
    },
    {
      title_of_decision: 'Unload the unburnt containers',
      description_of_decision:
        'Send volunteers and remote-controlled cranes to take about 410 sound battery containers from the rear holds and park them in the old quarry behind the city. The fire loses its fuel and the cargo keeps its value. But crews work beside burning steel, and the danger moves to another neighbourhood.',
      leads_to: 'quarry-road',
    },
  ],
  rooms: {
    political: {
      notes:
        'You look after mandate and alliances. Since Tuesday the pressure has grown in the council, the capital and the streets. At the end you should be able to say: which way out keeps the Board in charge, and whose support has to be bought with what?',
      posts: [
        {
          author: { name: 'Mayor Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'I kept nine council members quiet for three days. This morning seven are left. If the Quarter is to be emptied, I sign the call together with the Governor, standing on our bridge. If she lets me stand there alone, the council votes to take the Board to court at noon.',
          timestamp: 'Fri 05:50',
          likes: 2107,
          retweets: 644,
          replies: 389,
        },
        {
          author: { name: 'Palace Notes', handle: '@palace_notes', avatar: null },
          content:
            'Leaked from the Governor\'s team: her number in the Nets fell from 54 to 22 per cent, but in the hill districts it rose by 9. One adviser writes: "Quarry Road is hill country. Do not carry the boxes to the people who still vote for us." Charming.',
          timestamp: 'Fri 06:10',
          likes: 811,
          retweets: 290,
          replies: 77,
        },
        {
          author: { name: 'Col. Ruth Zeller', handle: '@zeller_liaison', avatar: null },
          content:
            'The army can offer 120 buses and field kitchens for 40,000 people without Level 3, as "help between offices", if the request reaches me before 08:30. After that the buses leave for the northern floods and come back on Tuesday.',
          timestamp: 'Fri 06:25',
          likes: 118,
          retweets: 36,
          replies: 20,
        },
        {
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Ilmara watched us keep the ship away from the strait and is pleased. Minister Karoun offers 26 trained chemical firefighters and will sign the cable contract on Thursday as planned. She asks for one thing: no release of basin water into the strait without talks first.',
          timestamp: 'Fri 06:40',
          likes: 72,
          retweets: 15,
          replies: 8,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You count costs and stocks. Fuel, insurance and the life of the port hang on the number of days. At the end you should be able to say: on which day does each way out become more expensive than the others, and what runs out first?',
      posts: [
        {
          author: { name: 'Tomas Jurado', handle: '@port_director', avatar: null },
          content:
            'The Ardal Queen waited her 48 hours and left with our diesel. Depot stock this morning: three days, ambulances and bakeries included. The fuel jetty opens again 24 hours after the fire is out. If the ship lies on the bottom instead, divers first have to clear the channel: five days.',
          timestamp: 'Fri 05:40',
          likes: 266,
          retweets: 71,
          replies: 39,
        },
        {
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'As feared, the insurer counts Berth 9 as an invitation: 25 million crowns, gone since yesterday. Now we pay 14 million a day ourselves. A burn-out of two weeks would cost about 196 million. My estimate for cleaning a flooded basin is 160 to 240 million, but spread over years.',
          timestamp: 'Fri 06:00',
          likes: 144,
          retweets: 52,
          replies: 23,
        },
        {
          author: { name: 'Ardent Cell Company', handle: '@ardent_cell', avatar: null },
          content:
            'Statement: the rear holds contain new modules with a market value of 310 million crowns. Our company is ready to pay one fifth of the value of every container saved, within 30 days, as a salvage reward. Modules under water are worth nothing to anyone.',
          timestamp: 'Fri 06:20',
          likes: 54,
          retweets: 8,
          replies: 61,
        },
        {
          author: { name: 'Wen Sarpong', handle: '@wen_freight', avatar: null },
          content:
            'Truck owners here. Everybody talks about berths. The only road for heavy loads from basin 3 to the quarry crosses Mill Bridge, limit 30 tonnes. A full battery box is 26 plus the truck. So half loads or a new bridge. I count nine days for 410 boxes, not five.',
          timestamp: 'Fri 06:45',
          likes: 387,
          retweets: 129,
          replies: 54,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You speak for the people in the smoke and those who may receive them. Find out what they can bear and what they need to be told. At the end you should be able to say: who can leave, who cannot, and what would make people agree?',
      posts: [
        {
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            'We went door to door last night. About 6,000 have left already, those with cars and cousins. About 4,500 say that they will not go, whatever you order: the night workers, the people without papers, the old. They fear that they will not be let back in. Promise that first.',
          timestamp: 'Fri 05:30',
          likes: 4020,
          retweets: 1876,
          replies: 533,
        },
        {
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            '1,140 patients, most go home the same day. But 61 children with asthma are on my wards. Ten more days of this smoke and I expect deaths among the old. Moving the 310 care home residents is dangerous too: in past evacuations about three in a hundred did not survive the month.',
          timestamp: 'Fri 05:55',
          likes: 1377,
          retweets: 702,
          replies: 115,
        },
        {
          author: { name: 'Ambrose Pym', handle: '@quarryroad_parent', avatar: null },
          content:
            'The old quarry is 350 metres from Quarry Road School, 740 children. Nobody has told us anything. I learned it from a truck driver. I am not against helping the Nets. I am against reading about it in the feed after the first box has arrived.',
          timestamp: 'Fri 06:15',
          likes: 921,
          retweets: 407,
          replies: 188,
        },
        {
          author: { name: 'Yusra Holm', handle: '@firehouse_yusra', avatar: null },
          content:
            'I have been on that deck for three shifts. We asked for volunteers to go to the rear holds: 18 hands up, we need 44 for three shifts. The crew is tired and one man fell yesterday. People should know this before they call it "the clever plan".',
          timestamp: 'Fri 06:35',
          likes: 2954,
          retweets: 980,
          replies: 244,
        },
      ],
      files: [{ path: 'evacuation-plan-netmakers.pdf', name: 'evacuation-plan-netmakers.pdf', day: null }],
    },
    technological: {
      notes:
        'You judge what steel, water and machines can do. The three ways have different clocks and different points of no return. At the end you should be able to say: what is the chance that each way works, and what can no longer be stopped once begun?',
      posts: [
        {
          author: { name: 'Joost Gerrits', handle: '@gerrits_salvage', avatar: null },
          content:
            'Hold 4 has 122 containers, and the wall to hold 5 is warm. My estimate for a burn-out is 12 to 18 days, with three or four heavy peaks. If we start to unload, hold 5 must stay under 50 degrees. It is at 38 now. We would know by tomorrow noon whether we lose.',
          timestamp: 'Fri 05:25',
          likes: 198,
          retweets: 81,
          replies: 33,
        },
        {
          author: { name: 'Naval Architect R. Deol', handle: '@deol_stability', avatar: null },
          content:
            'Before you open any valve: she leans 4 degrees to the quay from fire water. Flooded fast, she will roll against the quay wall and the lock gate could jam open. Flooded slowly, over 20 hours and in the right order, it should go well. There is no way to stop halfway.',
          timestamp: 'Fri 05:50',
          likes: 107,
          retweets: 39,
          replies: 14,
        },
        {
          author: { name: 'Crane Control', handle: '@berth9_cranes', avatar: null },
          content:
            'The remote kit for crane 2 arrived last night and works. It moves six boxes an hour in still air, two in this wind. The forecast for the port gives less than force 5 from Saturday 16:00 until Tuesday. That is our window, and it is the only one this week.',
          timestamp: 'Fri 06:15',
          likes: 88,
          retweets: 19,
          replies: 9,
        },
        {
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'People ask whether a wet battery is a safe battery. Salt water stops the fire but starts slow gas: hydrogen, for weeks. A flooded ship must be vented and nobody may weld near it. It is a known job, but it needs about two months of watching day and night.',
          timestamp: 'Fri 06:40',
          likes: 530,
          retweets: 204,
          replies: 47,
        },
      ],
      files: [{ path: 'plan-basin-3.png', name: 'plan-basin-3.png', day: null }],
    },
    environmental: {
      notes:
        'You follow smoke, water and soil. Each way moves the poison to another place. At the end you should be able to say: where will it be in a month, how much of it, and who is able to clean it up there?',
      posts: [
        {
          author: { name: 'Harbour Lab', handle: '@harbour_lab', avatar: null },
          content:
            'Basin 3 this morning: nickel 14 micrograms per litre, fluoride 1.6 milligrams. That is still treatable in our own works. If she is flooded with hold 2 intact, we expect nickel near 900. No plant in the country can treat that water faster than 4,000 cubic metres a day.',
          timestamp: 'Fri 05:35',
          likes: 241,
          retweets: 118,
          replies: 16,
        },
        {
          author: { name: 'Dr. Ilka Ferreira-Moss', handle: '@soil_and_street', avatar: null },
          content:
            'I took 22 dust samples in the Nets. Playgrounds near the quay have cobalt at twice the limit for play sand, after only two nights. Further than 900 metres there is nothing to see. Every further day of smoke adds to it, and topsoil there must then be dug out.',
          timestamp: 'Fri 06:00',
          likes: 463,
          retweets: 212,
          replies: 38,
        },
        {
          author: { name: 'Weather Office Duty', handle: '@sarrow_met', avatar: null },
          content:
            'Outlook: west wind until Saturday afternoon, then light winds from the north until Tuesday. Under light wind the smoke will not blow over the Nets but sit low in the basin. From Wednesday a new westerly, force 6 to 7, for at least five days.',
          timestamp: 'Fri 06:20',
          likes: 975,
          retweets: 446,
          replies: 51,
        },
        {
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content:
            'Confirmed by two firefighters: the fluorine-free foam ran out on Wednesday at 03:00. They used 5,200 litres of the old PFAS foam since. It is all in basin 3. So please, whatever you decide, that lock gate stays shut. An open gate would be worse than the fire.',
          timestamp: 'Fri 06:45',
          likes: 602,
          retweets: 311,
          replies: 42,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        "You protect the Board's powers and the claims against the owner. Ask what may be ordered, at what price, and what happens to the evidence. At the end you should be able to say: which way holds up in court, and what must be done first?",
      posts: [
        {
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Whatever the Board signed for Berth 9 on Tuesday, it signed for a refuge and not for a sinking, and no court will stretch the one to cover the other. Whoever sinks a ship in a basin becomes owner of the wreck under section 12, with all later costs.',
          timestamp: 'Fri 05:45',
          likes: 163,
          retweets: 58,
          replies: 19,
        },
        {
          author: { name: 'Insurance Lawyer T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'The voyage recorder is safe, taken from the bridge on Wednesday. The forty false boxes from hold 3 are ash. But the rear holds have 16 more from the same yard and the same booking. Sixteen sealed boxes before a judge would break the limit of 74 million. Wet, they prove little.',
          timestamp: 'Fri 06:05',
          likes: 227,
          retweets: 95,
          replies: 31,
        },
        {
          author: { name: 'Civil Protection Counsel', handle: '@cp_counsel', avatar: null },
          content:
            "An order to leave one's home is lawful for 72 hours at a time and must be renewed each time with fresh readings. Force may be used only where life is in danger. And each person moved has a right to 45 crowns a day from the first night, to be paid by the region.",
          timestamp: 'Fri 06:25',
          likes: 91,
          retweets: 27,
          replies: 10,
        },
        {
          author: { name: 'Night Court Clerk', handle: '@night_court', avatar: null },
          content:
            'Night court: parents from Quarry Road have asked for an injunction against any dangerous store within 500 metres of a school. The Storage Act has that exact distance. The quarry gate is at 350 metres, its far end at 560. The hearing is at 11:00.',
          timestamp: 'Fri 06:40',
          likes: 45,
          retweets: 12,
          replies: 4,
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'The ship is in the port because this Board asked her in. Three days later each room hears different voices about the price of it. Ask the other rooms about time: how many days does each way out really take?',
      posts: [],
      files: [],
    },
  },
};
