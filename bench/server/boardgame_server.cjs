// A boardgame.io server that does what bench.server asks of Salon: a table of four, one action after another, a state
// of which each player may see a part, sent to all four. Its store is its own default, in memory: nothing is on disk.

const { PlayerView } = require('boardgame.io/core')
const { Server, Origins } = require('boardgame.io/server')

const [port, size] = process.argv.slice(2).map(Number)
const CARD = JSON.stringify({ id: 'card-000', x: 10, y: 10, suits: ['moons', 'waves'], seat: 0 }).length + 1
const CARDS = Math.max(1, Math.floor(size / CARD))

const card = (index) => ({ id: `card-${100 + index}`, x: index % 10, y: 0, suits: ['moons', 'waves'], seat: 0 })

const table = {
  name: 'table',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => ({
    board: Array.from({ length: CARDS }, (_, index) => card(index)),
    players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { hand: random.Die(100) }])),
    secret: { deck: random.Shuffle(Array.from({ length: 36 }, (_, index) => index)) },
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, index, y) => {
      if (!(index in G.board) || !Number.isInteger(y)) return 'INVALID_MOVE'
      G.board[index].y = y
      G.board[index].seat = Number(playerID)
    },
  },
}

const server = Server({ games: [table], origins: [Origins.LOCALHOST] })
server.run({ port: { port, host: '127.0.0.1' } }, () => console.log(`ready ${port}`))
