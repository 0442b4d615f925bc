const { Stage } = require('boardgame.io/core');

// Three dice and a short log: about the least that a table can do.
module.exports = {
  name: 'dice',
  setup: () => ({ n: 0, log: [] }),
  moves: {
    answer: ({ G, random }, key) => {
      G.n += 1;
      G.log = G.log.slice(-20).concat([[G.n, key, random.D6(3)]]);
    },
  },
  turn: { activePlayers: { all: Stage.NULL } },
};
