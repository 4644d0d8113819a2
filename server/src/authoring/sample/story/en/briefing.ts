/** The briefing, which everyone reads before the first stage. */
export const briefing = `Welcome to the Joint Crisis Board of the Sarrow Coast.

The situation
The Sarrow Coast is a region of 1.18 million people in the Republic of Tarvane. Its capital, Port Sarrow, lies on the Orrin Strait, a sea road only eleven nautical miles wide. The neighbour state of Ilmara is on the other side. Three things keep the region alive, and all three depend on this water: the desalination plant at Gannet Point, the port, and the fishing grounds of Merrow Bank.

On the evening of Monday 13 October 2031 a fire broke out on the container ship MV Tamber Light. She carries lithium-ion batteries, liquid electrolyte and metal powder from shredded batteries. Since then she has been drifting, on fire and without power, towards the intake of Gannet Point. Fires of this kind can burn for weeks. Nobody in the world has much experience with one of this size.

Who you are
Governor Renata Osei has called you into the Board under section 14 of the Civil Protection Act. Until its powers end, the Board decides for the whole region: you may close a port or a plant, ration water, move people and spend money. You answer to the regional assembly, to the courts and, in the end, to the people. Regional elections are on 14 December.

The six roles
Each of you sits in one of six rooms and speaks for one view of the crisis:
- The Strategist (political): promises, majorities, the capital and the neighbour state.
- The Economist (economic): costs, stocks, jobs and insurance.
- The Advocate (social): residents, patients, families and trust.
- The Technologist (technological): ship, tow, plant, and what machines can do.
- The Environmentalist (environmental): sea, air, soil, and the weather that moves them.
- The Legal Expert (legal): powers, duties, evidence and liability.

How a stage works
The game has three stages. In each stage all of you read the same scenario and the same three decisions. Your room has a feed of messages, files and a note from the facilitator that only your room can see. Some messages are important, some are loud, and a few are both. First talk in your room: which facts would change the decision? Then bring them to the others, listen to theirs, and vote. The decision of the group leads to the next stage, and what you have chosen stays chosen.

There is no right answer hidden in the files. Each decision protects something and costs something else. Before you vote, make sure that you know what you give up.

What is at stake
- Water: Gannet Point makes 225,000 of the 268,000 cubic metres that the region uses each day, or 84 per cent. The Brack reservoir holds 1.85 million. Without the plant that is eight days of normal use, or about fifteen with strict rationing.
- Trade: the port gives work to 46,000 people. A full closure costs 38 million crowns a day.
- Homes: 38,000 people live in Netmakers' Quarter, "the Nets". The nearest houses are 600 metres from Berth 9.
- Sea: Merrow Bank feeds 1,900 fishing jobs and is a marine reserve. The ship has 1,480 tonnes of fuel oil on board.
- People: 20 of 22 crew are ashore. Two are missing.
- Money: the regional reserve is 88 million crowns. The law limits the shipowner's liability to 74 million, unless he acted recklessly.

Times are given on the 24-hour clock. The first order has to be given on Tuesday 14 October at 07:30. It is now 06:00.`;
