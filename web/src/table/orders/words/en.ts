import type { OrderWords } from './de';

const en: OrderWords = {
  scope: 'Holds for',
  onlyOne: (who) => `only ${who}`,
  restHint: 'For all who are still asked the same in this action.',
  window: 'Decide for all at once',
  send: (acting, idle) =>
    acting === 0
      ? 'Do this: nobody does anything'
      : `Do this: ${acting === 1 ? 'one figure acts' : `${acting} figures act`}${idle ? `, ${idle} do nothing` : ''}`,
  andSend: 'Do this, and send everything',
  andSendFor: (who, answer) => `${who}: ${answer}. Do this, and send everything`,
  sendHint: '› behind an answer: do this and send everything. Whoever has chosen nothing does nothing.',
  row: (n) => `Decide all ${n} questions at once`,
  rowHint: 'This is what is asked if every answer is the suggested one. Whatever your answer changes is asked afterwards.',
  inTurn: (place, question) => `${place}. ${question}`,
  sendRow: (changed, n) =>
    changed === 0 ? `Do this: as suggested ${n} times` : `Do this: ${changed} times otherwise, ${n - changed} times as suggested`,
  restByComputer: (n, all) =>
    all ? 'Let the computer decide for all here' : `Do this, and the computer decides for the other ${n}`,
  lead: 'The computer goes on playing',
  leadKind: (n, name) => `all ${n}: ${name}`,
  leadAll: (n) => `all ${n} figures`,
  untilTurn: 'only until it is somebody else’s turn',
  leavesRest: 'I answer myself, and the computer decides what the figure is asked afterwards in the same action',
  led: (names, until) => `The computer plays for you: ${names} (${until}).`,
  ledUntil: {
    step: 'in this action',
    turn: 'until it is somebody else’s turn',
    revoked: 'until you play them yourself',
  },
  leadMyself: 'Play them myself',
  more: 'Be more precise',
  title: 'Standing order',
  answer: 'Always answer',
  condition: 'On the condition',
  always: 'no condition',
  below: 'less than',
  atLeast: 'at least',
  comparison: 'Comparison',
  amount: 'How many',
  nowIs: (n) => `now ${n}`,
  pays: (cost) => `This may be paid for it each time: ${cost}`,
  needsPaying: 'This answer costs something. The order gives it only if you allow that here.',
  give: 'Give the order',
  given: (n) => (n === 1 ? 'one standing order holds' : `${n} standing orders hold`),
};

export default en;
