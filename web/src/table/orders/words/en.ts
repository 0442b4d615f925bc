import type { OrderWords } from './de';

const en: OrderWords = {
  scope: 'Holds for',
  onlyOne: (who) => `only ${who}`,
  restHint: 'For all who are still asked the same in this action.',
  until: 'On to',
  alone: 'once a figure does something: all others nothing',
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
