const { Server, Origins } = require('boardgame.io/server');
const game = require('./game');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log('up'));
