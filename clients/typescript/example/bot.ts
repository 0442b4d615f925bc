/** Plays a seat: takes the answer with the best odds, else the default. `node dist/bot.js 'http://host:8192/#/t/...'` */
import { type Choice, type Offer, Refused, Seat } from '../src/index';

const link = process.argv[2];
if (!link) throw new Error("bot.js 'http://host:8192/#/t/...'");
const seat = new Seat(link, 'en');

for await (const table of seat.tables()) {
  const choice = table.choices.find((one) => !one.odds_pending);
  if (!choice || table.ending) continue;
  try {
    await seat.answer(choice, decide(choice));
  } catch (problem) {
    // Somebody else was quicker, or the question has changed: the next table says what is asked now.
    if (!(problem instanceof Refused)) throw problem;
  }
}
console.log(seat.table?.ending?.text);
seat.close();

/** The best of the listed answers; the default, which never costs anything, where nothing is better. */
function decide(choice: Choice): string {
  const best = [...choice.offers].sort((one, other) => worth(other) - worth(one))[0];
  return best && worth(best) > 0 ? best.key : choice.default;
}

/** How good an answer is, as far as its odds say: under best play, or by the one chance that matters. */
function worth({ worth, odds }: Offer): number {
  if (worth != null) return worth;
  return odds ? (odds.is_good ? odds.chance : -odds.chance) : 0;
}
