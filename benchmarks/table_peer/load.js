const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const game = require('./game');

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const SEATS = 5;
const took = [];
const underWay = new Map();
const clients = [];
let sent = 0;

function seen(client, table, state) {
  if (!state || state.G.n <= client.seen) return;
  client.seen = state.G.n;
  const key = `${table}:${state.G.n}`;
  const move = underWay.get(key);
  // Whoever moves shows it at once; what counts is when the others do.
  if (!move || client === move.by) return;
  move.left -= 1;
  if (move.left === 0) {
    took.push(performance.now() - move.at);
    underWay.delete(key);
  }
}

for (let table = 0; table < tables; table++) {
  clients[table] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const client = Client({
      game,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
      matchID: `m${table}`,
      playerID: String(seat),
      numPlayers: SEATS,
      debug: false,
    });
    client.seen = -1;
    client.subscribe((state) => seen(client, table, state));
    client.start();
    clients[table].push(client);
  }
}

function play(seats, table, end) {
  if (Date.now() > end) return;
  const by = seats[sent % SEATS];
  const state = by.getState();
  if (state) {
    underWay.set(`${table}:${state.G.n + 1}`, { at: performance.now(), left: SEATS - 1, by });
    sent += 1;
    by.moves.answer(sent);
  }
  setTimeout(() => play(seats, table, end), 1000);
}

function report() {
  took.sort((a, b) => a - b);
  const share = (p) => took[Math.floor((took.length - 1) * p)] ?? null;
  console.log(JSON.stringify({ answers: took.length, sent, p50: share(0.5), p99: share(0.99), worst: share(1) }));
  process.exit(0);
}

setTimeout(() => {
  const end = Date.now() + seconds * 1000;
  clients.forEach((seats, table) => setTimeout(() => play(seats, table, end), Math.random() * 1000));
  setTimeout(report, seconds * 1000 + 3000);
}, 4000 + tables * 20);
